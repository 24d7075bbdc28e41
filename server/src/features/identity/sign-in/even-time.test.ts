import { hash, verify } from '@node-rs/argon2'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { inEvenTime } from './even-time'
import { testApp } from '../identity.testing'
import type { TestApp } from '../identity.testing'

// what costs time is counted, not timed: no clock of a busy machine is part of the proof
vi.mock('@node-rs/argon2', { spy: true })
vi.mock('node:timers/promises', { spy: true })

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
afterEach(() => vi.clearAllMocks())

/** The slow work one call does: hashes, comparisons and the even wait. */
async function work(call: () => Promise<{ status: number }>) {
  vi.clearAllMocks()
  const { status } = await call()
  const waits = vi.mocked(sleep).mock.calls.filter(([ms]) => ms === 80).length
  return { status, hashes: vi.mocked(hash).mock.calls.length, checks: vi.mocked(verify).mock.calls.length, waits }
}

describe('an answer takes as long for nobody as for somebody', () => {
  const signIn = (username: string) => app.login(username, 'Wrong-password-1', '10.3.1.1')
  const forget = (username: string) => app.call('POST', '/auth/forgot-password', { username }, { ip: '10.4.1.1' })
  const wrongCode = (username: string) =>
    app.call(
      'POST',
      '/auth/confirm-password-submit',
      { username, code: '12', password: 'Convoyage-2026' },
      { ip: '10.5.1.1' },
    )

  it.each([
    ['signing in', signIn, { status: 401, hashes: 0, checks: 1, waits: 0 }],
    ['forgetting a password', forget, { status: 201, hashes: 1, checks: 0, waits: 1 }],
    ['a wrong code', wrongCode, { status: 400, hashes: 1, checks: 0, waits: 1 }],
  ])('%s', async (_name, ask, expected) => {
    const { email } = await app.person({ role: 'CLIENT', rank: 4 })
    expect(await work(() => ask(email))).toMatchObject(expected)
    expect(await work(() => ask('nobody@volant.test'))).toEqual(await work(() => ask(email)))
  })

  it('forgetting a temporary password', async () => {
    const { email } = await app.person({ role: 'CLIENT', rank: 4, status: 'FORCE_CHANGE_PASSWORD' })
    app.clock.pass(3600)
    expect(await work(() => forget('nobody@volant.test'))).toEqual(await work(() => forget(email)))
  })

  it('compares with a hash of the same cost', async () => {
    const { email } = await app.person({ role: 'CLIENT', rank: 4 })
    await signIn(email)
    await signIn('nobody@volant.test')
    const costs = vi.mocked(verify).mock.calls.map(([stored]) => String(stored).split('$').slice(0, 4).join('$'))
    expect(costs).toHaveLength(2)
    expect(costs[0]).toBe(costs[1])
  })
})

describe('the even wait', () => {
  it.each([
    ['an answer', () => Promise.resolve('done')],
    ['a failure', () => Promise.reject(new Error('no'))],
  ])('holds back %s until it is over', async (_name, quick) => {
    let wake = () => {}
    vi.mocked(sleep).mockImplementationOnce(
      () => new Promise<undefined>((resolve) => (wake = () => resolve(undefined))),
    )
    let settled = false
    const answer = inEvenTime(quick).finally(() => (settled = true))
    answer.catch(() => {})
    await new Promise((resolve) => setImmediate(resolve))
    expect(settled).toBe(false)
    wake()
    await Promise.allSettled([answer])
    expect(settled).toBe(true)
  })
})
