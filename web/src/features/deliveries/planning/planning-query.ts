import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { calendarWindow, type CalendarDay } from '@volant/domain/deliveries/calendar'
import { HOLDING_STATUSES } from '@volant/domain/deliveries/overlap'
import { request } from '../../../lib/api'
import { FOLLOWS_TIME } from '../../../lib/follows-time'
import { FILLS_FORM } from '../../../lib/form-query'
import {
  DeliveriesToAssignDocument,
  DeliveryToPlanDocument,
  PlannedDriversDocument,
  PlannedMissionsDocument,
  type DeliveryToPlanQuery,
} from './queries.generated'

export type DeliveryToPlan = NonNullable<DeliveryToPlanQuery['findDeliveryById']>

const MOST = 1000
export const TRAY_SIZE = 20

/** The missions that hold a driver at some time of these days. */
export function missionsQuery(days: readonly CalendarDay[]) {
  const { from, to } = calendarWindow(days)
  return queryOptions({
    queryKey: ['deliveries', 'planning', from.getTime(), to.getTime()],
    queryFn: async ({ signal }) => {
      const variables = {
        pagination: { page: 0, perPage: MOST },
        filter: {
          statuses: [...HOLDING_STATUSES, 'COMPLETED' as const],
          takesPlaceFrom: from.toISOString(),
          takesPlaceTo: to.toISOString(),
        },
      }
      return (await request(PlannedMissionsDocument, variables, { signal })).findAllDeliveries
    },
    placeholderData: keepPreviousData,
    ...FOLLOWS_TIME,
  })
}

/** The drivers who can be given a mission, by name; narrowed to those who have none in these days. */
export function driversQuery(days: readonly CalendarDay[], { driver, free }: { driver: string; free: boolean }) {
  const { from, to } = calendarWindow(days)
  return queryOptions({
    // who is free changes with the deliveries as well
    queryKey: free
      ? ['deliveries', 'drivers', 'planned', driver, from.getTime(), to.getTime()]
      : ['drivers', 'planned', driver],
    queryFn: async ({ signal }) => {
      const stretch = free && { freeFrom: from.toISOString(), freeTo: to.toISOString() }
      const variables = {
        pagination: { page: 0, perPage: MOST },
        filter: { state: 'ACCEPTED' as const, nameSearch: driver || undefined, ...stretch },
      }
      return (await request(PlannedDriversDocument, variables, { signal })).findAllDrivers
    },
    placeholderData: keepPreviousData,
  })
}

/** A page of what waits for a driver, the next pick-up first. */
export const toAssignQuery = (keyword: string, page: number) =>
  queryOptions({
    queryKey: ['deliveries', 'to-assign', keyword, page],
    queryFn: async ({ signal }) => {
      const variables = {
        keyword: keyword || undefined,
        pagination: { page, perPage: TRAY_SIZE },
        filter: { statuses: ['CONFIRMED' as const, 'WAITING_FOR_DRIVER' as const] },
      }
      return (await request(DeliveriesToAssignDocument, variables, { signal })).findAllDeliveries
    },
    placeholderData: keepPreviousData,
    ...FOLLOWS_TIME,
  })

/** The initial data of the dialog; null for an unknown delivery. */
export const deliveryToPlanQuery = (id: string) =>
  queryOptions({
    // The key does not start with the deliveries, so that live hints do not load it again.
    queryKey: ['plan', id],
    queryFn: async ({ signal }) => (await request(DeliveryToPlanDocument, { id }, { signal })).findDeliveryById,
    ...FILLS_FORM,
  })
