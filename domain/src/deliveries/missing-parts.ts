import { type DeliveryFacts, isTwoWay } from './facts'

/** What is asked of a delivery before it can be carried out. */
export interface PartFacts extends Pick<DeliveryFacts, 'type' | 'addresses' | 'category'> {
  readonly vehicles: readonly Pick<DeliveryFacts['vehicles'][number], 'complete'>[]
}

/** Named as the fields of the form that asks for them. */
export type MissingPart =
  | 'fromAddress'
  | 'toAddress'
  | 'vehicles.0'
  | 'category'
  | 'toReturnFromAddress'
  | 'toReturnToAddress'
  | 'vehicles.1'

/** The parts that a delivery must have before anybody is asked to act on it. Description 4.2, T3, T6, T7, T8. */
export function missingParts(facts: PartFacts): MissingPart[] {
  const missing: MissingPart[] = []
  if (!facts.addresses.from) missing.push('fromAddress')
  if (!facts.addresses.to) missing.push('toAddress')
  if (!facts.vehicles[0]?.complete) missing.push('vehicles.0')
  if (!facts.category) missing.push('category')
  if (!isTwoWay(facts)) return missing
  if (!facts.addresses.returnFrom) missing.push('toReturnFromAddress')
  if (!facts.addresses.returnTo) missing.push('toReturnToAddress')
  if (!facts.vehicles[1]?.complete) missing.push('vehicles.1')
  return missing
}
