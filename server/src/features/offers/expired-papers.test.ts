import type { AdminActor, ClientActor, DriverActor } from '@volant/domain/kernel/actor'
import { addDays, subDays } from 'date-fns'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { as, completeDelivery, createWorld, DEAL, NOW, rowOf } from '../../../test/world'
import type { World } from '../../../test/world'
import { deliveryLogs } from '../../tables/deliveries'
import { drivers } from '../../tables/drivers'
import { offers } from '../../tables/offers'
import { driverIn } from './drivers.testing'

let world: World
let client: ClientActor
let maintainer: AdminActor
let support: AdminActor

beforeAll(async () => {
  world = await createWorld()
  client = await world.make.client(await world.make.organization())
  maintainer = await world.make.admin(2)
  support = await world.make.admin(3)
})
afterAll(() => world.close())

const expired = () =>
  driverIn(world, null, { insuranceDueDate: subDays(NOW, 1), vigilanceIssueDate: subDays(NOW, 300) })
const REFUSED = { code: 'CONFLICT', reason: 'PAPERS_EXPIRED', missing: ['vigilance', 'insurance'] }
const dates = {
  carAvailabilityDate: addDays(NOW, 1),
  carPickUpDate: addDays(NOW, 2),
  carDeliveryDeadline: addDays(NOW, 3),
}
const deal = (id: string, { profileId }: DriverActor, despiteExpiredPapers?: boolean) =>
  ({ id, driverId: profileId, ...DEAL, ...dates, despiteExpiredPapers }) as never

async function auction(): Promise<string> {
  const id = await completeDelivery(world, client)
  await world.dispatch.allow(as(maintainer), { id, ...DEAL, ...dates } as never)
  return id
}
const price = (deliveryId: string, { profileId: driverId }: DriverActor) => ({
  deliveryId,
  driverId,
  demandedPrice: 200,
})

/** Every way on which a delivery comes to a driver: what it is when it is asked, and the call. */
const WAYS = {
  'assigned directly': async (driver: DriverActor) => {
    const id = await completeDelivery(world, client)
    return { id, give: (despite?: boolean) => world.dispatch.assign(as(maintainer), deal(id, driver, despite)) }
  },
  'a bid that is accepted': async (driver: DriverActor) => {
    const id = await auction()
    const bid = await world.offers.create(as(driver), price(id, driver))
    return { id, give: (despite?: boolean) => world.offers.accept(as(maintainer), bid.id, despite) }
  },
  'proposed and accepted in one go': async (driver: DriverActor) => {
    const id = await auction()
    const give = (despiteExpiredPapers?: boolean) =>
      world.offers.create(as(maintainer), { ...price(id, driver), accepted: true, despiteExpiredPapers } as never)
    return { id, give }
  },
  'another driver': async (driver: DriverActor) => {
    const id = await completeDelivery(world, client)
    await world.dispatch.assign(as(maintainer), deal(id, await world.make.driver()))
    return { id, give: (despite?: boolean) => world.dispatch.change(as(maintainer), deal(id, driver, despite)) }
  },
} as const

const lastLog = async (id: string) => {
  const [found] = await world.db.sql
    .select()
    .from(deliveryLogs)
    .where(eq(deliveryLogs.deliveryId, id))
    .orderBy(desc(deliveryLogs.version), desc(deliveryLogs.id))
    .limit(1)
  return found
}

it.each(Object.keys(WAYS) as (keyof typeof WAYS)[])(
  '%s: expired papers are named and refused, given on purpose and logged',
  async (way) => {
    const driver = await expired()
    const { id, give } = await WAYS[way](driver)
    const before = await rowOf(world.db, id)
    await expect(give()).rejects.toMatchObject(REFUSED)
    await expect(give(false)).rejects.toMatchObject(REFUSED)
    expect(await rowOf(world.db, id)).toMatchObject({ status: before.status, version: before.version })
    const accepted = and(eq(offers.driverId, driver.profileId), eq(offers.status, 'ACCEPTED'))
    expect(await world.db.sql.select().from(offers).where(accepted)).toEqual([])

    await give(true)
    expect(await rowOf(world.db, id)).toMatchObject({ status: 'SET', selectedDriverId: driver.profileId })
    expect(await lastLog(id)).toMatchObject({
      actorSub: maintainer.sub,
      data: { driverId: driver.profileId, expiredPapers: ['vigilance', 'insurance'] },
    })
    const { logs } = await world.deliveries.logs(maintainer, id, { page: 1, pageSize: 1, language: 'fr' })
    expect(logs[0]?.log).toMatch(/Malgré des papiers expirés\s: Attestation de vigilance, RC Pro\.$/)
  },
)

it.each([
  ['never gave either', {}],
  ['has them on their last day', { insuranceDueDate: NOW, drivingPermitDueDate: NOW }],
  ['has an attestation of five months', { vigilanceIssueDate: subDays(NOW, 150) }],
])('who %s is given the mission, and the log says nothing of papers', async (_, row) => {
  const driver = await driverIn(world, null, row)
  const id = await completeDelivery(world, client)
  await world.dispatch.assign(as(maintainer), deal(id, driver))
  expect((await lastLog(id))?.data).not.toHaveProperty('expiredPapers')
})

it('a licence that has ended is named as well, first', async () => {
  const driver = await expired()
  await world.db.sql
    .update(drivers)
    .set({ drivingPermitDueDate: subDays(NOW, 1) })
    .where(eq(drivers.id, driver.profileId))
  const id = await completeDelivery(world, client)
  await expect(world.dispatch.assign(as(maintainer), deal(id, driver))).rejects.toMatchObject({
    missing: ['licence', 'vigilance', 'insurance'],
  })
})

it('support gives no mission, whatever it says of papers', async () => {
  const driver = await expired()
  const id = await completeDelivery(world, client)
  await expect(world.dispatch.assign(as(support), deal(id, driver, true))).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const open = await auction()
  const bid = { ...price(open, driver), accepted: true, despiteExpiredPapers: true }
  await expect(world.offers.create(as(support), bid as never)).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

it('a driver with an expired paper goes on bidding: the office decides', async () => {
  const driver = await expired()
  await expect(world.offers.create(as(driver), price(await auction(), driver))).resolves.toMatchObject({
    accepted: false,
  })
})
