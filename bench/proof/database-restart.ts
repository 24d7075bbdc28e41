import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Query } from './support/database'
import type { Deployment } from './support/deployment'
import { newDelivery, send } from './support/deliveries'
import { call, countAnswers } from './support/http'
import type { Answer } from './support/http'
import { findLost, newJournal } from './support/journal'
import type { Cluster } from './support/cluster'
import type { Row } from './support/row'
import { signInOne } from './support/sign-in'
import type { Signed } from './support/sign-in'
import { startLoad } from './support/steady-load'

const PER_SECOND = 40
const BACK_MS = 5000
const PAUSE_MS = 10_000
const LOOK_MS = 50

interface Outage {
  readonly name: string
  /** Takes the database away and gives it back. */
  happen(cluster: Cluster, place: Deployment): Promise<void>
}

const restart = (mode: 'fast' | 'immediate'): Outage => ({
  name: `${mode} restart`,
  async happen(cluster) {
    await cluster.stop(mode)
    await sleep(500)
    await cluster.start()
  },
})
const CUT: Outage = {
  name: 'every connection cut',
  async happen(_cluster, { read }) {
    const others = `FROM pg_stat_activity WHERE application_name LIKE 'volant%' AND pid <> pg_backend_pid()`
    await read((query) => query(`SELECT pg_terminate_backend(pid) ${others}`))
  },
}
const PAUSE: Outage = {
  name: 'pause of 10 s',
  async happen(cluster) {
    const pids = await cluster.pids()
    for (const pid of pids) process.kill(pid, 'SIGSTOP')
    await sleep(PAUSE_MS)
    for (const pid of pids) process.kill(pid, 'SIGCONT')
  },
}

/** While the database is away the product says so, and when to ask again. */
const isHonest = ({ status, headers }: Answer<unknown>) =>
  (status >= 200 && status < 300) || (status === 503 && headers.get('retry-after') !== null)

/** Orders one delivery after the other, each under a key of its own until it is taken. @returns the names ordered under */
async function orderWithKeys(origin: string, owner: Signed, until: () => boolean): Promise<string[]> {
  const names: string[] = []
  while (!until()) {
    const clientLastName = `Renaud ${randomUUID().slice(0, 8)}`
    const key = { 'idempotency-key': randomUUID() }
    const input = { ...newDelivery(), clientLastName }
    while ((await send(origin, owner, 'createDelivery', input, key)).status !== 200) await sleep(LOOK_MS)
    names.push(clientLastName)
    await sleep(LOOK_MS)
  }
  return names
}

async function readyAgain(origin: string): Promise<number> {
  const began = performance.now()
  while ((await call(origin, { address: '10.9.9.9' }, '/health/ready')).status !== 200) await sleep(LOOK_MS)
  return performance.now() - began
}

async function notOnce(query: Query, names: readonly string[]): Promise<string[]> {
  const rows = await query<{ name: string; n: number }>(
    `SELECT name, count(d.id)::int AS n FROM unnest($1::text[]) AS name LEFT JOIN deliveries d ON d.client_last_name = name
      GROUP BY name HAVING count(d.id) <> 1`,
    [names],
  )
  return rows.map(({ name, n }) => `${name} was ordered once and stands ${n} times`)
}

export const row: Row = {
  id: 'R22',
  title: 'While the database is away the product waits for it',
  goal: `only 503 with Retry-After, nothing lost, ready ${BACK_MS / 1000} s after it`,
  lanes: ['PostgreSQL'],
  async run({ short, open }) {
    const deployment = await open({ ownCluster: true })
    const { cluster, world } = deployment
    if (!cluster) throw new Error('no PostgreSQL of its own')
    const server = await deployment.start()
    const { origin } = server
    const owner = await signInOne(origin, world.owners[0])
    const admin = await signInOne(origin, world.superAdmins[0])
    const full = [
      restart('fast'),
      restart('fast'),
      restart('fast'),
      restart('immediate'),
      restart('immediate'),
      CUT,
      PAUSE,
    ]
    const outages = short ? [restart('fast'), restart('immediate'), CUT] : full
    const journal = newJournal()
    const bad: string[] = []
    let [requests, slowest] = [0, 0]
    let hasExited = false
    void server.ended.then(() => {
      hasExited = true
    })
    let isOver = false
    const ordering = orderWithKeys(origin, owner, () => isOver)
    for (const { name, happen } of outages) {
      const load = startLoad(() => origin, PER_SECOND, { owner, admin }, journal)
      await sleep(1000)
      await happen(cluster, deployment)
      const took = await readyAgain(origin)
      await sleep(1000)
      await load.end()
      slowest = Math.max(slowest, took)
      requests += load.sent.length
      const wrong = load.sent.map(({ answer }) => answer).filter((answer) => !isHonest(answer))
      if (wrong.length > 0) bad.push(`${name}: ${countAnswers(wrong)}`)
      if (hasExited) throw new Error(`${name}: the server ended`)
    }
    isOver = true
    const names = await ordering
    await deployment.stopServers()
    await deployment.read(async (query) => {
      bad.push(...(await findLost(query, journal)), ...(await notOnce(query, names)))
    })
    const figure = `${outages.length} outages, ${requests} requests, ${names.length} orders under keys, ready after ${(slowest / 1000).toFixed(1)} s at most`
    return { n: requests, bad, figure, missed: slowest > BACK_MS }
  },
}
