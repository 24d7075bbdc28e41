import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, listChecks, moment } from '../platform/db/columns'
import { deliveries } from './deliveries'

/** Reports as they were sealed: a row is never written again, but for the moment from which a newer version is due. */
export const sealedReports = pgTable(
  'sealed_reports',
  {
    /** Stands on the document. */
    id: id(),
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => deliveries.id, { onDelete: 'restrict' }),
    /** Position of the vehicle: 1 is the one brought back. */
    vehicle: integer('vehicle').$type<0 | 1>().notNull(),
    side: text('side', { enum: ['before', 'after'] }).notNull(),
    /** Counted from one for each side of each vehicle. */
    version: integer('version').notNull(),
    /** The version that this one takes the place of. */
    formerId: uuid('former_id').references((): AnyPgColumn => sealedReports.id, { onDelete: 'restrict' }),
    /** The delivery's version after the step: its log line says who signed. */
    stepVersion: integer('step_version').notNull(),
    /** Of the sealed file, in hexadecimal. */
    sha256: text('sha256').notNull(),
    fileKey: text('file_key').notNull(),
    /** Of what the report states of the vehicle: a correction that changes none of it makes no new version. */
    contentHash: text('content_hash').notNull(),
    sealedAt: moment('sealed_at').notNull(),
    /** When the office changed the vehicle or its photos after the seal; null where nothing is due. */
    correctedAt: moment('corrected_at'),
  },
  (t) => [
    uniqueIndex('sealed_reports_version').on(t.deliveryId, t.vehicle, t.side, t.version),
    uniqueIndex('sealed_reports_sha256').on(t.sha256),
    uniqueIndex('sealed_reports_former').on(t.formerId),
    index('sealed_reports_due')
      .on(t.correctedAt)
      .where(sql`${t.correctedAt} IS NOT NULL`),
    ...listChecks(t),
    check('sealed_reports_vehicle', sql`${t.vehicle} IN (0, 1)`),
    check('sealed_reports_former', sql`(${t.version} = 1) = (${t.formerId} IS NULL)`),
  ],
)
