import { ANONYMOUS } from '@volant/domain/kernel/actor'
import type { Actor, AdminActor } from '@volant/domain/kernel/actor'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorld, NOW } from '../../../test/world'
import type { World } from '../../../test/world'
import { admins } from '../../tables/organizations'
import { users } from '../../tables/users'
import { createAdminReads } from './read'
import type { AdminReads } from './read'

let world: World
let reads: AdminReads
let boss: AdminActor
let maintainer: AdminActor
let support: AdminActor
let gone: AdminActor

const leaf = new Map()
const FIELDS = new Map(
  ['id', 'sub', 'email', 'firstName', 'lastName', 'status', 'rank', 'createdAt', 'updatedAt'].map((name) => [
    name,
    leaf,
  ]),
)

beforeAll(async () => {
  world = await createWorld()
  reads = createAdminReads(world.db, world.clock)
  boss = await world.make.admin(1)
  maintainer = await world.make.admin(2)
  support = await world.make.admin(3)
  gone = await world.make.admin(3)
  const rename = (who: AdminActor, lastName: string) =>
    world.db.sql.update(admins).set({ firstName: 'Zoé', lastName }).where(eq(admins.id, who.profileId))
  await rename(boss, 'Arnaud')
  await rename(maintainer, 'Brun_o')
  await rename(support, 'Carré')
  await world.db.sql.update(users).set({ status: 'DISABLED' }).where(eq(users.id, support.sub))
  await world.db.sql.update(admins).set({ deletedAt: NOW }).where(eq(admins.id, gone.profileId))
})
afterAll(() => world.close())

type Input = Parameters<AdminReads['list']>[1]
const idsOf = async (actor: Actor, input: Input = {}) =>
  (await reads.list(actor, input, FIELDS)).records.map((record) => record['id'])

describe('admins', () => {
  it('are all seen by super admins, who see everything of them but secrets', async () => {
    const { total, records } = await reads.list(boss, { sort: { field: 'lastName', order: 'asc' } }, FIELDS)
    expect(total).toBe(3)
    expect(records.map(({ id }) => id)).toEqual([boss, maintainer, support].map(({ profileId }) => profileId))
    const { email, ...rest } = records[2] ?? {}
    expect(email).toMatch(/@test\.test$/)
    expect(rest).toMatchObject({ sub: support.sub, firstName: 'Zoé', lastName: 'Carré', rank: 3, status: 'DISABLED' })
  })

  it('see nobody but themselves below that rank', async () => {
    for (const actor of [maintainer, support]) {
      expect(await idsOf(actor)).toEqual([actor.profileId])
      expect(await reads.byId(actor, boss.profileId, FIELDS)).toBeNull()
      expect(await reads.bySub(actor, boss.sub, FIELDS)).toBeNull()
      expect(await reads.byId(actor, actor.profileId, FIELDS)).toMatchObject({ id: actor.profileId, rank: actor.rank })
      expect(await reads.bySub(actor, actor.sub, FIELDS)).toMatchObject({ sub: actor.sub })
    }
  })

  it('are nobody else’s business', async () => {
    const client = await world.make.client(await world.make.organization())
    const driver = await world.make.driver()
    for (const actor of [client, driver, ANONYMOUS]) {
      expect(await reads.list(actor, {}, FIELDS)).toEqual({ total: 0, records: [] })
      expect(await reads.byId(actor, boss.profileId, FIELDS)).toBeNull()
    }
  })

  it('are found by id, and by nothing that is no id', async () => {
    expect(await reads.byId(boss, support.profileId, FIELDS)).toMatchObject({ sub: support.sub })
    for (const id of [support.sub, 'x', "'; --"]) expect(await reads.byId(boss, id, FIELDS)).toBeNull()
  })

  it('are found by super admins once they are removed as well, until they are erased', async () => {
    expect(await reads.byId(boss, gone.profileId, FIELDS)).toMatchObject({ sub: gone.sub })
    for (const actor of [maintainer, support]) expect(await reads.byId(actor, gone.profileId, FIELDS)).toBeNull()
    const erased = await world.make.admin(3)
    await world.db.sql.update(admins).set({ deletedAt: NOW }).where(eq(admins.id, erased.profileId))
    await world.db.sql.update(users).set({ erasedAt: NOW }).where(eq(users.id, erased.sub))
    expect(await reads.byId(boss, erased.profileId, FIELDS)).toBeNull()
  })

  it('are narrowed by rank, status and part of the name or address', async () => {
    expect(await idsOf(boss, { filter: { rank: 2 } })).toEqual([maintainer.profileId])
    expect(await idsOf(boss, { filter: { status: 'DISABLED' } })).toEqual([support.profileId])
    expect(await idsOf(boss, { keyword: 'zoé brun' })).toEqual([maintainer.profileId])
    expect(await idsOf(boss, { keyword: maintainer.sub.slice(-12) })).toEqual([maintainer.profileId])
    // what looks like a wildcard is a letter
    expect(await idsOf(boss, { keyword: 'n_o' })).toEqual([maintainer.profileId])
    expect(await idsOf(boss, { keyword: '%' })).toEqual([])
  })

  it('come a page at a time, each once, in any order they may be sorted by', async () => {
    for (const field of ['id', 'createdAt', 'lastName', 'email', 'rank'])
      for (const order of ['asc', 'desc'] as const) {
        const pages = [0, 1, 2].map((page) => idsOf(boss, { sort: { field, order }, pagination: { page, perPage: 1 } }))
        expect(new Set((await Promise.all(pages)).flat()).size, field).toBe(3)
      }
    const wrong: Input[] = [
      { sort: { field: 'passwordHash' } },
      { sort: { field: '__proto__' } },
      { pagination: { perPage: 101 } },
      { pagination: { page: -1 } },
    ]
    for (const input of wrong) await expect(idsOf(boss, input)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
  })
})
