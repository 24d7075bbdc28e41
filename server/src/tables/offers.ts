import { OFFER_STATUSES } from '@volant/domain/offers/states'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, listChecks, moment } from '../platform/db/columns'
import { deliveries } from './deliveries'
import { drivers } from './drivers'
import { admins } from './organizations'

export const offers = pgTable(
  'offers',
  {
    id: id(),
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    driverId: uuid('driver_id')
      .notNull()
      .references(() => drivers.id, { onDelete: 'restrict' }),
    demandedPrice: bigint('demanded_price_cents', { mode: 'number' }).notNull(),
    status: text('status', { enum: OFFER_STATUSES }).notNull(),
    proposedByDriver: boolean('proposed_by_driver').notNull(),
    proposedByAdminId: uuid('proposed_by_admin_id').references(() => admins.id, { onDelete: 'restrict' }),
    createdAt: createdAt(),
    closedAt: moment('closed_at'),
  },
  (t) => [
    uniqueIndex('offers_one_accepted')
      .on(t.deliveryId)
      .where(sql`${t.status} = 'ACCEPTED'`),
    uniqueIndex('offers_one_pending')
      .on(t.deliveryId, t.driverId)
      .where(sql`${t.status} = 'PENDING'`),
    index('offers_delivery').on(t.deliveryId, t.status, t.demandedPrice),
    index('offers_driver').on(t.driverId, t.createdAt),
    index('offers_newest').on(sql`${t.createdAt} DESC`, t.id),
    ...listChecks(t),
    check('offers_price', sql`${t.demandedPrice} BETWEEN 1000 AND 10000000`),
  ],
)
