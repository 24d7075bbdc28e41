import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Query } from './database'

interface Stored {
  readonly id: string
  readonly sha256: string
}

/** Files that say `ready` and have not the bytes that were promised. */
export async function brokenFiles(query: Query, dataDir: string): Promise<string[]> {
  const rows = await query<Stored>(`SELECT id, sha256 FROM files WHERE state = 'ready' AND deleted_at IS NULL`)
  return rows.flatMap(({ id, sha256 }) => {
    try {
      const bytes = readFileSync(join(dataDir, 'files', id.slice(-2), id))
      const found = createHash('sha256').update(bytes).digest('hex')
      return found === sha256 ? [] : [`file ${id} has other bytes than its row says`]
    } catch {
      return [`file ${id} is ready and its bytes are missing`]
    }
  })
}
