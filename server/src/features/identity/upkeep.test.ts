import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SUBSCRIPTION } from '../../../test/push-server'
import { applyRetention } from '../../platform/retention'
import { challenges, emailCodes, loginFailures, pushSubscriptions, refreshTokens } from '../../tables/users'
import { createFirstAdmin } from './accounts/first-admin'
import { testApp } from './identity.testing'
import type { TestApp } from './identity.testing'
import { temporaryPassword } from './passwords/passwords'
import { ensureGoodPassword } from './passwords/password-rule'
import { identityRetention } from './retention'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

describe('the first super admin', () => {
  it('signs in with the password that was shown, chooses another and may do everything', async () => {
    const admin = { email: 'chef@volant.test', firstName: 'Ada', lastName: 'Martin', language: 'fr' } as const
    const password = await createFirstAdmin(app.db, app.identity.accounts, admin)
    const { body } = await app.login(admin.email, password)
    const set = { session: body.Session, username: admin.email, newPassword: 'Convoyage-2026' }
    const tokens = (await app.call('POST', '/auth/set-new-password', set)).body.AuthenticationResult
    const me = await app.call('GET', '/auth/me', undefined, { token: tokens.IdToken })
    expect(me.body).toMatchObject({ 'custom:role': 'ADMIN', 'custom:rank': 1, firstName: 'Ada' })
    await expect(createFirstAdmin(app.db, app.identity.accounts, admin)).rejects.toMatchObject({
      reason: 'ALREADY_EXISTS',
    })
  })
})

describe('old secrets', () => {
  it('are deleted once they open nothing, and not before', async () => {
    const { email } = await app.person({ role: 'CLIENT', rank: 4 })
    const invited = await app.person({ role: 'ADMIN', rank: 3, status: 'FORCE_CHANGE_PASSWORD' })
    const { refresh } = await app.session(email)
    await app.login(invited.email)
    await app.login(email, 'Wrong-password-1')
    await app.call('POST', '/auth/forgot-password', { username: email })
    const left = async () => [
      await app.db.sql.$count(refreshTokens),
      await app.db.sql.$count(challenges),
      await app.db.sql.$count(emailCodes),
      await app.db.sql.$count(loginFailures),
    ]
    const before = await left()
    await applyRetention(app.db, app.clock, identityRetention)
    expect(await left()).toEqual(before)
    app.clock.pass(2 * 24 * 3600)
    await applyRetention(app.db, app.clock, identityRetention)
    expect(await left()).toEqual([before[0], 0, 0, 0])
    expect((await app.call('POST', '/auth/refresh-token', { RefreshToken: refresh })).status).toBe(201)
    app.clock.pass(40 * 24 * 3600)
    await applyRetention(app.db, app.clock, identityRetention)
    expect(await left()).toEqual([0, 0, 0, 0])
  })
})

describe('notices of a telephone', () => {
  it('end with its session where that ends by itself, and with no other', async () => {
    const { email } = await app.person({ role: 'DRIVER', rank: 0 })
    const add = async (idToken: string, name: string) => {
      const subscription = { ...SUBSCRIPTION, endpoint: `${SUBSCRIPTION.endpoint}-${name}` }
      expect((await app.call('POST', '/admins/add-push-notification', subscription, { token: idToken })).status).toBe(
        201,
      )
    }
    const left = async () => {
      const found = await app.db.sql.select().from(pushSubscriptions)
      return found.map(({ subscription }) => subscription.endpoint.split('-').at(-1))
    }
    await add((await app.session(email)).id, 'lost')
    app.clock.pass(29 * 24 * 3600)
    const kept = await app.session(email)
    await add(kept.id, 'kept')
    await applyRetention(app.db, app.clock, identityRetention)
    expect(await left()).toEqual(['lost', 'kept'])
    await app.call('POST', '/auth/refresh-token', { RefreshToken: kept.refresh })
    app.clock.pass(2 * 24 * 3600)
    await applyRetention(app.db, app.clock, identityRetention)
    expect(await left()).toEqual(['kept'])
  })
})

describe('generated passwords', () => {
  it('keep the rule and never repeat', async () => {
    const made = Array.from({ length: 500 }, temporaryPassword)
    for (const password of made) await ensureGoodPassword(password, 'password')
    expect(new Set(made).size).toBe(500)
  })
})
