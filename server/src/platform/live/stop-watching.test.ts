import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { openSmallWorld } from '../../../test/doors'
import { connectLive } from '../../../test/live'
import { canRunRedis, privateRedis } from '../../../test/private-services'
import { connectRedis } from './redis'
import type { Redis } from './redis'
import { rooms } from './rooms'

const schema = readFileSync(new URL('../../../../contract/schema.graphql', import.meta.url), 'utf8')
const after: (() => unknown)[] = []
afterAll(async () => {
  for (const end of after.toReversed()) await end()
})

/** A process whose readers connect late: only once `connects` ends. */
function late(redis: Redis | undefined, connects: Promise<void>): Redis | undefined {
  if (!redis) return undefined
  const frames = redis.frames as { duplicate(): { connect(): Promise<unknown> } }
  function duplicate() {
    const reader = frames.duplicate()
    const connect = reader.connect.bind(reader)
    return Object.assign(reader, { connect: () => connects.then(connect) })
  }
  return { ...redis, frames: Object.create(frames, { duplicate: { value: duplicate } }) }
}

const needed = canRunRedis ? '' : ' (not run: no Redis on this machine)'
describe.runIf(canRunRedis)(`two processes on one Redis${needed}`, () => {
  it('take a driver out of a delivery that another process changed, and out of no other', async () => {
    const server = await privateRedis()
    after.push(() => server.remove())
    let connect = () => {}
    const connects = new Promise<void>((done) => (connect = done))
    const [one, other] = await Promise.all(
      [Promise.resolve(), connects].map(async (reads) => {
        const redis = await connectRedis(server.url, pino({ level: 'silent' }))
        after.push(() => redis?.close())
        const doors = await openSmallWorld({ schema, redis: late(redis, reads) })
        after.push(() => doors.close())
        await doors.http.listen({ port: 0, host: '127.0.0.1' })
        return doors
      }),
    )
    if (!one || !other) throw new Error('two were opened')
    const watching = await Promise.all(
      ['p1', 'p2'].map(async (driver) => {
        const { socket } = await connectLive(other.http.server, { token: 'client' })
        const own = other.live.namespace.sockets.get(socket.id ?? '')
        await own?.join([rooms.driver(driver), rooms.delivery('d1'), rooms.delivery('d2')])
        return () => [...(own?.rooms ?? [])].filter((room) => room.startsWith('d:'))
      }),
    )
    one.live.stopWatching('p1', 'd1')
    // said before the other process has asked for the first time
    await sleep(200)
    connect()
    await expect
      .poll(() => watching.map((joined) => joined()), { timeout: 10_000 })
      .toEqual([['d:d2'], ['d:d1', 'd:d2']])
  })
})
