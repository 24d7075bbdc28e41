import { afterAll, beforeAll, expect, it } from 'vitest'
import { openProduct } from '../../../test/product'
import type { Product } from '../../../test/product'

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
const addMember = (assigneeEmail: string) =>
  product.call('POST', '/organization/add-member', {
    token: product.people.C4.token,
    body: { ...MEMBER, assigneeEmail },
  })
const createOrganization = (ownerEmail: string) =>
  product.graphql(
    product.people.A2.token,
    'mutation ($input: OrganizationInput!) { createOrganization(input: $input) { id } }',
    { input: { ...OWNED, ownerEmail } },
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
