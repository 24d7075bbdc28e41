import { setTimeout as sleep } from 'node:timers/promises'
import { order } from './support/deliveries'
import { percentile } from './support/figures'
import { call, countAnswers } from './support/http'
import type { Answer } from './support/http'
import { findLost, newJournal } from './support/journal'
import type { Row } from './support/row'
import { deafTo, listenEverywhere, openSeveral } from './support/several-servers'
import type { Listener, SeveralServers } from './support/several-servers'
import { openSession, signInOne } from './support/sign-in'
import type { Signed } from './support/sign-in'
import { startLoad } from './support/steady-load'
import { hashOf, newDocument, sha256, upload } from './support/uploads'

const PER_SECOND = 40
const THROUGH_PROXY = 6
const SAID_MS = 15_000
const LOOK_MS = 50
/** For so long each part is away, once that is said. */
const AWAY_MS = 4000
/** What people may wait for while a part is away; the password of a sign-in alone takes a part of it on a busy machine. */
const QUICK_MS = 1000
const SIGN_INS = 3

interface Health {
  readonly status: string
  readonly checks?: Readonly<Record<string, boolean>>
}

const health = (origin: string) => call<Health>(origin, { address: '10.9.9.9' }, '/health/ready')

/** Until every server says this of itself. @returns how many do not, after a while */
async function notSaying({ servers }: SeveralServers, says: (answer: Answer<Health>) => boolean): Promise<number> {
  const began = performance.now()
  let silent = servers.length
  while (silent > 0 && performance.now() - began < SAID_MS) {
    const answers = await Promise.all(servers.map(({ origin }) => health(origin)))
    silent = answers.filter((answer) => !says(answer)).length
    await sleep(LOOK_MS)
  }
  return silent
}

const isWhole = ({ status, body }: Answer<Health>) => status === 200 && body?.status === 'ok'
const isWithout = (part: string) => (answer: Answer<Health>) =>
  answer.status === 200 && answer.body?.status === 'degraded' && answer.body.checks?.[part] === false

async function withoutRedis(several: SeveralServers, owner: Signed, listeners: readonly Listener[]): Promise<string[]> {
  const { redis, servers, proxy, deployment } = several
  const bad: string[] = []
  await redis.stop()
  const silent = await notSaying(several, isWithout('redis'))
  if (silent > 0) bad.push(`${silent} servers did not say that Redis is away`)
  for (const [index, { origin }] of servers.entries()) {
    // the first listeners are those at the servers themselves
    const deaf = await deafTo(origin, owner, listeners.slice(index, index + 1))
    if (deaf > 0) bad.push('whoever is at the server that took a change did not hear of it')
  }
  for (const person of deployment.world.drivers.slice(0, SIGN_INS)) await openSession(proxy.origin, person)
  await sleep(AWAY_MS)
  const before = listeners.map(({ missed }) => missed)
  await redis.start()
  const untold = () => listeners.filter(({ missed }, index) => missed === before[index]).length
  for (let waited = 0; untold() > 0 && waited < SAID_MS; waited += LOOK_MS) await sleep(LOOK_MS)
  if (untold() > 0) bad.push(`${untold()} sockets were not told to fetch again`)
  const away = await notSaying(several, isWhole)
  if (away > 0) bad.push(`${away} servers did not find Redis again`)
  const deaf = await deafTo(proxy.origin, owner, listeners)
  if (deaf > 0) bad.push(`${deaf} sockets hear nothing since Redis is back`)
  return bad
}

async function withoutBucket(several: SeveralServers, owner: Signed): Promise<string[]> {
  const { bucket, proxy } = several
  const { origin } = proxy
  const bad: string[] = []
  const deliveryId = await order(origin, owner)
  const bytes = newDocument()
  const kept = await upload(origin, owner, deliveryId, bytes)
  bucket.leave()
  const silent = await notSaying(several, isWithout('storage'))
  if (silent > 0) bad.push(`${silent} servers did not say that the bucket is away`)
  const refused = await upload(origin, owner, deliveryId, newDocument())
  if (refused.sent?.status !== 503)
    bad.push(`an upload without a bucket ended with ${countAnswers([refused.sent ?? refused.asked])}`)
  const unread = await hashOf(origin, owner, kept.key)
  if (unread.status !== 503) bad.push(`a file without a bucket is read with ${unread.status}`)
  await sleep(AWAY_MS)
  bucket.comeBack()
  const away = await notSaying(several, isWhole)
  if (away > 0) bad.push(`${away} servers did not find the bucket again`)
  const again = await hashOf(origin, owner, kept.key)
  if (again.sha256 !== sha256(bytes)) bad.push(`a file is read with ${again.status} since the bucket is back`)
  const { sent } = await upload(origin, owner, deliveryId, newDocument())
  if (sent?.status !== 204) bad.push(`an upload ended with ${sent?.status} since the bucket is back`)
  return bad
}

export const row: Row = {
  id: 'R33',
  title: 'A lost Redis or bucket takes with it what needs it and nothing else',
  goal: `0 failed, p99 <= ${QUICK_MS} ms, said by readiness, fetched again afterwards`,
  lanes: ['PostgreSQL'],
  async run(stage) {
    const several = await openSeveral(stage)
    const { deployment, proxy } = several
    const owner = await signInOne(proxy.origin, deployment.world.owners[0])
    const admin = await signInOne(proxy.origin, deployment.world.superAdmins[0])
    const listeners = await listenEverywhere(several, THROUGH_PROXY)
    const journal = newJournal()
    const load = startLoad(() => proxy.origin, PER_SECOND, { owner, admin }, journal)
    const bad = await withoutRedis(several, owner, listeners)
    const between = load.sent.length
    bad.push(...(await withoutBucket(several, owner)))
    await load.end()
    const failed = load.sent.map(({ answer }) => answer).filter(({ status }) => status < 200 || status > 299)
    bad.push(...failed.map((answer) => `a request ended with ${countAnswers([answer])}`))
    bad.push(...(await deployment.read((query) => findLost(query, journal))))
    for (const { live } of listeners) live.disconnect()
    await several.close()
    const slowest = [load.sent.slice(0, between), load.sent.slice(between)].map((sent) =>
      percentile(
        sent.map(({ took }) => took),
        0.99,
      ),
    )
    const [redis = 0, bucket = 0] = slowest
    const figure = `${load.sent.length} requests, p99 ${redis.toFixed(0)} ms without Redis, ${bucket.toFixed(0)} ms without the bucket`
    return { n: load.sent.length, bad, figure, missed: Math.max(redis, bucket) > QUICK_MS }
  },
}
