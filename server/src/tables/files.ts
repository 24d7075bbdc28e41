import type { UploadMetadata } from '@volant/contract/rest/files'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, deletedAt, id, listChecks, moment } from '../platform/db/columns'

/** Stored files. The key is what the API names; on disk the name is the id, never the key. */
export const files = pgTable(
  'files',
  {
    id: id(),
    key: text('key').notNull(),
    state: text('state', { enum: ['pending', 'ready'] }).notNull(),
    type: text('type').notNull(),
    maxBytes: integer('max_bytes').notNull(),
    size: integer('size'),
    sha256: text('sha256'),
    /** Of the bytes as they came: pictures are drawn anew before they are kept. */
    receivedSha256: text('received_sha256'),
    /** The one-time secret inside the signed PUT url; null once used. */
    nonce: text('nonce'),
    /** What the upload is for: photo, doc, validationDoc, mark, signature, refusal, problem, expense, evidence, avatar, driverDoc. */
    kind: text('kind').notNull(),
    ownerSub: uuid('owner_sub'),
    deliveryId: uuid('delivery_id'),
    vehicleId: uuid('vehicle_id'),
    driverId: uuid('driver_id'),
    organizationId: uuid('organization_id'),
    fileName: text('file_name').notNull(),
    /** What the sender said of it; empty for a file that the product made. */
    metadata: jsonb('metadata').$type<UploadMetadata | Record<string, never>>().notNull().default({}),
    createdAt: createdAt(),
    readyAt: moment('ready_at'),
    deletedAt: deletedAt(),
  },
  (t) => [
    uniqueIndex('files_key')
      .on(t.key)
      .where(sql`${t.deletedAt} IS NULL AND ${t.state} = 'ready'`),
    index('files_delivery').on(t.deliveryId),
    index('files_driver').on(t.driverId),
    index('files_owner').on(t.ownerSub, t.createdAt),
    // what an organisation's documents weigh, without reading a row
    index('files_documents')
      .on(t.organizationId, t.size)
      .where(
        sql`${t.organizationId} IS NOT NULL AND ${t.kind} = 'doc' AND ${t.state} = 'ready' AND ${t.deletedAt} IS NULL`,
      ),
    // what the nightly job takes away
    index('files_deleted')
      .on(t.deletedAt)
      .where(sql`${t.deletedAt} IS NOT NULL`),
    index('files_pending')
      .on(t.createdAt)
      .where(sql`${t.state} = 'pending'`),
    ...listChecks(t),
  ],
)
