import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from '../../config'
import { LOCATIONS } from '../../locations'
import { productVersion } from '../../version'
import type { Database } from '../db/database'
import type { Platform } from '../platform'
import type { Storage } from '../storage/storage'
import { openBackupDoor } from './door'
import type { BackupSource } from './write'

export const doorFileOf = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>) => join(DATA_DIR, 'backup.door')

/** Equal for equal secrets. The secret is long and random, so nobody finds it by trying. */
export const linkSecretMarkOf = ({ LINK_SECRET }: Pick<Config, 'LINK_SECRET'>) =>
  createHmac('sha256', LINK_SECRET).update('mark of a backup').digest('hex').slice(0, 16)

export function backupSourceOf(
  config: Pick<Config, 'LINK_SECRET'>,
  stores: { readonly db: Pick<Database, 'snapshot' | 'sql'>; readonly storage: Pick<Storage, 'read'> },
  storedFiles: string,
): BackupSource {
  return {
    ...stores,
    storedFiles,
    migrations: LOCATIONS.migrations,
    version: productVersion(),
    linkSecretMark: linkSecretMarkOf(config),
  }
}

/** Where the database is this process's own, backups are asked of it. Without the door the product works all the same. */
export async function openOwnDoor(
  { config, db, storage, log }: Pick<Platform, 'config' | 'db' | 'storage' | 'log'>,
  storedFiles: string,
): Promise<{ close(): Promise<void> } | undefined> {
  if (db.engine !== 'pglite') return undefined
  const source = backupSourceOf(config, { db, storage }, storedFiles)
  try {
    return await openBackupDoor(doorFileOf(config), async (path, signal) => {
      const { writeBackup } = await import('./write')
      return writeBackup(source, path, signal)
    })
  } catch (error) {
    log.error({ err: error }, 'backups cannot be asked for')
    return undefined
  }
}
