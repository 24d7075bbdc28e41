import { parseArgs } from 'node:util'
import { fillDatabase } from './src/generate'
import { checkAnswers } from './src/answers'
import { measure } from './src/measure'
import { startBareServer } from './src/bare'
import { startProduct } from './src/product'
import { readSamples } from './src/samples'
import { workloads } from './src/workloads'

/**
 * Requests per second of the product beside the best SQL we can write through the bare driver, in the same run: read the
 * ratio, not the figures. `npm run bench -- --deliveries 1000000 --seconds 8 --only export`
 */
const { values } = parseArgs({
  options: {
    deliveries: { type: 'string', default: '200000' },
    seconds: { type: 'string', default: '6' },
    rounds: { type: 'string', default: '3' },
    /** Works whose name holds this. */
    only: { type: 'string', default: '' },
    /** Takes the database as the last run left it. */
    reuse: { type: 'boolean', default: false },
    url: {
      type: 'string',
      default: process.env['BENCH_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/volant_bench',
    },
  },
})

const MEGABYTE = 1024 * 1024
const seconds = Number(values.seconds)
const url = await fillDatabase(values.url, Number(values.deliveries), values.reuse)
const samples = await readSamples(url)
const product = await startProduct(url)
const bare = await startBareServer(url, samples)
try {
  process.stdout.write(
    `\n${'work'.padEnd(22)}${'limit req/s'.padStart(14)}${'Volant req/s'.padStart(14)}${'ratio'.padStart(8)}${'p99 ms'.padStart(9)}${'memory +MB'.padStart(13)}\n`,
  )
  for (const { name, path, request } of workloads(product.token, samples)) {
    if (!name.includes(values.only)) continue
    await checkAnswers(name, `${bare.origin}/${name}`, `${product.origin}${path}`, request)
    const ratios: number[] = []
    const memory = product.watchMemory()
    let last = { limit: 0, ours: 0, p99: 0 }
    for (let round = 0; round < Number(values.rounds); round++) {
      const limit = await measure(`${bare.origin}/${name}`, request.long ? { long: true } : {}, seconds)
      const ours = await measure(`${product.origin}${path}`, request, seconds)
      last = { limit: limit.rate, ours: ours.rate, p99: ours.p99 }
      ratios.push(ours.rate / limit.rate)
    }
    const median = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0
    const grown = memory.end() / MEGABYTE
    process.stdout.write(
      `${name.padEnd(22)}${last.limit.toFixed(request.long ? 2 : 0).padStart(14)}${last.ours.toFixed(request.long ? 2 : 0).padStart(14)}${median.toFixed(2).padStart(8)}${last.p99.toFixed(0).padStart(9)}${grown.toFixed(0).padStart(13)}\n`,
    )
  }
} finally {
  await bare.close()
  product.stop()
}
