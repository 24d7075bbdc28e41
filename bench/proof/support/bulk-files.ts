import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Deployment } from './deployment'

const AT_ONCE = 500

/** Documents of deliveries in the folder and in the rows, as uploads leave them. */
export async function fillFiles({ dataDir, read }: Deployment, count: number, bytesEach: number): Promise<void> {
  const stored = Array.from({ length: count }, () => {
    const id = randomUUID()
    const bytes = randomBytes(bytesEach)
    const folder = join(dataDir, 'files', id.slice(-2))
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, id), bytes)
    return { id, sha256: createHash('sha256').update(bytes).digest('hex') }
  })
  await read(async (query) => {
    for (let from = 0; from < count; from += AT_ONCE) {
      const some = stored.slice(from, from + AT_ONCE)
      await query(
        `INSERT INTO files (id, key, state, type, max_bytes, size, sha256, kind, file_name, ready_at)
          SELECT id, 'bulk/' || id, 'ready', 'application/pdf', $3, $3, sha256, 'doc', 'bulk.pdf', now() FROM unnest($1::uuid[], $2::text[]) AS f(id, sha256)`,
        [some.map(({ id }) => id), some.map(({ sha256 }) => sha256), bytesEach],
      )
    }
  })
}
