import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { order } from './support/deliveries'
import { call, countAnswers } from './support/http'
import type { Answer } from './support/http'
import { findLost, newJournal } from './support/journal'
import type { Journal } from './support/journal'
import type { Row } from './support/row'
import type { ServerProcess } from './support/server-process'
import { signInAll, signInOne } from './support/sign-in'
import type { Signed } from './support/sign-in'
import { allConnected, openSocket } from './support/sockets'
import { startLoad } from './support/steady-load'
import { newDocument, sha256, upload } from './support/uploads'

const STOPS = 20
const PER_SECOND = 50
const SOCKETS = 100
const UPLOADS = 3
const EXIT_MS = 10_000
const START_MS = 5000
/** After the signal a process has this long until it says that it is not ready. */
const AT_ONCE_MS = 250
const UPLOAD_PAUSE_MS = 400

/** A request either has its answer, or was never taken: the port was closed already. */
const isAnswered = ({ status, lost }: Answer<unknown>) =>
  lost === 'ECONNREFUSED' || status === 503 || (status >= 200 && status < 300)

/** Asks until the process has ended. @returns the answers that said ready too late */
async function readyTooLong(server: ServerProcess, hasEnded: () => boolean): Promise<number> {
  const signalled = performance.now()
  let late = 0
  while (!hasEnded()) {
    const asked = performance.now()
    const { status } = await call(server.origin, { address: '10.9.9.9' }, '/health/ready')
    if (status === 200 && asked - signalled > AT_ONCE_MS) late += 1
    await sleep(10)
  }
  return late
}

/** SIGTERM in the middle of everything. @returns what went wrong, and how long it took */
async function stopOnce(server: ServerProcess, office: readonly Signed[], deliveryId: string, journal: Journal) {
  const bad: string[] = []
  async function send(who: Signed, onBegun: () => void): Promise<void> {
    const bytes = newDocument(200_000)
    const { sent, key } = await upload(server.origin, who, deliveryId, bytes, { ms: UPLOAD_PAUSE_MS, onBegun })
    if (sent?.status === 204) journal.acked.push({ kind: 'file', values: [key, sha256(bytes)] })
    else bad.push(`an upload under way ended with ${sent?.lost ?? sent?.status ?? 'no address'}`)
    onBegun()
  }
  const uploads: Promise<void>[] = []
  const begun = office.slice(0, UPLOADS).map(
    (who) =>
      new Promise<void>((resolve) => {
        uploads.push(send(who, resolve))
      }),
  )
  await Promise.all(begun)
  const began = performance.now()
  let isOver = false
  const ended = server.stop().finally(() => {
    isOver = true
  })
  const late = await readyTooLong(server, () => isOver)
  const { code, signal } = await ended
  const took = performance.now() - began
  await Promise.all(uploads)
  if (late > 0) bad.push(`${late} × ready after the signal`)
  if (code !== 0) bad.push(`ended with ${code ?? signal}`)
  if (took > EXIT_MS) bad.push(`ended after ${took.toFixed(0)} ms`)
  return { bad, took }
}

export const row: Row = {
  id: 'R24',
  title: 'A stop leaves no request without its answer',
  goal: `0 resets, exit 0 in ${EXIT_MS / 1000} s, back in ${START_MS / 1000} s`,
  lanes: ['PGlite', 'PostgreSQL'],
  async run({ short, open }) {
    const deployment = await open()
    const { world, dataDir } = deployment
    let server = await deployment.start()
    const { origin } = server
    const owner = await signInOne(origin, world.owners[0])
    const admin = await signInOne(origin, world.superAdmins[0])
    const office = await signInAll(origin, world.maintainers)
    const drivers = await signInAll(origin, world.drivers.slice(0, office.length))
    const people = [...office, ...drivers]
    const sockets = Array.from({ length: SOCKETS }, (_, index) =>
      openSocket(origin, people[index % people.length] ?? owner, 200),
    )
    const deliveryId = await order(origin, owner)
    const journal = newJournal()
    const bad: string[] = []
    let [requests, slowestStop, slowestStart] = [0, 0, 0]
    const stops = short ? 3 : STOPS
    for (let stop = 0; stop < stops; stop += 1) {
      const connected = await allConnected(sockets, EXIT_MS)
      if (connected < SOCKETS) bad.push(`only ${connected} of ${SOCKETS} sockets came back`)
      const load = startLoad(() => origin, PER_SECOND, { owner, admin }, journal)
      await sleep(500 + Math.random() * 1000)
      const { bad: found, took } = await stopOnce(server, office, deliveryId, journal)
      await load.end()
      const unanswered = load.sent.map(({ answer }) => answer).filter((answer) => !isAnswered(answer))
      bad.push(...found, ...unanswered.map((answer) => `a request ended with ${countAnswers([answer])}`))
      const lock = join(dataDir, 'db.lock')
      if (existsSync(lock) && statSync(lock).size > 0) bad.push('the folder is still locked')
      requests += load.sent.length
      slowestStop = Math.max(slowestStop, took)
      server = await deployment.start()
      slowestStart = Math.max(slowestStart, server.readyAfter)
    }
    for (const socket of sockets) socket.disconnect()
    await deployment.stopServers()
    const lost = await deployment.read((query) => findLost(query, journal))
    const seconds = (ms: number) => (ms / 1000).toFixed(1)
    const figure = `${stops} stops, ${requests} requests, exit after ${seconds(slowestStop)} s and back after ${seconds(slowestStart)} s at most`
    return { n: requests, bad: [...bad, ...lost], figure, missed: slowestStart > START_MS }
  },
}
