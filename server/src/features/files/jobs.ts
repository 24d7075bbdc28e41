import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { subDays } from 'date-fns'
import type { Job } from '../../platform/jobs'
import { isName } from '../../platform/storage/storage'
import type { FileParts } from './service/service'
import { eraseRows, findExpired, findUnknown } from './store'

const BATCH = 200

/** Bodies that a process was taking when it was killed. */
async function removeHalfTaken(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtime < before) await rm(path, { force: true })
  }
}

/**
 * Bytes of files deleted a month ago, of uploads never finished, and of transactions that were undone.
 * @param folder where bodies wait until they are checked
 */
export async function purgeFiles(
  { db, storage, clock }: Pick<FileParts, 'db' | 'storage' | 'clock'>,
  folder: string,
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now()
  for (;;) {
    signal?.throwIfAborted()
    const expired = await findExpired(db.sql, now, BATCH)
    if (expired.length === 0) break
    for (const id of expired) await storage.remove(id)
    await eraseRows(db.sql, expired)
  }

  // young ones may belong to a transaction that has not committed yet
  const settled = subDays(now, 1)
  await removeHalfTaken(folder, settled)
  let names: string[] = []
  const removeUnknown = async () => {
    signal?.throwIfAborted()
    for (const name of names.length > 0 ? await findUnknown(db.sql, names) : []) await storage.remove(name)
    names = []
  }
  for await (const { name, storedAt } of storage.list()) {
    // what has no name of ours was put there by somebody else
    if (storedAt < settled && isName(name)) names.push(name)
    if (names.length === BATCH) await removeUnknown()
  }
  await removeUnknown()
}

export function fileJobs(parts: Pick<FileParts, 'db' | 'storage' | 'clock'>, folder: string): readonly Job[] {
  return [{ name: 'files', cron: '37 3 * * *', work: (signal) => purgeFiles(parts, folder, signal) }]
}
