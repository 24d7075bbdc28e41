import type { DeliveryFacts } from '@volant/domain/deliveries/facts'
import { mayInspect } from '@volant/domain/deliveries/policy'
import type { InspectionSide } from '@volant/domain/deliveries/policy'
import type { Actor } from '@volant/domain/kernel/actor'
import { RANK } from '@volant/domain/kernel/actor'
import type { Decision } from '@volant/domain/kernel/decision'
import { ALLOWED, refuse } from '@volant/domain/kernel/decision'

const SIDE_OF: Readonly<Record<string, InspectionSide>> = {
  mileageBefore: 'before',
  essenceBefore: 'before',
  imagesBefore: 'before',
  mileageAfter: 'after',
  essenceAfter: 'after',
  imagesAfter: 'after',
  inspectionBefore: 'before',
  inspectionAfter: 'after',
  identity: 'before',
}

/** What is asked to be written, before it is known whether it can be read. */
export function sentFields(input: object): string[] {
  return Object.entries(input)
    .filter(([name, value]) => name !== 'id' && value !== undefined)
    .map(([name]) => name)
}

/** The driver files the inspection of the leg under way, and nothing else of the car. */
function inspects(actor: Actor, facts: DeliveryFacts, position: number, name: string): Decision {
  const side = SIDE_OF[name]
  return side === undefined ? refuse('FORBIDDEN') : mayInspect(actor, facts, { leg: position === 0 ? 0 : 1, side })
}

/** Whose part of a vehicle it is: the driver's their inspection, support's the photos, a client's the rest of their own request. */
function mayWrite(actor: Actor, facts: DeliveryFacts, position: number, name: string): Decision {
  if (actor.role === 'DRIVER') return inspects(actor, facts, position, name)
  // what was read off a vehicle is the word of whoever stood before it
  if (name === 'identity') return refuse('FORBIDDEN', 'WRONG_ROLE')
  const isPhoto = name.startsWith('images')
  // the rest of the car is an edit like any other: the lifecycle tells whether it is still open
  if (actor.role === 'CLIENT')
    return isPhoto || name.startsWith('inspection') ? refuse('FORBIDDEN', 'WRONG_ROLE') : ALLOWED
  if (facts.status === 'REQUESTED' || isPhoto || (actor.role === 'ADMIN' && actor.rank <= RANK.MAINTAINER))
    return ALLOWED
  return refuse('FORBIDDEN', 'RANK_TOO_LOW')
}

/**
 * Who may write which part of a vehicle. Description 6.4.
 * @returns the first refusal: FORBIDDEN of the person, or CONFLICT for an inspection that is not open
 */
export function mayWriteAll(actor: Actor, facts: DeliveryFacts, position: number, names: readonly string[]): Decision {
  const refusals = names.map((name) => mayWrite(actor, facts, position, name)).filter(({ ok }) => !ok)
  return refusals.find((each) => !each.ok && each.code !== 'CONFLICT') ?? refusals[0] ?? ALLOWED
}
