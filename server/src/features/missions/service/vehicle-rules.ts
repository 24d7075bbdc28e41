import { AppError } from '@volant/contract/errors'
import type { DeliveryFacts } from '@volant/domain/deliveries/facts'
import { mayInspect } from '@volant/domain/deliveries/policy'
import type { InspectionSide } from '@volant/domain/deliveries/policy'
import type { updateVehicleSchema } from '@volant/domain/deliveries/schema'
import type { Actor } from '@volant/domain/kernel/actor'
import { RANK } from '@volant/domain/kernel/actor'
import type * as z from 'zod'
import { ensureHere } from '../../deliveries/public'

export type VehicleForm = z.output<typeof updateVehicleSchema>

const SIDE_OF: Readonly<Record<string, InspectionSide>> = {
  mileageBefore: 'before',
  essenceBefore: 'before',
  imagesBefore: 'before',
  mileageAfter: 'after',
  essenceAfter: 'after',
  imagesAfter: 'after',
  inspectionBefore: 'before',
  inspectionAfter: 'after',
}

function sentFields(form: VehicleForm): string[] {
  return Object.entries(form)
    .filter(([name, value]) => name !== 'id' && value !== undefined)
    .map(([name]) => name)
}

/** The driver files the inspection of the leg under way, and nothing else of the car. */
function requireOwnLeg(
  actor: Actor,
  facts: DeliveryFacts,
  position: number,
  names: readonly string[],
  now: Date,
): void {
  const leg = position === 0 ? 0 : 1
  for (const name of names) {
    const side = SIDE_OF[name]
    if (side === undefined) throw new AppError('FORBIDDEN')
    ensureHere(mayInspect(actor, facts, { leg, side }), actor, facts, now)
  }
}

/**
 * Who may write which part of a vehicle: the driver their inspection, support the photos, a client their own request; the
 * office all of it. Description 6.4.
 * @throws FORBIDDEN, or 409 for an inspection that is not open
 */
export function requireVehicleRights(
  actor: Actor,
  facts: DeliveryFacts,
  position: number,
  form: VehicleForm,
  now: Date,
): void {
  const names = sentFields(form)
  if (actor.role === 'DRIVER') return requireOwnLeg(actor, facts, position, names, now)
  if (actor.role === 'CLIENT') {
    if (names.some((name) => /^(?:images|inspection)/.test(name)))
      throw new AppError('FORBIDDEN', { reason: 'WRONG_ROLE' })
    // the rest of the car is an edit like any other: the lifecycle tells whether it is still open
    return
  }
  if (facts.status === 'REQUESTED') return
  const photosOnly = names.every((name) => name.startsWith('images'))
  if (!photosOnly && !(actor.role === 'ADMIN' && actor.rank <= RANK.MAINTAINER))
    throw new AppError('FORBIDDEN', { reason: 'RANK_TOO_LOW' })
}
