import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { createClient } from 'redis'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSmallWorld } from '../../../test/doors'
import { connectLive } from '../../../test/live'
import { canRunRedis, privateRedis } from '../../../test/private-services'
import type { PrivateService } from '../../../test/private-services'
import { connectRedis } from './redis'
import type { Redis } from './redis'
import { rooms } from './rooms'

const schema = readFileSync(new URL('../../../../contract/schema.graphql', import.meta.url), 'utf8')
const SOON = { timeout: 10_000, interval: 50 }
const AT_ONCE = { timeout: 3000, interval: 50 }
const HINT = { deliveryId: 'd1', status: 'SET', version: 2, organizationId: 'org-1', driverIds: [] }

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
  let server: PrivateService
  const after: (() => unknown)[] = []
  beforeEach(async () => {
    server = await privateRedis()
    after.push(() => server.remove())
  })
  afterEach(async () => {
    for (const end of after.splice(0).toReversed()) await end()
  })

  async function open(reads: Promise<void> = Promise.resolve()) {
    const redis = await connectRedis(server.url, pino({ level: 'silent' }))
    after.push(() => redis?.close())
    const doors = await openSmallWorld({ schema, redis: late(redis, reads) })
    let closing: Promise<void> | undefined
    const close = () => (closing ??= doors.close())
    after.push(close)
    await doors.http.listen({ port: 0, host: '127.0.0.1' })
    const browser = async () => {
      const { socket, heard } = await connectLive(doors.http.server, { token: 'client' })
      return { socket, heard, own: doors.live.namespace.sockets.get(socket.id ?? '') }
    }
    return { live: doors.live, redis, close, browser }
  }

  /** As where it has no copy that it may write to. */
  async function letRedisWrite(may: boolean): Promise<void> {
    const client = createClient({ url: server.url })
    await client.connect()
    await client.configSet('min-replicas-to-write', may ? '0' : '1')
    await client.close()
  }

  it('take a driver out of a delivery that another process changed, and out of no other', async () => {
    let connect = () => {}
    const connects = new Promise<void>((done) => (connect = done))
    const [one, other] = [await open(), await open(connects)]
    const watching = await Promise.all(
      ['p1', 'p2'].map(async (driver) => {
        const { own } = await other.browser()
        await own?.join([rooms.driver(driver), rooms.delivery('d1'), rooms.delivery('d2')])
        return () => [...(own?.rooms ?? [])].filter((room) => room.startsWith('d:'))
      }),
    )
    one.live.stopWatching('p1', 'd1')
    // said before the other process has asked for the first time
    await sleep(200)
    connect()
    await expect.poll(() => watching.map((joined) => joined()), SOON).toEqual([['d:d2'], ['d:d1', 'd:d2']])
  })

  it('go on, and their browsers with them, when one stops', async () => {
    const [one, other] = [await open(), await open()]
    const [theirs, own] = [await other.browser(), await one.browser()]
    await one.close()
    await expect.poll(() => own.socket.connected, SOON).toBe(false)
    other.live.hint(HINT)
    await expect.poll(theirs.heard, SOON).toContain('update-partner')
    // what the first has said would have come before
    expect(theirs.socket.connected).toBe(true)
  })

  it.each<[string, () => Promise<void>, () => Promise<void>, boolean]>([
    ['refuses', () => letRedisWrite(false), () => letRedisWrite(true), true],
    ['is gone', () => server.kill(), () => server.start(), false],
  ])(
    'cut off whoever loses their rights while it %s: at once here, elsewhere after it',
    async (_how, leave, comeBack, carries) => {
      const [one, other] = [await open(), await open()]
      const [here, there, stranger] = [await one.browser(), await other.browser(), await other.browser()]
      for (const { own } of [here, there]) await own?.join(rooms.user('somebody'))
      await leave()
      await expect.poll(() => one.redis?.carriesFrames(), SOON).toBe(carries)
      one.live.disconnectUser('somebody')
      await expect.poll(() => here.socket.connected, AT_ONCE).toBe(false)
      await sleep(500)
      expect(there.socket.connected).toBe(true)
      await comeBack()
      await expect.poll(() => there.socket.connected, SOON).toBe(false)
      expect(stranger.socket.connected).toBe(true)
    },
  )

  it('have browsers fetch again what Redis refused to carry, which is said meanwhile', async () => {
    const [one, other] = [await open(), await open()]
    const { heard } = await other.browser()
    await letRedisWrite(false)
    one.live.hint(HINT)
    await expect.poll(() => one.redis?.carriesFrames(), SOON).toBe(false)
    await expect(one.redis?.ping()).rejects.toThrow('refuses')
    await letRedisWrite(true)
    await expect.poll(heard, SOON).toContain('missed')
    expect(heard()).not.toContain('update-partner')
    await expect(one.redis?.ping()).resolves.toBeUndefined()
    one.live.hint(HINT)
    await expect.poll(heard, SOON).toContain('update-partner')
  })
})
