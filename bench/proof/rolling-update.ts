import { setTimeout as sleep } from 'node:timers/promises'
import { mayTextRecipient } from '@volant/domain/deliveries/recipient-notices'
import { percentile } from './support/figures'
import type { Query } from './support/database'
import { order } from './support/deliveries'
import { setOut } from './support/driving'
import { countAnswers } from './support/http'
import { newJournal, findLost } from './support/journal'
import type { Recipients } from './support/recipients'
import type { Row } from './support/row'
import { deafTo, listenEverywhere, openSeveral } from './support/several-servers'
import type { Listener, SeveralServers } from './support/several-servers'
import { signInOne } from './support/sign-in'
import type { Signed } from './support/sign-in'
import { allConnected } from './support/sockets'
import { startLoad } from './support/steady-load'
import { hashOf, newDocument, sha256, upload } from './support/uploads'

const PER_SECOND = 40
const ROUNDS = 5
const BACK_MS = 15_000
const THROUGH_PROXY = 27
const LATE_MISSIONS = 6
/** Jobs of each minute are looked for twice a minute. */
const MINUTES_OF_JOBS_MS = 130_000
const BETWEEN_FILES_MS = 1200
const SENT_MS = 30_000

/** Stops each server in turn and starts a new process in its place, as an update does. */
async function updateAll(several: SeveralServers, owner: Signed, listeners: readonly Listener[]): Promise<string[]> {
  const bad: string[] = []
  const { servers, deployment, proxy } = several
  const sockets = listeners.map(({ live }) => live)
  for (const [index, server] of servers.entries()) {
    // the first of them are at one server each
    const elsewhere = listeners.slice(0, servers.length).filter((_, at) => at !== index)
    const cuts = () => elsewhere.reduce((sum, { cut }) => sum + cut, 0)
    const before = cuts()
    const { code, signal } = await server.stop()
    if (code !== 0) bad.push(`a server ended with ${code ?? signal}`)
    const next = await deployment.start()
    servers[index] = next
    await proxy.uses(next.origin)
    const connected = await allConnected(sockets, BACK_MS)
    if (connected < sockets.length) bad.push(`only ${connected} of ${sockets.length} sockets came back`)
    if (cuts() > before) bad.push(`${cuts() - before} sockets of servers that went on were cut`)
    const deaf = await deafTo(proxy.origin, owner, listeners)
    if (deaf > 0) bad.push(`${deaf} of ${sockets.length} sockets did not hear of a change`)
  }
  return bad
}

/** Sends a file through the proxy and reads it back, again and again. @returns how to end it, with what went wrong */
function exchangeFiles(proxy: string, who: Signed, deliveryId: string) {
  const bad: string[] = []
  let [isOver, exchanged] = [false, 0]
  async function exchange(): Promise<void> {
    const bytes = newDocument()
    const { asked, sent, key } = await upload(proxy, who, deliveryId, bytes)
    if (sent?.status !== 204) {
      bad.push(`an upload ended with ${countAnswers([sent ?? asked])}`)
      return
    }
    const read = await hashOf(proxy, who, key)
    if (read.sha256 === sha256(bytes)) exchanged += 1
    else bad.push(`a file that was sent is read with ${read.status}`)
  }
  async function goOn(): Promise<void> {
    while (!isOver) {
      await exchange()
      await sleep(BETWEEN_FILES_MS)
    }
  }
  const going = goOn()
  return async () => {
    isOver = true
    await going
    return { bad, exchanged }
  }
}

/** Those who wait for these vehicles have to be told of a delay, once, by a job that each process may run. */
async function makeLate(query: Query, ids: readonly string[]): Promise<void> {
  await query(
    `UPDATE deliveries SET duration = 3600, distance = 90000, car_availability_date = now() - interval '6 hours',
      car_pick_up_date = now() - interval '5 hours', car_delivery_deadline = now() - interval '3 hours' WHERE id = ANY($1)`,
    [ids],
  )
}

/** What three processes did that one is enough for: each message left once, each job of a minute was planned and done once. */
async function doneTwice(query: Query, { mails, texts }: Recipients): Promise<{ bad: string[]; runs: number }> {
  const messages = await query<{ id: string; channel: 'email' | 'sms'; template: string }>(
    `SELECT id, channel, template FROM outbox WHERE state = 'sent' AND channel IN ('email', 'sms')`,
  )
  const bad = messages.flatMap(({ id, channel, template }) => {
    const times = (channel === 'email' ? mails : texts).get(id) ?? 0
    return times === 1 ? [] : [`the message ${template} left ${times} times`]
  })
  const jobs = await query<{ name: string; n: number; minutes: number }>(
    `SELECT j.name, count(*)::int AS n, (SELECT count(DISTINCT due.data ->> 'slot')::int FROM jobs.job due WHERE due.data ->> 'name' = j.name) AS minutes
      FROM jobs.job j WHERE j.name IN (SELECT name FROM jobs.schedule) GROUP BY j.name`,
  )
  bad.push(
    ...jobs.flatMap(({ name, n, minutes }) =>
      n > minutes ? [`the job ${name} was planned ${n} times for ${minutes} minutes`] : [],
    ),
  )
  return { bad, runs: jobs.reduce((sum, { n }) => sum + n, 0) }
}

async function notToldOnce(query: Query, late: readonly string[]): Promise<string[]> {
  const rows = await query<{ id: string; n: number }>(
    `SELECT d.id, count(o.id)::int AS n FROM deliveries d LEFT JOIN outbox o ON o.channel = 'sms' AND o.template = 'delivery-delayed-sms' AND strpos(o.dedupe_key, d.id::text) > 0
      WHERE d.id = ANY($1) GROUP BY d.id HAVING count(o.id) <> 1`,
    [late],
  )
  return rows.map(({ id, n }) => `who waits for ${id} was told of its delay ${n} times`)
}

async function allSent(read: <T>(work: (query: Query) => Promise<T>) => Promise<T>): Promise<number> {
  const waiting = () =>
    read(async (query) => {
      const [row] = await query<{ n: number }>(
        `SELECT (SELECT count(*) FROM outbox WHERE state = 'queued')::int + (SELECT count(*) FROM outbox_broadcasts)::int AS n`,
      )
      return row?.n ?? 0
    })
  const began = performance.now()
  while ((await waiting()) > 0 && performance.now() - began < SENT_MS) await sleep(500)
  return waiting()
}

export const row: Row = {
  id: 'R31',
  title: 'Three processes are updated one after the other without a failed request',
  goal: '0 failed, a change is heard everywhere, what a job does is done once',
  lanes: ['PostgreSQL'],
  async run(stage) {
    const { short } = stage
    const several = await openSeveral(stage)
    const { deployment, proxy } = several
    const { world, read } = deployment
    const owner = await signInOne(proxy.origin, world.owners[0])
    const admin = await signInOne(proxy.origin, world.superAdmins[0])
    const missions = await setOut(proxy.origin, deployment, LATE_MISSIONS)
    const listeners = await listenEverywhere(several, THROUGH_PROXY)
    const journal = newJournal()
    const bad: string[] = []
    const late = short ? [] : missions.map(({ id }) => id)
    await read((query) => makeLate(query, late))

    const began = performance.now()
    const load = startLoad(() => proxy.origin, PER_SECOND, { owner, admin }, journal)
    const endFiles = exchangeFiles(proxy.origin, owner, await order(proxy.origin, owner))
    const rounds = short ? 1 : ROUNDS
    for (let round = 0; round < rounds; round += 1) bad.push(...(await updateAll(several, owner, listeners)))
    if (!short) await sleep(Math.max(0, MINUTES_OF_JOBS_MS - (performance.now() - began)))
    await load.end()
    const files = await endFiles()
    const failed = load.sent.map(({ answer }) => answer).filter(({ status }) => status < 200 || status > 299)
    bad.push(...files.bad, ...failed.map((answer) => `a request ended with ${countAnswers([answer])}`))

    const waiting = await allSent(read)
    if (waiting > 0) bad.push(`${waiting} messages did not leave`)
    const twice = await read((query) => doneTwice(query, several.recipients))
    bad.push(...twice.bad, ...(await read((query) => findLost(query, journal))))
    if (late.length > 0 && mayTextRecipient(new Date())) bad.push(...(await read((query) => notToldOnce(query, late))))
    for (const { live } of listeners) live.disconnect()
    for (const { phone } of missions) phone.disconnect()
    await several.close()

    const times = load.sent.map(({ took }) => took)
    const figure = `${rounds * 3} processes replaced under ${load.sent.length} requests and ${files.exchanged} files, p99 ${percentile(times, 0.99).toFixed(0)} ms; ${several.recipients.mails.size} mails, ${several.recipients.texts.size} texts, ${twice.runs} runs of jobs`
    return { n: load.sent.length + files.exchanged, bad, figure }
  },
}
