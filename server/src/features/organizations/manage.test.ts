import type { AppError } from '@volant/contract/errors'
import type { AdminActor, ClientActor, ClientRank } from '@volant/domain/kernel/actor'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { as, completeDelivery, createWorld, LYON, NOW, PARIS } from '../../../test/world'
import type { World } from '../../../test/world'
import { outbox } from '../../platform/outbox/table'
import { deliveries } from '../../tables/deliveries'
import { addresses, clients, organizations } from '../../tables/organizations'
import { users } from '../../tables/users'
import { createAccounts } from '../identity/accounts/accounts'
import { createCodes } from '../identity/codes/codes'
import { createPasswords } from '../identity/passwords/passwords'
import { createMemberWrites } from './service/members'
import type { MemberWrites } from './service/members'
import { createOrganizationWrites } from './service/organizations'
import type { OrganizationWrites } from './service/organizations'

let world: World
let service: OrganizationWrites
let people: MemberWrites
let office: AdminActor
let organization: string
let owner: ClientActor
let manager: ClientActor
let member: ClientActor
let stranger: ClientActor
let count = 0

const nextEmail = () => `somebody${++count}@test.test`
const COMPANY = {
  name: 'Garage du Midi',
  ownerFirstName: 'Olga',
  ownerLastName: 'Owner',
  ownerPhone: '06 12 34 56 78',
  ownerFunction: 'Gérante',
  ownerService: 'Direction',
  address: PARIS,
}
const PERSON = {
  assigneeFirstName: 'Max',
  assigneeLastName: 'Membre',
  assigneePhone: '06 12 34 56 78',
  assigneeRank: 6,
}
const company = (more: object = {}) => ({ ...COMPANY, name: `Garage ${++count}`, ownerEmail: nextEmail(), ...more })
const person = (more: object = {}) => ({ ...PERSON, assigneeEmail: nextEmail(), ...more })

beforeAll(async () => {
  world = await createWorld()
  const { db, clock } = world
  const accounts = createAccounts({ clock, passwords: createPasswords(), codes: createCodes(new Uint8Array(32)) })
  service = createOrganizationWrites({ db, clock, accounts })
  people = createMemberWrites({ db, clock, accounts })
  office = await world.make.admin(2)
  stranger = await world.make.client(await world.make.organization())
})
beforeEach(async () => {
  organization = await world.make.organization()
  owner = await world.make.client(organization, 4)
  manager = await world.make.client(organization, 5)
  member = await world.make.client(organization, 6)
})
afterAll(() => world.close())

async function byEmail(email: string) {
  const [found] = await world.db.sql
    .select({ client: clients, user: users })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.userId))
    .where(eq(users.email, email))
  return found
}

async function byProfile(id: string) {
  const [found] = await world.db.sql
    .select({ client: clients, user: users })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.userId))
    .where(eq(clients.id, id))
  if (!found) throw new Error('no such person')
  return found
}

async function organizationBy(id: string) {
  const [found] = await world.db.sql.select().from(organizations).where(eq(organizations.id, id))
  if (!found) throw new Error('no such organisation')
  return found
}

const ownersOf = (id: string) =>
  world.db.sql
    .select({ id: clients.id })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.userId))
    .where(and(eq(clients.organizationId, id), isNull(clients.deletedAt), eq(users.rank, 4)))

describe('a new organisation', () => {
  it('has a slug made of its name, an address, and an owner who is written a temporary password', async () => {
    const input = company({ name: 'Société Générale & Cie', settings: { one_date: true }, siren: '732 829 320' })
    const { id } = await service.create(as(office), { ...input, ownerEmail: input.ownerEmail.toUpperCase() })
    const row = await organizationBy(id)
    expect(row).toMatchObject({ slug: 'societe-generale-cie', siren: '732829320', billingAddressId: null })
    expect(row.settings).toMatchObject({ one_date: true, no_docs: false })
    const found = await byEmail(input.ownerEmail)
    expect(found?.client).toMatchObject({
      organizationId: id,
      firstName: 'Olga',
      phone: '+33612345678',
      addressId: row.addressId,
    })
    expect(found?.user).toMatchObject({ role: 'CLIENT', rank: 4, status: 'FORCE_CHANGE_PASSWORD' })
    const mails = await world.db.sql.select().from(outbox).where(eq(outbox.recipient, input.ownerEmail))
    expect(mails).toMatchObject([{ template: 'temporary-password' }])
  })

  it('leaves nothing behind where its slug or its owner’s e-mail is known', async () => {
    const first = company()
    await service.create(as(office), first)
    const again = company({ name: first.name })
    await expect(service.create(as(office), again)).rejects.toMatchObject({
      code: 'CONFLICT',
      reason: 'ALREADY_EXISTS',
      fields: [{ path: 'slug', code: 'notAllowed' }],
    })
    expect(await byEmail(again.ownerEmail)).toBeUndefined()
    const other = company({ ownerEmail: first.ownerEmail.toUpperCase() })
    await expect(service.create(as(office), other)).rejects.toMatchObject({
      code: 'CONFLICT',
      reason: 'ALREADY_EXISTS',
      message: 'An account with the given email already exists.',
    })
    const made = await world.db.sql.select().from(organizations).where(eq(organizations.name, other.name))
    expect(made).toEqual([])
  })

  it('names every field at fault', async () => {
    const bad = { ...company(), name: ' ', ownerPhone: '12', settings: { one_date: 'yes' }, siren: '732829321' }
    await expect(service.create(as(office), bad)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [
        { path: 'name', code: 'required' },
        { path: 'settings.one_date', code: 'invalid' },
        { path: 'siren', code: 'invalid' },
        { path: 'ownerPhone', code: 'invalidPhoneNumber' },
      ],
    })
    await expect(service.create(as(office), company({ name: '!!!' }))).rejects.toMatchObject({
      fields: [{ path: 'name', code: 'invalid' }],
    })
    const apart = company({ siren: '732829320', vatId: 'FR83404833048' })
    await expect(service.create(as(office), apart)).rejects.toMatchObject({
      fields: [{ path: 'vatId', code: 'invalid' }],
    })
  })
})

describe('a changed organisation', () => {
  it('keeps what is not sent, its slug, and the owner’s e-mail', async () => {
    const input = company({ billingAddress: LYON, siren: '732829320' })
    const { id } = await service.create(as(office), input)
    const before = await organizationBy(id)
    await service.update(as(office), {
      id,
      name: 'Autre nom',
      settings: { no_docs: true },
      ownerEmail: input.ownerEmail,
      ownerService: 'Parc',
      address: PARIS,
    })
    const after = await organizationBy(id)
    expect(after).toMatchObject({
      name: 'Autre nom',
      slug: before.slug,
      siren: '732829320',
      addressId: before.addressId,
    })
    expect(after.billingAddressId).toBe(before.billingAddressId)
    expect(after.settings).toMatchObject({ no_docs: true })
    expect((await byEmail(input.ownerEmail))?.client).toMatchObject({ firstName: 'Olga', service: 'Parc' })
    await expect(service.update(as(office), { id, ownerEmail: nextEmail() })).rejects.toMatchObject({
      fields: [{ path: 'ownerEmail', code: 'notAllowed' }],
    })
    await expect(service.update(as(office), { id, vatId: 'FR83404833048' })).rejects.toMatchObject({
      fields: [{ path: 'vatId', code: 'invalid' }],
    })
  })

  it('keeps where electronic invoices reach it and when it pays, an address of its own only', async () => {
    const { id } = await service.create(as(office), company({ siren: '732829320', electronicAddress: '732829320_A' }))
    expect(await organizationBy(id)).toMatchObject({ electronicAddress: '732829320_A', paymentDays: null })
    await service.update(as(office), { id, paymentDays: 45 })
    expect(await organizationBy(id)).toMatchObject({ electronicAddress: '732829320_A', paymentDays: 45 })
    const refused = { fields: [{ path: 'electronicAddress', code: 'invalid' }] }
    for (const change of [{ electronicAddress: '404833048' }, { siren: '404833048' }, { siren: null }])
      await expect(service.update(as(office), { id, ...change })).rejects.toMatchObject(refused)
    const unknown = company({ electronicAddress: '732829320' })
    await expect(service.create(as(office), unknown)).rejects.toMatchObject(refused)
    await service.update(as(office), { id, siren: null, electronicAddress: null, paymentDays: null })
    expect(await organizationBy(id)).toMatchObject({ siren: null, electronicAddress: null, paymentDays: null })
  })

  it('writes another address anew, and takes the billing address away', async () => {
    const input = company({ billingAddress: LYON })
    const { id } = await service.create(as(office), input)
    const before = await organizationBy(id)
    await service.update(as(office), { id, address: LYON, billingAddress: null })
    const after = await organizationBy(id)
    expect(after.billingAddressId).toBeNull()
    expect(after.addressId).not.toBe(before.addressId)
    expect((await byEmail(input.ownerEmail))?.client.addressId).toBe(after.addressId)
    const kept = await world.db.sql
      .select()
      .from(addresses)
      .where(eq(addresses.id, before.addressId ?? ''))
    expect(kept).toMatchObject([{ city: 'Paris' }])
  })

  it('is not there for the support, nor under a wrong id', async () => {
    const support = await world.make.admin(3)
    await expect(service.update(as(support), { id: organization, name: 'X' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await expect(service.update(as(office), { id: 'none', name: 'X' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a deleted organisation', () => {
  it('ends the sessions of its people and keeps its deliveries', async () => {
    const id = await completeDelivery(world, owner)
    const { slug } = await organizationBy(organization)
    await expect(service.remove(as(office), slug)).rejects.toMatchObject({
      code: 'CONFLICT',
      reason: 'ORGANIZATION_BUSY',
    })
    await world.db.sql
      .update(deliveries)
      .set({ status: 'CANCELLED_BY_ADMIN', cancelledAt: NOW, cancelReason: 'other' })
      .where(eq(deliveries.id, id))
    await service.remove(as(office), slug)
    expect((await organizationBy(organization)).deletedAt).toEqual(NOW)
    await expect(world.deliveries.setStatus(as(office), { id, status: 'REQUESTED' })).rejects.toMatchObject({
      code: 'CONFLICT',
      reason: 'ORGANIZATION_DELETED',
    })
    for (const { profileId } of [owner, manager, member]) {
      const { client, user } = await byProfile(profileId)
      expect(client.deletedAt).toEqual(NOW)
      expect(user).toMatchObject({ status: 'DISABLED', email: `${user.id}@deleted.invalid`, sessionVersion: 2 })
    }
    const [kept] = await world.db.sql.select().from(deliveries).where(eq(deliveries.id, id))
    expect(kept).toMatchObject({ organizationId: organization, deletedAt: null })
    await expect(service.remove(as(office), slug)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(people.add(as(office), person({ organizationSlug: slug }))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

describe('a new person', () => {
  it('of the rank that the giver may give', async () => {
    const { slug } = await organizationBy(organization)
    const grid: string[] = []
    for (const actor of [office, owner, manager, member]) {
      const row: string[] = []
      for (const assigneeRank of [4, 5, 6]) {
        const input = person({ assigneeRank, ...(actor === office && { organizationSlug: slug }) })
        const refused = await people.add(as(actor), input).then(
          () => undefined,
          (error: { reason: string }) => error.reason,
        )
        const made = await byEmail(input.assigneeEmail)
        expect(made?.user.rank).toBe(refused ? undefined : assigneeRank)
        if (!refused) expect(made?.client).toMatchObject({ organizationId: organization, phone: '+33612345678' })
        row.push(refused ? '-' : 'Y')
      }
      grid.push(row.join(''))
    }
    expect(grid).toEqual(['YYY', '-YY', '--Y', '---'])
  })

  it('is of the own organisation, which a client does not name and the office has to', async () => {
    const { slug } = await organizationBy(organization)
    const input = person({ organizationSlug: slug })
    await expect(people.add(as(owner), input)).rejects.toMatchObject({ code: 'FORBIDDEN', reason: 'WRONG_ROLE' })
    await expect(people.add(as(office), person())).rejects.toMatchObject({
      fields: [{ path: 'organizationSlug', code: 'required' }],
    })
    await expect(people.add(as(office), person({ organizationSlug: 'none' }))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('has an e-mail that nobody else has, and a phone that rings', async () => {
    const { user } = await byProfile(stranger.profileId)
    await expect(people.add(as(owner), person({ assigneeEmail: user.email.toUpperCase() }))).rejects.toMatchObject({
      code: 'CONFLICT',
      reason: 'ALREADY_EXISTS',
    })
    await expect(people.add(as(owner), person({ assigneePhone: '06 12' }))).rejects.toMatchObject({
      fields: [{ path: 'assigneePhone', code: 'invalidPhoneNumber' }],
    })
  })

  it('is the hundredth of an hour at most, also where the others have left', async () => {
    for (let n = 3; n < 100; n += 1) {
      const { profileId } = await world.make.client(organization, 6)
      if (n % 2) await world.db.sql.update(clients).set({ deletedAt: NOW }).where(eq(clients.id, profileId))
    }
    const hourAgo = { createdAt: sql`now() - interval '59 minutes'` }
    await world.db.sql.update(clients).set(hourAgo).where(eq(clients.id, owner.profileId))
    const input = person()
    const refused = await people.add(as(manager), input).catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 'RATE_LIMITED' })
    const { retryAfter } = refused as AppError
    expect(retryAfter).toBeGreaterThan(30)
    expect(retryAfter).toBeLessThanOrEqual(60)
    expect(await byEmail(input.assigneeEmail)).toBeUndefined()
    const longAgo = { createdAt: sql`now() - interval '60 minutes'` }
    await world.db.sql.update(clients).set(longAgo).where(eq(clients.id, owner.profileId))
    await people.add(as(manager), input)
    await expect(people.add(as(manager), person())).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })
})

describe('a changed person', () => {
  it('keeps the e-mail; another rank ends the sessions', async () => {
    const id = member.profileId
    const { user } = await byProfile(id)
    await people.update(as(manager), {
      id,
      assigneeLastName: 'Autre',
      assigneePhone: '07 12 34 56 78',
      assigneeFunction: '',
      assigneeEmail: user.email.toUpperCase(),
    })
    expect(await byProfile(id)).toMatchObject({
      client: { firstName: 'Claire', lastName: 'Autre', phone: '+33712345678', jobFunction: null },
      user: { sessionVersion: 1 },
    })
    await expect(people.update(as(owner), { id, assigneeEmail: nextEmail() })).rejects.toMatchObject({
      fields: [{ path: 'assigneeEmail', code: 'notAllowed' }],
    })
    await expect(people.update(as(manager), { id, assigneeRank: 5 })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await people.update(as(owner), { id, assigneeRank: 5 })
    expect((await byProfile(id)).user).toMatchObject({ rank: 5, sessionVersion: 2 })
  })

  it('of another organisation is nobody, and above oneself refused', async () => {
    const changes = [
      (actor: ClientActor, id: string) => people.update(as(actor), { id, assigneeLastName: 'Volé' }),
      (actor: ClientActor, id: string) => people.remove(as(actor), id),
      (actor: ClientActor, id: string) => people.find(actor, id),
    ]
    for (const change of changes) {
      for (const { profileId } of [owner, manager, member])
        await expect(change(stranger, profileId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      for (const [actor, target] of [
        [owner, owner],
        [manager, owner],
        [manager, manager],
        [member, member],
      ] as const)
        await expect(change(actor, target.profileId)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    }
    expect((await byProfile(owner.profileId)).client).toMatchObject({ lastName: 'Client', deletedAt: null })
  })
})

describe('a person who leaves', () => {
  it('is gone at once, and the e-mail is free again', async () => {
    const { user } = await byProfile(member.profileId)
    await people.remove(as(manager), member.profileId)
    const gone = await byProfile(member.profileId)
    expect(gone.client.deletedAt).toEqual(NOW)
    expect(gone.user).toMatchObject({ status: 'DISABLED', sessionVersion: 2 })
    await expect(people.remove(as(manager), member.profileId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await people.add(as(manager), person({ assigneeEmail: user.email }))
  })

  it('is never the last owner, whoever is faster', async () => {
    await expect(people.remove(as(office), owner.profileId)).rejects.toMatchObject({ reason: 'LAST_OWNER' })
    await expect(people.update(as(office), { id: owner.profileId, assigneeRank: 5 })).rejects.toMatchObject({
      reason: 'LAST_OWNER',
    })
    let first = owner.profileId
    for (let round = 0; round < 20; round++) {
      const second = (await world.make.client(organization, 4 satisfies ClientRank)).profileId
      const outcomes = await Promise.allSettled(
        round % 2 === 0
          ? [people.remove(as(office), first), people.remove(as(office), second)]
          : [people.remove(as(office), first), people.update(as(office), { id: second, assigneeRank: 6 })],
      )
      expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1)
      const left = await ownersOf(organization)
      expect(left, `round ${round}`).toHaveLength(1)
      first = left[0]?.id ?? ''
    }
  })
})
