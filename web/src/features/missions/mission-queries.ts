import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { TRACKED_STATUSES } from '@volant/domain/deliveries/statuses'
import type { TABS } from '@volant/domain/deliveries/tabs'
import { request } from '../../lib/api'
import {
  MissionsInMotionDocument,
  OwnMissionDocument,
  OwnMissionsDocument,
  type OwnMissionsQuery,
} from './queries.generated'

export type ListedMission = OwnMissionsQuery['findAllDeliveries']['records'][number]

export const MISSION_GROUPS = ['underWay', 'toStart', 'done'] as const
export type MissionGroup = (typeof MISSION_GROUPS)[number]

const TAB_OF = { underWay: 'ONGOING', toStart: 'SET', done: 'COMPLETED' } as const satisfies Record<
  MissionGroup,
  keyof (typeof TABS)['DRIVER']
>

const SORT_OF = {
  underWay: { field: 'carDeliveryDeadline', order: 'asc' },
  toStart: { field: 'carPickUpDate', order: 'asc' },
  done: { field: 'completedAt', order: 'desc' },
} as const

const PAGE = 20

/** One group of the driver's own missions; the server returns no others. */
export const missionsQuery = (group: MissionGroup) =>
  infiniteQueryOptions({
    queryKey: ['deliveries', 'missions', group],
    queryFn: async ({ pageParam, signal }) => {
      const pagination = { page: pageParam, perPage: PAGE }
      const variables = { pagination, sort: SORT_OF[group], filter: { tab: TAB_OF[group] } }
      return (await request(OwnMissionsDocument, variables, { signal })).findAllDeliveries
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (pages.length * PAGE < last.total ? pages.length : undefined),
  })

/** The whole mission; null when it is not, or no longer, this driver's. */
export const missionQuery = (id: string) =>
  queryOptions({
    queryKey: ['deliveries', 'mission', id],
    queryFn: async ({ signal }) => (await request(OwnMissionDocument, { id }, { signal })).findDeliveryById,
  })

/** The mission under way, which must be handed over before another one starts. Description 4.2, T12. */
export const inMotionQuery = queryOptions({
  queryKey: ['deliveries', 'missions', 'in motion'],
  queryFn: async ({ signal }) =>
    (await request(MissionsInMotionDocument, { statuses: [...TRACKED_STATUSES] }, { signal })).findAllDeliveries
      .records,
})
