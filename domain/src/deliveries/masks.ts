import { addDays } from 'date-fns'
import type { Actor } from '../kernel/actor'
import { AUCTION_MASK, MISSION_MASK } from './masks-driver'
import { CLIENT_MASK } from './masks-client'
import { ADMIN_MASK } from './masks-admin'
import { SMS_MASK, TRACKING_MASK } from './masks-public'
import type { DeliveryStatus } from './statuses'

/** A field is given always, or only while the delivery has one of these statuses. What a mask does not name is not given. */
export type Given = 'always' | readonly DeliveryStatus[]

/** Fields of one object by their API name. */
export type Fields = Readonly<Record<string, Given>>

/**
 * A positive list, as data: query builders select by it, presenters write by it, filters and sorts obey it.
 * `delivery` also names the relations; an empty relation list means that it is never given.
 */
export interface Mask {
  readonly delivery: Fields
  /** Of the four addresses. */
  readonly address: Fields
  readonly vehicle: Fields
  /** The driver carrying the mission, and the one behind an offer. */
  readonly driver: Fields
  readonly offer: Fields
  /** Only the viewer's own offers are given. */
  readonly ownOffersOnly: boolean
  readonly organization: Fields
  /** The mandataire. */
  readonly client: Fields
  readonly option: Fields
  readonly document: Fields
}

export type MaskName = 'm-admin' | 'm-client' | 'm-auction' | 'm-mission' | 'm-track' | 'm-sms'

/** Permissions, section 2; threats 2.2 for the two public ones. */
export const MASKS: Readonly<Record<MaskName, Mask>> = {
  'm-admin': ADMIN_MASK,
  'm-client': CLIENT_MASK,
  'm-auction': AUCTION_MASK,
  'm-mission': MISSION_MASK,
  'm-track': TRACKING_MASK,
  'm-sms': SMS_MASK,
}

/** Is this field given at this status? */
export function gives(fields: Fields, field: string, status: DeliveryStatus): boolean {
  const given = Object.hasOwn(fields, field) ? fields[field] : undefined
  return given === 'always' || (given?.includes(status) ?? false)
}

/** Days after completion during which the driver keeps the mission's details. Permissions, m-mission. */
export const MISSION_MASK_DAYS = 7

const CARRIED: readonly DeliveryStatus[] = [
  'SET',
  'PICKUP_DRIVER',
  'ONGOING',
  'PICKUP_CLIENT',
  'DELIVERED',
  'SWAP_PICKUP_DRIVER',
  'SWAP_IN_TRANSIT',
  'SWAP_PICKUP_CLIENT',
  'SWAP_DELIVERED',
]

/**
 * Through which mask a signed-in viewer sees a delivery that is in their scope; null for nobody. Permissions, section 2.
 * @param now decides when a finished mission falls back to the auction's view
 */
export function maskFor(
  actor: Actor,
  facts: {
    readonly status: DeliveryStatus
    readonly selectedDriverId: string | null
    readonly completedAt: Date | null
  },
  now: Date,
): MaskName | null {
  if (actor.role === 'ADMIN') return 'm-admin'
  if (actor.role === 'CLIENT') return 'm-client'
  if (actor.role === 'ANONYMOUS') return null
  if (facts.selectedDriverId !== actor.profileId) return 'm-auction'
  if (CARRIED.includes(facts.status)) return 'm-mission'
  const recent = facts.completedAt !== null && now <= addDays(facts.completedAt, MISSION_MASK_DAYS)
  return facts.status === 'COMPLETED' && recent ? 'm-mission' : 'm-auction'
}
