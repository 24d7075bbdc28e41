import { afterAll, beforeAll, expect, it } from 'vitest'
import { openProduct, PASSWORD } from '../../../test/product'
import type { Product } from '../../../test/product'

const UPDATE = 'mutation ($input: UpdateDriverInput!) { updateDriver(input: $input) { id } }'

let product: Product

beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

async function codeOf(who: 'DA' | 'A2', change: object): Promise<string | undefined> {
  const input = { id: product.people.DA.profileId, ...change }
  const { body } = await product.graphql(product.people[who].token, UPDATE, { input })
  return body.errors?.[0]?.extensions.code
}

it('a driver may try ten addresses an hour: whether one has an account is told to nobody who guesses', async () => {
  const known = { email: product.people.A1.email, currentPassword: PASSWORD }
  const answers = []
  for (let count = 0; count < 11; count += 1) answers.push(await codeOf('DA', known))
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 'CONFLICT'), 'RATE_LIMITED'])
  expect(await codeOf('DA', { company: 'Convoyage du Nord' })).toBeUndefined()
  expect(await codeOf('A2', { email: known.email })).toBe('CONFLICT')
})
