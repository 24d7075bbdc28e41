import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { ANSWER_MS, BETWEEN_POSITIONS_MS, drive, setOut } from './support/driving'
import type { Mission } from './support/driving'
import { graphql } from './support/http'
import type { Row } from './support/row'
import type { ServerProcess } from './support/server-process'
import { signInOne } from './support/sign-in'
import type { Signed } from './support/sign-in'
import { openSocket } from './support/sockets'
import type { LiveSocket } from './support/sockets'

const ROOMS = 50
const SOCKETS = 500
const KILLS = 3
const REJOINED_MS = 10_000
const HTTP_MS = 1000

interface Watcher {
  readonly live: LiveSocket
  readonly room: string
  joinedAt: number
  seen: number
  crossed: number
}

/** Somebody who waits for a vehicle, without an account: comes back after a while of their own and joins again. */
function watch(origin: string, { trackingId }: Mission, index: number, comeBackMs: number): Watcher {
  const live = openSocket(origin, { address: `10.40.${index >> 8}.${index & 255}` }, comeBackMs * (0.5 + Math.random()))
  const watcher: Watcher = { live, room: trackingId, joinedAt: 0, seen: 0, crossed: 0 }
  live.on('connect', () => {
    void live
      .timeout(ANSWER_MS)
      .emitWithAck('join-delivery', trackingId)
      .then(
        (answer) => {
          if (answer.ok) watcher.joinedAt = performance.now()
        },
        () => undefined,
      )
  })
  live.on('disconnect', () => {
    watcher.joinedAt = 0
  })
  live.on('location', (frame) => {
    if (frame.deliveryId !== trackingId) watcher.crossed += 1
    watcher.seen = frame.longitude
  })
  return watcher
}

async function allJoined(watchers: readonly Watcher[], since: number, patienceMs: number): Promise<number> {
  const missing = () => watchers.filter(({ joinedAt }) => joinedAt < since).length
  const began = performance.now()
  while (missing() > 0 && performance.now() - began < patienceMs) await sleep(20)
  return missing()
}

const handlesOf = ({ pid }: ServerProcess) => readdirSync(`/proc/${pid}/fd`).length
const p95 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0

/** Asks for a list ten times a second. @returns how to end it, with the times that the answers took */
function askAlong(origin: string, who: Signed): () => Promise<number[]> {
  const times: number[] = []
  const underWay: Promise<unknown>[] = []
  const timer = setInterval(() => {
    const at = performance.now()
    const asked = graphql(origin, who, '{ findAllDeliveries { total } }', {})
    underWay.push(asked.then(({ status }) => status === 200 && times.push(performance.now() - at)))
  }, 100)
  return async () => {
    clearInterval(timer)
    await Promise.all(underWay)
    return times
  }
}

export const row: Row = {
  id: 'R21',
  title: 'After a crash everybody follows their own delivery again',
  goal: `all rejoined in ${REJOINED_MS / 1000} s, HTTP p95 < ${HTTP_MS / 1000} s, no crossed room`,
  lanes: ['PostgreSQL'],
  async run({ short, open }) {
    const deployment = await open()
    let server = await deployment.start()
    const { origin } = server
    const missions = await setOut(origin, deployment, ROOMS)
    const admin = await signInOne(origin, deployment.world.superAdmins[0])
    const handles = handlesOf(server)
    const count = short ? SOCKETS / 5 : SOCKETS
    const bad: string[] = []
    let [slowest, slowestAnswer] = [0, 0]
    // a tenth of the time that the pages leave between two tries, so that the storm is denser than it will be
    const watchers = Array.from({ length: count }, (_, index) => {
      const mission = missions[index % missions.length]
      if (!mission) throw new Error('no mission')
      return watch(origin, mission, index, 1000)
    })
    const park = drive(missions)
    await allJoined(watchers, 1, 6 * REJOINED_MS)
    for (let kill = 0; kill < (short ? 1 : KILLS); kill += 1) {
      await server.kill()
      // some are back before this row hears that the server is
      const killed = performance.now()
      server = await deployment.start()
      const ready = performance.now()
      const askedAlong = askAlong(origin, admin)
      const missing = await allJoined(watchers, killed, REJOINED_MS)
      slowest = Math.max(slowest, performance.now() - ready)
      slowestAnswer = Math.max(slowestAnswer, p95(await askedAlong()))
      if (missing > 0) bad.push(`${missing} of ${count} had not rejoined`)
      await sleep(3 * BETWEEN_POSITIONS_MS)
    }
    park()
    await sleep(BETWEEN_POSITIONS_MS)
    for (const { room, seen, crossed } of watchers) {
      const sent = missions.find(({ trackingId }) => trackingId === room)?.sent
      if (seen !== sent) bad.push(`a watcher saw ${seen} last, the driver was at ${sent}`)
      if (crossed > 0) bad.push(`a watcher heard of ${crossed} positions of others`)
    }
    for (const { live } of watchers) live.disconnect()
    for (const { phone } of missions) phone.disconnect()
    await sleep(2000)
    const left = handlesOf(server) - handles
    if (left > handles * 0.05 + 5) bad.push(`${left} more open handles than before`)
    const figure = `${count} sockets in ${ROOMS} rooms back after ${(slowest / 1000).toFixed(1)} s, HTTP p95 ${slowestAnswer.toFixed(0)} ms`
    return { n: count, bad, figure, missed: slowestAnswer > HTTP_MS }
  },
}
