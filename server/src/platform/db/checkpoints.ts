import { statfs } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'

const LOOK_MS = 1000
const MEGABYTE = 1024 * 1024
/** The log of changes is written in files of this size. */
const PIECE = 16 * MEGABYTE
const NEARLY_FULL = 0.78 * PIECE

/** Pieces that are done with become the next ones: two or three on the disk, where PostgreSQL would keep five. */
export const LOG_OF_CHANGES = ['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=48MB']

const IS_DUE = `
  SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) > ${PIECE}
    OR (pg_walfile_name_offset(pg_current_wal_lsn())).file_offset > ${NEARLY_FULL}
      AND NOT EXISTS (SELECT FROM pg_ls_waldir() WHERE name > pg_walfile_name(pg_current_wal_lsn())) AS due
  FROM pg_control_checkpoint()`

export interface Checkpoints {
  /** Makes one where it is due. */
  look(): Promise<void>
  stop(): Promise<void>
}

/**
 * The processes that make checkpoints in PostgreSQL are no part of PGlite: without this the log of changes grows for as long as the
 * server runs, and so does what a start after a kill has to read. A checkpoint also makes the next piece of the log. The engine hangs
 * for ever when a piece ends and the disk has no room for another, so the database only reads from a little before until there is room.
 */
export function makeCheckpoints(db: PGlite, folder: string): Checkpoints {
  let onlyReads = false

  async function setOnlyReads(only: boolean): Promise<void> {
    await db.exec(`SET default_transaction_read_only = ${only ? 'on' : 'off'}`)
    onlyReads = only
  }

  async function hasRoom(): Promise<boolean> {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize > PIECE + MEGABYTE
  }

  async function look(): Promise<void> {
    if (onlyReads) {
      if (!(await hasRoom())) return
      await db.exec('CHECKPOINT')
      return setOnlyReads(false)
    }
    const { rows } = await db.query<{ due: boolean }>(IS_DUE)
    if (!rows[0]?.due) return
    try {
      await db.exec('CHECKPOINT')
    } catch (error) {
      if (await hasRoom()) throw error
      await setOnlyReads(true)
    }
  }

  let looking: Promise<void> | undefined
  const timer = setInterval(() => {
    looking ??= look().finally(() => {
      looking = undefined
    })
  }, LOOK_MS).unref()
  return {
    look,
    async stop() {
      clearInterval(timer)
      await looking
    },
  }
}
