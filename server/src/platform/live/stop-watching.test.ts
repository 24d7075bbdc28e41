import { readFileSync } from 'node:fs'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { openSmallWorld } from '../../../test/doors'
import { connectLive } from '../../../test/live'
import { canRunRedis, privateRedis } from '../../../test/private-services'
import { connectRedis } from './redis'
import { rooms } from './rooms'

const schema = readFileSync(new URL('../../../../contract/schema.graphql', import.meta.url), 'utf8')
const after: (() => unknown)[] = []
afterAll(async () => {
  for (const end of after.toReversed()) await end()
})

const needed = canRunRedis ? '' : ' (not run: no Redis on this machine)'
describe.runIf(canRunRedis)(`two processes on one Redis${needed}`, () => {
  it('take a driver out of a delivery that another process changed, and out of no other', async () => {
    const server = await privateRedis()
    after.push(() => server.remove())
    const [one, other] = await Promise.all(
      [0, 1].map(async () => {
        const redis = await connectRedis(server.url, pino({ level: 'silent' }))
        after.push(() => redis?.close())
        const doors = await openSmallWorld({ schema, redis })
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
    await expect.poll(() => watching.map((joined) => joined())).toEqual([['d:d2'], ['d:d1', 'd:d2']])
  })
})
