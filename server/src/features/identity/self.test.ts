import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clients } from '../../tables/organizations'
import { createBrowser } from '../../../test/push-server'
import { pushSubscriptions, refreshTokens } from '../../tables/users'
import { testApp } from './identity.testing'
import type { TestApp } from './identity.testing'
import { createPushSubscriptions } from './accounts/push-subscriptions'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const KEYS = [
  'sub',
  'custom:role',
  'custom:rank',
  'firstName',
  'lastName',
  'email',
  'organizationId',
  'organizationSlug',
  'organizationName',
  'profileId',
  'connected',
  'language',
].toSorted()

describe('who am I', () => {
  it('answers the session user and nothing else', async () => {
    const client = await app.person({ role: 'CLIENT', rank: 5 })
    const driver = await app.person({ role: 'DRIVER', rank: 0 })
    for (const { email, sub, profileId } of [client, driver]) {
      const { body } = await app.call('GET', '/auth/me', undefined, { token: (await app.session(email)).id })
      expect(Object.keys(body).toSorted()).toEqual(KEYS)
      expect(body).toMatchObject({ sub, profileId, email, connected: true, firstName: 'Léa', lastName: 'Martin' })
      expect(body['custom:rank']).toBe(sub === client.sub ? 5 : null)
      expect(body.organizationName).toBe(sub === client.sub ? 'Horizon Autos' : null)
    }
  })

  it('answers a client without organisation too', async () => {
    const orphan = await app.person({ role: 'CLIENT', rank: 4 }, { organizationId: null })
    const { status, body } = await app.call('GET', '/auth/me', undefined, {
      token: (await app.session(orphan.email)).id,
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ organizationId: null, organizationSlug: null, organizationName: null })
  })
})

describe('one’s own profile', () => {
  it('changes what is named, and nothing but the whitelist', async () => {
    const { email, profileId } = await app.person({ role: 'CLIENT', rank: 6 })
    const { id: token } = await app.session(email)
    const update = (body: object) => app.call('POST', '/organization/update-profile', body, { token })
    expect((await update({ phone: '06 12 34 56 78', assigneeFunction: 'Achats', language: 'en' })).status).toBe(201)
    const [row] = await app.db.sql.select().from(clients).where(eq(clients.id, profileId))
    expect(row).toMatchObject({ phone: '+33612345678', jobFunction: 'Achats', firstName: 'Léa' })
    expect((await app.call('GET', '/auth/me', undefined, { token })).body.language).toBe('en')
    expect((await update({ phone: '1' })).body.fields).toEqual([{ path: 'phone', code: 'invalidPhoneNumber' }])
    for (const key of ['rank', 'assigneeRank', 'role', 'organizationId', 'sub', 'email', 'status', '__proto__x'])
      expect((await update({ [key]: 4 })).body.fields).toEqual([{ path: key, code: 'notAllowed' }])
  })

  it('stays as it is where what is sent is what stands: no new date, and nobody is told', async () => {
    const { email, profileId, sub } = await app.person({ role: 'CLIENT', rank: 6 })
    const { id: token } = await app.session(email)
    const told: string[] = []
    app.bus.add([{ on: 'account.changed', phase: 'committed', react: (event) => void told.push(event.sub) }])
    const update = (body: object) => app.call('POST', '/organization/update-profile', body, { token })
    const stored = async () => (await app.db.sql.select().from(clients).where(eq(clients.id, profileId)))[0]
    const sent = { firstName: 'Léa', phone: '06 12 34 56 78', assigneeService: '', language: 'en' }
    await update(sent)
    const first = await stored()
    expect(first).toMatchObject({ phone: '+33612345678', service: null })
    expect(told).toEqual([sub])
    expect((await update(sent)).status).toBe(201)
    expect((await update({})).status).toBe(201)
    expect((await app.call('POST', '/auth/language', { language: 'en' }, { token })).status).toBe(201)
    expect(await stored()).toEqual(first)
    expect(told).toEqual([sub])
  })

  it('is a client’s affair', async () => {
    const admin = await app.person({ role: 'ADMIN', rank: 1 })
    const { id: token } = await app.session(admin.email)
    expect((await app.call('POST', '/organization/update-profile', {}, { token })).status).toBe(403)
    expect((await app.call('POST', '/organization/update-profile', {})).status).toBe(401)
  })
})

describe('one’s own language', () => {
  it.each([
    { role: 'ADMIN', rank: 3 } as const,
    { role: 'CLIENT', rank: 6 } as const,
    { role: 'DRIVER', rank: 0 } as const,
  ])('is chosen by a person of role $role, for themselves alone', async (who) => {
    const { email } = await app.person(who)
    const other = await app.person(who)
    const [own, theirs] = await Promise.all([app.session(email), app.session(other.email)])
    const languageOf = async (token: string) => (await app.call('GET', '/auth/me', undefined, { token })).body.language
    const choose = (body: object) => app.call('POST', '/auth/language', body, { token: own.id })
    for (const language of ['en', 'fr', 'en']) {
      expect((await choose({ language })).status).toBe(201)
      expect(await languageOf(own.id)).toBe(language)
    }
    expect(await languageOf(theirs.id)).toBe('fr')
  })

  it('is French or English, and nothing else comes along', async () => {
    const { email } = await app.person({ role: 'CLIENT', rank: 6 })
    const { id: token } = await app.session(email)
    for (const body of [{}, { language: 'de' }, { language: null }, { language: 'en', rank: 4 }, { language: ['en'] }])
      expect((await app.call('POST', '/auth/language', body, { token })).status, JSON.stringify(body)).toBe(400)
    expect((await app.call('POST', '/auth/language', { language: 'en' })).status).toBe(401)
  })
})

describe('push subscriptions', () => {
  const subscription = (name: string) => ({
    endpoint: `https://push.example/${name}`,
    keys: createBrowser().keys,
  })

  it('belong to one person', async () => {
    const [mine, other] = [await app.person({ role: 'ADMIN', rank: 3 }), await app.person({ role: 'ADMIN', rank: 1 })]
    const { id: token } = await app.session(mine.email)
    const { id: foreign } = await app.session(other.email)
    const add = (body: object) => app.call('POST', '/admins/add-push-notification', body, { token })
    const remove = (id: string, who: string) =>
      app.call('POST', '/admins/delete-push-notification', { id }, { token: who })
    const added = await add(subscription('a'))
    expect(added.status).toBe(201)
    expect((await add(subscription('a'))).body).toEqual(added.body)
    expect((await add({ endpoint: 'http://push.example/a', keys: { p256dh: 'x', auth: 'y' } })).status).toBe(400)
    const refused = await remove(added.body.id, foreign)
    expect(refused.status).toBe(404)
    expect((await remove('no-such-thing', token)).body).toEqual(refused.body)
    expect(await app.db.sql.$count(pushSubscriptions)).toBe(1)
    expect((await remove(added.body.id, token)).status).toBe(201)
    expect((await remove(added.body.id, token)).status).toBe(404)
  })

  it('are refused for an address of no push service, and for keys that nothing can be encrypted for', async () => {
    const { email } = await app.person({ role: 'DRIVER', rank: 0 })
    const { id: token } = await app.session(email)
    const add = (body: object) => app.call('POST', '/admins/add-push-notification', body, { token })
    const before = await app.db.sql.$count(pushSubscriptions)
    for (const endpoint of [
      'https://127.0.0.1/x',
      'https://169.254.169.254/x',
      'http://push.example/a',
      'https://evil.test/x',
    ]) {
      const refused = await add({ ...subscription('a'), endpoint })
      expect(refused.status, endpoint).toBe(400)
      expect(refused.body).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [{ path: 'endpoint', code: 'invalid' }],
      })
    }
    const wrong = await add({ ...subscription('a'), keys: { p256dh: 'short', auth: 'x' } })
    expect(wrong.body.fields?.map(({ path }) => path)).toEqual(['keys.p256dh', 'keys.auth'])
    expect(await app.db.sql.$count(pushSubscriptions)).toBe(before)
    expect((await add({ ...subscription('f'), endpoint: 'https://fcm.googleapis.com/fcm/send/f' })).status).toBe(201)
  })

  it('of one browser belong to whoever subscribed last', async () => {
    const people = [await app.person({ role: 'DRIVER', rank: 0 }), await app.person({ role: 'DRIVER', rank: 0 })]
    const [first, second] = await Promise.all(people.map(({ email }) => app.session(email)))
    const add = (token: string | undefined) =>
      app.call('POST', '/admins/add-push-notification', subscription('shared'), { token: token ?? '' })
    await add(first?.id)
    await add(second?.id)
    const owners = await app.db.sql
      .select({ userId: pushSubscriptions.userId })
      .from(pushSubscriptions)
      .where(eq(sql`${pushSubscriptions.subscription}->>'endpoint'`, subscription('shared').endpoint))
    expect(owners).toEqual([{ userId: people[1]?.sub }])
  })

  it('end with the session that they were made in', async () => {
    const { email, sub } = await app.person({ role: 'DRIVER', rank: 0 })
    const [phone, desk] = [await app.session(email), await app.session(email)]
    const names = async () => {
      const rows = await app.db.sql.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, sub))
      return rows.map(({ subscription: { endpoint } }) => endpoint.split('/').at(-1)).toSorted()
    }
    const add = (token: string, name: string) =>
      app.call('POST', '/admins/add-push-notification', subscription(name), { token })
    await add(phone.id, 'phone')
    await add(desk.id, 'desk')
    await app.call('POST', '/auth/logout', {}, { token: phone.id })
    expect(await names()).toEqual(['desk'])
    const again = await app.session(email)
    // the browser of the desk, signed in anew
    await add(again.id, 'desk')
    await app.call('POST', '/auth/logout', {}, { token: desk.id })
    expect(await names()).toEqual(['desk'])
    await app.call('POST', '/auth/sessions/end', {}, { token: (await app.session(email)).id })
    expect(await names()).toEqual([])
  })

  it('are not made for a session that has ended while the call waited', async () => {
    const { email, sub } = await app.person({ role: 'DRIVER', rank: 0 })
    const phone = await app.session(email)
    const [session] = await app.db.sql.select().from(refreshTokens).where(eq(refreshTokens.userId, sub))
    const push = createPushSubscriptions({ db: app.db, clock: app.clock, push: { accepts: () => true } })
    const actor = { role: 'DRIVER', sub, profileId: sub, language: 'fr', sessionId: session?.familyId } as const
    const add = () => push.add({ ...actor, state: 'ACCEPTED' }, subscription('phone'))
    await add()
    await app.call('POST', '/auth/logout', {}, { token: phone.id })
    await expect(add()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(await app.db.sql.$count(pushSubscriptions, eq(pushSubscriptions.userId, sub))).toBe(0)
  })

  it('keep the twenty newest', async () => {
    const { email, sub } = await app.person({ role: 'DRIVER', rank: 0 })
    const { id: token } = await app.session(email)
    for (let n = 0; n < 22; n++)
      await app.call('POST', '/admins/add-push-notification', subscription(`${n}`), { token })
    const kept = await app.db.sql.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, sub))
    expect(kept).toHaveLength(20)
  })
})

describe('new accounts', () => {
  it('are made once per address, also thirty at a time', async () => {
    const make = () =>
      app.db.tx((tx) =>
        app.identity.accounts.createAccount(tx, {
          email: 'Twice@Volant.test',
          role: 'CLIENT',
          rank: 6,
          language: 'fr',
          status: 'FORCE_CHANGE_PASSWORD',
          temporary: true,
        }),
      )
    const made = await Promise.allSettled(Array.from({ length: 30 }, make))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const reasons = made.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    for (const reason of reasons) expect(reason).toMatchObject({ code: 'CONFLICT', reason: 'ALREADY_EXISTS' })
    expect(reasons[0].message).toBe('An account with the given email already exists.')
    expect(await app.mails('twice@volant.test')).toBe(1)
  })
})
