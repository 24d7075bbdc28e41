import { eq } from 'drizzle-orm'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loginFailures, securityLog, users } from '../../../tables/users'
import { PASSWORD, testApp } from '../identity.testing'
import type { TestApp } from '../identity.testing'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const refused = { statusCode: 401, code: 'UNAUTHENTICATED', message: 'Unauthorized', reason: 'BAD_CREDENTIALS' }

describe('signing in', () => {
  it('gives tokens for the right password, in any case of the name', async () => {
    const { email, sub } = await app.person({ role: 'ADMIN', rank: 2 })
    const { status, body } = await app.login(` ${email.toUpperCase()} `)
    expect(status).toBe(201)
    expect(body.AuthenticationResult).toMatchObject({ ExpiresIn: 900, TokenType: 'Bearer' })
    const token: string = body.AuthenticationResult.IdToken
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ: 'id+jwt' })
    expect(decodeJwt(token)).toMatchObject({ sub, 'custom:role': 'ADMIN', 'custom:rank': 2, email, aud: 'volant' })
    const me = await app.call('GET', '/auth/me', undefined, { token: `Bearer ${body.AuthenticationResult.IdToken}` })
    expect(me.status).toBe(200)
    const logged = await app.db.sql.select().from(securityLog).where(eq(securityLog.actorSub, sub))
    expect(logged.map(({ kind }) => kind)).toContain('login.succeeded')
  })

  it('answers the same for a wrong password and for nobody', async () => {
    const { email } = await app.person({ role: 'CLIENT', rank: 6 })
    const known = await app.login(email, 'Wrong-password-1')
    const unknown = await app.login('nobody@volant.test', 'Wrong-password-1')
    expect(known).toEqual({ status: 401, body: refused, retryAfter: 0 })
    expect(unknown).toEqual(known)
  })

  it('says that a person is not confirmed only after the right password', async () => {
    const { email } = await app.person({ role: 'DRIVER', rank: 0, status: 'UNCONFIRMED' }, { confirmedByAlb: false })
    expect((await app.login(email, 'Wrong-password-1')).body).toEqual(refused)
    const right = await app.login(email)
    expect(right.status).toBe(403)
    expect(right.body.message).toBe('User is not confirmed.')
  })

  it('keeps out refused and disabled drivers, disabled and deleted people, and temporary passwords past their week', async () => {
    const outs = [
      await app.person({ role: 'DRIVER', rank: 0 }, { confirmedByAlb: false, rejectedByAlb: true }),
      await app.person({ role: 'DRIVER', rank: 0 }, { disabled: true }),
      await app.person({ role: 'CLIENT', rank: 5 }, { deletedAt: new Date() }),
    ]
    const disabled = await app.person({ role: 'ADMIN', rank: 3 })
    await app.db.tx((tx) => app.identity.accounts.disable(tx, disabled.sub))
    for (const { email } of [...outs, disabled]) expect((await app.login(email)).body).toEqual(refused)

    const invited = await app.person({ role: 'ADMIN', rank: 3, status: 'FORCE_CHANGE_PASSWORD' })
    app.clock.pass(7 * 24 * 3600 + 60)
    expect((await app.login(invited.email)).body).toEqual(refused)
  })

  it('lets a waiting driver in', async () => {
    const { email } = await app.person({ role: 'DRIVER', rank: 0 }, { confirmedByAlb: false })
    expect((await app.login(email)).status).toBe(201)
  })

  it('refuses a body that is no sign-in with the fields that are wrong', async () => {
    const { status, body } = await app.call('POST', '/auth/login-gestion', { username: '', password: 1, rank: 1 })
    expect(status).toBe(400)
    expect(body.fields.map(({ path }: { path: string }) => path).toSorted()).toEqual(['password', 'rank', 'username'])
  })
})

describe('guessing', () => {
  it('locks name and network for 1, 2, 4, 8 … seconds, known name or not', async () => {
    const { email } = await app.person({ role: 'CLIENT', rank: 4 })
    for (const name of [email, 'stranger@volant.test']) {
      for (let n = 1; n <= 5; n++) expect((await app.login(name, 'Wrong-password-1')).status).toBe(401)
      for (const seconds of [1, 2, 4, 8]) {
        const locked = await app.login(name, PASSWORD)
        expect(locked).toMatchObject({ status: 429, retryAfter: seconds, body: { reason: 'LOCKED_OUT' } })
        app.clock.pass(seconds / 2)
        expect((await app.login(name, PASSWORD)).retryAfter).toBeLessThanOrEqual(Math.ceil(seconds / 2))
        app.clock.pass(seconds / 2)
        expect((await app.login(name, 'Wrong-password-1')).status).toBe(401)
      }
    }
    expect((await app.login(email, PASSWORD, '203.0.113.9')).status).toBe(201)
    app.clock.pass(16)
    expect((await app.login(email)).status).toBe(201)
    expect((await app.login(email, 'Wrong-password-1')).status).toBe(401)
    expect((await app.login(email)).status).toBe(201)
  })

  it('never waits longer than a quarter of an hour', async () => {
    const name = 'patient@volant.test'
    for (let n = 1; n <= 18; n++) {
      expect((await app.login(name)).status).toBe(401)
      app.clock.pass(901)
    }
    app.clock.pass(-900)
    expect((await app.login(name)).retryAfter).toBeLessThanOrEqual(900)
  })

  it('lets ten guesses sent together not exceed the limit, and counts no right password as a guess', async () => {
    const { email } = await app.person({ role: 'CLIENT', rank: 4 })
    const guesses = await Promise.all(Array.from({ length: 10 }, () => app.login(email, 'Wrong-password-1')))
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(5)
    const other = await app.person({ role: 'CLIENT', rank: 4 })
    const right = await Promise.all(Array.from({ length: 10 }, () => app.login(other.email)))
    expect(right.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201))
  })

  it('caps the failures of one name over all networks at a hundred an hour', async () => {
    const { email } = await app.person({ role: 'CLIENT', rank: 4 })
    const networks = Array.from({ length: 25 }, (_, n) => `10.1.${n}.1`)
    for (const ip of networks)
      for (let n = 0; n < 4; n++) expect((await app.login(email, 'Wrong-password-1', ip)).status).toBe(401)
    expect((await app.login(email, PASSWORD, '10.2.0.1')).status).toBe(429)
    app.clock.pass(3601)
    expect((await app.login(email, PASSWORD, '10.2.0.1')).status).toBe(201)
  })

  it('counts no failure while the slow hash is too busy to look', async () => {
    const people = await Promise.all(Array.from({ length: 60 }, () => app.person({ role: 'CLIENT', rank: 4 })))
    await app.db.sql.delete(loginFailures)
    const answers = await Promise.all(people.map(({ email }) => app.login(email)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 503]))
    expect(await app.db.sql.$count(loginFailures, eq(loginFailures.failures, 1))).toBe(0)
    expect(await app.db.sql.$count(users)).toBeGreaterThan(60)
  })
})
