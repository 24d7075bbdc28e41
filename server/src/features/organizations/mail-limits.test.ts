import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openProduct } from '../../../test/product'
import type { Persona, Product } from '../../../test/product'
import { outbox } from '../../platform/outbox/table'
import { users } from '../../tables/users'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

// the telephone is refused, so that nothing slow is done: the calls count all the same
const MEMBER = {
  assigneeFirstName: 'Max',
  assigneeLastName: 'Membre',
  assigneePhone: '12',
  assigneeRank: 6,
}
const addMember = (assigneeEmail: string, who: Persona = 'C4', assigneePhone = '12') =>
  product.call('POST', '/organization/add-member', {
    token: product.people[who].token,
    body: { ...MEMBER, assigneeEmail, assigneePhone },
  })
const createOrganization = (ownerEmail: string, who: Persona = 'A2', ownerPhone = '12') =>
  product.graphql(
    product.people[who].token,
    'mutation ($input: OrganizationInput!) { createOrganization(input: $input) { id } }',
    { input: { ...OWNED, ownerEmail, ownerPhone } },
  )
const OWNED = {
  name: 'Garage du Midi',
  ownerFirstName: 'Olga',
  ownerLastName: 'Owner',
  ownerPhone: '12',
  ownerFunction: 'Gérante',
  ownerService: 'Direction',
  address: {
    address: '8 rue Vauban',
    city: 'Lille',
    postalCode: '59000',
    country: 'FR',
    latitude: 50.6,
    longitude: 3.06,
  },
}

it.each([
  ['a new member', addMember],
  ['a new owner', createOrganization],
])('is made for one address twenty-five times an hour, however it is written: %s', async (_who, call) => {
  const statuses: number[] = []
  for (let n = 0; n < 26; n += 1) statuses.push((await call(n % 2 ? 'Victim@test.test' : 'victim@test.test')).status)
  expect(statuses.slice(0, 25)).not.toContain(429)
  expect(statuses[25]).toBe(429)
  expect((await call('other@test.test')).status).not.toBe(429)
})

it.each([
  ['a new member', addMember, 'C5'],
  ['a new owner', createOrganization, 'A1'],
] as const)('is made by one person for thirty addresses an hour: %s', async (_who, call, who) => {
  const statuses: number[] = []
  for (let n = 1; n <= 30; n += 1) statuses.push((await call(`${who}-${n}@test.test`, who)).status)
  expect(statuses).not.toContain(429)
  const chosen = `${who}-31@test.test`.toLowerCase()
  expect((await call(chosen, who, '+33612345678')).status).toBe(429)
  expect(await product.db.sql.select().from(outbox).where(eq(outbox.recipient, chosen))).toEqual([])
  expect(await product.db.sql.select().from(users).where(eq(users.email, chosen))).toEqual([])
})
