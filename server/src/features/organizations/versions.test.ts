import type { AdminActor } from '@volant/domain/kernel/actor'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { as, createWorld, LYON, NOW, PARIS } from '../../../test/world'
import type { World } from '../../../test/world'
import { clients } from '../../tables/organizations'
import { createAccounts } from '../identity/accounts/accounts'
import { createCodes } from '../identity/codes/codes'
import { createPasswords } from '../identity/passwords/passwords'
import { createOrganizationReads } from './read/organizations'
import type { OrganizationReads } from './read/organizations'
import { createOrganizationWrites } from './service/organizations'
import type { OrganizationWrites } from './service/organizations'

let world: World
let service: OrganizationWrites
let reads: OrganizationReads
let office: AdminActor
let id: string
let count = 0

const SELECTION = new Map([
  ['updatedAt', new Map()],
  ['settings', new Map([['defaultValues', new Map()]])],
  ['address', new Map([['city', new Map()]])],
])
const DOCUMENTS = { documents: [{ name: 'PV', label: 'PV' }], cars: [] }
const CARS = { documents: [], cars: [{ marque: 'Renault', model: 'Clio', carType: 'A', type: 'GAS' }] }
const read = async () => {
  const found = await reads.organizationById(office, id, SELECTION)
  if (!found?.updatedAt) throw new Error('no such organisation')
  // as the door hands it to the service
  return { ...found, updatedAt: new Date(found.updatedAt) }
}

beforeAll(async () => {
  world = await createWorld()
  const { db, clock } = world
  const accounts = createAccounts({ clock, passwords: createPasswords(), codes: createCodes(new Uint8Array(32)) })
  service = createOrganizationWrites({ db, clock, accounts })
  reads = createOrganizationReads(db, clock)
  office = await world.make.admin(2)
})
beforeEach(async () => {
  count += 1
  world.setTime(NOW)
  const owner = { ownerFirstName: 'Olga', ownerLastName: 'Owner', ownerFunction: 'Gérante', ownerService: 'Direction' }
  const company = { name: `Garage ${count}`, ownerEmail: `owner${count}@test.test`, ...owner, address: PARIS }
  id = (await service.create(as(office), company)).id
})
afterAll(() => world.close())

const later = (minutes: number) => world.setTime(new Date(NOW.getTime() + minutes * 60_000))

describe('two who change one organisation', () => {
  it('are told of each other: what the second has not seen is not overwritten', async () => {
    const { updatedAt } = await read()
    later(1)
    await service.update(as(office), { id, updatedAt, settings: { defaultValues: CARS } })
    later(2)
    await expect(
      service.update(as(office), { id, updatedAt, settings: { defaultValues: DOCUMENTS } }),
    ).rejects.toMatchObject({ code: 'CONFLICT', reason: 'STALE_VERSION' })
    const seen = await read()
    expect(seen.settings).toMatchObject({ defaultValues: CARS })
    const both = { ...CARS, documents: DOCUMENTS.documents }
    await service.update(as(office), { id, updatedAt: seen.updatedAt, settings: { defaultValues: both } })
    expect((await read()).settings).toMatchObject({ defaultValues: both })
  })

  it('at the same moment, one is taken', async () => {
    const { updatedAt } = await read()
    later(1)
    const names = ['Garage du Nord', 'Garage du Sud']
    const answers = await Promise.allSettled(names.map((name) => service.update(as(office), { id, updatedAt, name })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('who does not say what they saw, or sees what stands, is asked nothing', async () => {
    const seen = (await read()).updatedAt
    later(1)
    for (const updatedAt of [seen, undefined, null])
      await expect(service.update(as(office), { id, updatedAt, paymentDays: 30 })).resolves.toEqual({ id })
    await expect(service.update(as(office), { id, updatedAt: new Date('1999-01-01') })).rejects.toMatchObject({
      fields: [{ path: 'updatedAt', code: 'outOfRange' }],
    })
  })
})

describe('the address of an organisation', () => {
  it('is its own, whoever owns it', async () => {
    expect((await read()).address).toEqual({ city: PARIS.city })
    await service.update(as(office), { id, address: LYON })
    expect((await read()).address).toEqual({ city: LYON.city })
    await world.make.client(id, 4)
    await world.db.sql.update(clients).set({ deletedAt: NOW }).where(eq(clients.firstName, 'Olga'))
    expect((await read()).address).toEqual({ city: LYON.city })
  })
})
