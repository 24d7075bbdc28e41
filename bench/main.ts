import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { fillDatabase } from './src/generate'
import { checkAnswers } from './src/answers'
import { startBareServer } from './src/bare'
import { measure } from './src/measure'
import { startProduct } from './src/product'
import { HEADER, lineOf } from './src/report'
import type { Round } from './src/report'
import { readSamples } from './src/samples'

/**
 * Requests per second of the product beside the best SQL we can write through the bare driver, or beside another build of
 * the product, in turns: read the ratio, not the figures.
 * `npm run bench -- 1000000 --seconds 8 --only export`
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '5' },
    /** Works whose name holds this. */
    only: { type: 'string', default: '' },
    /** Takes the database as the last run left it. */
    reuse: { type: 'boolean', default: false },
    /** Another checkout, built: what a change gives is read beside the build without it. */
    against: { type: 'string' },
    url: {
      type: 'string',
      default: process.env['BENCH_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/volant_bench',
    },
  },
})

const seconds = Number(values.seconds)
const url = await fillDatabase(values.url, Number(positionals[0] ?? 200_000), values.reuse)
const samples = await readSamples(url)
const product = await startProduct(url)
const other =
  values.against === undefined ? await startBareServer(url, samples) : await startProduct(url, resolve(values.against))
try {
  process.stdout.write(HEADER)
  const besides = other.workloads(samples)
  for (const ours of product.workloads(samples)) {
    const beside = besides.find(({ name }) => name === ours.name)
    if (!ours.name.includes(values.only) || beside === undefined) continue
    await checkAnswers(ours.name, beside, ours)
    const rounds: Round[] = []
    const memory = [other, product].map((side) => side.watchMemory())
    for (let round = 0; round < Number(values.rounds); round++)
      rounds.push({
        beside: await measure(beside, seconds),
        ours: await measure(ours, seconds),
      })
    const most = memory.map(({ end }) => end())
    process.stdout.write(lineOf(ours, rounds, most))
  }
} finally {
  await other.stop()
  await product.stop()
}
