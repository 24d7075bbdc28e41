import { AppError } from '@volant/contract/errors'
import { subDays } from 'date-fns'
import { and, count, eq, gt, inArray, isNull, lt, or, sql, sum } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/database'
import { rows } from '../../platform/db/rows'
import { files } from '../../tables/files'

export type FileRow = typeof files.$inferSelect
export type NewFile = typeof files.$inferInsert

const readable = and(eq(files.state, 'ready'), isNull(files.deletedAt))

/** Asked for since yesterday: kept, or still on its way. */
export async function countRecent(db: Executor, ownerSub: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(files)
    .where(and(eq(files.ownerSub, ownerSub), gt(files.createdAt, subDays(now, 1))))
  return row?.n ?? 0
}

/** What the documents of an organisation weigh; what drivers record of its missions is the house's. */
export async function bytesOf(db: Executor, organizationId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(files.size) })
    .from(files)
    .where(and(eq(files.organizationId, organizationId), eq(files.kind, 'doc'), readable))
  return Number(row?.bytes ?? 0)
}

/** For backups: each file whose bytes are stored. Those of a deleted one may be gone. */
export const STORED_FILES = `SELECT id, type, sha256, deleted_at IS NOT NULL AS deleted FROM files WHERE state = 'ready' ORDER BY id`

export async function insertFile(db: Executor, file: NewFile): Promise<void> {
  await db.insert(files).values(file)
}

export async function findFile(db: Executor, id: string): Promise<FileRow | undefined> {
  const [row] = await db.select().from(files).where(eq(files.id, id))
  return row
}

/** Uses up the one-time secret. @returns false when it was used before */
export async function claimUpload(db: Executor, id: string, nonce: string): Promise<FileRow | undefined> {
  const [row] = await db
    .update(files)
    .set({ nonce: null })
    .where(and(eq(files.id, id), eq(files.nonce, nonce), eq(files.state, 'pending')))
    .returning()
  return row
}

/** Forgets an upload that brought nothing. */
export async function dropUpload(db: Executor, id: string): Promise<void> {
  await db.delete(files).where(and(eq(files.id, id), eq(files.state, 'pending')))
}

/** Whoever had the key before makes room. @returns false when nobody had it */
async function vacate(tx: Tx, key: string, now: Date): Promise<boolean> {
  const gone = await tx.sql
    .update(files)
    .set({ deletedAt: now })
    .where(and(eq(files.key, key), readable))
    .returning({ id: files.id })
  return gone.length > 0
}

interface Stored {
  readonly size: number
  readonly sha256: string
  readonly receivedSha256: string
}

/**
 * @returns true when the file took the place of another
 * @throws UNAUTHENTICATED where nobody may send it any more
 */
export async function markReady(tx: Tx, { id, key }: FileRow, stored: Stored, now: Date): Promise<boolean> {
  const replaced = await vacate(tx, key, now)
  const [kept] = await tx.sql
    .update(files)
    .set({ state: 'ready', ...stored, readyAt: now })
    .where(eq(files.id, id))
    .returning({ id: files.id })
  if (kept === undefined) throw new AppError('UNAUTHENTICATED')
  return replaced
}

export async function insertReady(tx: Tx, file: NewFile, now: Date): Promise<void> {
  await vacate(tx, file.key, now)
  await insertFile(tx.sql, file)
}

export async function findReady(db: Executor, keys: readonly string[]): Promise<FileRow[]> {
  if (keys.length === 0) return []
  return db
    .select()
    .from(files)
    .where(and(inArray(files.key, [...keys]), readable))
}

/** Which of these keys are of finished files that belong where they are wanted. */
export async function readyKeys(
  tx: Tx,
  keys: readonly string[],
  belongs: (file: FileRow) => boolean,
): Promise<Set<string>> {
  const found = await findReady(tx.sql, keys)
  return new Set(found.filter(belongs).map(({ key }) => key))
}

/**
 * Photos of a delivery's vehicles leave their places and stay as evidence: whoever photographs there next replaces none of them.
 * What is still on its way to such a place does not arrive.
 * @returns the new key of each by its former one
 */
export async function moveToEvidence(tx: Tx, deliveryId: string): Promise<Map<string, string>> {
  const photos = and(eq(files.deliveryId, deliveryId), inArray(files.kind, ['photo', 'mark']))
  await tx.sql.delete(files).where(and(photos, eq(files.state, 'pending')))
  const moved = await rows<{ former: string; key: string }>(
    tx.sql,
    sql`WITH former AS (SELECT id, key FROM files WHERE ${photos} AND ${readable} FOR UPDATE)
      UPDATE files SET kind = 'evidence',
        key = 'Deliveries/' || files.delivery_id || '/evidence/' || files.id || coalesce(substring(files.key FROM '[.][a-z]+$'), '')
      FROM former WHERE files.id = former.id RETURNING former.key AS former, files.key`,
  )
  return new Map(moved.map(({ former, key }) => [former, key]))
}

/** @returns false when somebody else was first */
export async function markDeleted(tx: Tx, id: string, now: Date): Promise<boolean> {
  const gone = await tx.sql
    .update(files)
    .set({ deletedAt: now })
    .where(and(eq(files.id, id), readable))
    .returning({ id: files.id })
  return gone.length > 0
}

/** Documents that their delivery names no more; what is no document of this delivery stays. */
export async function discardDocuments(tx: Tx, deliveryId: string, keys: readonly string[], now: Date): Promise<void> {
  if (keys.length === 0) return
  await tx.sql
    .update(files)
    .set({ deletedAt: now })
    .where(and(inArray(files.key, [...keys]), eq(files.deliveryId, deliveryId), eq(files.kind, 'doc'), readable))
}

/** Deleted a month ago, or asked for and never sent. */
export async function findExpired(db: Executor, now: Date, limit: number): Promise<string[]> {
  const expired = await db
    .select({ id: files.id })
    .from(files)
    .where(
      or(lt(files.deletedAt, subDays(now, 30)), and(eq(files.state, 'pending'), lt(files.createdAt, subDays(now, 1)))),
    )
    .limit(limit)
  return expired.map(({ id }) => id)
}

export async function eraseRows(db: Executor, ids: readonly string[]): Promise<void> {
  await db.delete(files).where(inArray(files.id, [...ids]))
}

/** Which of these names no row speaks of. @param names ids, all of them */
export async function findUnknown(db: Executor, names: readonly string[]): Promise<string[]> {
  const known = await db
    .select({ id: files.id })
    .from(files)
    .where(inArray(files.id, [...names]))
  const ids = new Set(known.map(({ id }) => id))
  return names.filter((name) => !ids.has(name))
}
