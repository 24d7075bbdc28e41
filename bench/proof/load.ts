import { setTimeout as sleep } from 'node:timers/promises'
import { TABS } from '@volant/domain/deliveries/tabs'
import { COUNTS } from '../src/workloads'
import { fillBulk } from './support/bulk'
import { FULL, SMALL } from './support/bulk-rows'
import type { Deployment } from './support/deployment'
import { percentile } from './support/figures'
import { graphql, required } from './support/http'
import { findLost } from './support/journal'
import { watchMemory } from './support/memory'
import { METRICS_TOKEN, figureOf } from './support/metrics'
import { startDay } from './support/office-day'
import type { Row } from './support/row'
import { signInOne } from './support/sign-in'

const PEOPLE = { short: 12, full: 60 }
const THINK_MS = 380
const WARM_UP_MS = { short: 3000, full: 20_000 }
const LASTS_MS = { short: 15_000, full: 5 * 60_000 }
/** Until then caches and the compiler fill: growth is judged from there on. */
const SETTLED_MS = 2 * 60_000
const GOAL = { perSecond: 120, p95: 250, p99: 600, lag: 100, growth: 3, peak: 200 }

/** Which of the counters of the tabs counts what. */
const COUNTED = {
  requestedCount: 'REQUESTED',
  confirmedCount: 'CONFIRMED',
  waitingDriverCount: 'WAITING_FOR_DRIVER',
  setCount: 'SET',
  onGoingCount: 'ONGOING',
  deliveredCount: 'COMPLETED',
  cancelledCount: 'CANCELLED',
} as const

async function wrongCounts(origin: string, { world, read }: Deployment): Promise<string[]> {
  const admin = await signInOne(origin, world.superAdmins[0])
  const told = required(
    await graphql<Readonly<Record<keyof typeof COUNTED, number>>>(origin, admin, COUNTS, {}),
    'counts',
  )
  return read(async (query) => {
    const wrong: string[] = []
    for (const [name, tab] of Object.entries(COUNTED) as [
      keyof typeof COUNTED,
      (typeof COUNTED)[keyof typeof COUNTED],
    ][]) {
      const [row] = await query<{ n: number }>(
        `SELECT count(*)::int AS n FROM deliveries WHERE deleted_at IS NULL AND status = ANY($1)`,
        [TABS.ADMIN[tab].statuses],
      )
      if (row?.n !== told[name]) wrong.push(`${name} is ${told[name]}, and ${row?.n} are there`)
    }
    return wrong
  })
}

export const row: Row = {
  id: 'R20',
  title: 'Sixty people at work do not wait',
  goal: `>= ${GOAL.perSecond}/s, p95 <= ${GOAL.p95} ms, p99 <= ${GOAL.p99} ms, lag p99 <= ${GOAL.lag} ms, < ${GOAL.growth} MB/min, peak <= ${GOAL.peak} MB`,
  lanes: ['PostgreSQL'],
  async run({ short, open }) {
    const deployment = await open({ env: { METRICS_TOKEN } })
    await fillBulk(deployment, short ? SMALL : FULL)
    const server = await deployment.start()
    const { origin } = server
    const day = await startDay(() => origin, deployment, short ? PEOPLE.short : PEOPLE.full, THINK_MS)
    await sleep(short ? WARM_UP_MS.short : WARM_UP_MS.full)
    const endMemory = watchMemory(server.pid)
    const before = { read: day.took.read.length, write: day.took.write.length, document: day.took.document.length }
    // read so that it begins anew
    await figureOf(origin, 'nodejs_eventloop_lag_p99_seconds')
    const began = performance.now()
    await sleep(short ? LASTS_MS.short : LASTS_MS.full)
    const seconds = (performance.now() - began) / 1000
    const kinds = ['read', 'write', 'document'] as const
    const times = Object.fromEntries(kinds.map((kind) => [kind, day.took[kind].slice(before[kind])]))
    const lag = (await figureOf(origin, 'nodejs_eventloop_lag_p99_seconds')) * 1000
    const memory = endMemory()
    await day.end()
    const bad = [...day.failed, ...(await wrongCounts(origin, deployment))]
    bad.push(...(await deployment.read((query) => findLost(query, day.journal))))

    const all = kinds.flatMap((kind) => times[kind] ?? [])
    const [perSecond, p95, p99] = [all.length / seconds, percentile(all, 0.95), percentile(all, 0.99)]
    const growth = memory.growthAMinute(SETTLED_MS)
    const isGood =
      perSecond >= GOAL.perSecond &&
      p95 <= GOAL.p95 &&
      p99 <= GOAL.p99 &&
      lag <= GOAL.lag &&
      growth < GOAL.growth &&
      memory.peak <= GOAL.peak
    const each = kinds.map((kind) => `${kind} ${percentile(times[kind] ?? [], 0.99).toFixed(0)}`).join(', ')
    const grown = short ? '' : `${growth.toFixed(1)} MB/min, `
    const figure = `${perSecond.toFixed(0)}/s, p95 ${p95.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms (${each}), lag p99 ${lag.toFixed(0)} ms, ${grown}peak ${memory.peak.toFixed(0)} MB`
    // fewer people for a moment say nothing of the goal
    return { n: all.length, bad, figure, missed: !short && !isGood }
  },
}
