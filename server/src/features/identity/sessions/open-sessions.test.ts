import type { OpenSession } from '@volant/contract/rest/auth'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { securityLog } from '../../../tables/users'
import { testApp } from '../identity.testing'
import type { Person, TestApp } from '../identity.testing'
import { LIFETIME } from '../lifetimes'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

let app: TestApp
let person: Person
let laptop: { id: string; refresh: string }
let phone: { id: string; refresh: string }
const ended: unknown[] = []

beforeAll(async () => {
  app = await testApp()
  app.bus.add([{ on: 'account.ended', phase: 'committed', react: (event) => void ended.push(event) }])
})
afterAll(() => app.close())
beforeEach(async () => {
  person = await app.person({ role: 'ADMIN', rank: 3 })
  phone = await app.session(person.email, undefined, IPHONE)
  app.clock.pass(60)
  laptop = await app.session(person.email, undefined, FIREFOX)
  ended.length = 0
})

const list = async (token: string) =>
  (await app.call('GET', '/auth/sessions', undefined, { token })).body['records'] as readonly OpenSession[]
const end = (token: string, body: object) => app.call('POST', '/auth/sessions/end', body, { token })
const standing = async ({ id, refresh }: typeof laptop) => [
  (await app.call('GET', '/auth/me', undefined, { token: id })).status,
  (await app.call('POST', '/auth/refresh-token', { RefreshToken: refresh })).status,
]

describe('one’s own sessions', () => {
  it('say with what and when they were opened, and which one asks, and nothing of the address', async () => {
    const records = await list(laptop.id)
    expect(records).toEqual([
      expect.objectContaining({ browser: 'Firefox', system: 'Linux', current: true }),
      expect.objectContaining({ browser: 'Safari', system: 'iOS', current: false }),
    ])
    expect(Object.keys(records[0] ?? {}).toSorted()).toEqual([
      'browser',
      'current',
      'id',
      'renewedAt',
      'startedAt',
      'system',
    ])
    expect(await list((await app.session((await app.person({ role: 'DRIVER', rank: 0 })).email)).id)).toHaveLength(1)
  })

  it('keep their beginning and their device when they are renewed, and are one still', async () => {
    const [before] = (await list(laptop.id)).filter(({ current }) => !current)
    app.clock.pass(LIFETIME.idToken - 100)
    const renewed = await app.call('POST', '/auth/refresh-token', { RefreshToken: phone.refresh })
    const records = await list(renewed.body.AuthenticationResult.IdToken)
    expect(records.map(({ system, current }) => [system, current])).toEqual([
      ['iOS', true],
      ['Linux', false],
    ])
    expect(records[0]).toMatchObject({ id: before?.id, startedAt: before?.startedAt, browser: 'Safari' })
    expect(records[0]?.renewedAt).toBe(app.clock.now().toISOString())
  })

  it('leave the list once they are over', async () => {
    app.clock.pass(LIFETIME.refreshToken - 30)
    const fresh = await app.session(person.email)
    expect(await list(fresh.id)).toHaveLength(2)
    app.clock.pass(60)
    expect(await list(fresh.id)).toHaveLength(1)
  })
})

describe('ending a session', () => {
  it('ends that one at once, tells its screens alone, and is written down', async () => {
    const [other] = (await list(laptop.id)).filter(({ current }) => !current)
    expect((await end(laptop.id, { id: other?.id })).status).toBe(201)
    expect(await standing(phone)).toEqual([401, 401])
    expect(await standing(laptop)).toEqual([200, 201])
    expect(ended).toEqual([{ sub: person.sub, sessions: [other?.id] }])
    const [line] = await app.db.sql
      .select()
      .from(securityLog)
      .where(eq(securityLog.kind, 'session.ended'))
      .orderBy(desc(securityLog.id))
      .limit(1)
    expect(line).toMatchObject({ actorSub: person.sub, data: { session: other?.id } })
    expect((await end(laptop.id, { id: other?.id })).status).toBe(404)
  })

  it('ends all but the one that asks where none is named', async () => {
    const third = await app.session(person.email)
    expect((await end(laptop.id, {})).status).toBe(201)
    expect([await standing(phone), await standing(third)]).toEqual([
      [401, 401],
      [401, 401],
    ])
    expect(await standing(laptop)).toEqual([200, 201])
    expect(ended).toEqual([{ sub: person.sub, sessions: expect.arrayContaining([expect.any(String)]) }])
  })

  it('may end the one that asks', async () => {
    const [own] = (await list(laptop.id)).filter(({ current }) => current)
    await end(laptop.id, { id: own?.id })
    expect(await standing(laptop)).toEqual([401, 401])
    expect(await standing(phone)).toEqual([200, 201])
  })

  it('finds nobody else’s, and nothing that is no id', async () => {
    const stranger = await app.session((await app.person({ role: 'ADMIN', rank: 1 })).email)
    for (const { id } of await list(laptop.id)) expect((await end(stranger.id, { id })).status).toBe(404)
    for (const id of ['x', "'; --", person.sub]) expect((await end(laptop.id, { id })).status).toBe(404)
    expect((await end(laptop.id, { id: 1 })).status).toBe(400)
    expect(await list(laptop.id)).toHaveLength(2)
  })

  it('does not let a renewal of the same moment go on', async () => {
    const [other] = (await list(laptop.id)).filter(({ current }) => !current)
    await Promise.all([
      end(laptop.id, { id: other?.id }),
      app.call('POST', '/auth/refresh-token', { RefreshToken: phone.refresh }),
    ])
    expect((await list(laptop.id)).filter(({ current }) => !current)).toEqual([])
  })
})
