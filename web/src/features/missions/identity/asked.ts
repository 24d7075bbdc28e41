import {
  type OrderedVehicle,
  type SeenIdentity,
  type SeenVehicle,
  VIN_END,
  identityVerdict,
  isComparable,
  isFiledAs,
  isIdentified,
  writtenIdentity,
} from '@volant/domain/deliveries/identity'
import { plateLetters } from '@volant/domain/deliveries/plates'
import { isUnderWPlate } from '@volant/domain/deliveries/w-plate'

/** What is typed on the screen. */
export interface IdentityDraft {
  readonly plate: string
  readonly noPlate: boolean
  readonly vin: string
}

/** Which field still lacks something; what is not asked may stay empty. */
export type Lacking = 'plate' | 'vin' | undefined

/** Of whom is the VIN asked: of a vehicle that its plate does not tell. */
export function asksVin(
  { vehicleCode, vin }: OrderedVehicle,
  underWPlate: boolean,
  { noPlate }: IdentityDraft,
): boolean {
  return noPlate || (Boolean(vin) && (underWPlate || !vehicleCode))
}

/** @param needed is there anything to compare? */
export function lackingOf(typed: IdentityDraft, vinAsked: boolean, needed: boolean): Lacking {
  const vin = plateLetters(typed.vin).length
  if (vin > 0 && vin < VIN_END) return 'vin'
  if (!needed) return undefined
  if (vinAsked) return vin === 0 ? 'vin' : undefined
  return plateLetters(typed.plate) === '' ? 'plate' : undefined
}

/** What is typed, judged by the order on this phone. */
export interface Answer {
  readonly underWPlate: boolean
  /** Is there anything to compare? */
  readonly needed: boolean
  readonly vinAsked: boolean
  readonly lacking: Lacking
  /** What is typed was filed from this phone, or another of the driver's. */
  readonly isFiled: boolean
  /** As it is to be filed; null where that was done, or nothing was read. */
  readonly toFile: SeenIdentity | null
  /** It would be filed as that of another vehicle: its driver reads it again first. */
  readonly differs: boolean
  /** Once filed, may the driver go on? */
  readonly goesOn: boolean
}

/** @param options those of the delivery */
export function answerOf(
  typed: IdentityDraft,
  vehicle: SeenVehicle,
  options: readonly { readonly id: string }[],
): Answer {
  const underWPlate = isUnderWPlate(options)
  const needed = isComparable(vehicle, options)
  const vinAsked = asksVin(vehicle, underWPlate, typed)
  const lacking = lackingOf(typed, vinAsked, needed)
  const seen = writtenIdentity({ plate: typed.noPlate ? null : typed.plate.trim(), vin: typed.vin })
  const isNothing = seen.plate === null && seen.vin === null
  const isFiled = isFiledAs(vehicle.identity, seen)
  const toFile = isNothing || isFiled ? null : seen
  const differs = !lacking && toFile !== null && identityVerdict(toFile, vehicle, options) === 'MISMATCH'
  const goesOn = toFile ? !differs : isIdentified(vehicle, options)
  return { underWPlate, needed, vinAsked, lacking, isFiled, toFile, differs, goesOn }
}
