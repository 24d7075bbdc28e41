import type { AdminActor, DriverActor } from '@volant/domain/kernel/actor'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWorld } from '../../../test/world'
import type { World } from '../../../test/world'
import { drivers } from '../../tables/drivers'
import { createDriverReads } from './read/drivers'
import type { DriverReads } from './read/drivers'

let world: World
let reads: DriverReads
let admin: AdminActor
let accepted: DriverActor
let waiting: DriverActor
let disabled: DriverActor

beforeAll(async () => {
  world = await createWorld()
  reads = createDriverReads(world.db, world.clock, (key) => `/files/${key}`)
  admin = await world.make.admin(3)
  accepted = await world.make.driver()
  waiting = await world.make.driver('WAITING')
  disabled = await world.make.driver()
  await world.db.sql.update(drivers).set({ disabled: true }).where(eq(drivers.id, disabled.profileId))
})
afterAll(() => world.close())

const ID = new Map([['id', new Map()]])

it('only drivers who may be given a mission are offered for one', async () => {
  expect((await reads.autocomplete(admin, '', 10)).map(({ id }) => id)).toEqual([accepted.profileId])
})

it.each([
  ['ACCEPTED', () => [accepted]],
  ['WAITING', () => [waiting]],
  ['DISABLED', () => [disabled]],
  ['REFUSED', () => []],
] as const)('the office’s list of drivers who are %s holds those', async (state, wanted) => {
  const { records, total } = await reads.list(admin, { filter: { state } as never }, ID)
  expect(records.map(({ id }) => id)).toEqual(wanted().map(({ profileId }) => profileId))
  expect(total).toBe(wanted().length)
})

it('a driver finds nobody else', async () => {
  const { records } = await reads.list(waiting, {}, ID)
  expect(records.map(({ id }) => id)).toEqual([waiting.profileId])
  expect(await reads.byId(waiting, accepted.profileId, ID)).toBeNull()
})
