import type { AdminActor, ClientActor } from '@volant/domain/kernel/actor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorld } from '../../../test/world'
import type { World } from '../../../test/world'
import { createMembers } from './read/members'
import type { Members } from './read/members'

let world: World
let members: Members
let admin: AdminActor
let owner: ClientActor
let manager: ClientActor
let member: ClientActor
let stranger: ClientActor

beforeAll(async () => {
  world = await createWorld()
  members = createMembers(world.db, world.clock)
  admin = await world.make.admin(3)
  const organization = await world.make.organization()
  owner = await world.make.client(organization, 4)
  manager = await world.make.client(organization, 5)
  member = await world.make.client(organization, 6)
  stranger = await world.make.client(await world.make.organization(), 6)
})
afterAll(() => world.close())

const PAGE = { page: 0, take: 10 }
const idsOf = ({ records }: { readonly records: readonly { readonly id?: string }[] }) => records.map(({ id }) => id)

describe('the people of an organisation', () => {
  it('are listed by what they are, and of one’s own organisation only', async () => {
    expect(idsOf(await members.members(owner, PAGE))).toEqual([member.profileId])
    expect(idsOf(await members.managers(owner, PAGE))).toEqual([manager.profileId])
    expect(idsOf(await members.members(stranger, PAGE))).toEqual([stranger.profileId])
  })

  it('are found by the organisation’s name in addresses by the office, which has to give it', async () => {
    const slug = `organisation-${owner.organizationId}`
    expect(idsOf(await members.members(admin, { ...PAGE, slug }))).toEqual([member.profileId])
    await expect(members.members(admin, PAGE)).rejects.toMatchObject({ fields: [{ path: 'slug', code: 'required' }] })
    await expect(members.members(owner, { ...PAGE, slug })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('who may be named as mandataire are the owners', async () => {
    expect(idsOf(await members.owners(admin))).toEqual([owner.profileId])
  })

  it('the owners of one organisation are read in pages, however many there are', async () => {
    const { organizationId } = owner
    await world.make.client(await world.make.organization(), 4)
    const second = await world.make.client(organizationId ?? '', 4)
    const slug = `organisation-${organizationId}`
    const all = await members.owners(admin, { slug })
    expect(all.total).toBe(2)
    expect(idsOf(all).toSorted()).toEqual([owner.profileId, second.profileId].toSorted())
    expect(idsOf(await members.owners(admin, { slug, page: 1, take: 1 }))).toEqual(idsOf(all).slice(1))
  })
})
