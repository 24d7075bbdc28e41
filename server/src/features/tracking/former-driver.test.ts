import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { insertDeliveryAt } from '../../../test/delivery-fixtures'
import { openListeners } from '../../../test/live'
import { mainJobOf } from '../../../test/main-job'
import { openProduct } from '../../../test/product'
import type { Persona, Product } from '../../../test/product'
import { DEAL, dates } from '../../../test/world'
import { deliveries } from '../../tables/deliveries'

let product: Product
let listeners: Awaited<ReturnType<typeof openListeners>>
let job: ReturnType<typeof mainJobOf>
let id: string

beforeAll(async () => {
  product = await openProduct()
  listeners = await openListeners(product)
  job = mainJobOf(product)
})
beforeEach(async () => {
  const { db, people, organization } = product
  const staged = { mark: '1', organization, representative: people.C4.profileId, selected: people.DS.profileId }
  id = (await insertDeliveryAt(db, { ...staged, bidders: [], status: 'SET' })).id
})
afterAll(async () => {
  await listeners.close()
  await product.close()
})

/** How many positions each of them hears while the driver of the mission is on the road. */
async function heard(...people: readonly Persona[]): Promise<number[]> {
  const all = await Promise.all(people.map((who) => listeners.listen(product.people[who].token)))
  for (const { frames } of all) frames.splice(0)
  await product.db.sql.update(deliveries).set({ status: 'ONGOING' }).where(eq(deliveries.id, id))
  const place = { deliveryId: id, latitude: 47.1, longitude: 3.2, recordedAt: new Date().toISOString() }
  product.app.live.position(place)
  await sleep(300)
  return all.map(({ frames }) => frames.filter(({ event }) => event === 'location').length)
}

async function watch(who: Persona): Promise<void> {
  const listener = await listeners.listen(product.people[who].token)
  expect(await listener.emit('join-delivery', id)).toMatchObject({ ok: true })
}

it('a driver who lost the mission to another hears nothing of them', async () => {
  for (const who of ['DS', 'C4'] as const) await watch(who)
  const when = Object.fromEntries(Object.entries(dates(new Date())).map(([name, at]) => [name, at.toISOString()]))
  const input = { id, driverId: product.people.DA.profileId, ...DEAL, ...when }
  await job.ask('A2', 'changeDriver', { input })
  await watch('DA')
  expect(await heard('DS', 'DA', 'C4')).toEqual([0, 1, 1])
})

it('a driver who gave the mission back hears nothing either', async () => {
  await watch('DS')
  await job.step(id, 'WITHDRAW')
  expect(await heard('DS')).toEqual([0])
})

it('who keeps the mission goes on hearing', async () => {
  await watch('DS')
  await job.ask('A2', 'updateDelivery', { input: { id, comment: 'Sonnez deux fois' } })
  expect(await heard('DS')).toEqual([1])
})
