import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Storage } from '../../../server/src/platform/storage/storage'
import type { Query } from './database'

interface Stored {
  readonly id: string
  readonly sha256: string
}

/** Files that say `ready` and have not the bytes that were promised. */
export async function brokenFiles(query: Query, files: Pick<Storage, 'read'>): Promise<string[]> {
  const rows = await query<Stored>(`SELECT id, sha256 FROM files WHERE state = 'ready' AND deleted_at IS NULL`)
  const broken: string[] = []
  for (const { id, sha256 } of rows)
    try {
      const found = createHash('sha256')
        .update(await buffer(await files.read(id)))
        .digest('hex')
      if (found !== sha256) broken.push(`file ${id} has other bytes than its row says`)
    } catch {
      broken.push(`file ${id} is ready and its bytes are missing`)
    }
  return broken
}
