import type { Actor, AdminActor, ClientActor, DriverActor } from '@volant/domain/kernel/actor'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { putAtStatus } from '../../../test/delivery-at-status'
import { issueInvoice } from '../../../test/issued-invoice'
import { completeDelivery, createWorld, NOW, rowOf } from '../../../test/world'
import type { World } from '../../../test/world'
import type { Statement } from '../../platform/db/database'
import { deliveries } from '../../tables/deliveries'
import { createSearch } from './read/search'

let world: World
let support: AdminActor
let owner: ClientActor
let driver: DriverActor
let rival: DriverActor
let id: string

const leaf = new Map()
const SELECTION = new Map([
  ['deliveries', new Map([['delivery', new Map([['id', leaf]])]])],
  ['invoices', new Map([['id', leaf]])],
])
const nothing = async () => undefined
const remove = () => world.db.sql.update(deliveries).set({ deletedAt: NOW }).where(eq(deliveries.id, id))

/** Searches, and lets this happen between finding and showing: once the ids are known. */
async function askWhile(actor: Actor, text: string, happens: () => Promise<unknown>) {
  let isKnown = false
  const db = Object.assign(Object.create(world.db) as typeof world.db, {
    async read<R>(statement: Statement): Promise<R[]> {
      const found = await world.db.read<R>(statement)
      if (!isKnown) await happens()
      isKnown = true
      return found
    },
  })
  const search = createSearch(db, { fileUrl: (key) => `/files/${key}` })
  const { deliveries: found, invoices } = await search(actor, { text }, SELECTION, NOW)
  return { deliveries: found.map(({ delivery }) => delivery.id), invoices }
}

beforeAll(async () => {
  world = await createWorld()
  const { make } = world
  support = await make.admin(3)
  owner = await make.client(await make.organization())
  driver = await make.driver()
  rival = await make.driver()
  id = await completeDelivery(world, owner)
})
afterAll(() => world.close())

it('an auction that is over is not shown to those who could have had it', async () => {
  const contract = String((await rowOf(world.db, id)).publicId)
  await putAtStatus(world.db, id, { status: 'WAITING_FOR_DRIVER' })
  expect((await askWhile(rival, contract, nothing)).deliveries).toEqual([id])
  const over = await askWhile(rival, contract, () => putAtStatus(world.db, id, { status: 'SET', driver }))
  expect(over.deliveries).toEqual([])
})

it('a deleted delivery is shown to nobody, nor what bills it to the client', async () => {
  await issueInvoice(world, id, owner, 'F-2026-000456')
  await putAtStatus(world.db, id, { status: 'COMPLETED', driver })
  expect((await askWhile(owner, '000456', nothing)).invoices).toHaveLength(1)
  expect((await askWhile(owner, '000456', remove)).invoices).toEqual([])
  await putAtStatus(world.db, id, { status: 'COMPLETED', driver })
  expect((await askWhile(support, 'paris', nothing)).deliveries).toEqual([id])
  expect((await askWhile(support, 'paris', remove)).deliveries).toEqual([])
})
