import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp } from './identity.testing'
import type { TestApp } from './identity.testing'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const ROUNDS = 20

/** The quickest tenth: what the work itself takes, whatever else the machine does meanwhile. */
function quickest(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 10)] ?? 0
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
    // in turn, each as often first: what the machine does besides falls on both
    for (let n = 0; n < ROUNDS; n++) {
      const somebody = async () => known.push(await timed(() => ask(people[n % people.length]!.email, n)))
      const nobody = async () => unknown.push(await timed(() => ask(`nobody-${n % people.length}@volant.test`, n)))
      for (const one of n % 2 === 0 ? [somebody, nobody] : [nobody, somebody]) await one()
    }
    expect(Math.abs(quickest(known) / quickest(unknown) - 1)).toBeLessThan(0.2)
  })
})
