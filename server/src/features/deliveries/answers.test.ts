import { afterAll, beforeAll, expect, it } from 'vitest'
import { asked } from '../../../test/asked'
import { as, completeDelivery, createWorld, rowOf } from '../../../test/world'
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
