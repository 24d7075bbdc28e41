import { addDays } from 'date-fns'
import type { Actor } from '../kernel/actor'
import type { Fields, Mask } from './mask'
import { AUCTION_MASK, MISSION_MASK } from './masks-driver'
import { CLIENT_MASK } from './masks-client'
import { ADMIN_MASK } from './masks-admin'
import { SMS_MASK, TRACKING_MASK } from './masks-public'
import { MISSION_GROUP, type DeliveryStatus } from './statuses'

export type { Fields, Given, Mask } from './mask'

export type MaskName = 'm-admin' | 'm-client' | 'm-auction' | 'm-mission' | 'm-track' | 'm-sms'

/** Description 6.2 and 10.2 for the two public ones. */
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

/** Days after completion during which the driver keeps the mission's details. Description 6.2, m-mission. */
export const MISSION_MASK_DAYS = 7

const CARRIED: readonly DeliveryStatus[] = ['SET', ...MISSION_GROUP]

/**
 * Through which mask a signed-in viewer sees a delivery that is in their scope; null for nobody. Description 6.2.
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
