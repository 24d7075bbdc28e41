import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { canRunRedis, privateRedis } from '../../../test/private-services'
import type { PrivateService } from '../../../test/private-services'
import { connectRedis } from './redis'
import type { Redis } from './redis'

const SOON = { timeout: 15_000, interval: 50 }
/** Longer than what is worth a line. */
const LONGER_MS = 2500
const needed = canRunRedis ? '' : ' (not run: no Redis on this machine)'

describe.runIf(canRunRedis)(`what the log says of Redis${needed}`, () => {
  let server: PrivateService
  let redis: Redis | undefined
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const told = () => lines.map((line) => /redis is (away|back)/.exec(line)?.[1])

  beforeEach(async () => {
    lines.length = 0
    server = await privateRedis()
    redis = await connectRedis(server.url, log)
  })
  afterEach(async () => {
    redis?.close()
    await server.remove()
  })
  const state = () =>
    redis?.ping().then(
      () => 'there',
      () => 'away',
    )

  it('a moment of silence is not told', async () => {
    server.freeze()
    await expect.poll(state, SOON).toBe('away')
    server.thaw()
    await expect.poll(state, SOON).toBe('there')
    await sleep(LONGER_MS)
    expect(told()).toEqual([])
  })

  it('an absence is told once, and its end', async () => {
    await server.kill()
    await expect.poll(told, SOON).toEqual(['away'])
    await sleep(LONGER_MS)
    expect(told()).toEqual(['away'])
    await server.start()
    await expect.poll(told, SOON).toEqual(['away', 'back'])
  })

  it('one that is not there at the start is told, with the reason', async () => {
    redis?.close()
    await server.kill()
    redis = await connectRedis(server.url, log)
    await expect.poll(told, SOON).toEqual(['away'])
    expect(lines[0]).toContain('ECONNREFUSED')
  })
})
