import { plateLetters } from '@volant/domain/deliveries/plates'
import { lettersOf } from '../tables/vehicles'
import type { Params } from './engine'
import { containing } from './page'

/** A condition on the plate of a vehicle: letters and digits are compared, whatever stands between them. */
export function plateContains(vehicles: string, text: string, params: Params): string {
  const letters = plateLetters(text)
  return letters === '' ? 'false' : `${lettersOf(`${vehicles}.vehicle_code`)} LIKE ${params.add(containing(letters))}`
}
