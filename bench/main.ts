import { parseArgs } from 'node:util'
import { fillDatabase } from './src/generate'
import { measure } from './src/measure'
import { startBareServer } from './src/bare'
import { startProduct } from './src/product'
import { workloads } from './src/workloads'

/**
 * Requests per second of the product beside the best SQL we can write through the bare driver, in the same run: read the
 * ratio, not the figures. `npm run bench -- --deliveries 1000000 --seconds 8`
 */
const { values } = parseArgs({
  options: {
    deliveries: { type: 'string', default: '200000' },
    seconds: { type: 'string', default: '6' },
    rounds: { type: 'string', default: '3' },
    url: {
      type: 'string',
      default: process.env['BENCH_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/volant_bench',
    },
  },
})

const url = await fillDatabase(values.url, Number(values.deliveries))
const product = await startProduct(url)
const bare = await startBareServer(url)
try {
  process.stdout.write(
    `\n${'work'.padEnd(22)}${'limit req/s'.padStart(14)}${'Volant req/s'.padStart(14)}${'ratio'.padStart(8)}${'p99 ms'.padStart(9)}\n`,
  )
  for (const workload of workloads(product.token)) {
    const ratios: number[] = []
    let last = { limit: 0, ours: 0, p99: 0 }
    for (let round = 0; round < Number(values.rounds); round++) {
      const limit = await measure(`${bare.origin}/${workload.name}`, {}, Number(values.seconds))
      const ours = await measure(`${product.origin}${workload.path}`, workload.request, Number(values.seconds))
      last = { limit: limit.rate, ours: ours.rate, p99: ours.p99 }
      ratios.push(ours.rate / limit.rate)
    }
    const median = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0
    process.stdout.write(
      `${workload.name.padEnd(22)}${last.limit.toFixed(0).padStart(14)}${last.ours.toFixed(0).padStart(14)}${median.toFixed(2).padStart(8)}${last.p99.toFixed(0).padStart(9)}\n`,
    )
  }
} finally {
  await bare.close()
  product.stop()
}
