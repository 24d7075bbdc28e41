import { ANONYMOUS } from '@volant/domain/kernel/actor'
import type { AdminActor, AdminRank } from '@volant/domain/kernel/actor'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, createWorld, NOW } from '../../../test/world'
import type { World } from '../../../test/world'
import { admins } from '../../tables/organizations'
import { securityLog, users } from '../../tables/users'
import { createAccounts } from '../identity/accounts/accounts'
import { createCodes } from '../identity/codes/codes'
import { createPasswords } from '../identity/passwords/passwords'
import { createAdmins } from './service'
import type { Admins } from './service'

let world: World
let service: Admins
let boss: AdminActor
let count = 0

const NEW = { firstName: 'Ada', lastName: 'Neuve', password: 'Livraison-42', rank: 3 }
const nextEmail = () => `new${++count}@test.test`

beforeAll(async () => {
  world = await createWorld()
  const { db, clock } = world
  const accounts = createAccounts({ clock, passwords: createPasswords(), codes: createCodes(new Uint8Array(32)) })
  service = createAdmins({ db, clock, accounts })
  boss = await world.make.admin(1)
})
afterAll(() => world.close())

async function standing(id: string) {
  const [found] = await world.db.sql
    .select({ admin: admins, user: users })
    .from(admins)
    .innerJoin(users, eq(users.id, admins.userId))
    .where(eq(admins.id, id))
  if (!found) throw new Error('no such admin')
  return found
}

async function logOf(sub: string) {
  const lines = await world.db.sql.select().from(securityLog).where(eq(securityLog.subject, sub))
  return lines.map(({ kind, actorSub, data }) => ({ kind, actorSub, data }))
}

async function superAdmins(): Promise<number> {
  const found = await world.db.sql
    .select({ id: admins.id })
    .from(admins)
    .innerJoin(users, eq(users.id, admins.userId))
    .where(and(isNull(admins.deletedAt), eq(users.rank, 1), eq(users.status, 'CONFIRMED')))
  return found.length
}

describe('a new admin', () => {
  it('owes a password of their own within a week', async () => {
    const email = nextEmail()
    const { id } = await service.create(as(boss), { ...NEW, email: email.toUpperCase() })
    const { admin, user } = await standing(id)
    expect(admin).toMatchObject({ firstName: 'Ada', lastName: 'Neuve', deletedAt: null })
    expect(user).toMatchObject({ email, role: 'ADMIN', rank: 3, status: 'FORCE_CHANGE_PASSWORD', language: 'fr' })
    expect(user.passwordExpiresAt?.getTime()).toBe(NOW.getTime() + 7 * 86_400_000)
    expect(user.passwordHash).not.toContain(NEW.password)
    expect(await logOf(user.id)).toEqual([{ kind: 'account.created', actorSub: boss.sub, data: { rank: 3 } }])
  })

  it('has an address of their own, and a form that is filled in', async () => {
    const email = nextEmail()
    await service.create(as(boss), { ...NEW, email })
    await expect(service.create(as(boss), { ...NEW, email: email.toUpperCase() })).rejects.toMatchObject({
      code: 'CONFLICT',
      reason: 'ALREADY_EXISTS',
    })
    const wrong = { firstName: 'A', lastName: 'b'.repeat(51), email: 'x', rank: 4, password: 'weak' }
    await expect(service.create(as(boss), wrong)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [
        { path: 'firstName', code: 'tooShort' },
        { path: 'lastName', code: 'tooLong' },
        { path: 'email', code: 'invalidEmail' },
        { path: 'rank', code: 'outOfRange' },
        { path: 'password', code: 'tooShort' },
      ],
    })
    await expect(service.create(as(boss), { ...NEW, email: nextEmail(), password: 'Password1' })).rejects.toMatchObject(
      { fields: [{ path: 'password', code: 'notAllowed' }] },
    )
  })
})

describe('a change', () => {
  it('of names leaves the sessions alone; of rank or address ends them', async () => {
    const { profileId: id, sub } = await world.make.admin(3)
    await service.update(as(boss), { id, firstName: 'Autre' })
    expect(await standing(id)).toMatchObject({
      admin: { firstName: 'Autre', lastName: 'Admin' },
      user: { sessionVersion: 1 },
    })
    const email = nextEmail()
    await service.update(as(boss), { id, rank: 2, email: email.toUpperCase() })
    expect((await standing(id)).user).toMatchObject({ rank: 2, email, sessionVersion: 3 })
    expect((await logOf(sub)).map(({ data }) => data)).toEqual(
      expect.arrayContaining([{ why: 'email' }, { why: 'rank', rank: 2 }]),
    )
    // what is sent as it stands is no change
    await service.update(as(boss), { id, rank: 2, email, firstName: 'Autre' })
    expect((await standing(id)).user.sessionVersion).toBe(3)
  })

  it('is refused with its reason', async () => {
    const { profileId: id } = await world.make.admin(3)
    const { user } = await standing(boss.profileId)
    await expect(service.update(as(boss), { id, email: user.email })).rejects.toThrow()
    await expect(service.update(as(boss), { id, firstName: ' ' })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
    await expect(service.update(as(boss), { id: 'none', rank: 2 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await standing(id)).toMatchObject({ admin: { firstName: 'Anne' }, user: { rank: 3, sessionVersion: 1 } })
  })

  it('is one’s own as far as the names go, and nobody else’s below super admins', async () => {
    const other = await world.make.admin(3)
    for (const rank of [2, 3] as const) {
      const actor = await world.make.admin(rank)
      const id = actor.profileId
      await service.update(as(actor), { id, lastName: 'Mienne' })
      expect((await standing(id)).admin.lastName).toBe('Mienne')
      for (const more of [{ rank: 1 }, { rank: 9 }, { email: 'nobody' }, { lastName: '', rank: 1 }])
        await expect(service.update(as(actor), { id, ...more })).rejects.toMatchObject({ reason: 'RANK_TOO_LOW' })
      await expect(service.update(as(actor), { id, lastName: '' })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
      const foreign = { id: other.profileId, lastName: 'Volée' }
      await expect(service.update(as(actor), foreign)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    const client = await world.make.client(await world.make.organization())
    for (const actor of [client, await world.make.driver(), ANONYMOUS])
      await expect(service.update(as(actor), { id: other.profileId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a deletion', () => {
  it('closes the account and frees its address', async () => {
    const email = nextEmail()
    const { id } = await service.create(as(boss), { ...NEW, email })
    await service.remove(as(boss), id)
    const { admin, user } = await standing(id)
    expect(admin.deletedAt).toEqual(NOW)
    expect(user).toMatchObject({ status: 'DISABLED', email: `${user.id}@deleted.invalid` })
    await expect(service.remove(as(boss), id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await service.create(as(boss), { ...NEW, email })).not.toBe(id)
  })

  it('is never one’s own, nor that of others below super admins', async () => {
    await expect(service.remove(as(boss), boss.profileId)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const maintainer = await world.make.admin(2)
    await expect(service.remove(as(maintainer), maintainer.profileId)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(service.remove(as(maintainer), boss.profileId)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('super admins', () => {
  it('cannot all go, whoever is faster', async () => {
    for (let round = 0; round < 100; round++) {
      const one = round === 0 ? boss : await theOnlyOne()
      const two = await world.make.admin(1)
      const demote = (rank: AdminRank, by: AdminActor, who: AdminActor) =>
        service.update(as(by), { id: who.profileId, rank })
      const outcomes = await Promise.allSettled(
        round % 2 === 0
          ? [service.remove(as(one), two.profileId), service.remove(as(two), one.profileId)]
          : [demote(2, one, two), demote(3, two, one)],
      )
      expect(await superAdmins(), `round ${round}`).toBe(1)
      expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    }
  })
})

async function theOnlyOne(): Promise<AdminActor> {
  const [found] = await world.db.sql
    .select({ profileId: admins.id, sub: users.id })
    .from(admins)
    .innerJoin(users, eq(users.id, admins.userId))
    .where(and(isNull(admins.deletedAt), eq(users.rank, 1), eq(users.status, 'CONFIRMED')))
  if (!found) throw new Error('nobody is left')
  return { ...found, role: 'ADMIN', rank: 1, language: 'fr' }
}
