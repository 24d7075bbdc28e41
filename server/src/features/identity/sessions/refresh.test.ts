import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshTokens, securityLog } from '../../../tables/users'
import { ISSUER, SECRET, testApp } from '../identity.testing'
import type { Person, TestApp } from '../identity.testing'
import { deriveKeys } from '../keys'
import { lockAccount } from '../store/accounts'
import { rotate } from '../store/sessions'
import { createRefresh } from './refresh'
import { createTokens } from './tokens'

let app: TestApp
let person: Person
beforeAll(async () => {
  app = await testApp()
  person = await app.person({ role: 'CLIENT', rank: 4 })
})
afterAll(() => app.close())

const refresh = (RefreshToken: string) => app.call('POST', '/auth/refresh-token', { RefreshToken })
const me = (token: string) => app.call('GET', '/auth/me', undefined, { token })
const live = (sub: string) =>
  app.db.sql.$count(
    refreshTokens,
    and(eq(refreshTokens.userId, sub), isNull(refreshTokens.rotatedAt), isNull(refreshTokens.revokedAt)),
  )

describe('refreshing', () => {
  it('rotates the token and gives new ones', async () => {
    const { refresh: first, id } = await app.session(person.email)
    const { status, body } = await refresh(first)
    expect(status).toBe(201)
    expect(body.AuthenticationResult).toMatchObject({ ExpiresIn: 900, TokenType: 'Bearer' })
    expect(body.AuthenticationResult.RefreshToken).not.toBe(first)
    expect((await me(body.AuthenticationResult.IdToken)).status).toBe(200)
    expect((await me(id)).status).toBe(200)
  })

  it('gives the same successor to all who race within thirty seconds', async () => {
    const racer = await app.person({ role: 'CLIENT', rank: 4 })
    const { refresh: first } = await app.session(racer.email)
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(first)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201))
    expect(new Set(answers.map(({ body }) => body.AuthenticationResult.RefreshToken)).size).toBe(1)
    expect(await live(racer.sub)).toBe(1)
    app.clock.pass(29)
    expect((await refresh(first)).status).toBe(201)
  })

  it('gives the same successor by processes of which one signs with the next secret already', async () => {
    const { db, clock } = app
    const [last, next] = [deriveKeys(SECRET), deriveKeys('the secret of next year, long enough to sign with')]
    const tokens = createTokens(next, ISSUER, clock, [last.idToken])
    const ahead = createRefresh({ db, clock, tokens, key: next.refresh, accepted: [last.refresh] })
    const { refresh: first } = await app.session(person.email)
    const { body } = await refresh(first)
    const { AuthenticationResult } = await ahead.refresh(first, '198.51.100.7')
    expect(AuthenticationResult.RefreshToken).toBe(body.AuthenticationResult.RefreshToken)
  })

  it('ends the session when a token comes back later', async () => {
    const { refresh: first } = await app.session(person.email)
    const next = (await refresh(first)).body.AuthenticationResult
    app.clock.pass(31)
    expect((await refresh(first)).status).toBe(401)
    expect((await refresh(next.RefreshToken)).status).toBe(401)
    expect((await me(next.IdToken)).status).toBe(401)
    const logged = await app.db.sql.select().from(securityLog).where(eq(securityLog.kind, 'refresh.reused'))
    expect(logged).toMatchObject([{ subject: person.sub }])
  })

  it('leaves the other sessions of the person alone', async () => {
    const one = await app.session(person.email)
    const other = await app.session(person.email)
    await refresh(one.refresh)
    app.clock.pass(31)
    await refresh(one.refresh)
    expect((await me(one.id)).status).toBe(401)
    expect((await me(other.id)).status).toBe(200)
    expect((await refresh(other.refresh)).status).toBe(201)
  })

  it('lasts thirty days', async () => {
    const kept = await app.session(person.email)
    const lost = await app.session(person.email)
    app.clock.pass(29 * 24 * 3600)
    expect((await refresh(kept.refresh)).status).toBe(201)
    app.clock.pass(2 * 24 * 3600)
    expect((await refresh(lost.refresh)).status).toBe(401)
  })

  it.each([['x'], ['é'.repeat(40)], ['a'.repeat(2048)], ["' OR 1=1 --"]])('refuses %s', async (token) => {
    expect((await refresh(token)).status).toBe(401)
  })

  it('ends at a sign-out also where it is under way', async () => {
    const leaving = await app.person({ role: 'CLIENT', rank: 4 })
    const { refresh: first, id } = await app.session(leaving.email)
    const renewed = app.db.tx(async (tx) => {
      await lockAccount(tx.sql, leaving.sub)
      await rotate(tx, first, 'the next token', app.clock.now())
      await sleep(300)
    })
    const [{ status }] = await Promise.all([app.call('POST', '/auth/logout', {}, { token: id }), renewed])
    expect(status).toBe(204)
    expect(await live(leaving.sub)).toBe(0)
  })

  it('creates no session behind the back of a password change', async () => {
    const hunted = await app.person({ role: 'CLIENT', rank: 4 })
    for (let round = 0; round < 10; round++) {
      const { refresh: first } = await app.session(hunted.email)
      const [stolen] = await Promise.all([
        refresh(first),
        app.db.tx((tx) => app.identity.accounts.endSessions(tx, hunted.sub)),
        app.login(hunted.email),
      ])
      const next = stolen.body.AuthenticationResult?.RefreshToken ?? first
      expect((await refresh(next)).status).toBe(401)
    }
  })
})
