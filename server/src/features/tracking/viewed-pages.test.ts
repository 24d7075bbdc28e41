import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { putAtStatus } from '../../../test/delivery-at-status'
import { mainJobOf } from '../../../test/main-job'
import { openProduct } from '../../../test/product'
import type { Persona, Product } from '../../../test/product'
import { positions } from '../../tables/tracking'

let product: Product
let id: string

beforeAll(async () => {
  product = await openProduct()
  id = await mainJobOf(product).order('C4', false)
  const { profileId, sub } = product.people.DS
  const driver = { role: 'DRIVER', state: 'ACCEPTED', language: 'fr', sub, profileId } as const
  await putAtStatus(product.db, id, { status: 'ONGOING', driver })
  const now = new Date()
  await product.db.sql
    .insert(positions)
    .values({ deliveryId: id, driverId: profileId, recordedAt: now, receivedAt: now, latitude: 47.1, longitude: 3.2 })
})
afterAll(() => product.close())

const ask = (who: Persona, query: string) => product.graphql(product.people[who].token, query)
const read = (who: Persona) => product.call('GET', `/location/${id}/views`, { token: product.people[who].token })
const told = async (who: Persona) => {
  const { profileId } = product.people[who]
  const url = `/personal-data/${profileId}/download`
  return JSON.parse((await product.call('POST', url, { token: product.people.A1.token })).text) as Record<
    string,
    { rows: object[] }
  >
}

it('pages that show a position are written down, also where they do not ask for the id, and no others', async () => {
  await ask('C4', `{ findDeliveryById(id: "${id}") { position { latitude } } }`)
  await ask('A3', '{ findAllDeliveries(filter: { statuses: [ONGOING] }) { records { position { latitude } } } }')
  await ask('A2', `{ findDeliveryById(id: "${id}") { id status } }`)
  await ask('CX', `{ findDeliveryById(id: "${id}") { id position { latitude } } }`)
  await ask('DS', `{ findDeliveryById(id: "${id}") { id position { latitude } } }`)
  const views = await vi.waitFor(async () => {
    const { body } = await read('A1')
    const found = body as unknown as { organization: string | null; viewedAt: string[] }[]
    expect(found).toHaveLength(2)
    return found
  })
  expect(views.map(({ organization }) => typeof organization).toSorted()).toEqual(['object', 'string'])
  expect(views.map(({ viewedAt }) => viewedAt.length)).toEqual([1, 1])
})

it('they are read by super admins alone', async () => {
  for (const who of ['A2', 'A3', 'C4', 'DS'] as const) expect((await read(who)).status, who).toBe(403)
})

it('who looked is told so of themselves, and the driver of which house it was', async () => {
  const at = expect.any(String)
  expect((await told('A3'))['looksAtPositions']?.rows).toMatchObject([{ at }])
  expect((await told('A2'))['looksAtPositions']).toBeUndefined()
  const { rows } = (await told('DS'))['positionsLookedAt'] ?? { rows: [] }
  expect(rows).toHaveLength(2)
  expect(rows).toEqual(
    expect.arrayContaining([
      { contract: expect.any(Number), at, role: 'ADMIN', organization: null },
      { contract: expect.any(Number), at, role: 'CLIENT', organization: expect.any(String) },
    ]),
  )
})
