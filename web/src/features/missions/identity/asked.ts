import { type OrderedVehicle, VIN_END } from '@volant/domain/deliveries/identity'
import { plateLetters } from '@volant/domain/deliveries/plates'

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
