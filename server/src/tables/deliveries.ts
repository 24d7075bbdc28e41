import { LIFECYCLE_ACTIONS, MISSION_STEPS } from '@volant/domain/deliveries/actions'
import type { StoredDocument } from '@volant/domain/deliveries/documents'
import type { LogData } from '@volant/domain/deliveries/log-data'
import { HOLDING_STATUSES } from '@volant/domain/deliveries/overlap'
import {
  CANCEL_REASONS,
  CATEGORIES,
  CLIENT_STATUSES,
  DELIVERY_TYPES,
  MISSION_GROUP,
  STORED_STATUSES,
  TWO_WAY_TYPES,
} from '@volant/domain/deliveries/statuses'
import { LANGUAGES, ROLES } from '@volant/domain/kernel/actor'
import type { Json } from '@volant/domain/kernel/json'
import type { ChosenOption } from '@volant/domain/pricing/options'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, deletedAt, id, listChecks, moment, PENDING_LIST } from '../platform/db/columns'
import { drivers } from './drivers'
import { addresses, clients, organizations } from './organizations'

export const deliveryPublicIds = pgSequence('delivery_public_ids', { startWith: 100001 })

const inList = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '))

export const deliveries = pgTable(
  'deliveries',
  {
    id: id(),
    publicId: bigint('public_id', { mode: 'number' })
      .notNull()
      .default(sql`nextval('delivery_public_ids')`),
    /** The contract number as text: what "contains" searches read. */
    publicIdText: text('public_id_text')
      .notNull()
      .generatedAlwaysAs(sql`public_id::text`),
    version: integer('version').notNull().default(1),
    type: text('type', { enum: DELIVERY_TYPES }).notNull(),
    twoWayDeliverType: text('two_way_deliver_type', { enum: TWO_WAY_TYPES }),
    status: text('status', { enum: STORED_STATUSES }).notNull(),
    category: text('category', { enum: CATEGORIES }).notNull().default('STANDARD'),
    clientStatus: text('client_status', { enum: CLIENT_STATUSES }).notNull().default('PROFESSIONAL'),
    language: text('language', { enum: LANGUAGES }).notNull().default('fr'),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'restrict' }),
    /** The mandataire's account. */
    representativeId: uuid('representative_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'restrict' }),
    representativeFirstName: text('representative_first_name').notNull(),
    representativeLastName: text('representative_last_name').notNull(),
    representativeEmail: text('representative_email').notNull(),
    representativePhone: text('representative_phone'),
    representativeCompany: text('representative_company'),
    representativeSiret: text('representative_siret'),
    clientFirstName: text('client_first_name').notNull(),
    clientLastName: text('client_last_name').notNull(),
    clientEmail: text('client_email').notNull(),
    clientPhone: text('client_phone'),
    clientCompany: text('client_company'),
    clientSiret: text('client_siret'),
    clientDrivingLicenceNumber: text('client_driving_licence_number'),
    carAvailabilityDate: moment('car_availability_date').notNull(),
    carPickUpDate: moment('car_pick_up_date').notNull(),
    carDeliveryDeadline: moment('car_delivery_deadline').notNull(),
    fromAddressId: uuid('from_address_id').references(() => addresses.id, { onDelete: 'restrict' }),
    toAddressId: uuid('to_address_id').references(() => addresses.id, { onDelete: 'restrict' }),
    toReturnFromAddressId: uuid('to_return_from_address_id').references(() => addresses.id, { onDelete: 'restrict' }),
    toReturnToAddressId: uuid('to_return_to_address_id').references(() => addresses.id, { onDelete: 'restrict' }),
    /** Countries of the four addresses, kept on write for the filter. */
    countries: text('countries').array().notNull().default([]),
    /** Towns and postal codes of the four addresses, kept on write for the search; the towns folded. */
    towns: text('towns').notNull().default(''),
    postalCodes: text('postal_codes').notNull().default(''),
    /** Recipient, mandataire, places and phone numbers, folded: kept by a trigger. */
    searchText: text('search_text').notNull().default(''),
    numberOfVehicles: integer('number_of_vehicles').notNull().default(1),
    /** Metres and seconds of the whole mission. */
    distance: integer('distance'),
    duration: integer('duration'),
    /** The roads of its legs as encoded polylines; null where they are not known. */
    routeLegs: text('route_legs').array(),
    /** Since when the driver pauses sharing the position; the next one taken ends it. */
    sharingPausedAt: moment('sharing_paused_at'),
    /** Chosen service options as they stood. */
    options: jsonb('options').$type<readonly ChosenOption[]>().notNull().default([]),
    services: text('services').array().notNull().default([]),
    garageOptions: jsonb('garage_options').$type<Json>(),
    docs: jsonb('docs').$type<readonly StoredDocument[]>().notNull().default([]),
    validationDocs: jsonb('validation_docs').$type<readonly StoredDocument[]>().notNull().default([]),
    comment: text('comment'),
    clientInitialPrice: bigint('client_initial_price_cents', { mode: 'number' }),
    clientFinalPrice: bigint('client_final_price_cents', { mode: 'number' }),
    wantedPrice: bigint('wanted_price_cents', { mode: 'number' }),
    minPrice: bigint('min_price_cents', { mode: 'number' }),
    maxPrice: bigint('max_price_cents', { mode: 'number' }),
    finalPrice: bigint('final_price_cents', { mode: 'number' }),
    selectedDriverId: uuid('selected_driver_id').references(() => drivers.id, { onDelete: 'restrict' }),
    /** Kept by a trigger on offers: the alert rule and the table read them without a join. */
    pendingOffers: integer('pending_offers').notNull().default(0),
    offersCount: integer('offers_count').notNull().default(0),
    startCode: text('start_code').notNull(),
    destinationCode: text('destination_code').notNull(),
    returnCode: text('return_code'),
    trackingId: text('tracking_id').notNull(),
    isEditable: boolean('is_editable').notNull().default(true),
    cancelReason: text('cancel_reason', { enum: CANCEL_REASONS }),
    cancelAdditionalInfo: text('cancel_additional_info'),
    smsId: uuid('sms_id'),
    smsMessage: text('sms_message'),
    smsSentAt: moment('sms_sent_at'),
    confirmedByCustomerAt: moment('confirmed_by_customer_at'),
    confirmedAt: moment('confirmed_at'),
    putInAuctionAt: moment('put_in_auction_at'),
    departedAt: moment('departed_at'),
    completedAt: moment('completed_at'),
    cancelledAt: moment('cancelled_at'),
    /** When it came to its status, and when its last vehicle was handed over. */
    stepAt: moment('step_at')
      .notNull()
      .default(sql`now()`),
    handedOverAt: moment('handed_over_at'),
    /** Where the driver was on the leg they drive now: kept every half minute, so that lists can be ordered by it. */
    seenAt: moment('seen_at'),
    metresLeft: integer('metres_left'),
    /** When the office was told that it is late, and when its recipient was. */
    lateToldAt: moment('late_told_at'),
    recipientToldLateAt: moment('recipient_told_late_at'),
    /** How many minutes before the arrival its recipient was last told of it. */
    arrivalToldMinutes: integer('arrival_told_minutes'),
    /**
     * Kept by a trigger. Whatever the time is, slack = least(best_slack, late_after - now): what remains in seconds if all goes on
     * from the last thing known, and the last moment, in seconds since 1970, at which it can still be in time. Both are empty once
     * every vehicle is handed over, and for what was cancelled; the first as well where no route or no departure is known.
     */
    bestSlack: bigint('best_slack', { mode: 'number' }),
    lateAfter: bigint('late_after', { mode: 'number' }),
    createdAt: createdAt(),
    updatedAt: moment('updated_at')
      .notNull()
      .default(sql`now()`),
    deletedAt: deletedAt(),
  },
  (t) => {
    const live = sql`${t.deletedAt} IS NULL`
    const newest = [sql`${t.createdAt} DESC`, sql`${t.id} DESC`] as const
    const tab = (name: string, ...statuses: string[]) =>
      index(`deliveries_tab_${name}`)
        .on(...newest)
        .where(sql`${live} AND ${t.status} IN (${inList(statuses)})`)
    return [
      uniqueIndex('deliveries_public_id').on(t.publicId),
      uniqueIndex('deliveries_tracking_id').on(t.trackingId),
      index('deliveries_newest')
        .on(...newest)
        .where(live),
      index('deliveries_organization')
        .on(t.organizationId, ...newest)
        .where(live),
      index('deliveries_organization_status').on(t.organizationId, t.status).where(live),
      index('deliveries_driver')
        .on(t.selectedDriverId, ...newest)
        .where(sql`${t.selectedDriverId} IS NOT NULL`),
      // what a driver has to do, and how often they did it for whom: asked of every driver at once when one is chosen
      index('deliveries_driver_open')
        .on(t.selectedDriverId, t.carDeliveryDeadline)
        .where(sql`${live} AND ${t.status} IN (${inList(['SET', ...MISSION_GROUP])})`),
      index('deliveries_driver_completed')
        .on(t.selectedDriverId, t.organizationId)
        .where(sql`${live} AND ${t.status} = 'COMPLETED'`),
      index('deliveries_representative').on(t.representativeId),
      // which delivery still names an address that is to go; a new one has none yet, and adds nothing to these
      ...[
        ['from', t.fromAddressId] as const,
        ['to', t.toAddressId] as const,
        ['return_from', t.toReturnFromAddressId] as const,
        ['return_to', t.toReturnToAddressId] as const,
      ].map(([name, address]) =>
        index(`deliveries_${name}_address`)
          .on(address)
          .where(sql`${address} IS NOT NULL`),
      ),
      // what the nights take away, and whose recipients they forget
      index('deliveries_deleted')
        .on(t.deletedAt)
        .where(sql`${t.deletedAt} IS NOT NULL`),
      index('deliveries_recipient')
        .on(sql`coalesce(${t.completedAt}, ${t.cancelledAt})`)
        .where(
          sql`coalesce(${t.completedAt}, ${t.cancelledAt}) IS NOT NULL AND (${t.clientEmail} <> '' OR ${t.clientPhone} IS NOT NULL)`,
        ),
      index('deliveries_countries').using('gin', t.countries).with(PENDING_LIST),
      index('deliveries_public_id_contains')
        .using('gin', sql`${t.publicIdText} gin_trgm_ops`)
        .with(PENDING_LIST),
      index('deliveries_search')
        .using('gin', t.organizationId, sql`${t.searchText} gin_trgm_ops`)
        .with(PENDING_LIST),
      index('deliveries_auction_towns')
        .using('gin', sql`${t.towns} gin_trgm_ops`)
        .where(sql`${live} AND ${t.status} = 'WAITING_FOR_DRIVER'`),
      index('deliveries_deadline').on(t.carDeliveryDeadline).where(live),
      index('deliveries_alert')
        .on(t.carDeliveryDeadline)
        .where(sql`${live} AND ${t.status} = 'WAITING_FOR_DRIVER' AND ${t.pendingOffers} = 0`),
      // what is late, and what will be: the first of both orders together are the first of the whole
      index('deliveries_late_after')
        .on(t.lateAfter, t.id, t.status, t.bestSlack)
        .where(sql`${live} AND ${t.lateAfter} IS NOT NULL`),
      index('deliveries_best_slack')
        .on(t.bestSlack, t.id, t.status, t.lateAfter)
        .where(sql`${live} AND ${t.bestSlack} IS NOT NULL`),
      // how punctual the last weeks were, without reading a row
      index('deliveries_completed_at')
        .on(t.completedAt, t.handedOverAt, t.carDeliveryDeadline, t.organizationId, t.selectedDriverId)
        .where(sql`${live} AND ${t.status} = 'COMPLETED'`),
      // a tab is an index: newest first among its statuses, written as constants so that the planner can use it
      tab(
        'requested',
        'REQUESTED',
        'PENDING_CUSTOMER_CONFIRMATION',
        'SMS_SENT',
        'CONFIRMED_BY_CUSTOMER',
        'RESCHEDULED_BY_ADMIN',
        'CANCELLED_BY_CUSTOMER',
      ),
      tab('confirmed', 'CONFIRMED'),
      tab('waiting', 'WAITING_FOR_DRIVER'),
      tab('set', 'SET'),
      tab(
        'ongoing',
        'PICKUP_DRIVER',
        'ONGOING',
        'PICKUP_CLIENT',
        'DELIVERED',
        'SWAP_PICKUP_DRIVER',
        'SWAP_IN_TRANSIT',
        'SWAP_PICKUP_CLIENT',
        'SWAP_DELIVERED',
      ),
      tab('completed', 'COMPLETED'),
      tab('cancelled', 'CANCELLED_BY_ADMIN', 'CANCELLED_BY_MANDATORY', 'CANCELLED_BY_CUSTOMER'),
      // when a mission holds its driver: without an end until it is over
      index('deliveries_held')
        .using(
          'gist',
          sql`tstzrange(least(${t.carPickUpDate}, coalesce(${t.handedOverAt}, ${t.completedAt})), coalesce(${t.handedOverAt}, ${t.completedAt}), '[]')`,
        )
        .where(sql`${live} AND ${t.status} IN (${inList([...HOLDING_STATUSES, 'COMPLETED'])})`),
      ...listChecks(t),
      check(
        'deliveries_prices',
        sql`coalesce(${t.clientInitialPrice}, 0) BETWEEN 0 AND 100000000 AND coalesce(${t.clientFinalPrice}, 0) BETWEEN 0 AND 100000000 AND coalesce(${t.wantedPrice}, 0) BETWEEN 0 AND 100000000 AND coalesce(${t.finalPrice}, 0) BETWEEN 0 AND 100000000`,
      ),
      check(
        'deliveries_completed',
        sql`(${t.status} = 'COMPLETED') = (${t.completedAt} IS NOT NULL) OR ${t.status} LIKE 'CANCELLED%'`,
      ),
      check('deliveries_cancelled', sql`(${t.status} LIKE 'CANCELLED%') = (${t.cancelledAt} IS NOT NULL)`),
    ]
  },
)

/** Counters kept by a deferred row trigger, in eight rows each: a connection keeps to one, so that writers rarely meet. */
export const deliveryStatusCounts = pgTable(
  'delivery_status_counts',
  {
    status: text('status', { enum: STORED_STATUSES }).notNull(),
    shard: integer('shard').notNull(),
    n: integer('n').notNull().default(0),
  },
  (t) => [uniqueIndex('delivery_status_counts_key').on(t.status, t.shard), ...listChecks(t)],
)

export const deliveryMonthCounts = pgTable(
  'delivery_month_counts',
  {
    /** The first day of the month in Europe/Paris. */
    month: date('month').notNull(),
    shard: integer('shard').notNull(),
    /** One column for each type. */
    standard: integer('standard').notNull().default(0),
    toReturn: integer('to_return').notNull().default(0),
    twoWayDelivery: integer('two_way_delivery').notNull().default(0),
    okm: integer('okm').notNull().default(0),
    /** Those of the month that have ended by now: at the goal, or cancelled by whomever. */
    completed: integer('completed').notNull().default(0),
    cancelled: integer('cancelled').notNull().default(0),
  },
  (t) => [uniqueIndex('delivery_month_counts_key').on(t.month, t.shard)],
)

/** Wrong security codes: five lock the step for fifteen minutes. */
export const codeTries = pgTable(
  'code_tries',
  {
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    step: text('step', { enum: MISSION_STEPS }).notNull(),
    tries: integer('tries').notNull().default(0),
    lockedUntil: moment('locked_until'),
  },
  (t) => [uniqueIndex('code_tries_key').on(t.deliveryId, t.step), ...listChecks(t)],
)

/** What happened to a delivery, one row per version: written in the transaction that made it happen. */
export const deliveryLogs = pgTable(
  'delivery_logs',
  {
    id: id(),
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    at: createdAt(),
    actorRole: text('actor_role', { enum: [...ROLES, 'ANONYMOUS'] }).notNull(),
    actorSub: uuid('actor_sub'),
    actorName: text('actor_name'),
    action: text('action', { enum: LIFECYCLE_ACTIONS }).notNull(),
    fromStatus: text('from_status', { enum: STORED_STATUSES }),
    toStatus: text('to_status', { enum: STORED_STATUSES }).notNull(),
    reason: text('reason'),
    forced: boolean('forced').notNull().default(false),
    data: jsonb('data').$type<LogData>().notNull().default({}),
  },
  (t) => [uniqueIndex('delivery_logs_version').on(t.deliveryId, t.version), ...listChecks(t)],
)
