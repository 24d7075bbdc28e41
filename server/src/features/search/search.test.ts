import type { DeliveryNumber, QuerySearchArgs } from '@volant/contract/schema.generated'
import type { Actor, AdminActor, ClientActor, DriverActor } from '@volant/domain/kernel/actor'
import { fold } from '@volant/domain/search/terms'
import { eq, sql } from 'drizzle-orm'
import { addMinutes, subDays } from 'date-fns'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { putAtStatus } from '../../../test/delivery-at-status'
import { issueInvoice } from '../../../test/issued-invoice'
import { as, completeDelivery, createWorld, NOW, rowOf } from '../../../test/world'
import type { World } from '../../../test/world'
import { rows } from '../../platform/db/rows'
import { deliveries } from '../../tables/deliveries'
import { drivers } from '../../tables/drivers'
import { admins, clients, organizations } from '../../tables/organizations'
import { foldedSql, searchTextOf } from '../../tables/search-text'
import { createSearch } from './read/search'
import type { Search } from './read/search'

let world: World
let search: Search
let admin: AdminActor
let support: AdminActor
let owner: ClientActor
let neighbour: ClientActor
let driver: DriverActor
let rival: DriverActor
let id: string
let contract: string

const leaf = new Map()
const fields = (...names: string[]) => new Map(names.map((name) => [name, leaf]))
const ALL = new Map([
  [
    'deliveries',
    new Map([
      ['delivery', fields('id', 'publicId', 'clientFirstName', 'clientLastName')],
      ['matches', leaf],
    ]),
  ],
  ['drivers', fields('id')],
  ['organizations', fields('id')],
  ['members', fields('id')],
  ['managers', fields('id')],
  ['invoices', fields('id')],
])
const ask = (actor: Actor, question: QuerySearchArgs) => search(actor, question, ALL, NOW)

async function matches(actor: Actor, text: string, number?: DeliveryNumber) {
  const { deliveries: found } = await ask(actor, { text, ...(number && { number }) })
  return found?.flatMap((one) => (one.delivery.id === id ? [one.matches.map(({ field }) => field).join(' ')] : []))
}

async function idsOf(
  actor: Actor,
  list: 'drivers' | 'organizations' | 'members' | 'managers' | 'invoices',
  text: string,
) {
  const found: readonly { readonly id?: string }[] = (await ask(actor, { text }))[list]
  return found.map((one) => one.id)
}

beforeAll(async () => {
  world = await createWorld()
  const { make, db } = world
  search = createSearch(db, { fileUrl: (key) => `/files/${key}` })
  admin = await make.admin(1)
  support = await make.admin(3)
  const organizationId = await make.organization()
  owner = await make.client(organizationId)
  neighbour = await make.client(await make.organization())
  driver = await make.driver()
  rival = await make.driver()
  await db.sql.update(organizations).set({ name: 'Horizon Autos' }).where(eq(organizations.id, organizationId))
  await db.sql.update(drivers).set({ firstName: 'Zoé', lastName: 'Lefèvre' }).where(eq(drivers.id, driver.profileId))
  await db.sql.update(clients).set({ firstName: 'Inès', lastName: 'Brun' }).where(eq(clients.id, neighbour.profileId))
  await db.sql.update(admins).set({ firstName: 'Odile', lastName: 'Support' }).where(eq(admins.id, support.profileId))
  id = await completeDelivery(world, owner, 'TWO_WAY_DELIVERY')
  await db.sql
    .update(deliveries)
    .set({
      clientFirstName: 'Jérôme',
      clientLastName: 'O’Cœur',
      clientCompany: 'Garage du Port de Lyon',
      representativePhone: '+32470123456',
    })
    .where(eq(deliveries.id, id))
  contract = String((await rowOf(db, id)).publicId)
})
afterAll(() => world.close())
beforeEach(() => putAtStatus(world.db, id, { status: 'CONFIRMED' }))

const FOUND_BY = () =>
  [
    [contract, 'CONTRACT'],
    [contract.slice(-3), 'CONTRACT'],
    ['GA-217-KF', 'PLATE'],
    ['a217k', 'PLATE'],
    ['gb 278', 'PLATE'],
    ['LCYHZPK', 'VIN'],
    ['jerome', 'CUSTOMER'],
    ['COEUR jér', 'CUSTOMER'],
    ['garage port', 'CUSTOMER'],
    ['claire client', 'REPRESENTATIVE'],
    ['lyon', 'TOWN'],
    ['Pâris', 'TOWN'],
    ['75004', 'POSTAL_CODE'],
    ['06 12 34 56 78', 'PHONE'],
    ['+33 6 12.34', 'PHONE'],
    ['0032 470 12', 'PHONE'],
    ['0470 12 34 56', 'PHONE'],
    ['jerome lyon 690', 'CUSTOMER TOWN POSTAL_CODE'],
  ] as const

describe('a delivery', () => {
  it('is found by each of its numbers, names, places and phones, with what matched', async () => {
    for (const [text, where] of FOUND_BY()) {
      const [found] = await matches(admin, text)
      for (const field of where.split(' ')) expect(found, text).toContain(field)
    }
  })

  it('is found by its own organisation the same way, and by nobody of another', async () => {
    for (const [text] of FOUND_BY()) {
      expect(await matches(owner, text), text).toHaveLength(1)
      expect(await matches(neighbour, text), text).toEqual([])
    }
  })

  it('is not found by what stands nowhere in it, nor by words of which one does not', async () => {
    for (const text of ['nowhere', 'jerome marseille', '0612999999', '03456', 'ga', '1', '', '   '])
      expect(await matches(admin, text), text).toEqual([])
  })

  it('is not found once it is deleted', async () => {
    await world.db.sql.update(deliveries).set({ deletedAt: NOW }).where(eq(deliveries.id, id))
    for (const [text] of FOUND_BY()) expect(await matches(admin, text), text).toEqual([])
  })

  it('is looked for by one number alone where that was asked', async () => {
    expect(await matches(admin, 'LCYHZPK', 'VIN')).toEqual(['VIN'])
    expect(await matches(admin, 'LCYHZPK', 'PLATE')).toEqual([])
    expect(await matches(admin, 'GA217', 'PLATE')).toEqual(['PLATE'])
    expect(await matches(admin, 'GA217', 'CONTRACT')).toEqual([])
    expect(await matches(admin, contract, 'CONTRACT')).toEqual(['CONTRACT'])
    expect(await matches(admin, 'lyon', 'VIN')).toEqual([])
  })

  it('follows its addresses and names', async () => {
    const other = await completeDelivery(world, owner)
    const of = async (text: string) => (await ask(admin, { text })).deliveries?.flatMap((one) => [one.delivery.id])
    expect(await of('chalons champagne')).toEqual([])
    const place = {
      address: '1 rue X',
      city: 'Châlons-en-Champagne',
      postalCode: '51000',
      country: 'FR',
      latitude: 48.9,
      longitude: 4.3,
    }
    await world.deliveries.edit(as(owner), { id: other, toAddress: place, clientLastName: 'Quiñones' })
    expect(await of('chalons champagne')).toEqual([other])
    expect(await of('quinones 51000')).toEqual([other])
  })

  it('follows each single part that it is found by, and nothing else is written there', async () => {
    const names = {
      clientFirstName: 'Áé 1',
      clientLastName: 'Cœur 2',
      clientCompany: 'Ç 3',
      representativeFirstName: 'Ñ 4',
      representativeLastName: 'ŒU 5',
      towns: 'Evry 6',
      postalCodes: '91007',
    }
    const phones = { clientPhone: '+33 8 00', representativePhone: '+33 9 00' }
    const columns = (of: object) =>
      Object.keys(of).map((key) => key.replaceAll(/[A-Z]/g, (one) => `_${one.toLowerCase()}`))
    const other = await completeDelivery(world, owner)
    const expected = sql.raw(searchTextOf({ names: columns(names), phones: columns(phones) }))
    for (const [key, value] of Object.entries({ ...names, ...phones, searchText: 'nowhere' })) {
      await world.db.sql
        .update(deliveries)
        .set({ [key]: value })
        .where(eq(deliveries.id, other))
      const [kept] = await rows<{ is: string; should: string }>(
        world.db.sql,
        sql`SELECT search_text AS is, ${expected} AS should FROM deliveries WHERE id = ${other}`,
      )
      expect(kept?.is, key).toBe(kept?.should)
    }
  })

  it('whose number was typed as a whole comes first, the others newest first', async () => {
    world.setTime(addMinutes(NOW, 1))
    const newer = await completeDelivery(world, owner)
    world.setTime(NOW)
    const order = async (text: string) => (await ask(admin, { text })).deliveries?.map((one) => one.delivery.publicId)
    expect((await order(contract))?.[0]).toBe(contract)
    const [first, ...rest] = (await order('paris')) ?? []
    expect(first).toBe(String((await rowOf(world.db, newer)).publicId))
    expect(rest).toContain(contract)
    expect((await ask(admin, { text: 'paris', limit: 1 })).deliveries).toHaveLength(1)
  })
})

describe('a driver', () => {
  it('finds an auction by its number and its towns, and by nothing that the auction hides', async () => {
    await putAtStatus(world.db, id, { status: 'WAITING_FOR_DRIVER' })
    const shown = new Map([
      [contract, 'CONTRACT'],
      [contract.slice(-3), 'CONTRACT'],
      ['lyon', 'TOWN'],
      ['Pâris', 'TOWN'],
    ])
    for (const [text] of FOUND_BY()) {
      const found = await matches(driver, text)
      expect(found, text).toEqual(shown.has(text) ? [shown.get(text)] : [])
    }
    expect(JSON.stringify(await ask(driver, { text: contract }))).not.toMatch(/Jérôme|GA-217|VF3|75004|\+336/)
  })

  it('is not told that the customer of an auction is called like its town', async () => {
    const named = (clientLastName: string) =>
      world.db.sql.update(deliveries).set({ clientLastName }).where(eq(deliveries.id, id))
    const { clientLastName } = await rowOf(world.db, id)
    await named('Lyonnais')
    await putAtStatus(world.db, id, { status: 'WAITING_FOR_DRIVER' })
    expect(await matches(driver, 'lyon')).toEqual(['TOWN'])
    await putAtStatus(world.db, id, { status: 'ONGOING', driver })
    expect(await matches(driver, 'lyon')).toEqual(['CUSTOMER TOWN'])
    await named(clientLastName)
  })

  it('finds their own mission by all they read of it until a week after its end; a rival finds nothing', async () => {
    const hidden = new Set(['garage port'])
    await putAtStatus(world.db, id, { status: 'ONGOING', driver })
    for (const [text] of FOUND_BY()) {
      expect(await matches(driver, text), text).toHaveLength(hidden.has(text) ? 0 : 1)
      expect(await matches(rival, text), text).toEqual([])
    }
    expect(JSON.stringify(await ask(driver, { text: contract }))).not.toContain('Garage')
    await putAtStatus(world.db, id, { status: 'COMPLETED', driver, completedAt: subDays(NOW, 8) })
    expect(await matches(driver, 'jerome')).toEqual([])
    expect(await matches(driver, 'GA-217')).toEqual([])
    expect(await matches(driver, contract)).toEqual(['CONTRACT'])
  })

  it('who is not accepted finds nothing, nor do those of other roles find drivers', async () => {
    const waiting = await world.make.driver('WAITING')
    await putAtStatus(world.db, id, { status: 'WAITING_FOR_DRIVER' })
    expect(await matches(waiting, contract)).toEqual([])
    expect(await idsOf(admin, 'drivers', 'lefevre zo')).toEqual([driver.profileId])
    expect(await idsOf(support, 'drivers', '06 12 34 56 78')).toContain(driver.profileId)
    for (const actor of [owner, driver, rival]) expect(await idsOf(actor, 'drivers', 'lefevre')).toEqual([])
  })
})

describe('names and invoices', () => {
  it('organisations are found by the office alone', async () => {
    expect(await idsOf(support, 'organizations', 'horizon AUT')).toEqual([owner.organizationId])
    for (const actor of [owner, driver]) expect(await idsOf(actor, 'organizations', 'horizon')).toEqual([])
  })

  it('members are found by the office, and by those of their organisation who have them in a list', async () => {
    const member = await world.make.client(owner.organizationId, 6)
    const manager = await world.make.client(owner.organizationId, 5)
    expect(await idsOf(support, 'members', 'inès BRUN')).toEqual([neighbour.profileId])
    expect((await idsOf(owner, 'members', 'claire'))?.toSorted()).toEqual(
      [member.profileId, manager.profileId].toSorted(),
    )
    expect(await idsOf(manager, 'members', 'claire')).toEqual([member.profileId])
    expect(await idsOf(member, 'members', 'claire')).toEqual([])
    expect(await idsOf(owner, 'members', 'brun')).toEqual([])
    const [found] = (await ask(support, { text: 'brun' })).members ?? []
    expect(found).toMatchObject({ name: 'Inès Brun', rank: 4, organization: { id: neighbour.organizationId } })
    const email = (found as { email: string }).email
    expect(await idsOf(support, 'members', email.slice(3, 30))).toEqual([neighbour.profileId])
  })

  it('administrators are found by super administrators alone', async () => {
    expect(await idsOf(admin, 'managers', 'odile')).toEqual([support.profileId])
    expect(await idsOf(support, 'managers', 'odile')).toEqual([])
  })

  it('invoices are found by the office and by whom they bill, while the delivery gives them', async () => {
    const bill = await issueInvoice(world, id, owner, 'F-2026-000123')
    const credit = await issueInvoice(world, id, owner, 'A-2026-000007', 'credit')
    await putAtStatus(world.db, id, { status: 'COMPLETED', driver })
    expect(await idsOf(support, 'invoices', '000123')).toEqual([bill])
    expect(await idsOf(support, 'invoices', 'f-2026')).toEqual([bill])
    expect((await ask(owner, { text: 'F-2026-000123' })).invoices).toMatchObject([
      { id: bill, contract, isCredit: false },
    ])
    expect(await idsOf(owner, 'invoices', 'A-2026')).toEqual([])
    for (const actor of [neighbour, driver]) expect(await idsOf(actor, 'invoices', '000123')).toEqual([])
    await putAtStatus(world.db, id, { status: 'CANCELLED_BY_ADMIN' })
    expect(await idsOf(owner, 'invoices', 'A-2026')).toEqual([credit])
    await putAtStatus(world.db, id, { status: 'REQUESTED' })
    expect(await idsOf(owner, 'invoices', '2026')).toEqual([])
    expect(await idsOf(support, 'invoices', '2026')).toEqual([credit, bill])
  })
})

describe('what may be asked', () => {
  it('kinds narrow the answer, and those of others stay empty', async () => {
    const answer = await ask(owner, { text: 'claire', kinds: ['DRIVER', 'ORGANIZATION', 'MANAGER'] })
    expect(Object.values(answer).flat()).toEqual([])
    const { deliveries: found, organizations: named } = await ask(admin, {
      text: 'horizon',
      kinds: ['ORGANIZATION'],
    })
    expect([found.length, named.length]).toEqual([0, 1])
  })

  it('a text that is too long and a limit that no page has are refused by name', async () => {
    await expect(ask(admin, { text: 'x'.repeat(65) })).rejects.toMatchObject({
      fields: [{ path: 'text', code: 'tooLong' }],
    })
    await expect(ask(admin, { text: 'x'.repeat(10_000) })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
    for (const limit of [0, -1, 21])
      await expect(ask(admin, { text: 'paris', limit })).rejects.toMatchObject({
        fields: [{ path: 'limit', code: 'outOfRange' }],
      })
  })

  it('wildcards, quotes and odd letters are letters', async () => {
    for (const text of [
      '%',
      '_',
      '%%%%',
      'p_zris',
      'par%zis',
      "'; --",
      '\\\\\\',
      "paris' OR zz=zz",
      '💣💣💣',
      '\u202eabc',
      'ﬁn',
      '\ud800abc',
    ])
      for (const actor of [admin, owner, driver]) expect(await matches(actor, text), text).toEqual([])
  })

  it('the database folds texts as the domain does', async () => {
    for (const text of ['Évry', 'ÇA', 'Cœur ŒUVRE', 'Señor Müller', 'ÅNGSTRÖM', 'l’Haÿ-les-Roses', 'N°1']) {
      const [row] = await rows<{ folded: string }>(
        world.db.sql,
        sql`SELECT ${sql.raw(foldedSql(`'${text}'`))} AS folded`,
      )
      expect(row?.folded, text).toBe(fold(text))
    }
  })
})
