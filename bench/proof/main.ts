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
    /**
     * As a lane of the tests: each row once, with the engine of production and, where the row has them, with two processes; a goal
     * that is missed fails nothing, because the machine has other work.
     */
    tests: { type: 'boolean', default: false },
    /** One lane only: PGlite, "PID namespaces", PostgreSQL or "two processes". */
    lane: { type: 'string' },
    /** How long the soak lasts. */
    hours: { type: 'string', default: '8' },
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
const extent = { short: values.short, hours: Number(values.hours) }
process.stdout.write(HEADER)
const hasPostgres = process.env['PROOF_DATABASE_URL'] !== undefined
for (const row of rows) {
  if (row.onlyByName !== undefined && !positionals.includes(row.id)) {
    process.stdout.write(`${row.id.padEnd(7)}not run: ${row.onlyByName}\n`)
    continue
  }
  for (const lane of values.tests ? row.lanes.slice(...(hasPostgres ? [-1] : [0, 1])) : row.lanes) {
    if (values.lane !== undefined && values.lane !== lane) continue
    for (const result of await runRow(row, lane, extent)) {
      process.stdout.write(lineOf(result))
      results.push(result)
    }
    // after each row, so that a run which is broken off leaves what it found
    writeResults(results)
  }
}
process.exit(results.every((result) => (values.tests ? result.bad === 0 : isGood(result))) ? 0 : 1)
