import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './support/cluster'
import { dealOf, newDelivery, order, send } from './support/deliveries'
import { call, countAnswers, graphql, required } from './support/http'
import type { Answer } from './support/http'
import type { Row } from './support/row'
import { signInOne } from './support/sign-in'
import type { Signed } from './support/sign-in'

/** A copy further behind is not read. */
const FURTHEST_MS = 5000
const SLOWEST_MS = 2500
const BACK_MS = 15_000
const EVERY_MS = 100
const LOOK_MS = 50

/** What a database is asked for each of the reads that may be old. */
const STATEMENTS = ['FROM delivery_month_counts', 'DECLARE reading NO SCROLL CURSOR', 'AND d.version >= ']
const countReads = (cluster: Cluster) => STATEMENTS.reduce((sum, text) => sum + cluster.countAsked(text), 0)

interface Months {
  readonly y: Readonly<Record<string, number>>
}

function createReader(origin: string, admin: Signed, trackingId: string) {
  let visitors = 0
  const months = () =>
    graphql<Months[]>(
      origin,
      admin,
      'query { getDeliveryStatsByType { x y { STANDARD TO_RETURN TWO_WAY_DELIVERY OKM } } }',
      {},
    )
  function page() {
    visitors += 1
    const address = `10.20.${visitors >> 8}.${visitors & 255}`
    return call<{ status: string }>(origin, { address }, `/delivery/unAuth/${trackingId}`)
  }
  const workbook = () => call(origin, admin, '/delivery/downloadXlsx', { body: { tab: 'requested' } })
  return {
    months,
    page,
    /** Asks all three, again and again for a while, however long the answers take. */
    async readFor(ms: number) {
      const asked: Promise<{ answer: Answer<unknown>; took: number }>[] = []
      for (let gone = 0; gone < ms; gone += EVERY_MS) {
        for (const ask of [months, page, workbook]) {
          const began = performance.now()
          asked.push(ask().then((answer) => ({ answer, took: performance.now() - began })))
        }
        await sleep(EVERY_MS)
      }
      return Promise.all(asked)
    },
  }
}

type Reader = ReturnType<typeof createReader>

const sumOf = (months: readonly Months[] = []) =>
  months.flatMap(({ y }) => Object.values(y)).reduce((sum, n) => sum + n, 0)

async function waitFor(origin: string, status: 'ok' | 'degraded'): Promise<number> {
  const began = performance.now()
  const ready = () => call<{ status: string }>(origin, { address: '10.9.9.9' }, '/health/ready')
  while ((await ready()).body?.status !== status) {
    if (performance.now() - began > BACK_MS) throw new Error(`/health/ready did not become ${status}`)
    await sleep(LOOK_MS)
  }
  return performance.now() - began
}

const replaying = (copy: Cluster, goesOn: boolean) =>
  copy.query(goesOn ? 'SELECT pg_wal_replay_resume()' : 'SELECT pg_wal_replay_pause()')

async function signal(name: NodeJS.Signals, pids: readonly number[]): Promise<void> {
  for (const pid of pids) process.kill(pid, name)
}

/** Reads while this and that happens, and counts who answered. */
function createLooking(origin: string, reader: Reader, cluster: Cluster, copy: Cluster) {
  const bad: string[] = []
  const seen = { reads: 0, ofCopy: 0, slowest: 0 }

  /** @param from who has to answer them all; undefined while that changes */
  async function look(when: string, ms: number, from: 'copy' | 'database' | undefined): Promise<void> {
    const before = { database: countReads(cluster), copy: countReads(copy) }
    const answers = await reader.readFor(ms)
    const byDatabase = countReads(cluster) - before.database
    const byCopy = countReads(copy) - before.copy
    const wrong = answers.map(({ answer }) => answer).filter(({ status }) => status < 200 || status > 299)
    seen.reads += answers.length
    seen.ofCopy += byCopy
    seen.slowest = Math.max(seen.slowest, ...answers.map(({ took }) => took))
    if (wrong.length > 0) bad.push(`${when}: ${countAnswers(wrong)}`)
    const others = { copy: byDatabase, database: byCopy }
    if (from !== undefined && others[from] > 0)
      bad.push(`${when}: ${byDatabase} reads of the database, ${byCopy} of the copy, where all are the ${from}'s`)
  }

  /** Takes the copy away while it is read, and gives it back. */
  async function without(how: string, take: () => Promise<void>, giveBack: () => Promise<void>): Promise<void> {
    const looking = look(`${how} meanwhile`, 1500, undefined)
    await sleep(500)
    await take()
    await waitFor(origin, 'degraded')
    await looking
    await look(how, 300, 'database')
    await giveBack()
    await waitFor(origin, 'ok')
    await look(`after it was ${how}`, 300, 'copy')
  }

  return { look, without, seen, bad }
}

export const row: Row = {
  id: 'R34',
  title: 'A copy of the database that lags, stands still or dies costs nothing but speed',
  goal: `every read answered, within ${SLOWEST_MS / 1000} s`,
  lanes: ['PostgreSQL'],
  async run({ short, open }) {
    const deployment = await open({ ownCluster: true, copy: true })
    const { cluster, copy, world } = deployment
    if (!cluster || !copy) throw new Error('no copy of a PostgreSQL')
    const server = await deployment.start()
    const { origin } = server
    const [owner, admin] = [await signInOne(origin, world.owners[0]), await signInOne(origin, world.superAdmins[0])]
    const id = await order(origin, owner)
    const deal = { ...dealOf(id), driverId: world.drivers[0]?.profileId }
    required(await send(origin, admin, 'assignDriverToDelivery', deal), 'assign')
    const query = 'query($id: ID!) { findDeliveryById(id: $id) { trackingId } }'
    const { trackingId } = required(await graphql<{ trackingId: string }>(origin, admin, query, { id }), 'tracking')
    const reader = createReader(origin, admin, trackingId)
    const { look, without, seen, bad } = createLooking(origin, reader, cluster, copy)

    await waitFor(origin, 'ok')
    await look('while it follows', 500, 'copy')

    const counted = sumOf((await reader.months()).body)
    await replaying(copy, false)
    required(await send(origin, owner, 'createDelivery', newDelivery()), 'order')
    required(
      await send(origin, admin, 'updateDeliveryStatus', { id, status: 'PICKUP_DRIVER', reason: 'Téléphone en panne' }),
      'step',
    )
    const told = (await reader.page()).body?.status
    if (told !== 'PICKUP_DRIVER') bad.push(`whoever was told of a change reads ${told}`)
    const early = sumOf((await reader.months()).body)
    await sleep(FURTHEST_MS)
    await waitFor(origin, 'degraded')
    await look('while it stands still in its log', 300, 'database')
    const late = sumOf((await reader.months()).body)
    if (early !== counted || late !== counted + 1)
      bad.push(`${counted} deliveries and one more: ${early} told at once, ${late} beyond the bound`)
    await replaying(copy, true)
    await waitFor(origin, 'ok')
    await look('when it has caught up', 300, 'copy')

    for (let round = 0; round < (short ? 1 : 5); round += 1) {
      let frozen: readonly number[] = []
      await without(
        'frozen',
        async () => {
          frozen = await copy.pids()
          await signal('SIGSTOP', frozen)
        },
        () => signal('SIGCONT', frozen),
      )
      await without(
        'killed',
        () => copy.stop('immediate'),
        () => copy.start(),
      )
    }
    const pids = await copy.pids()
    await signal('SIGSTOP', pids)
    const { code } = await server.stop()
    await signal('SIGCONT', pids)
    if (code !== 0) bad.push(`a server beside a frozen copy ended with ${code}`)
    const { reads, ofCopy, slowest } = seen
    const figure = `${reads} reads, ${ofCopy} by the copy, the slowest took ${(slowest / 1000).toFixed(1)} s`
    return { n: reads, bad, figure, missed: slowest > SLOWEST_MS || ofCopy === 0 }
  },
}
