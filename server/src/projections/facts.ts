import { AppError } from '@volant/contract/errors'
import type { DeliveryFacts, VehicleFacts } from '@volant/domain/deliveries/facts'
import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../platform/db/executor'
import { deliveries } from '../tables/deliveries'
import { invoices, payments } from '../tables/invoices'
import { vehicles } from '../tables/vehicles'
import { computed, object, written } from './source'
import type { ColumnOf, Expression } from './source'

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

const isKnown = (column: ColumnOf<string | null>) => computed<boolean>`${column} IS NOT NULL`

const views = (photos: typeof vehicles.imagesBefore | typeof vehicles.imagesAfter) =>
  computed<string[]>`ARRAY(SELECT k.key FROM jsonb_each_text(${photos}) k WHERE k.value IS NOT NULL)`

const vehicleFacts = object<VehicleFacts>({
  toRetrieve: vehicles.toRetrieve,
  complete: computed<boolean>`coalesce(${vehicles.vehicleCode}, '') <> '' AND coalesce(${vehicles.marque}, '') <> '' AND coalesce(${vehicles.model}, '') <> ''`,
  photosBefore: views(vehicles.imagesBefore),
  photosAfter: views(vehicles.imagesAfter),
  mileageBefore: vehicles.mileageBefore,
  mileageAfter: vehicles.mileageAfter,
  essenceBefore: vehicles.essenceBefore,
  essenceAfter: vehicles.essenceAfter,
})

/** What the rules of the domain must know of a delivery, as one JSON value. */
export const facts: Expression<FactsJson> = object<FactsJson>({
  status: deliveries.status,
  type: deliveries.type,
  version: deliveries.version,
  organizationId: deliveries.organizationId,
  selectedDriverId: deliveries.selectedDriverId,
  deletedAt: deliveries.deletedAt,
  isEditable: deliveries.isEditable,
  category: deliveries.category,
  carAvailabilityDate: deliveries.carAvailabilityDate,
  carPickUpDate: deliveries.carPickUpDate,
  carDeliveryDeadline: deliveries.carDeliveryDeadline,
  completedAt: deliveries.completedAt,
  cancelledAt: deliveries.cancelledAt,
  smsSentAt: deliveries.smsSentAt,
  clientPhone: deliveries.clientPhone,
  clientEmail: deliveries.clientEmail,
  addresses: object<DeliveryFacts['addresses']>({
    from: isKnown(deliveries.fromAddressId),
    to: isKnown(deliveries.toAddressId),
    returnFrom: isKnown(deliveries.toReturnFromAddressId),
    returnTo: isKnown(deliveries.toReturnToAddressId),
  }),
  vehicles: computed<
    VehicleFacts[]
  >`coalesce((SELECT json_agg(${vehicleFacts} ORDER BY ${vehicles.position}) FROM ${vehicles} WHERE ${vehicles.deliveryId} = ${deliveries.id} AND ${vehicles.removedAt} IS NULL), '[]'::json)`,
  validationDocTypes: computed<
    string[]
  >`ARRAY(SELECT e->>'type' FROM jsonb_array_elements(${deliveries.validationDocs}) e WHERE e->>'type' IS NOT NULL AND coalesce(e->>'deleted', 'false') <> 'true')`,
  clientInitialPrice: deliveries.clientInitialPrice,
  clientFinalPrice: deliveries.clientFinalPrice,
  hasInvoice: computed<boolean>`EXISTS (SELECT 1 FROM ${invoices} WHERE ${invoices.deliveryId} = ${deliveries.id})`,
  hasPayment: computed<boolean>`EXISTS (SELECT 1 FROM ${payments} WHERE ${payments.deliveryId} = ${deliveries.id})`,
})

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

// nothing in it depends on who asks
const FACTS = sql<FactsJson>`${sql.raw(written(facts))}`

/** What the rules must know of one delivery. */
export async function readFacts(executor: Executor, id: string): Promise<DeliveryFacts> {
  const [found] = await executor
    .select({ facts: FACTS })
    .from(deliveries)
    .where(eq(deliveries.id, id))
    .prepare('facts')
    .execute()
  if (found === undefined) throw new AppError('NOT_FOUND')
  return toFacts(found.facts)
}
