import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database'
import { rows } from '../../../platform/db/rows'
import { files } from '../../../tables/files'

/** A driver of whom nothing is known but the name and how to reach them. */
export const NO_PAPERS = {
  docs: {},
  avatarKey: null,
  birthDate: null,
  drivingLicenseDate: null,
  drivingPermitDueDate: null,
  drivingPermitNumber: null,
  vigilanceIssueDate: null,
  insuranceDueDate: null,
  iban: null,
}

const isPaper = inArray(files.kind, ['avatar', 'driverDoc'])

/** Their papers and pictures; the bytes go a month later, when no backup of before wants them. */
export async function forgetPaperFiles(tx: Tx, driverIds: readonly string[], now: Date): Promise<void> {
  await tx.sql
    .update(files)
    .set({ deletedAt: sql`coalesce(${files.deletedAt}, ${now.toISOString()})`, fileName: '', metadata: {} })
    .where(and(inArray(files.driverId, [...driverIds]), isPaper))
}

/** Documents of mandates that are no more. */
export async function discardMandateFiles(tx: Tx, keys: readonly string[], now: Date): Promise<void> {
  if (keys.length === 0) return
  await tx.sql
    .update(files)
    .set({ deletedAt: now })
    .where(and(inArray(files.key, [...keys]), eq(files.kind, 'mandate'), isNull(files.deletedAt)))
}

/** Papers and pictures that their driver's file names no more. */
export async function discardPapers(tx: Tx, driverId: string, keys: readonly string[], now: Date): Promise<void> {
  if (keys.length === 0) return
  await tx.sql
    .update(files)
    .set({ deletedAt: now })
    .where(and(inArray(files.key, [...keys]), eq(files.driverId, driverId), isPaper, isNull(files.deletedAt)))
}

/**
 * Papers that were sent so long ago and stand in no place: nobody sees them, and their driver cannot take them away.
 * The driver's row is held, so that none is named meanwhile.
 * @returns how many of at most `limit`
 */
export async function discardUnnamed(tx: Tx, before: Date, now: Date, limit: number): Promise<number> {
  const gone = await rows(
    tx.sql,
    sql`UPDATE files SET deleted_at = ${now.toISOString()} WHERE id IN (
          SELECT f.id FROM files f JOIN drivers d ON d.id = f.driver_id
          WHERE f.kind IN ('avatar', 'driverDoc') AND f.state = 'ready' AND f.deleted_at IS NULL
            AND f.created_at < ${before.toISOString()} AND f.key IS DISTINCT FROM d.avatar_key
            AND NOT EXISTS (SELECT 1 FROM jsonb_each_text(d.docs) named WHERE named.value = f.key)
          LIMIT ${limit} FOR NO KEY UPDATE OF d SKIP LOCKED)
        RETURNING 1`,
  )
  return gone.length
}
