import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { fillDatabase } from './src/generate'
import { checkAnswers } from './src/compare-answers'
import { measureGrowth } from './src/growth'
import { startBareServer } from './src/bare-server'
import { measure } from './src/measure'
import { startProduct } from './src/product'
import { HEADER, lineOf } from './src/report'
import type { Round } from './src/report'
import { readSamples } from './src/samples'

/**
 * Measures requests per second of the product and of hand-written SQL through the bare driver, or of another build of the
 * product, in alternation. The ratios are comparable between runs, the figures are not.
 * `npm run bench -- 1000000 --seconds 8 --only export`
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '5' },
    /** Requests at once: by default about as many as a busy office sends; 1 shows how long one answer takes. */
    connections: { type: 'string', default: '16' },
    /** Measures only workloads whose name contains this. */
    only: { type: 'string', default: '' },
    /** Uses the database of the last run. */
    reuse: { type: 'boolean', default: false },
    /** Only how much more a request costs the database than with ten thousand deliveries. */
    growth: { type: 'boolean', default: false },
    /** The folder of another built checkout to compare with, e.g. without a change. */
    against: { type: 'string' },
    url: {
      type: 'string',
      default: process.env['BENCH_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/volant_bench',
    },
  },
})

/** So long that the engine has compiled what the workload runs: a server is measured as it is while in use. */
const WARM_UP_SECONDS = 6

const seconds = Number(values.seconds)
const connections = Number(values.connections)
const deliveries = Number(positionals[0] ?? 200_000)
if (values.growth) {
  await measureGrowth(values.url, deliveries, values.reuse)
  process.exit(0)
}
const url = await fillDatabase(values.url, deliveries, values.reuse)
const samples = await readSamples(url)
const product = await startProduct(url)
const other =
  values.against === undefined ? await startBareServer(url, samples) : await startProduct(url, resolve(values.against))
try {
  process.stdout.write(HEADER)
  for (const { name } of await product.workloads(samples)) {
    if (!name.includes(values.only)) continue
    // asked for each time, because a session ends before the run does
    const [otherWorkload, workload] = await Promise.all(
      [other, product].map(async (side) => (await side.workloads(samples)).find((each) => each.name === name)),
    )
    if (workload === undefined || otherWorkload === undefined) continue
    await checkAnswers(workload.name, otherWorkload, workload)
    if (!workload.long) for (const side of [otherWorkload, workload]) await measure(side, WARM_UP_SECONDS, connections)
    const rounds: Round[] = []
    const memory = [other, product].map((side) => side.watchMemory())
    for (let round = 0; round < Number(values.rounds); round++)
      rounds.push({
        other: await measure(otherWorkload, seconds, connections),
        product: await measure(workload, seconds, connections),
      })
    const peaks = memory.map(({ end }) => end())
    process.stdout.write(lineOf(workload, rounds, peaks))
  }
} finally {
  await other.stop()
  await product.stop()
}
