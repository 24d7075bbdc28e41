import { MISSION_STEPS } from '@volant/domain/deliveries/actions'
import type { Json } from '@volant/domain/kernel/json'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, listChecks, moment } from '../platform/db/columns'
import { deliveries } from './deliveries'
import { drivers } from './drivers'

/** What a driver did without a network on a mission that went on without them: kept for both sides, never applied. */
export const missionEvidence = pgTable(
  'mission_evidence',
  {
    /** Made on the device. */
    id: id(),
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    driverId: uuid('driver_id')
      .notNull()
      .references(() => drivers.id, { onDelete: 'restrict' }),
    action: text('action', { enum: MISSION_STEPS }),
    capturedAt: moment('captured_at').notNull(),
    receivedAt: createdAt(),
    refusal: text('refusal').notNull(),
    version: integer('version'),
    content: jsonb('content').$type<Json>().notNull(),
    files: jsonb('files').$type<readonly string[]>().notNull().default([]),
  },
  (t) => [
    index('mission_evidence_delivery').on(t.deliveryId),
    index('mission_evidence_driver').on(t.driverId),
    ...listChecks(t),
  ],
)
