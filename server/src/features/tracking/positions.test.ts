import type { ClientActor, DriverActor } from '@volant/domain/kernel/actor'
import { subMinutes } from 'date-fns'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { putAtStatus } from '../../../test/delivery-at-status'
import { completeDelivery, createWorld, NOW } from '../../../test/world'
import type { World } from '../../../test/world'
import { sqlState } from '../../platform/db/sqlstate'
import { positions } from '../../tables/tracking'

let world: World
let client: ClientActor
let driver: DriverActor
let one: string
let other: string

beforeAll(async () => {
  world = await createWorld()
  world.setTime(NOW)
  client = await world.make.client(await world.make.organization())
  driver = await world.make.driver()
  one = await completeDelivery(world, client)
  other = await completeDelivery(world, client)
  for (const id of [one, other]) await putAtStatus(world.db, id, { status: 'ONGOING', driver })
})
afterAll(() => world.close())

const past = (minutes: number) => subMinutes(NOW, minutes).toISOString()
const keptOf = async (id: string) => {
  const rows = await world.db.sql.select().from(positions).where(eq(positions.deliveryId, id))
  return rows.map(({ recordedAt }) => recordedAt.toISOString()).toSorted()
}

it('positions of several phones that arrive together are judged as if each had come alone', async () => {
  const send = (deliveryId: string, recordedAt: string, more: object = {}, actor: ClientActor | DriverActor = driver) =>
    world.tracking.record(actor, { deliveryId, latitude: 47.1, longitude: 3.2, recordedAt, ...more })
  const sent = [
    send(one, past(3)),
    send(other, past(3)),
    send(one, past(2)),
    send(one, past(4)),
    send(one, past(0), { latitude: 99 }),
    send(one, past(0), {}, client),
    // what no phone can send, and the database does not take: the others are kept all the same
    send(other, past(1), { heading: 1e300 }),
  ]
  const answers = (await Promise.allSettled(sent)).map((answer) =>
    answer.status === 'rejected' ? (answer.reason.code ?? sqlState(answer.reason)) : 'taken',
  )
  expect(answers).toEqual(['taken', 'taken', 'taken', 'taken', 'BAD_USER_INPUT', 'NOT_FOUND', '22003'])
  expect(await keptOf(one)).toEqual([past(3), past(2)])
  expect(await keptOf(other)).toEqual([past(3)])
})
