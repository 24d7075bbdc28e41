import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, createWorld, NOW } from '../../../test/world'
import type { World } from '../../../test/world'
import { createVehicles } from '../missions/service/vehicles'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const UNKNOWN = '0190a1b2-0000-7000-8000-000000000000'
const NO_IDS = ['', 'x', '1.5', '-1', "'; --", '9'.repeat(16), `${UNKNOWN}0`, UNKNOWN.replace('0190', 'zzzz')]
const ID = new Map([['id', new Map()]])

describe('what is no id', () => {
  it('names nothing: queries answer null and changes 404, as for an id that nobody has', async () => {
    const admin = await world.make.admin(1)
    const vehicles = createVehicles(world)
    for (const id of [UNKNOWN, '999999999', ...NO_IDS]) {
      expect(await world.deliveries.find(admin, id, ID, NOW), id).toBeNull()
      const changes = [
        world.deliveries.confirm(as(admin), id),
        world.deliveries.edit(as(admin), { id, options: [] }),
        world.deliveries.remove(as(admin), id),
        world.offers.reject(as(admin), id),
        vehicles.update(as(admin), { id }),
      ]
      const answers = (await Promise.allSettled(changes)).map((answer) =>
        answer.status === 'rejected' ? (answer.reason as { code?: string }).code : 'done',
      )
      expect(answers, id).toEqual(changes.map(() => 'NOT_FOUND'))
    }
  })
})
