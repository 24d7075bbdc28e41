import { date, doublePrecision, index, pgTable, primaryKey, real, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, listChecks, moment } from '../platform/db/columns'
import { deliveries } from './deliveries'
import { drivers } from './drivers'
import { users } from './users'

/** Where the driver was. No speed is kept (description 11.6); rows go after 30 days. */
export const positions = pgTable(
  'positions',
  {
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    recordedAt: moment('recorded_at').notNull(),
    driverId: uuid('driver_id')
      .notNull()
      .references(() => drivers.id, { onDelete: 'restrict' }),
    receivedAt: moment('received_at').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    heading: real('heading'),
  },
  (t) => [primaryKey({ columns: [t.deliveryId, t.recordedAt] }), index('positions_age').on(t.receivedAt)],
)

/** Who of the office or of a client looked at where the driver is: the first look of each day in Paris. Rows go with the positions. */
export const positionViews = pgTable(
  'position_views',
  {
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    viewedAt: moment('viewed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.deliveryId, t.userId, t.day] }),
    index('position_views_user').on(t.userId),
    index('position_views_age').on(t.viewedAt),
  ],
)

/** The customer's answer link: a random 128-bit token, kept as a hash. Asking again burns the old one. */
export const customerLinks = pgTable(
  'customer_links',
  {
    id: id(),
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    state: text('state', { enum: ['live', 'used', 'burned'] }).notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('customer_links_hash').on(t.tokenHash),
    index('customer_links_delivery').on(t.deliveryId),
    ...listChecks(t),
  ],
)
