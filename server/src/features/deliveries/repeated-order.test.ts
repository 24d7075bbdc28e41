import { addDays } from 'date-fns'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { as, createWorld, dates, NOW } from '../../../test/world'
import type { World } from '../../../test/world'

let world: World

beforeAll(async () => {
  world = await createWorld()
  world.setTime(NOW)
})
afterAll(() => world.close())

it('answers an order that is repeated after its dates as it answered the first one', async () => {
  const client = await world.make.client(await world.make.organization())
  const ctx = as(client, { idempotencyKey: 'order-of-last-month' })
  const input = {
    type: 'STANDARD',
    clientFirstName: 'Camille',
    clientLastName: 'Laurent',
    clientEmail: 'camille@test.test',
    ...dates(NOW),
  } as const
  const made = await world.deliveries.create(ctx, input)
  world.setTime(addDays(NOW, 30))
  expect(await world.deliveries.create(ctx, input)).toEqual(made)
  await expect(world.deliveries.create(as(client), input)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
})
