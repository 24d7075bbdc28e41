import { DELIVERY_TYPES } from '@volant/domain/deliveries/statuses'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asked } from '../../../test/asked'
import { as, completeDelivery, createWorld, dates, rowOf } from '../../../test/world'
import type { World } from '../../../test/world'
import { answerDelivery } from './doors/graphql'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

it('a change is answered with what it left, though another follows before the reply', async () => {
  const client = await world.make.client(await world.make.organization())
  const admin = await world.make.admin(2)
  const id = await completeDelivery(world, client)
  world.bus.add([
    {
      on: 'delivery.changed',
      phase: 'committed',
      react: async ({ after }) => {
        if (after.comment === 'mine') await world.deliveries.edit(as(admin), { id, comment: 'theirs' })
      },
    },
  ])
  const answer = answerDelivery(world.deliveries, world.clock)
  const told = await answer(as(client), asked('mutation { updateDelivery { version comment } }'), (ctx) =>
    world.deliveries.edit(ctx, { id, comment: 'mine' }),
  )
  const { version, comment } = await rowOf(world.db, id)
  expect(comment).toBe('theirs')
  expect(told).toEqual({ version: version - 1, comment: 'mine' })
})

it('what follows a new delivery is told the row that stands, before it is written', async () => {
  const client = await world.make.client(await world.make.organization())
  const person = { clientFirstName: 'Camille', clientLastName: 'Laurent', clientEmail: 'camille@test.test' }
  const told: object[] = []
  world.bus.add([
    {
      on: 'delivery.changed',
      phase: 'rows',
      react: async ({ action, after }) => {
        if (action === 'CREATE') told.push(after)
      },
    },
  ])
  for (const type of DELIVERY_TYPES) {
    const { id } = await world.deliveries.create(as(client), { type, ...person, ...dates(world.clock.now()) })
    const { publicIdText, searchText, bestSlack, lateAfter, ...stands } = await rowOf(world.db, id)
    expect(told.pop()).toEqual(stands)
    expect([publicIdText, searchText === '', bestSlack, typeof lateAfter]).toEqual([
      String(stands.publicId),
      false,
      null,
      'number',
    ])
  }
})
