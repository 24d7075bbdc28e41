import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { Server } from 'socket.io'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openSmallWorld } from '../../../test/doors'
import { connectLive } from '../../../test/live'
import { canRunRedis, privateRedis } from '../../../test/private-services'
import type { Doors } from '../operations/doors'
import type { LiveNamespace } from './broadcast'
import { createRecentHints } from './recent-hints'
import { connectRedis } from './redis'

const schema = readFileSync(new URL('../../../../contract/schema.graphql', import.meta.url), 'utf8')
const HINT = { deliveryId: 'd1', status: 'SET', version: 3, driverIds: [] }
/** What is asked so shortly before the process began, or before the hint, counts as asked before it. */
const SLACK = 2300
const A_MINUTE = 60_000

const after: (() => unknown)[] = []
afterAll(async () => {
  for (const end of after.toReversed()) await end()
})

async function openDoors(change: Parameters<typeof openSmallWorld>[0] = { schema }): Promise<Doors> {
  const doors = await openSmallWorld(change)
  after.push(() => doors.close())
  await doors.http.listen({ port: 0, host: '127.0.0.1' })
  return doors
}

/** What somebody hears first who connects now and says how many milliseconds ago their page asked. */
async function heardOnConnecting({ http }: Doors, token: string, asked?: unknown): Promise<string[]> {
  const { socket, heard } = await connectLive(http.server, { token, asked })
  await sleep(100)
  socket.disconnect()
  return heard()
}

describe('who connects later than their page asked', () => {
  let doors: Doors
  beforeAll(async () => {
    doors = await openDoors()
    await sleep(SLACK)
  })

  it('is told of what changed in between, and only then', async () => {
    expect(await heardOnConnecting(doors, 'client', 0)).toEqual([])
    for (const token of ['client', 'admin']) {
      doors.live.hint({ ...HINT, organizationId: 'org-1' })
      expect(await heardOnConnecting(doors, token, 0)).toEqual(['missed'])
    }
    await sleep(SLACK)
    for (const token of ['client', 'admin']) {
      expect(await heardOnConnecting(doors, token, 0)).toEqual([])
      expect(await heardOnConnecting(doors, token, 2 * SLACK)).toEqual(['missed'])
    }
  })

  it('hears nothing of what others were told', async () => {
    await sleep(SLACK)
    doors.live.hint({ ...HINT, organizationId: 'org-2' })
    doors.live.driverChanged('p1')
    expect(await heardOnConnecting(doors, 'client', 0)).toEqual([])
    expect(await heardOnConnecting(doors, 'admin', 0)).toEqual(['missed'])
  })

  it('and asked before the process began has them asked again, since nobody knows', async () => {
    expect(await heardOnConnecting(doors, 'client', A_MINUTE)).toEqual(['missed'])
  })

  it('and does not say when, or nonsense, is let in and told nothing', async () => {
    doors.live.hint({ ...HINT, organizationId: 'org-1' })
    for (const asked of [undefined, null, -1, 'now', {}, []])
      expect(await heardOnConnecting(doors, 'client', asked), JSON.stringify(asked)).toEqual([])
  })
})

describe('what is remembered', () => {
  afterEach(() => void vi.restoreAllMocks())

  it('ends with the ten minutes within which it can be asked for', () => {
    let now = performance.now()
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    const remembered = new Map<string, number>()
    const namespace: LiveNamespace = new Server().of('/location')
    const hints = createRecentHints(namespace, () => false, remembered)
    now += 30 * A_MINUTE
    for (let n = 0; n < 1000; n++) hints.note([`d:${n}`, 'admins'])
    expect(remembered.size).toBe(1001)
    expect(hints.isToldSince(A_MINUTE, ['admins'])).toBe(true)

    now += 9 * A_MINUTE
    hints.note(['org:1', 'admins'])
    expect(remembered.size).toBe(1002)
    now += 2 * A_MINUTE
    hints.note(['org:2'])
    expect([...remembered.keys()]).toEqual(['org:1', 'admins', 'org:2'])
    expect(hints.isToldSince(A_MINUTE, ['admins', 'd:1'])).toBe(false)
    expect(hints.isToldSince(9 * A_MINUTE, ['d:1'])).toBe(false)
    expect(hints.isToldSince(11 * A_MINUTE, ['d:2000'])).toBe(true)
  })
})

const needed = canRunRedis ? '' : ' (not run: no Redis on this machine)'
describe.runIf(canRunRedis)(`two processes on one Redis${needed}`, () => {
  it('know of what the other one told, and that they do not know where Redis was away', async () => {
    const server = await privateRedis()
    after.push(() => server.remove())
    const [one, other] = await Promise.all(
      [0, 1].map(async () => {
        const redis = await connectRedis(server.url, pino({ level: 'silent' }))
        after.push(() => redis?.close())
        return openDoors({ schema, redis })
      }),
    )
    if (!one || !other) throw new Error('two were opened')
    await sleep(SLACK)
    expect(await heardOnConnecting(other, 'client', 0)).toEqual([])
    one.live.hint({ ...HINT, organizationId: 'org-1' })
    await expect.poll(() => heardOnConnecting(other, 'client', 0)).toContain('missed')

    const { heard } = await connectLive(other.http.server, { token: 'client' })
    await server.kill()
    await sleep(SLACK)
    expect(await heardOnConnecting(other, 'client', 0)).toEqual([])
    one.live.hint({ ...HINT, organizationId: 'org-1' })
    await server.start()
    await expect.poll(heard, { timeout: 30_000, interval: 20 }).toContain('missed')
    expect(await heardOnConnecting(other, 'client', 0)).toEqual(['missed'])
  }, 60_000)
})
