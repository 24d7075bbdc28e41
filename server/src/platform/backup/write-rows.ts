import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { TextRow } from '../db/database'
import type { CataloguedTable } from './catalogue'
import { DATABASE } from './manifest'
import type { Manifest } from './manifest'
import type { TarWriter } from './tar'

const compress = promisify(gzip)

/** Of rows in one entry, before they are compressed: what a backup and a restore hold in memory of a table. */
const PART_BYTES = 4 * 1024 * 1024

const linesOf = (rows: readonly TextRow[]) => Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))

export async function addTable(
  tar: TarWriter,
  { name, columns }: CataloguedTable,
  reading: AsyncIterable<TextRow[]>,
): Promise<Manifest['tables'][number]> {
  const hash = createHash('sha256')
  let rows = 0
  let parts = 0
  let waiting: Buffer[] = []
  let bytes = 0

  async function flush(): Promise<void> {
    parts += 1
    const lines = Buffer.concat(waiting)
    waiting = []
    bytes = 0
    await tar.add(`${DATABASE}${name}/${String(parts).padStart(4, '0')}.jsonl.gz`, await compress(lines))
  }

  for await (const taken of reading) {
    const lines = linesOf(taken)
    hash.update(lines)
    rows += taken.length
    bytes += lines.length
    waiting.push(lines)
    if (bytes >= PART_BYTES) await flush()
  }
  if (bytes > 0) await flush()
  return { name, columns: columns.map((column) => column.name), rows, sha256: hash.digest('hex') }
}
