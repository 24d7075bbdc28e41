import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import { fillDatabase, withClient } from './generate'
import { loadOf } from './measure'
import type { Workload } from './measure'
import { startProduct } from './product'
import { readSamples } from './samples'

const SMALL = 10_000
const AT_ONCE = 4
/** Processor time is counted in hundredths of a second: enough requests for some fifty of them. */
const WARM_UP = 500
const REQUESTS = 4000
/** What is read by an index alone may cost half as much again; a search meets more rows that match. */
const GOALS: Readonly<Record<string, number>> = {
  list: 1.5,
  'list-page-500': 1.5,
  'tab-counts': 1.5,
  'month-stats': 1.5,
  'search-vin': 2.5,
  'search-plate': 2.5,
}
const TICKS_A_SECOND = 100

/** Seconds of processor time that the connections to a database have used, on the machine of that database. */
async function processorSeconds(url: string): Promise<number> {
  const pids = await withClient(url, async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'volant'`,
    )
    return rows.map(({ pid }) => pid)
  })
  const ticks = pids.map((pid) => {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? ''
    const [user = 0, system = 0] = afterName.split(' ').slice(11, 13).map(Number)
    return user + system
  })
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_A_SECOND
}

async function ask({ name, requests }: Workload, amount: number): Promise<void> {
  const { non2xx, errors } = await autocannon({ ...loadOf(requests), connections: AT_ONCE, amount })
  if (non2xx > 0 || errors > 0) throw new Error(`${name}: ${non2xx} refused, ${errors} failed`)
}

/** Milliseconds of the database's processor time for one request of each kind. */
async function costsOf(url: string): Promise<Map<string, number>> {
  const product = await startProduct(url)
  try {
    const costs = new Map<string, number>()
    for (const workload of await product.workloads(await readSamples(url))) {
      if (!(workload.name in GOALS)) continue
      await ask(workload, WARM_UP)
      const before = await processorSeconds(url)
      await ask(workload, REQUESTS)
      costs.set(workload.name, ((await processorSeconds(url)) - before) * (1000 / REQUESTS))
    }
    return costs
  } finally {
    await product.stop()
  }
}

/**
 * How much more of the database's processor time a request costs with a hundred times as many deliveries. Rather than rates,
 * because processor time stays what it is on a busy machine. The database has to run on this machine.
 */
export async function measureGrowth(url: string, deliveries: number, reuse: boolean): Promise<void> {
  const few = await costsOf(await fillDatabase(`${url}_small`, SMALL, reuse))
  const many = await costsOf(await fillDatabase(url, deliveries, reuse))
  process.stdout.write(`\nms of the database a request, at ${SMALL} and at ${deliveries} deliveries\n`)
  for (const [name, goal] of Object.entries(GOALS)) {
    const [a, b] = [few.get(name) ?? 0, many.get(name) ?? 0]
    const cells = [name.padEnd(16), a.toFixed(3).padStart(9), b.toFixed(3).padStart(9), (b / a).toFixed(2).padStart(7)]
    process.stdout.write(`${cells.join('')}  (at most ${goal})\n`)
  }
}
