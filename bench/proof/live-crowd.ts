import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { deriveKeys } from '../../server/src/features/identity/keys'
import { createTokens } from '../../server/src/features/identity/sessions/tokens'
import { systemClock } from '../../server/src/platform/clock'
import { PRODUCTION } from '../src/production'
import { fillBulk } from './support/bulk'
import type { CrowdPart, CrowdReport, FromCrowd, Phone, ToCrowd } from './support/crowd-size'
import type { Deployment } from './support/deployment'
import { percentile } from './support/figures'
import { processorTimeOf, residentOf } from './support/memory'
import { METRICS_TOKEN, figureOf } from './support/metrics'
import type { Row } from './support/row'

const PROCESSES = 2
const CROWD = { short: { sockets: 500, phones: 100 }, full: { sockets: 10_000, phones: 2000 } }
const LASTS_MS = { short: 5000, full: 60_000 }
const CALM_MS = 3000
const GOAL = { taken: 0.99, p99: 1000 }
const KILOBYTE = 1024

interface Mission {
  readonly id: string
  readonly tracking: string
  readonly sub: string
}

/** Two thousand people who sign in would be a proof of something else: their sessions are made as the server makes them. */
async function phonesOf({ env, read }: Deployment, missions: readonly Mission[]): Promise<Phone[]> {
  await read((query) =>
    query(
      `INSERT INTO refresh_tokens (id, family_id, user_id, token_hash, expires_at)
        SELECT gen_random_uuid(), sub, sub, sub::text, now() + interval '1 day' FROM unnest($1::uuid[]) AS sub`,
      [missions.map(({ sub }) => sub)],
    ),
  )
  const tokens = createTokens(deriveKeys(PRODUCTION.AUTH_SECRET), env(0)['PUBLIC_URL'] ?? '', systemClock)
  return Promise.all(
    missions.map(async ({ id, sub }) => {
      const subject = { id: sub, email: 'driver@bulk.test', role: 'DRIVER', rank: 0, sessionVersion: 1 } as const
      const { AuthenticationResult } = await tokens.issue(subject, sub, 'none')
      return { deliveryId: id, token: AuthenticationResult.IdToken }
    }),
  )
}

const tell = (child: ChildProcess, message: ToCrowd) => void child.send(message)

async function answerOf(child: ChildProcess): Promise<FromCrowd> {
  const [message]: FromCrowd[] = await once(child, 'message')
  if (message === undefined) throw new Error('a process of the crowd said nothing')
  return message
}

async function connectAll(parts: readonly CrowdPart[]): Promise<{ children: ChildProcess[]; connected: number }> {
  const children = parts.map(() => fork(join(import.meta.dirname, 'support/crowd.ts')))
  const counts = children.map((child, index) => {
    const part = parts[index]
    if (part) tell(child, { be: part })
    return answerOf(child)
  })
  const answers = await Promise.all(counts)
  return {
    children,
    connected: answers.reduce((sum, answer) => sum + ('connected' in answer ? answer.connected : 0), 0),
  }
}

async function reportOf(children: readonly ChildProcess[]): Promise<CrowdReport> {
  const reports: CrowdReport[] = []
  for (const child of children) {
    tell(child, { report: true })
    const answer = await answerOf(child)
    if ('report' in answer) reports.push(answer.report)
  }
  const sum = (value: (report: CrowdReport) => number) => reports.reduce((total, report) => total + value(report), 0)
  return {
    sent: sum(({ sent }) => sent),
    taken: sum(({ taken }) => taken),
    refused: sum(({ refused }) => refused),
    heard: sum(({ heard }) => heard),
    took: reports.flatMap(({ took }) => took),
  }
}

export const row: Row = {
  id: 'R32',
  title: 'One process carries ten thousand live connections and two thousand positions a second',
  goal: `all connected, ${GOAL.taken * 100} % of the positions taken, p99 <= ${GOAL.p99} ms`,
  lanes: ['PostgreSQL'],
  async run({ short, open }) {
    const { sockets, phones: count } = short ? CROWD.short : CROWD.full
    const deployment = await open({ env: { METRICS_TOKEN } })
    await fillBulk(deployment, { deliveries: count, organizations: 20, drivers: count, status: 'ONGOING' })
    const missions = await deployment.read((query) =>
      query<Mission>(
        `SELECT d.id, d.tracking_id AS tracking, c.user_id AS sub FROM deliveries d JOIN drivers c ON c.id = d.selected_driver_id WHERE d.status = 'ONGOING' LIMIT ${count}`,
      ),
    )
    const phones = await phonesOf(deployment, missions)
    const { origin, pid } = await deployment.start()
    const watchers = sockets - count
    const parts = Array.from({ length: PROCESSES }, (_, part) => ({
      origin,
      phones: phones.filter((_phone, index) => index % PROCESSES === part),
      watched: Array.from(
        { length: watchers / PROCESSES },
        (_watcher, index) => missions[index % count]?.tracking ?? '',
      ),
      net: 60 + part,
    }))
    await sleep(CALM_MS)
    const before = residentOf(pid)
    const { children, connected } = await connectAll(parts)
    await sleep(CALM_MS)
    const each = (residentOf(pid) - before) / sockets / KILOBYTE
    const bad = connected === sockets ? [] : [`${connected} of ${sockets} sockets are connected`]
    for (const child of children) tell(child, { drive: true })
    // the first second spreads the phones over a second
    await sleep(2000)
    await figureOf(origin, 'nodejs_eventloop_lag_p99_seconds')
    const lasts = short ? LASTS_MS.short : LASTS_MS.full
    const began = await reportOf(children)
    const processor = processorTimeOf(pid)
    await sleep(lasts)
    const ended = await reportOf(children)
    const cost = (processorTimeOf(pid) - processor) / Math.max(1, ended.taken - began.taken)
    const lag = (await figureOf(origin, 'nodejs_eventloop_lag_p99_seconds')) * 1000
    const resident = residentOf(pid) / KILOBYTE / KILOBYTE
    for (const child of children) child.disconnect()
    const perSecond = (value: (report: CrowdReport) => number) => ((value(ended) - value(began)) * 1000) / lasts
    const taken = (ended.taken - began.taken) / Math.max(1, ended.sent - began.sent)
    if (ended.refused > 0) bad.push(`${ended.refused} of ${ended.sent} positions were refused`)
    if (ended.taken === began.taken) bad.push('no position was taken')
    const p99 = percentile(ended.took.slice(began.took.length), 0.99)
    const figure = `${sockets} sockets of ${each.toFixed(0)} kB, ${perSecond(({ taken: n }) => n).toFixed(0)} positions/s taken (${(taken * 100).toFixed(1)} %) for ${cost.toFixed(2)} ms of the processor each, ${perSecond(({ heard }) => heard).toFixed(0)} frames/s heard, p99 ${p99.toFixed(0)} ms, lag p99 ${lag.toFixed(0)} ms, ${resident.toFixed(0)} MB`
    return { n: sockets, bad, figure, missed: !short && (taken < GOAL.taken || p99 > GOAL.p99) }
  },
}
