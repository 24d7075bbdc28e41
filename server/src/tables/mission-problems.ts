import { PROBLEM_KINDS } from '@volant/domain/deliveries/problems'
import { isNull } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, listChecks, moment } from '../platform/db/columns'
import { deliveries } from './deliveries'
import { drivers } from './drivers'

/** What a driver reported of a mission: a vehicle that is not there, a warning light, a delay. It stays the report of that driver. */
export const missionProblems = pgTable(
  'mission_problems',
  {
    /** Made on the device. */
    id: id(),
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    driverId: uuid('driver_id')
      .notNull()
      .references(() => drivers.id, { onDelete: 'restrict' }),
    kind: text('kind', { enum: PROBLEM_KINDS }).notNull(),
    text: text('text').notNull(),
    capturedAt: moment('captured_at').notNull(),
    receivedAt: createdAt(),
    photoKey: text('photo_key'),
    /** Until then it stands among what needs a hand. */
    seenAt: moment('seen_at'),
    /** The account of the admin. */
    seenBy: uuid('seen_by'),
  },
  (t) => [
    index('mission_problems_delivery').on(t.deliveryId),
    index('mission_problems_driver').on(t.driverId),
    index('mission_problems_open').on(t.capturedAt).where(isNull(t.seenAt)),
    ...listChecks(t),
  ],
)
