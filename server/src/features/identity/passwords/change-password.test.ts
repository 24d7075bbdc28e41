import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { securityLog } from '../../../tables/users'
import { PASSWORD, testApp } from '../identity.testing'
import type { TestApp } from '../identity.testing'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const NEXT = 'Convoyage-77'
const change = (token: string, currentPassword: string, newPassword: string) =>
  app.call('POST', '/auth/change-password', { currentPassword, newPassword }, { token })
const me = async (token: string) => (await app.call('GET', '/auth/me', undefined, { token })).status

it('another password opens the door from then on, and the person’s other sessions end', async () => {
  for (const account of [
    { role: 'ADMIN', rank: 1 },
    { role: 'CLIENT', rank: 6 },
    { role: 'DRIVER', rank: 0 },
  ] as const) {
    const { email, sub } = await app.person(account)
    const [here, there] = [await app.session(email), await app.session(email)]
    expect((await change(here.id, PASSWORD, NEXT)).status).toBe(201)
    expect([await me(here.id), await me(there.id)]).toEqual([200, 401])
    expect((await app.call('POST', '/auth/refresh-token', { RefreshToken: there.refresh })).status).toBe(401)
    expect((await app.call('POST', '/auth/refresh-token', { RefreshToken: here.refresh })).status).toBe(201)
    expect((await app.login(email, PASSWORD)).status).toBe(401)
    expect((await app.login(email, NEXT)).status).toBe(201)
    const written = await app.db.sql
      .select()
      .from(securityLog)
      .where(and(eq(securityLog.kind, 'password.changed'), eq(securityLog.subject, sub)))
    expect(written).toHaveLength(1)
  }
})

it('is refused without the right current one, and for one that breaks the rules or is the same', async () => {
  const { email } = await app.person({ role: 'DRIVER', rank: 0 })
  const { id } = await app.session(email)
  const other = await app.session(email)
  const fields = async (current: string, next: string) => (await change(id, current, next)).body.fields
  expect(await fields('Livraison-43', NEXT)).toEqual([{ path: 'currentPassword', code: 'invalid' }])
  expect(await fields(PASSWORD, 'short')).toMatchObject([{ path: 'newPassword' }])
  expect(await fields(PASSWORD, 'Password1')).toMatchObject([{ path: 'newPassword' }])
  expect(await fields(PASSWORD, PASSWORD)).toEqual([{ path: 'newPassword', code: 'notAllowed' }])
  expect(await me(other.id)).toBe(200)
  expect((await app.login(email, PASSWORD)).status).toBe(201)
})

it('gives a session left open few guesses', async () => {
  const { email } = await app.person({ role: 'DRIVER', rank: 0 })
  const { id } = await app.session(email)
  const answers: number[] = []
  for (let guess = 0; guess < 21; guess += 1) answers.push((await change(id, `Wrong-${guess}`, 'short')).status)
  expect(answers.at(-2)).toBe(400)
  expect(answers.at(-1)).toBe(429)
})

it('spends a code that was sent before', async () => {
  const { email } = await app.person({ role: 'CLIENT', rank: 5 })
  const { id } = await app.session(email)
  await app.call('POST', '/auth/forgot-password', { username: email })
  const code = (await app.mail(email))?.['code']
  expect(code).toMatch(/^\d{6}$/)
  expect((await change(id, PASSWORD, NEXT)).status).toBe(201)
  const submit = { username: email, code, password: 'Convoyage-78' }
  expect((await app.call('POST', '/auth/confirm-password-submit', submit)).status).toBe(400)
})

it('of two at the same moment one is taken', async () => {
  const { email } = await app.person({ role: 'CLIENT', rank: 5 })
  const { id } = await app.session(email)
  const answers = await Promise.all([change(id, PASSWORD, NEXT), change(id, PASSWORD, 'Convoyage-79')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400])
})
