import type { DeliveryFacts } from '@volant/domain/deliveries/facts'

type Moments =
  | 'deletedAt'
  | 'carAvailabilityDate'
  | 'carPickUpDate'
  | 'carDeliveryDeadline'
  | 'completedAt'
  | 'cancelledAt'
  | 'smsSentAt'

/** As JSON carries them: moments are text. */
export type FactsJson = Omit<DeliveryFacts, Moments> & Readonly<Record<Moments, string | null>>

const keys = (column: string) => `ARRAY(SELECT k.key FROM jsonb_each_text(v.${column}) k WHERE k.value IS NOT NULL)`

/** What the rules of the domain must know of the delivery in `row`, as one JSON value. */
export const DELIVERY_FACTS = (row: string): string => `json_build_object(
  'status', ${row}.status, 'type', ${row}.type, 'version', ${row}.version, 'organizationId', ${row}.organization_id,
  'selectedDriverId', ${row}.selected_driver_id, 'deletedAt', ${row}.deleted_at, 'isEditable', ${row}.is_editable,
  'category', ${row}.category, 'carAvailabilityDate', ${row}.car_availability_date, 'carPickUpDate', ${row}.car_pick_up_date,
  'carDeliveryDeadline', ${row}.car_delivery_deadline, 'completedAt', ${row}.completed_at, 'cancelledAt', ${row}.cancelled_at,
  'smsSentAt', ${row}.sms_sent_at, 'clientPhone', ${row}.client_phone,
  'addresses', json_build_object('from', ${row}.from_address_id IS NOT NULL, 'to', ${row}.to_address_id IS NOT NULL,
    'returnFrom', ${row}.to_return_from_address_id IS NOT NULL, 'returnTo', ${row}.to_return_to_address_id IS NOT NULL),
  'vehicles', coalesce((SELECT json_agg(json_build_object(
      'toRetrieve', v.to_retrieve,
      'complete', coalesce(v.vehicle_code, '') <> '' AND coalesce(v.marque, '') <> '' AND coalesce(v.model, '') <> '',
      'photosBefore', ${keys('images_before')}, 'photosAfter', ${keys('images_after')},
      'mileageBefore', v.mileage_before, 'mileageAfter', v.mileage_after,
      'essenceBefore', v.essence_before, 'essenceAfter', v.essence_after) ORDER BY v.position)
    FROM vehicles v WHERE v.delivery_id = ${row}.id AND v.removed_at IS NULL), '[]'::json),
  'validationDocTypes', ARRAY(SELECT e->>'type' FROM jsonb_array_elements(${row}.validation_docs) e
    WHERE e->>'type' IS NOT NULL AND coalesce(e->>'deleted', 'false') <> 'true'),
  'clientInitialPrice', ${row}.client_initial_price_cents, 'clientFinalPrice', ${row}.client_final_price_cents,
  'hasInvoice', EXISTS (SELECT 1 FROM invoices i WHERE i.delivery_id = ${row}.id),
  'hasPayment', EXISTS (SELECT 1 FROM payments p WHERE p.delivery_id = ${row}.id))`

const date = (text: string | null) => (text === null ? null : new Date(text))

export function toFacts(json: FactsJson): DeliveryFacts {
  return {
    ...json,
    deletedAt: date(json.deletedAt),
    carAvailabilityDate: date(json.carAvailabilityDate),
    carPickUpDate: date(json.carPickUpDate),
    carDeliveryDeadline: date(json.carDeliveryDeadline),
    completedAt: date(json.completedAt),
    cancelledAt: date(json.cancelledAt),
    smsSentAt: date(json.smsSentAt),
  }
}
