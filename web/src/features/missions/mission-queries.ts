import { infiniteQueryOptions, queryOptions, type QueryFunctionContext, type QueryKey } from '@tanstack/react-query'
import { TRACKED_STATUSES } from '@volant/domain/deliveries/statuses'
import type { TABS } from '@volant/domain/deliveries/tabs'
import { request } from '../../lib/api'
import { keptQuery } from '../../lib/kept/kept-query'
import { SAYS_OFFLINE } from '../../lib/says-offline'
import {
  MissionPaymentDocument,
  MissionsInMotionDocument,
  OwnMissionDocument,
  OwnMissionsDocument,
  ReportedProblemsDocument,
  type MissionPaymentQuery,
  type OwnMissionsQuery,
  type ReportedProblemsQuery,
} from './queries.generated'

export type ListedMission = OwnMissionsQuery['findAllDeliveries']['records'][number]

export const MISSION_GROUPS = ['underWay', 'toStart', 'done'] as const
export type MissionGroup = (typeof MISSION_GROUPS)[number]

export const TAB_OF = { underWay: 'ONGOING', toStart: 'SET', done: 'COMPLETED' } as const satisfies Record<
  MissionGroup,
  keyof (typeof TABS)['DRIVER']
>

const SORT_OF = {
  underWay: { field: 'carDeliveryDeadline', order: 'asc' },
  toStart: { field: 'carPickUpDate', order: 'asc' },
  done: { field: 'completedAt', order: 'desc' },
} as const

const PAGE = 20

type MissionsAsked = QueryFunctionContext<QueryKey, number>

/** One group of the driver's own missions; the server returns no others. */
export const missionsQuery = (group: MissionGroup) =>
  infiniteQueryOptions({
    queryKey: ['deliveries', 'missions', group],
    networkMode: 'always',
    queryFn: keptQuery<OwnMissionsQuery['findAllDeliveries'], MissionsAsked>(async ({ pageParam, signal }) => {
      const pagination = { page: pageParam, perPage: PAGE }
      const variables = { pagination, sort: SORT_OF[group], filter: { tab: TAB_OF[group] } }
      return (await request(OwnMissionsDocument, variables, { signal })).findAllDeliveries
    }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (pages.length * PAGE < last.total ? pages.length : undefined),
  })

/** The whole mission; null when it is not, or no longer, this driver's. */
export const missionQuery = (id: string) =>
  queryOptions({
    queryKey: ['deliveries', 'mission', id],
    networkMode: 'always',
    queryFn: keptQuery(async ({ signal }) => (await request(OwnMissionDocument, { id }, { signal })).findDeliveryById),
  })

export type ReportedProblem = ReportedProblemsQuery['missionProblems'][number]

/** What this driver has reported of a mission, the newest first. */
export const reportedQuery = (id: string) =>
  queryOptions({
    queryKey: ['deliveries', 'reported', id],
    networkMode: 'always',
    queryFn: keptQuery(
      async ({ signal }) => (await request(ReportedProblemsDocument, { deliveryId: id }, { signal })).missionProblems,
    ),
  })

export type PaymentStatus = MissionPaymentQuery['findAllDeliveryPayments']['records'][number]['status']

/** What the driver is paid for a mission; null before it is prepared. The server looks for the number in all of their payments. */
export const paymentQuery = (contract: string) =>
  queryOptions({
    ...SAYS_OFFLINE,
    queryKey: ['invoices', 'payments', 'mission', contract],
    queryFn: keptQuery(async ({ signal }) => {
      const { findAllDeliveryPayments: found } = await request(MissionPaymentDocument, { contract }, { signal })
      return found.records.find((payment) => payment.contract === contract) ?? null
    }),
  })

/** The mission under way, which must be handed over before another vehicle is taken. Description 4.2, T12 and T16. */
export const inMotionQuery = queryOptions({
  queryKey: ['deliveries', 'missions', 'in motion'],
  networkMode: 'always',
  queryFn: keptQuery(
    async ({ signal }) =>
      (await request(MissionsInMotionDocument, { statuses: [...TRACKED_STATUSES] }, { signal })).findAllDeliveries
        .records,
  ),
})
