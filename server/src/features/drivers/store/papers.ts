import { and, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database'
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

/** Their papers and pictures; the bytes go a month later, when no backup of before wants them. */
export async function forgetPaperFiles(tx: Tx, driverIds: readonly string[], now: Date): Promise<void> {
  await tx.sql
    .update(files)
    .set({ deletedAt: sql`coalesce(${files.deletedAt}, ${now.toISOString()})`, fileName: '', metadata: {} })
    .where(and(inArray(files.driverId, [...driverIds]), inArray(files.kind, ['avatar', 'driverDoc'])))
}
