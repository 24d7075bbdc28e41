import type { AdminActor, ClientActor } from '@volant/domain/kernel/actor'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { openProduct } from '../../../test/product'
import { as, completeDelivery, createWorld, LYON, PARIS } from '../../../test/world'
import type { World } from '../../../test/world'
import { EmbeddedRoutes } from '../../platform/maps/embedded-routes'
import { deliveries as rows } from '../../tables/deliveries'
import { createQuote } from '../pricing/service/quote'
import { createTariffs } from '../pricing/service/tariff'
import { createDeliveries } from './service/service'

let world: World
let client: ClientActor
let stranger: ClientActor
let support: AdminActor
let deliveries: ReturnType<typeof createDeliveries>
/** How often the routing service was asked, which costs money. */
let asked = 0

const routes = {
  route: (points: Parameters<EmbeddedRoutes['route']>[0]) => {
    asked += 1
    return new EmbeddedRoutes().route(points)
  },
}

beforeAll(async () => {
  world = await createWorld()
  client = await world.make.client(await world.make.organization())
  stranger = await world.make.client(await world.make.organization())
  support = await world.make.admin(3)
  const quote = createQuote({ routes }, createTariffs(world))
  deliveries = createDeliveries({ ...world, quote }, { fileUrl: (key) => key })
})
beforeEach(() => {
  asked = 0
})
afterAll(() => world.close())

it('asks for no road of a delivery that somebody may not see, or that is not there', async () => {
  const id = await completeDelivery(world, client)
  for (const named of [id, '01890a5d-ac96-774b-bcce-b302099a8057'])
    await expect(deliveries.edit(as(stranger), { id: named, toAddress: LYON })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  expect(asked).toBe(0)
})

it('asks for no road of a form that cannot be read', async () => {
  const id = await completeDelivery(world, client)
  const toAddress = { ...LYON, country: 'France' }
  await expect(deliveries.edit(as(client), { id, toAddress })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ path: 'toAddress.country' }],
  })
  expect(asked).toBe(0)
})

it('asks for no road of a delivery that may not be edited any more', async () => {
  const id = await completeDelivery(world, client)
  await world.db.sql.update(rows).set({ isEditable: false }).where(eq(rows.id, id))
  for (const actor of [client, support])
    await expect(deliveries.edit(as(actor), { id, toAddress: LYON })).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(asked).toBe(0)
})

it('asks for the road of an edit that may be made', async () => {
  const id = await completeDelivery(world, client)
  await deliveries.edit(as(client), { id, fromAddress: PARIS, toAddress: LYON })
  expect(asked).toBe(1)
})

it('counts edits that name places like estimates, and no others', async () => {
  const product = await openProduct()
  const edit = async (input: object) => {
    const query = 'mutation ($input: UpdateDeliveryInput!) { updateDelivery(input: $input) { id } }'
    const id = '01890a5d-ac96-774b-bcce-b302099a8057'
    return (await product.graphql(product.people.C6.token, query, { input: { id, ...input } })).status
  }
  const toAddress = { ...LYON }
  const statuses = []
  for (let n = 0; n < 601; n += 1) statuses.push(await edit({ toAddress }))
  expect(statuses).toEqual([...Array.from({ length: 600 }, () => 404), 429])
  expect(await edit({ comment: 'Sonner' })).toBe(404)
  await product.close()
})
