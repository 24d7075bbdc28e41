import { ANONYMOUS } from '@volant/domain/kernel/actor'
import type { Actor, AdminActor, ClientActor, DriverActor } from '@volant/domain/kernel/actor'
import { addMinutes } from 'date-fns'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, completeDelivery, createWorld, dates, DEAL, inspect, NOW, rowOf } from '../../../test/world'
import type { World } from '../../../test/world'

let world: World
let client: ClientActor
let admin: AdminActor
let driver: DriverActor
let rival: DriverActor
let id: string

const minute = (minutes: number) => addMinutes(NOW, minutes)

/** A delivery asked for at minute 0, in auction at 10, given to one driver at 20 and to another at 30, picked up at 40. */
beforeAll(async () => {
  world = await createWorld()
  client = await world.make.client(await world.make.organization())
  admin = await world.make.admin(2)
  driver = await world.make.driver()
  rival = await world.make.driver()
  world.setTime(NOW)
  id = await completeDelivery(world, client)
  const deal = () => ({ id, ...DEAL, ...dates(world.clock.now()) })
  world.setTime(minute(10))
  await world.dispatch.allow(as(admin), deal())
  world.setTime(minute(20))
  await world.dispatch.assign(as(admin), { driverId: rival.profileId, ...deal() })
  world.setTime(minute(30))
  await world.dispatch.change(as(admin), { driverId: driver.profileId, ...deal() })
  world.setTime(minute(35))
  await world.deliveries.edit(as(admin), { id, comment: 'Ring twice' })
  world.setTime(minute(40))
  await inspect(world.db, id, 0, 'before')
  const { startCode } = await rowOf(world.db, id)
  await world.missions.advance(as(driver), {
    deliveryId: id,
    action: 'PICK_UP',
    idempotencyKey: 'key',
    code: startCode,
  })
})
afterAll(() => world.close())

const STEPS = new Map([['steps', new Map([['name', new Map()]])]])
const ASSIGNED_ON = [
  ['ASSIGNED', 'DONE', 30],
  ['PICKED_UP', 'CURRENT', 40],
  ['ON_THE_WAY', 'AHEAD', null],
  ['ARRIVED', 'AHEAD', null],
  ['HANDED_OVER', 'AHEAD', null],
  ['COMPLETED', 'AHEAD', null],
]

interface Told {
  readonly name: string
  readonly state: string
  readonly at?: string | null
}
const told = (steps: readonly Told[] = []) =>
  steps.map(({ name, state, at }) => [name, state, at ? (Date.parse(at) - NOW.getTime()) / 60_000 : null])

async function readBy(actor: Actor): Promise<readonly Told[] | undefined> {
  return (await world.deliveries.find(actor, id, STEPS, minute(50)))?.steps
}

describe('the steps of a delivery', () => {
  it('are told whole to the office and to the organisation, each with its time and the last driver’s assignment', async () => {
    for (const actor of [admin, client])
      expect(told(await readBy(actor))).toEqual([
        ['REQUESTED', 'DONE', 0],
        ['CONFIRMED', 'DONE', 10],
        ['AUCTION', 'DONE', 10],
        ...ASSIGNED_ON,
      ])
  })

  it('say what is waited for', async () => {
    expect((await readBy(admin))?.find(({ state }) => state === 'CURRENT')).toMatchObject({ awaits: 'DEPARTURE' })
  })

  it('begin with the assignment for the driver', async () => {
    expect(told(await readBy(driver))).toEqual(ASSIGNED_ON)
  })

  it('begin with the assignment for who follows by the link, without what is waited for', async () => {
    const { trackingId } = await rowOf(world.db, id)
    const { steps } = await world.tracking.view(ANONYMOUS, trackingId)
    expect(told(steps)).toEqual(ASSIGNED_ON)
    expect(steps.every((step) => !('awaits' in step))).toBe(true)
  })

  it('are not told to another driver, nor to a bidder', async () => {
    expect(await readBy(rival)).toBeUndefined()
    const open = await completeDelivery(world, client)
    await world.dispatch.allow(as(admin), { id: open, ...DEAL, ...dates(world.clock.now()) })
    expect((await world.deliveries.find(rival, open, STEPS, minute(50)))?.steps).toEqual([])
  })
})
