import type { AssignDriverInput } from '@volant/contract/schema.generated'
import { occupation } from '@volant/domain/deliveries/overlap'
import { HOLDING_STATUSES, intersects } from '@volant/domain/deliveries/overlap'
import { STORED_STATUSES } from '@volant/domain/deliveries/statuses'
import type { AdminActor, ClientActor, DriverActor } from '@volant/domain/kernel/actor'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putAtStatus } from '../../../test/delivery-at-status'
import { onPostgres } from '../../../test/database'
import { as, completeDelivery, createWorld, DEAL, NOW, rowOf } from '../../../test/world'
import type { World } from '../../../test/world'
import { deliveries } from '../../tables/deliveries'
import { createDriverReads } from '../drivers/read/drivers'

let world: World
let client: ClientActor
let admin: AdminActor

beforeAll(async () => {
  world = await createWorld()
  client = await world.make.client(await world.make.organization())
  admin = await world.make.admin()
})
afterAll(() => world.close())

const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)
const between = (from: number, to: number) => ({
  carAvailabilityDate: inHours(from - 1),
  carPickUpDate: inHours(from),
  carDeliveryDeadline: inHours(to),
})
const deal = (id: string, driver: DriverActor, from: number, to: number): AssignDriverInput =>
  ({ id, driverId: driver.profileId, ...DEAL, ...between(from, to), refuseOverlap: true }) as never
const contractOf = async (id: string) => String((await rowOf(world.db, id)).publicId)
const overlap = async (...ids: string[]) => ({
  code: 'CONFLICT',
  reason: 'OVERLAP',
  overlaps: await Promise.all(ids.map(contractOf)),
})

/** A delivery that this driver has from the tenth to the twentieth hour. */
async function assigned(driver: DriverActor, from = 10, to = 20): Promise<string> {
  const id = await completeDelivery(world, client)
  await world.dispatch.assign(as(admin), deal(id, driver, from, to))
  return id
}

describe('whoever asks to be refused for an overlap', () => {
  it('gives a driver no second mission in the same hours, and is told which stands in the way', async () => {
    const driver = await world.make.driver()
    const first = await assigned(driver)
    const second = await completeDelivery(world, client)
    const refused = await overlap(first)
    await expect(world.dispatch.assign(as(admin), deal(second, driver, 12, 22))).rejects.toMatchObject(refused)
    expect(await rowOf(world.db, second)).toMatchObject({ status: 'REQUESTED', selectedDriverId: null })
    await expect(world.dispatch.assign(as(admin), deal(second, driver, 20, 30))).resolves.toMatchObject({ id: second })
  })

  it('may not change to a driver who is busy', async () => {
    const [busy, other] = [await world.make.driver(), await world.make.driver()]
    const standing = await assigned(busy)
    const id = await assigned(other, 15, 25)
    const refused = await overlap(standing)
    await expect(world.dispatch.change(as(admin), deal(id, busy, 15, 25))).rejects.toMatchObject(refused)
    expect(await rowOf(world.db, id)).toMatchObject({ selectedDriverId: other.profileId })
  })

  it('may not move a mission into the time of another', async () => {
    const driver = await world.make.driver()
    const first = await assigned(driver)
    const second = await assigned(driver, 24, 34)
    const move = (refuseOverlap: boolean) =>
      world.deliveries.edit(as(admin), { id: second, ...between(15, 25), refuseOverlap } as never)
    const refused = await overlap(first)
    await expect(move(true)).rejects.toMatchObject(refused)
    expect((await rowOf(world.db, second)).carPickUpDate).toEqual(inHours(24))
    await expect(move(false)).resolves.toMatchObject({ id: second })
  })

  it('is not refused for a mission that is over, deleted or somebody else’s', async () => {
    const [driver, other] = [await world.make.driver(), await world.make.driver()]
    const over = await assigned(driver)
    await putAtStatus(world.db, over, { status: 'COMPLETED', driver })
    const deleted = await assigned(driver)
    await world.db.sql.update(deliveries).set({ deletedAt: NOW }).where(eq(deliveries.id, deleted))
    await assigned(other)
    const id = await completeDelivery(world, client)
    await expect(world.dispatch.assign(as(admin), deal(id, driver, 10, 20))).resolves.toMatchObject({ id })
  })
})

it('whoever does not ask gives the mission as before', async () => {
  const driver = await world.make.driver()
  await assigned(driver)
  const id = await completeDelivery(world, client)
  const { refuseOverlap: _, ...input } = deal(id, driver, 10, 20)
  await expect(world.dispatch.assign(as(admin), input)).resolves.toMatchObject({ id })
})

it('of two browsers that give one driver the same hours, one is refused', async () => {
  const driver = await world.make.driver()
  const ids = [await completeDelivery(world, client), await completeDelivery(world, client)]
  const rounds = onPostgres ? 5 : 1
  for (let round = 0; round < rounds; round++) {
    const from = 100 + round * 100
    for (const id of ids) await putAtStatus(world.db, id, { status: 'CONFIRMED' })
    const outcomes = await Promise.allSettled(
      ids.map((id) => world.dispatch.assign(as(admin), deal(id, driver, from, from + 10))),
    )
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = outcomes.find((outcome) => outcome.status === 'rejected')
    expect(refused?.reason).toMatchObject({ reason: 'OVERLAP' })
  }
})

describe('the missions of a stretch', () => {
  const HANDED_OVER = ['DELIVERED', 'SWAP_DELIVERED', 'COMPLETED'] as const
  const ID = new Map([['id', new Map()]])
  const shown = async (from: Date, to: Date) => {
    const filter = { takesPlaceFrom: from, takesPlaceTo: to, statuses: [...HOLDING_STATUSES, 'COMPLETED'] } as never
    const { records } = await world.deliveries.list(admin, { filter, pagination: { page: 0, perPage: 1000 } }, ID, NOW)
    return records.map(({ id }) => id)
  }

  it('are those which the domain says hold their driver, and drivers without one are free', async () => {
    const reads = createDriverReads(world.db, world.clock, (key) => key)
    const own: { id: string; driver: DriverActor }[] = []
    for (const [index, status] of [...STORED_STATUSES, ...HANDED_OVER].entries()) {
      const driver = await world.make.driver()
      const id = await completeDelivery(world, client)
      const completedAt = inHours(index % 2 ? -30 : -3)
      const handedOver = index < STORED_STATUSES.length ? {} : { handedOverAt: inHours(index % 2 ? -31 : -4) }
      await putAtStatus(world.db, id, { status, driver, completedAt, ...handedOver })
      const start = -40 + ((index * 7) % 60)
      const duration = index % 3 === 0 ? null : 18_000 * (index % 3)
      const dates = between(start, start + (index % 4) * 5)
      await world.db.sql
        .update(deliveries)
        .set({ ...dates, duration, type: index % 8 ? 'STANDARD' : 'TWO_WAY_DELIVERY' })
        .where(eq(deliveries.id, id))
      own.push({ id, driver })
    }
    for (let from = -60; from < 60; from += 3.5) {
      const [start, end] = [inHours(from), inHours(from + 6)]
      const found = await shown(start, end)
      const free = await reads.list(
        admin,
        { filter: { freeFrom: start, freeTo: end } as never, pagination: { page: 0, perPage: 1000 } },
        ID,
      )
      const freeIds = free.records.map(({ id }) => id)
      for (const { id, driver } of own) {
        const row = await rowOf(world.db, id)
        const held = occupation({ ...row, status: row.status }, NOW)
        const holds = (HOLDING_STATUSES as readonly string[]).includes(row.status)
        // both ends of the stretch count, so that a mission which ends as a day begins still stands at its edge
        const touches =
          held !== null &&
          intersects({ from: new Date(+held.from - 1), to: new Date(+held.to + 1) }, { from: start, to: end })
        const listed = touches && (holds || row.status === 'COMPLETED')
        const told = `${row.status} from ${from}`
        expect(found.includes(id), told).toBe(listed)
        expect(freeIds.includes(driver.profileId), told).toBe(!(touches && holds))
      }
    }
  })

  it.each([
    [{ takesPlaceFrom: inHours(1) }, 'filter.takesPlaceTo', 'required'],
    [{ takesPlaceTo: inHours(1) }, 'filter.takesPlaceFrom', 'required'],
    [{ takesPlaceFrom: inHours(2), takesPlaceTo: inHours(1) }, 'filter.takesPlaceTo', 'mustBeLater'],
  ])('have two ends, in order: %j', async (filter, path, code) => {
    await expect(world.deliveries.list(admin, { filter } as never, ID, NOW)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path, code }],
    })
  })

  it('are shown to their own organisation and driver only', async () => {
    const driver = await world.make.driver()
    const id = await assigned(driver, 2000, 2010)
    const neighbour = await world.make.client(await world.make.organization())
    const filter = { takesPlaceFrom: inHours(1990), takesPlaceTo: inHours(2005) } as never
    const seen = async (actor: ClientActor | DriverActor) =>
      (await world.deliveries.list(actor, { filter }, ID, NOW)).records.map((one) => one.id)
    expect(await seen(client)).toEqual([id])
    expect(await seen(driver)).toEqual([id])
    expect(await seen(neighbour)).toEqual([])
    expect(await seen(await world.make.driver())).toEqual([])
  })
})
