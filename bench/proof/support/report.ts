import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, hostname, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import type { Lane } from './lane'

export interface Result {
  readonly id: string
  /** What the row shows; R28 stands under that of the row before it. */
  readonly title: string
  readonly engine: Lane
  readonly n: number
  readonly bad: number
  readonly figure: string
  readonly goal: string
  readonly seconds: number
  /** One-minute load average, the higher one of before and after. */
  readonly load: number
  readonly missed: boolean
  /** What went wrong, in words. */
  readonly faults: readonly string[]
  readonly notRun?: string
}

const FOLDER = join(import.meta.dirname, '../../../.cache/proof')
/** More than the machine has processors for makes times worthless; counts stay what they are. */
const LOADED = 2
const SHOWN_FAULTS = 5

export const load = () => loadavg()[0] ?? 0
export const isGood = ({ bad, missed }: Result) => bad === 0 && !missed

export const HEADER = `${'row'.padEnd(7)}${'engine'.padEnd(15)}${'n'.padStart(7)}${'bad'.padStart(6)}${'s'.padStart(7)}  figure (goal)\n`

export function lineOf(result: Result): string {
  const { id, engine, n, bad, figure, goal, seconds, notRun, faults } = result
  const start = `${isGood(result) ? '' : '✗ '}${id}`.padEnd(7) + engine.padEnd(15)
  if (notRun !== undefined) return `${start}not run: ${notRun}\n`
  const loaded = result.load > LOADED ? ` [load ${result.load.toFixed(1)}]` : ''
  const line = `${start}${String(n).padStart(7)}${String(bad).padStart(6)}${seconds.toFixed(0).padStart(7)}  ${figure} (${goal})${loaded}\n`
  const rest = faults.length > SHOWN_FAULTS ? [`… and ${faults.length - SHOWN_FAULTS} more`] : []
  return line + [...faults.slice(0, SHOWN_FAULTS), ...rest].map((fault) => `       ${fault}\n`).join('')
}

export function writeResults(results: readonly Result[]): void {
  mkdirSync(FOLDER, { recursive: true })
  const machine = { host: hostname(), processors: cpus().length, model: cpus()[0]?.model, memory: totalmem() }
  const marked = results.map((result) => ({ ...result, loaded: result.load > LOADED }))
  const text = JSON.stringify(
    { at: new Date().toISOString(), node: process.version, machine, results: marked },
    null,
    2,
  )
  writeFileSync(join(FOLDER, 'results.json'), `${text}\n`)
}
