import type { VehiclePhotos } from '@volant/domain/deliveries/facts'
import type { Identity } from '@volant/domain/deliveries/identity'
import { CAR_TYPES, MOTORIZATIONS } from '@volant/domain/deliveries/statuses'
import { NOTHING_SEEN, type Inspection } from '@volant/domain/inspection/inspection'
import type { Json } from '@volant/domain/kernel/json'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, listChecks, moment, PENDING_LIST } from '../platform/db/columns'
import { deliveries } from './deliveries'

/** The letters and digits of a plate as the index keeps them; domain/src/deliveries/plates does the same with what is typed. */
export const lettersOf = (column: string) => `regexp_replace(${column}, '[^A-Z0-9]', '', 'g')`

export const vehicles = pgTable(
  'vehicles',
  {
    id: id(),
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    /** The delivery's own, which never changes and holds the reference: a search within an organisation reads no other's. */
    organizationId: uuid('organization_id').notNull(),
    /** 0 = delivered, 1 = the one to retrieve in a two-way delivery. */
    position: integer('position').notNull(),
    /** VIN and plate are stored in capitals: contains searches use the trigram index. */
    vin: text('vin'),
    vehicleCode: text('vehicle_code'),
    carType: text('car_type', { enum: CAR_TYPES }).notNull().default('A'),
    marque: text('marque'),
    model: text('model'),
    type: text('type', { enum: MOTORIZATIONS }).notNull().default('GAS'),
    toRetrieve: boolean('to_retrieve').notNull().default(false),
    isDelivered: boolean('is_delivered').notNull().default(false),
    pickedUpAt: moment('picked_up_at'),
    deliveredAt: moment('delivered_at'),
    /** Kilometres; -1 = not available. */
    mileageBefore: integer('mileage_before').notNull().default(-1),
    mileageAfter: integer('mileage_after').notNull().default(-1),
    /** Eighths of a tank. */
    essenceBefore: integer('essence_before'),
    essenceAfter: integer('essence_after'),
    imagesBefore: jsonb('images_before').$type<VehiclePhotos>().notNull().default({}),
    imagesAfter: jsonb('images_after').$type<VehiclePhotos>().notNull().default({}),
    inspectionBefore: jsonb('inspection_before').$type<Inspection>().notNull().default(NOTHING_SEEN),
    inspectionAfter: jsonb('inspection_after').$type<Inspection>().notNull().default(NOTHING_SEEN),
    /** As the driver read it off the car before taking it; the order's own plate and VIN stand above. */
    identity: jsonb('identity').$type<Identity>(),
    garageImages: jsonb('garage_images').$type<Json>(),
    /** Set when a restitution is cancelled: the row stays for the history. */
    removedAt: moment('removed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('vehicles_position')
      .on(t.deliveryId, t.position)
      .where(sql`${t.removedAt} IS NULL`),
    index('vehicles_delivery').on(t.deliveryId),
    index('vehicles_search')
      .using(
        'gin',
        t.organizationId,
        sql`${t.vin} gin_trgm_ops`,
        sql`${sql.raw(lettersOf('"vehicle_code"'))} gin_trgm_ops`,
      )
      .with(PENDING_LIST),
    ...listChecks(t),
    check(
      'vehicles_essence',
      sql`coalesce(${t.essenceBefore}, 0) BETWEEN 0 AND 8 AND coalesce(${t.essenceAfter}, 0) BETWEEN 0 AND 8`,
    ),
    check('vehicles_mileage', sql`${t.mileageBefore} >= -1 AND ${t.mileageAfter} >= -1`),
    check('vehicles_capitals', sql`${t.vin} = upper(${t.vin}) AND ${t.vehicleCode} = upper(${t.vehicleCode})`),
  ],
)
