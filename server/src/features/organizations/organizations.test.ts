import type { AdminActor, ClientActor } from '@volant/domain/kernel/actor'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeDelivery, createWorld, NOW } from '../../../test/world'
import type { World } from '../../../test/world'
import { deliveries } from '../../tables/deliveries'
import { clients } from '../../tables/organizations'
import { createOrganizationReads } from './read/organizations'
import type { OrganizationReads } from './read/organizations'

let world: World
let reads: OrganizationReads
let admin: AdminActor
let owner: ClientActor

const leaf = new Map()
const FIELDS = new Map(['id', 'totalMembers', 'totalDeliveries'].map((name) => [name, leaf]))

beforeAll(async () => {
  world = await createWorld()
  reads = createOrganizationReads(world.db, world.clock)
  admin = await world.make.admin(3)
  const organization = await world.make.organization()
  owner = await world.make.client(organization)
  await world.make.client(organization, 6)
  await world.make.client(await world.make.organization())
  for (let n = 0; n < 3; n++) await completeDelivery(world, owner)
  const gone = await completeDelivery(world, owner)
  await world.db.sql.update(deliveries).set({ deletedAt: NOW }).where(eq(deliveries.id, gone))
})
afterAll(() => world.close())

describe('the office’s list of organisations', () => {
  it('says how many people and deliveries each has, without what was deleted', async () => {
    const { records, total } = await reads.organizations(admin, {}, FIELDS)
    expect(total).toBe(2)
    const own = records.find(({ id }) => id === owner.organizationId)
    expect(own).toMatchObject({ totalMembers: 2, totalDeliveries: 3 })
    expect(records.find(({ id }) => id !== owner.organizationId)).toMatchObject({ totalMembers: 1, totalDeliveries: 0 })
  })

  it('names the people of each, without whoever left', async () => {
    const gone = await world.make.client(owner.organizationId, 6)
    await world.db.sql.update(clients).set({ deletedAt: NOW }).where(eq(clients.id, gone.profileId))
    const fields = new Map([
      ['id', leaf],
      ['members', new Map(['assigneeRank', 'sub'].map((name) => [name, leaf]))],
    ])
    const own = async (actor: AdminActor | ClientActor) =>
      (await reads.organizations(actor, {}, fields)).records.find(({ id }) => id === owner.organizationId)?.members
    expect(await own(admin)).toMatchObject([{ assigneeRank: 4, sub: owner.sub }, { assigneeRank: 6 }])
    // colleagues are known, their accounts are not
    expect(await own(owner)).toEqual([
      { assigneeRank: 4, sub: '' },
      { assigneeRank: 6, sub: '' },
    ])
    expect((await reads.organizations(owner, {}, fields)).records).toHaveLength(1)
  })

  it('counts nothing for the organisation’s own people', async () => {
    const { records } = await reads.organizations(owner, {}, FIELDS)
    expect(records).toEqual([{ id: owner.organizationId, totalMembers: 0, totalDeliveries: 0 }])
  })
})
