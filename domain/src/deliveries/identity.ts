import type * as z from 'zod'
import { form, moment, requiredText } from '../kernel/fields'
import { plateLetters, writtenPlate } from './plates'
import { isUnderWPlate } from './w-plate'

/** So many last characters of a VIN tell the vehicles of a yard apart; the whole one is as good. */
export const VIN_END = 6

/** What a driver read off the vehicle before taking it. Decisions, Flow. */
export interface SeenIdentity {
  /** Null where the vehicle carries none. */
  readonly plate: string | null
  /** All of it or its last characters; null where it was not read. */
  readonly vin: string | null
}

/** The same as it is kept with the vehicle. */
export interface Identity extends SeenIdentity {
  readonly seenAt: string
  /** When the office let the driver go although it does not match. */
  readonly acceptedAt: string | null
}

/** An umlaut of a German plate is typed with its dots or without. */
const plateOf = (text: string | null) => plateLetters((text ?? '').normalize('NFD'))

/** No VIN has an I, an O or a Q: whoever types one has read a digit. */
const vinOf = (text: string | null) =>
  plateLetters(text ?? '')
    .replaceAll(/[OQ]/g, '0')
    .replaceAll('I', '1')

/** What is filed; of the two at least one. contract/schema.graphql, IdentityInput. */
export const identitySchema = form({
  plate: requiredText(20)
    .refine((text) => plateOf(text) !== '', { error: 'invalid' })
    .nullish(),
  vin: requiredText(20)
    .refine((text) => vinOf(text).length >= VIN_END, { error: 'tooShort' })
    .nullish(),
  seenAt: moment(),
}).refine(({ plate, vin }) => Boolean(plate ?? vin), { path: ['plate'], error: 'required' })
export type IdentityForm = z.output<typeof identitySchema>

/** What the order knows of a vehicle. */
export interface OrderedVehicle {
  readonly vehicleCode: string | null
  readonly vin: string | null
}

/** Does it match, where both are known? */
function samePlate(known: string, seen: string): boolean | null {
  return known === '' || seen === '' ? null : known === seen
}

function sameVin(known: string, seen: string): boolean | null {
  return known === '' || seen === '' ? null : known.endsWith(seen)
}

/** Nothing to compare is said where the order knows neither, or only a plate that a garage's W plate stands in for. */
export type IdentityVerdict = 'MATCH' | 'MISMATCH' | 'NOTHING_TO_COMPARE'

/** Does the order know something that the driver can compare with the vehicle? */
export function isComparable(
  { vehicleCode, vin }: OrderedVehicle,
  options: readonly { readonly id: string }[],
): boolean {
  return vinOf(vin) !== '' || (plateOf(vehicleCode) !== '' && !isUnderWPlate(options))
}

/**
 * Is it the vehicle of the order? One of plate and VIN that matches is enough, and none that was read may differ; under a W plate
 * only the VIN may. The order of today is asked: what the office corrects in it counts for what was read before.
 * @param options those of the delivery
 */
export function identityVerdict(
  seen: SeenIdentity,
  ordered: OrderedVehicle,
  options: readonly { readonly id: string }[],
): IdentityVerdict {
  const plate = samePlate(plateOf(ordered.vehicleCode), plateOf(seen.plate))
  const vin = sameVin(vinOf(ordered.vin), vinOf(seen.vin))
  if (vin === false || (plate === false && !isUnderWPlate(options))) return 'MISMATCH'
  if (vin || plate) return 'MATCH'
  return isComparable(ordered, options) ? 'MISMATCH' : 'NOTHING_TO_COMPARE'
}

/** A vehicle with what was read off it. */
export interface SeenVehicle extends OrderedVehicle {
  readonly identity: Identity | null
}

/** Was something else read off it than the order says, and has nobody of the office accepted it? Then it is not taken. */
export function isOtherVehicle(vehicle: SeenVehicle, options: readonly { readonly id: string }[]): boolean {
  const { identity } = vehicle
  return identity !== null && identity.acceptedAt === null && identityVerdict(identity, vehicle, options) === 'MISMATCH'
}

/** May the driver go on with it? Nothing is asked where there is nothing to compare. */
export function isIdentified(vehicle: SeenVehicle, options: readonly { readonly id: string }[]): boolean {
  if (vehicle.identity === null) return !isComparable(vehicle, options)
  return !isOtherVehicle(vehicle, options)
}

/** What was typed as it is kept: a French plate with its hyphens, a VIN in capitals. */
export function writtenIdentity({ plate, vin }: Pick<IdentityForm, 'plate' | 'vin'>): SeenIdentity {
  return {
    plate: plate ? writtenPlate(plate) : null,
    vin: vin ? vin.toUpperCase().replaceAll(/\s/g, '') : null,
  }
}

/** Is this what was filed already? */
export function isFiledAs(identity: Identity | null, seen: SeenIdentity): identity is Identity {
  return identity !== null && identity.plate === seen.plate && identity.vin === seen.vin
}

/** What is kept of a filing: what was accepted stays so while the same is read again. */
export function filedIdentity(before: Identity | null, seen: SeenIdentity, seenAt: Date): Identity {
  return isFiledAs(before, seen) ? before : { ...seen, seenAt: seenAt.toISOString(), acceptedAt: null }
}
