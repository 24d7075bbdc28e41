import { addHours } from 'date-fns'
import type { Role } from '../kernel/actor'
import { CANCELLED_GROUP, type DeliveryStatus, MISSION_GROUP, REQUESTED_GROUP } from './statuses'

/** The tabs of the delivery table, as the API names them; the route keys are their hyphenated lower-case names. */
export const TAB_NAMES = [
  'REQUESTED',
  'CONFIRMED',
  'WAITING_FOR_DRIVER',
  'SET',
  'ALERT',
  'ONGOING',
  'COMPLETED',
  'CANCELLED',
  'PENDING_CUSTOMER_CONFIRMATION',
  'CONFIRMED_BY_CUSTOMER',
  'CANCELLED_BY_CUSTOMER',
  'RESCHEDULED_BY_ADMIN',
] as const
export type DeliveryTab = (typeof TAB_NAMES)[number]

/** Hours before the deadline from which an auction without offers is urgent. Description 9. */
export const ALERT_HOURS = 2

export interface TabDefinition {
  readonly statuses: readonly DeliveryStatus[]
  /** Only those that `isAlert`: no pending offer, deadline within two hours or past. */
  readonly alert?: true
}

const SINGLE = {
  PENDING_CUSTOMER_CONFIRMATION: { statuses: ['PENDING_CUSTOMER_CONFIRMATION'] },
  CONFIRMED_BY_CUSTOMER: { statuses: ['CONFIRMED_BY_CUSTOMER'] },
  CANCELLED_BY_CUSTOMER: { statuses: ['CANCELLED_BY_CUSTOMER'] },
  RESCHEDULED_BY_ADMIN: { statuses: ['RESCHEDULED_BY_ADMIN'] },
} as const satisfies Partial<Record<DeliveryTab, TabDefinition>>

/**
 * One definition for the list, its count, the export and the badge. A tab that is missing under a role is FORBIDDEN to it.
 * A driver's tabs hold open auctions under WAITING_FOR_DRIVER and own missions elsewhere: the scope sees to that.
 * Description 2.3; decisions, Tables and counts.
 */
export const TABS = {
  ADMIN: {
    REQUESTED: { statuses: [...REQUESTED_GROUP, 'CANCELLED_BY_CUSTOMER'] },
    CONFIRMED: { statuses: ['CONFIRMED'] },
    WAITING_FOR_DRIVER: { statuses: ['WAITING_FOR_DRIVER'] },
    SET: { statuses: ['SET'] },
    ALERT: { statuses: ['WAITING_FOR_DRIVER'], alert: true },
    ONGOING: { statuses: MISSION_GROUP },
    COMPLETED: { statuses: ['COMPLETED'] },
    CANCELLED: { statuses: CANCELLED_GROUP },
    ...SINGLE,
  },
  CLIENT: {
    REQUESTED: { statuses: REQUESTED_GROUP },
    CONFIRMED: { statuses: ['CONFIRMED', 'WAITING_FOR_DRIVER', 'SET'] },
    ONGOING: { statuses: MISSION_GROUP },
    COMPLETED: { statuses: ['COMPLETED'] },
    CANCELLED: { statuses: CANCELLED_GROUP },
    ...SINGLE,
  },
  DRIVER: {
    WAITING_FOR_DRIVER: { statuses: ['WAITING_FOR_DRIVER'] },
    SET: { statuses: ['SET'] },
    ONGOING: { statuses: MISSION_GROUP },
    COMPLETED: { statuses: ['COMPLETED'] },
  },
} as const satisfies Record<Role, Partial<Record<DeliveryTab, TabDefinition>>>

/** @returns the definition, or null where this role has no such tab (403) */
export function tabOf(role: Role, tab: DeliveryTab): TabDefinition | null {
  const tabs: Partial<Record<DeliveryTab, TabDefinition>> = TABS[role]
  return tabs[tab] ?? null
}

/** The latest deadline that counts as an alert at `now`. */
export function alertHorizon(now: Date): Date {
  return addHours(now, ALERT_HOURS)
}

/**
 * An overdue auction stays in alert: it is the most urgent of all. Decisions, Tables and counts.
 * @internal the server asks its database the same, and tests compare
 */
export function isAlert(
  facts: { readonly status: DeliveryStatus; readonly carDeliveryDeadline: Date | null; readonly pendingOffers: number },
  now: Date,
): boolean {
  if (facts.status !== 'WAITING_FOR_DRIVER' || facts.pendingOffers > 0 || !facts.carDeliveryDeadline) return false
  return facts.carDeliveryDeadline <= alertHorizon(now)
}
