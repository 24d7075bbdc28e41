import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, testApp } from '../identity.testing'
import type { TestApp } from '../identity.testing'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const NEW = 'Convoyage-2026'
const invited = () => app.person({ role: 'ADMIN', rank: 3, status: 'FORCE_CHANGE_PASSWORD' })
const set = (session: string, username: string, newPassword = NEW) =>
  app.call('POST', '/auth/set-new-password', { session, username, newPassword })

async function challenged(email: string, password = PASSWORD): Promise<string> {
  const { status, body } = await app.login(email, password)
  expect(status).toBe(201)
  expect(body).toEqual({
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: expect.any(String),
    ChallengeParameters: {},
  })
  return body.Session
}

describe('the first password of one’s own', () => {
  it('is set once, signs in and replaces the temporary one', async () => {
    const { email } = await invited()
    const session = await challenged(email)
    const done = await set(session, email)
    expect(done.status).toBe(201)
    const me = await app.call('GET', '/auth/me', undefined, { token: done.body.AuthenticationResult.IdToken })
    expect(me.body.email).toBe(email)
    expect((await set(session, email)).status).toBe(401)
    expect((await app.login(email)).status).toBe(401)
    expect((await app.login(email, NEW)).body.AuthenticationResult).toBeDefined()
  })

  it('is refused after three minutes, for another name, and after five other names', async () => {
    const { email } = await invited()
    const late = await challenged(email)
    app.clock.pass(181)
    expect((await set(late, email)).status).toBe(401)
    const session = await challenged(email)
    expect((await set(session, 'somebody@volant.test')).status).toBe(401)
    expect((await set('x'.repeat(43), email)).status).toBe(401)
    for (let n = 0; n < 4; n++) await set(session, `guess-${n}@volant.test`)
    expect((await set(session, email)).status).toBe(401)
  })

  it.each([
    ['Ab1', 'tooShort'],
    ['sans-majuscule-1', 'invalid'],
    ['SANS-MINUSCULE-1', 'invalid'],
    ['Sans-Chiffre', 'invalid'],
    ['Password1', 'notAllowed'],
    [PASSWORD, 'notAllowed'],
    [`Aa1${'x'.repeat(126)}`, 'tooLong'],
  ])('refuses %s', async (password, code) => {
    const { email } = await invited()
    const session = await challenged(email)
    const { status, body } = await set(session, email, password)
    expect(status).toBe(400)
    expect(body.fields).toEqual([{ path: 'newPassword', code }])
    expect((await set(session, email)).status).toBe(201)
  })

  it('takes one of thirty calls with one session', async () => {
    for (let round = 0; round < 3; round++) {
      const { email } = await invited()
      const session = await challenged(email)
      const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => set(session, email, `${NEW}-${n}`)))
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
      expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toHaveLength(0)
    }
  })

  it('is asked of whoever was sent a generated password', async () => {
    const { email } = await app.person({
      role: 'CLIENT',
      rank: 6,
      status: 'FORCE_CHANGE_PASSWORD',
      temporary: true,
      password: undefined,
    } as never)
    const mail = await app.mail(email)
    const session = await challenged(email, mail?.password)
    expect((await set(session, email)).status).toBe(201)
  })
})
