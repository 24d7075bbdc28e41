import type { Actor } from '@volant/domain/kernel/actor'
import { SEARCH_FIELDS } from '@volant/domain/search/matches'
import type { SearchField } from '@volant/domain/search/matches'
import type { Params } from '../../../projections/engine'
import { detailedFor } from '../../deliveries/public'

const filled = (...texts: readonly string[]) => `array_remove(ARRAY[${texts.join(', ')}], NULL)`
const ofVehicles = (column: string) =>
  `ARRAY(SELECT v.${column} FROM vehicles v WHERE v.delivery_id = d.id AND v.removed_at IS NULL AND v.${column} IS NOT NULL ORDER BY v.position)`
const ofPlaces = (column: string) =>
  `ARRAY(SELECT a.${column} FROM addresses a WHERE a.id IN (d.from_address_id, d.to_address_id, d.to_return_from_address_id, d.to_return_to_address_id))`

const TEXTS: Readonly<Record<SearchField, string>> = {
  CONTRACT: filled('d.public_id_text'),
  PLATE: ofVehicles('vehicle_code'),
  VIN: ofVehicles('vin'),
  CUSTOMER: filled(`d.client_first_name || ' ' || d.client_last_name`, `nullif(d.client_company, '')`),
  REPRESENTATIVE: filled(`d.representative_first_name || ' ' || d.representative_last_name`),
  TOWN: ofPlaces('city'),
  POSTAL_CODE: ofPlaces('postal_code'),
  PHONE: filled('d.client_phone', 'd.representative_phone'),
}

function object(texts: Partial<Record<SearchField, string>>): string {
  return `json_build_object(${SEARCH_FIELDS.map((field) => `'${field}', ${texts[field] ?? 'ARRAY[]::text[]'}`).join(', ')})`
}

/** The texts of the delivery `d` that tell why it was found, as far as this person reads them. */
export function readableTexts(actor: Actor, params: Params, now: Date): string {
  if (actor.role !== 'DRIVER') return object(TEXTS)
  const customer = filled(`d.client_first_name || ' ' || d.client_last_name`)
  const auction = object({ CONTRACT: TEXTS.CONTRACT, TOWN: TEXTS.TOWN })
  return `CASE WHEN ${detailedFor(actor, 'd', params, now)} THEN ${object({ ...TEXTS, CUSTOMER: customer })} ELSE ${auction} END`
}
