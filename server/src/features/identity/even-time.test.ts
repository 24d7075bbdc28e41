import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp } from './identity.testing'
import type { TestApp } from './identity.testing'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const ROUNDS = 40

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

describe('an answer takes as long for nobody as for somebody', () => {
  const calls = {
    'signing in': (username: string, n: number) => app.login(username, 'Wrong-password-1', `10.3.${n}.1`),
    'forgetting a password': (username: string, n: number) =>
      app.call('POST', '/auth/forgot-password', { username }, { ip: `10.4.${n}.1` }),
    'a wrong code': (username: string, n: number) =>
      app.call(
        'POST',
        '/auth/confirm-password-submit',
        { username, code: '12', password: 'Convoyage-2026' },
        { ip: `10.5.${n}.1` },
      ),
  }

  it.each(Object.entries(calls))('%s', async (_name, ask) => {
    const people = await Promise.all(Array.from({ length: 4 }, () => app.person({ role: 'CLIENT', rank: 4 })))
    const known: number[] = []
    const unknown: number[] = []
    // in turn, so that whatever else the machine does falls on both
    for (let n = 0; n < ROUNDS; n++) {
      const person = people[n % people.length]!
      known.push(await timed(() => ask(person.email, n)))
      unknown.push(await timed(() => ask(`nobody-${n % people.length}@volant.test`, n)))
    }
    expect(Math.abs(median(known) / median(unknown) - 1)).toBeLessThan(0.1)
  })
})
