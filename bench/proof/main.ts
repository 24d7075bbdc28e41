import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { HEADER, isGood, lineOf, writeResults } from './support/report'
import type { Result } from './support/report'
import type { Row } from './support/row'
import { runRow } from './support/run-row'

/**
 * Proves what the product promises, from outside: each row is a file of this folder, run over HTTP and sockets against servers
 * that it starts, kills and starts again. `npm run proof -- R1 R24 --short`
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Fewer rounds: the whole in a few minutes. */
    short: { type: 'boolean', default: false },
    /** One lane only: PGlite, PostgreSQL or "two processes". */
    lane: { type: 'string' },
  },
})

async function readRows(): Promise<Row[]> {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && name !== 'main.ts')
  const rows: Row[] = []
  for (const file of files) {
    const { row }: { row: Row } = await import(join(import.meta.dirname, file))
    rows.push(row)
  }
  return rows.toSorted((a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1)))
}

const rows = (await readRows()).filter(({ id }) => positionals.length === 0 || positionals.includes(id))
if (rows.length === 0) throw new Error(`no such row: ${positionals.join(' ')}`)
const results: Result[] = []
process.stdout.write(HEADER)
for (const row of rows)
  for (const lane of row.lanes) {
    if (values.lane !== undefined && values.lane !== lane) continue
    for (const result of await runRow(row, lane, values.short)) {
      process.stdout.write(lineOf(result))
      results.push(result)
    }
    // after each row, so that a run which is broken off leaves what it found
    writeResults(results)
  }
process.exit(results.every(isGood) ? 0 : 1)
