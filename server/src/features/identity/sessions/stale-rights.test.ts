import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onPostgres } from '../../../../test/database'
import { drivers } from '../../../tables/drivers'
import { clients } from '../../../tables/organizations'
import { testApp } from '../identity.testing'
import type { TestApp } from '../identity.testing'

let app: TestApp
const ended: string[] = []
beforeAll(async () => {
  app = await testApp()
  app.bus.add([{ on: 'account.ended', phase: 'committed', react: ({ sub }) => void ended.push(sub) }])
})
afterAll(() => app.close())

const me = (token: string) => app.call('GET', '/auth/me', undefined, { token })
const refresh = (RefreshToken: string) => app.call('POST', '/auth/refresh-token', { RefreshToken })
const actorOf = (token: string) => app.identity.authenticator.authenticate(token)

describe('rights that were just taken', () => {
  it.each(['disable', 'endSessions', 'changeRank'] as const)(
    '%s ends tokens, refresh and sockets at once',
    async (how) => {
      const { email, sub } = await app.person({ role: 'ADMIN', rank: 2 })
      const { id, refresh: token } = await app.session(email)
      expect((await me(id)).status).toBe(200)
      // answers asked for after the change was acknowledged must all be refused, whatever was under way before
      let acknowledged = false
      const late: number[] = []
      const asking = (async () => {
        for (let n = 0; n < 60; n++) {
          const after = acknowledged
          const { status } = await me(id)
          if (after) late.push(status)
        }
      })()
      await app.db.tx((tx) =>
        how === 'changeRank' ? app.identity.accounts.changeRank(tx, sub, 3) : app.identity.accounts[how](tx, sub),
      )
      acknowledged = true
      await asking
      expect(late.every((status) => status === 401)).toBe(true)
      expect((await me(id)).status).toBe(401)
      expect((await refresh(token)).status).toBe(401)
      expect(ended).toContain(sub)
      const again = await app.login(email)
      expect(again.status).toBe(how === 'disable' ? 401 : 201)
      if (how !== 'changeRank') return
      expect(await actorOf(again.body.AuthenticationResult.IdToken)).toMatchObject({ rank: 3, sessionVersion: 2 })
    },
  )

  it('shows a changed organisation and driver state at the next request, the session going on', async () => {
    const client = await app.person({ role: 'CLIENT', rank: 4 })
    const { id } = await app.session(client.email)
    expect(await actorOf(id)).toMatchObject({ organizationId: expect.any(String) })
    await app.db.tx(async (tx) => {
      await tx.sql.update(clients).set({ organizationId: null }).where(eq(clients.id, client.profileId))
      await app.identity.accounts.accountChanged(tx, client.sub)
    })
    expect(await actorOf(id)).toMatchObject({ organizationId: null })

    const driver = await app.person({ role: 'DRIVER', rank: 0 }, { confirmedByAlb: false })
    const waiting = await app.session(driver.email)
    expect(await actorOf(waiting.id)).toMatchObject({ state: 'WAITING' })
    await app.db.tx(async (tx) => {
      await tx.sql.update(drivers).set({ confirmedByAlb: true }).where(eq(drivers.id, driver.profileId))
      await app.identity.accounts.accountChanged(tx, driver.sub)
    })
    expect(await actorOf(waiting.id)).toMatchObject({ state: 'ACCEPTED' })
  })

  it('forgets an account that another process changed', async () => {
    const { email, sub } = await app.person({ role: 'ADMIN', rank: 2 })
    const { id } = await app.session(email)
    expect((await me(id)).status).toBe(200)
    await app.db.prepared({
      name: 'elsewhere',
      text: `UPDATE users SET session_version = session_version + 1 WHERE id = $1`,
      values: [sub],
    })
    await expect.poll(async () => (await me(id)).status, { timeout: 2000 }).toBe(401)
  })

  it.runIf(onPostgres)('forgets every account after a while without news of other processes', async () => {
    const { email, sub } = await app.person({ role: 'ADMIN', rank: 2 })
    const { id } = await app.session(email)
    expect((await me(id)).status).toBe(200)
    // the news is told while nobody listens
    await app.db.sql.transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_terminate_backend(pid, 2000) FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'volant listen'`)
      await tx.execute(sql`UPDATE users SET session_version = session_version + 1 WHERE id = ${sub}`)
    })
    await expect.poll(async () => (await me(id)).status, { timeout: 2000 }).toBe(401)
  })

  it('never outlives an undone change', async () => {
    const { email, sub } = await app.person({ role: 'ADMIN', rank: 2 })
    const { id } = await app.session(email)
    await app.db
      .tx(async (tx) => {
        await app.identity.accounts.disable(tx, sub)
        throw new Error('undone')
      })
      .catch(() => undefined)
    expect((await me(id)).status).toBe(200)
  })
})

describe('logging out', () => {
  it('ends the session it came through, and only that one', async () => {
    const { email } = await app.person({ role: 'CLIENT', rank: 4 })
    const one = await app.session(email)
    const other = await app.session(email)
    const out = await app.call('POST', '/auth/logout', { RefreshToken: one.refresh }, { token: one.id })
    expect(out.status).toBe(204)
    expect((await me(one.id)).status).toBe(401)
    expect((await refresh(one.refresh)).status).toBe(401)
    expect((await me(other.id)).status).toBe(200)
    expect((await app.call('POST', '/auth/logout', undefined, { token: other.id })).status).toBe(204)
    expect((await refresh(other.refresh)).status).toBe(401)
    expect((await app.call('POST', '/auth/logout', {})).status).toBe(401)
  })

  it('ends nothing of somebody else', async () => {
    const [mine, theirs] = [await app.person({ role: 'ADMIN', rank: 3 }), await app.person({ role: 'ADMIN', rank: 1 })]
    const me1 = await app.session(mine.email)
    const them = await app.session(theirs.email)
    await app.call('POST', '/auth/logout', { RefreshToken: them.refresh }, { token: me1.id })
    expect((await refresh(them.refresh)).status).toBe(201)
  })
})
