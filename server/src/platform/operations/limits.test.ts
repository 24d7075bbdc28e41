import { describe, expect, it } from 'vitest'
import { createConnectionLimits } from '../live/connection-limits'
import { createLimiter } from './limits'
import { householdOf, networkOf } from './networks'
import type { RequestContext } from './registry'

describe('networks', () => {
  it.each([
    ['198.51.100.7', '198.51.100'],
    ['::ffff:198.51.100.7', '198.51.100'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
    ['2001:0DB8::1', '2001:db8:0'],
    ['::1', '0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0'],
    ['', ''],
  ])('%s is of %s', (ip, network) => expect(networkOf(ip)).toBe(network))
})

describe('households', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2ab:3:4:5:6', '2001:db8:1:200'],
    ['2001:db8:1:2ff::1', '2001:db8:1:200'],
    ['2001:db8:1:3ff::1', '2001:db8:1:300'],
    ['::1', '0:0:0:0'],
    ['', ''],
  ])('%s is of %s', (ip, household) => expect(householdOf(ip)).toBe(household))
})

const anonymous = (ip: string): RequestContext => ({ actor: { role: 'ANONYMOUS' }, requestId: 'r', ip, language: 'fr' })

describe.each(['ip', 'user'] as const)('whoever is signed out, counted by %s', (by) => {
  const calls = (...ips: string[]) => {
    const limiter = createLimiter()
    return Promise.all(ips.map((ip) => limiter.consume('any', [{ by, max: 1, seconds: 60 }], anonymous(ip), undefined)))
  }

  it('has one count for all addresses of their household', async () => {
    await expect(calls('2001:db8::1', '2001:db8:0:ff::2')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    await expect(calls('198.51.100.7', '::ffff:198.51.100.7')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })

  it('is not counted for the neighbours', async () => {
    await calls('2001:db8::1', '2001:db8:0:100::1', '198.51.100.7', '198.51.100.8')
  })
})

it('forgets the oldest of very many callers instead of filling the memory', async () => {
  const limiter = createLimiter()
  const call = (name: string) =>
    limiter.consume('any', [{ by: () => name, max: 1, seconds: 60 }], anonymous('198.51.100.7'), undefined)
  await call('first')
  await expect(call('first')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  for (let n = 0; n < 50_000; n += 1) await call(String(n))
  await call('first')
})

it('counts the sockets of a household together', () => {
  const connections = createConnectionLimits()
  for (let n = 0; n < 50; n += 1) connections.enter(`2001:db8:0:${n.toString(16)}::1`, undefined)
  expect(() => connections.enter('2001:db8:0:99::1', undefined)).toThrow('RATE_LIMITED')
  connections.enter('2001:db8:0:100::1', undefined)
})
