import type { DriverDocuments } from '@volant/domain/drivers/documents'
import { PAPER_NAMES } from '@volant/domain/drivers/papers'
import { ACTIVATION_STATES, DRIVER_MOVE_NAMES, ONBOARDING_STATES } from '@volant/domain/drivers/states'
import type { Json } from '@volant/domain/kernel/json'
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
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { MandateSnapshot } from '@volant/domain/drivers/mandate'
import { createdAt, id, listChecks, moment, updatedAt } from '../platform/db/columns'
import { addresses, admins } from './organizations'
import { searchTextOf } from './search-text'
import { users } from './users'

export const driverPublicIds = pgSequence('driver_public_ids', { startWith: 1001 })

export const drivers = pgTable(
  'drivers',
  {
    id: id(),
    publicId: bigint('public_id', { mode: 'number' })
      .notNull()
      .default(sql`nextval('driver_public_ids')`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phoneNumber: text('phone_number'),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql.raw(searchTextOf({ names: ['first_name', 'last_name', 'company'], phones: ['phone_number'] })),
      ),
    avatarKey: text('avatar_key'),
    birthDate: moment('birth_date'),
    drivingLicenseDate: moment('driving_license_date'),
    drivingPermitDueDate: moment('driving_permit_due_date'),
    vigilanceIssueDate: moment('vigilance_issue_date'),
    insuranceDueDate: moment('insurance_due_date'),
    drivingPermitNumber: text('driving_permit_number'),
    iban: text('iban'),
    company: text('company'),
    siret: text('siret'),
    addressId: uuid('address_id').references(() => addresses.id, { onDelete: 'restrict' }),
    docs: jsonb('docs').$type<DriverDocuments>().notNull().default({}),
    disabled: boolean('disabled').notNull().default(false),
    confirmedByAlb: boolean('confirmed_by_alb').notNull().default(false),
    rejectedByAlb: boolean('rejected_by_alb').notNull().default(false),
    nbDeals: integer('nb_deals').notNull().default(0),
    lossDeals: integer('loss_deals').notNull().default(0),
    stokeDeals: integer('stoke_deals').notNull().default(0),
    takeOffRating: real('take_off_rating'),
    outfitRating: real('outfit_rating'),
    qualityRating: real('quality_rating'),
    correspondenceRating: real('correspondence_rating'),
    justiceRating: real('justice_rating'),
    communicationRating: real('communication_rating'),
    totalRating: real('total_rating'),
    /** How far from home a departure may be for them, in kilometres by road; null: anywhere. */
    radiusKm: integer('radius_km'),
    mcqAnswers: jsonb('mcq_answers').$type<Json>(),
    activationState: text('activation_state', { enum: ACTIVATION_STATES }).notNull().default('NONE'),
    onboardingState: text('onboarding_state', { enum: ONBOARDING_STATES }).notNull().default('CREATED'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('drivers_user').on(t.userId),
    uniqueIndex('drivers_public_id').on(t.publicId),
    index('drivers_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
    ...listChecks(t),
    // waiting, accepted, refused, disabled: no other mix of the three flags exists (description 4.5
    check(
      'drivers_state',
      sql`(NOT ${t.rejectedByAlb} OR (NOT ${t.confirmedByAlb} AND NOT ${t.disabled})) AND (NOT ${t.disabled} OR ${t.confirmedByAlb})`,
    ),
  ],
)

/** Days on which a driver takes no mission, both included, as they are on the calendar of France. */
export const driverDaysOff = pgTable(
  'driver_days_off',
  {
    id: id(),
    driverId: uuid('driver_id')
      .notNull()
      .references(() => drivers.id, { onDelete: 'cascade' }),
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
  },
  (t) => [
    index('driver_days_off_driver').on(t.driverId, t.lastDay),
    check('driver_days_off_order', sql`${t.lastDay} >= ${t.firstDay}`),
  ],
)

/** Papers that somebody of the office has read, as they are now. */
export const driverPaperChecks = pgTable(
  'driver_paper_checks',
  {
    driverId: uuid('driver_id')
      .notNull()
      .references(() => drivers.id, { onDelete: 'cascade' }),
    paper: text('paper', { enum: PAPER_NAMES }).notNull(),
    adminId: uuid('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'restrict' }),
    verifiedAt: moment('verified_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.driverId, t.paper] }), ...listChecks(t)],
)

/** What the office decided about a driver, by whom and why. */
export const driverMoves = pgTable(
  'driver_moves',
  {
    id: id(),
    driverId: uuid('driver_id')
      .notNull()
      .references(() => drivers.id, { onDelete: 'cascade' }),
    move: text('move', { enum: DRIVER_MOVE_NAMES }).notNull(),
    reason: text('reason'),
    adminId: uuid('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'restrict' }),
    movedAt: moment('moved_at').notNull(),
  },
  (t) => [index('driver_moves_driver').on(t.driverId), ...listChecks(t)],
)

/** Direct-debit mandates as they were signed; one at most stands for a driver. */
export const driverMandates = pgTable(
  'driver_mandates',
  {
    id: id(),
    /** 128 random bits: whoever holds them may read the document. */
    secret: text('secret').notNull(),
    driverId: uuid('driver_id')
      .notNull()
      .references(() => drivers.id, { onDelete: 'restrict' }),
    reference: text('reference').notNull(),
    snapshot: jsonb('snapshot').$type<MandateSnapshot>().notNull(),
    /** Of the stored document. */
    fileKey: text('file_key').notNull(),
    signedAt: moment('signed_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (t) => [
    uniqueIndex('driver_mandates_secret').on(t.secret),
    uniqueIndex('driver_mandates_reference').on(t.reference),
    uniqueIndex('driver_mandates_standing')
      .on(t.driverId)
      .where(sql`${t.revokedAt} IS NULL`),
  ],
)
