import { AppError } from '@volant/contract/errors'
import { forcedStep } from '@volant/domain/deliveries/mission'
import { STORED_STATUSES } from '@volant/domain/deliveries/statuses'
import type { DeliveryStatus } from '@volant/domain/deliveries/statuses'
import { MISSION_STEPS } from '@volant/domain/deliveries/actions'
import { TRANSITIONS } from '@volant/domain/deliveries/transitions'
import type { AdminActor, ClientActor, DriverActor, SignedInActor } from '@volant/domain/kernel/actor'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inspectAll, putAtStatus } from '../../../test/delivery-at-status'
import { as, completeDelivery, createWorld, dates, DEAL, rowOf } from '../../../test/world'
import type { World } from '../../../test/world'
import { deliveryLogs } from '../../tables/deliveries'

let world: World
let client: ClientActor
let admin: AdminActor
let driver: DriverActor
let other: DriverActor
let id: string
let calls = 0

beforeAll(async () => {
  world = await createWorld()
  client = await world.make.client(await world.make.organization())
  admin = await world.make.admin(2)
  driver = await world.make.driver()
  other = await world.make.driver()
  id = await completeDelivery(world, client, 'TWO_WAY_DELIVERY')
  await inspectAll(world.db, id)
})
afterAll(() => world.close())

const REASON = 'The office knows better'

/** What each action is called by, with input that is good wherever the action exists. */
const CALLS: Readonly<Record<string, (actor: SignedInActor) => Promise<unknown>>> = {
  EDIT: (actor) => world.deliveries.edit(as(actor), { id, comment: 'Ring twice' }),
  SEND_CONFIRMATION_SMS: (actor) =>
    world.confirmation.sendSms(as(actor), { deliveryId: id, recipient: '+33612345678', message: 'Bonjour' }),
  CONFIRM: (actor) => world.deliveries.confirm(as(actor), id),
  ALLOW: (actor) => world.dispatch.allow(as(actor), { id, ...DEAL, ...dates(world.clock.now()) }),
  ASSIGN_DRIVER: (actor) =>
    world.dispatch.assign(as(actor), { id, driverId: other.profileId, ...DEAL, ...dates(world.clock.now()) }),
  CHANGE_DRIVER: (actor) =>
    world.dispatch.change(as(actor), { id, driverId: other.profileId, ...DEAL, ...dates(world.clock.now()) }),
  CANCEL: (actor) => world.deliveries.cancel(as(actor), { id, reason: 'car_not_ready_dirty' }),
  CANCEL_RESTITUTION: (actor) => world.deliveries.cancelRestitution(as(actor), { id, type: 'STANDARD' }),
  DELETE: (actor) => world.deliveries.remove(as(actor), id),
  RESEND_TRACKING: (actor) => world.resendTracking(actor, id),
  OFFER: (actor) => world.offers.create(as(actor), { deliveryId: id, driverId: other.profileId, demandedPrice: 200 }),
}

function stepCall(action: (typeof MISSION_STEPS)[number] | 'WITHDRAW') {
  return async (actor: SignedInActor) => {
    const { startCode, destinationCode, returnCode } = await rowOf(world.db, id)
    const code = { PICK_UP: startCode, HAND_OVER: destinationCode, SWAP_HAND_OVER: returnCode }[action as 'PICK_UP']
    calls += 1
    const input = { deliveryId: id, action, idempotencyKey: `walk-${calls}`, ...(code && { code }) }
    return world.missions.advance(as(actor), input)
  }
}

async function snapshot() {
  const { type: _type, ...row } = await rowOf(world.db, id)
  const logs = await world.db.sql.$count(deliveryLogs, eq(deliveryLogs.deliveryId, id))
  return { row, logs }
}

async function standAt(status: DeliveryStatus): Promise<void> {
  // everybody named sees it at every status, so that nothing hides behind a 404
  await putAtStatus(world.db, id, { status, driver: status === 'WAITING_FOR_DRIVER' ? undefined : driver })
  await world.db.sql.execute(
    `UPDATE deliveries SET type = 'TWO_WAY_DELIVERY', number_of_vehicles = 2, to_return_from_address_id = to_address_id, to_return_to_address_id = from_address_id, return_code = '123456' WHERE id = '${id}'`,
  )
  await world.db.sql.execute(`UPDATE vehicles SET removed_at = NULL WHERE delivery_id = '${id}'`)
}

function existsFor(action: string, actor: SignedInActor, status: DeliveryStatus): boolean {
  const role = { ADMIN: ['ADMIN'], CLIENT: ['CLIENT'], DRIVER: ['SELECTED_DRIVER', 'ANY_DRIVER'] }[actor.role]
  // on an assigned delivery the deal form without a driver takes the mission back
  const named = action === 'ALLOW' && status === 'SET' ? 'CHANGE_DRIVER' : action
  return TRANSITIONS.some(
    (row) =>
      row.action === named &&
      role.includes(row.who) &&
      (row.from as readonly DeliveryStatus[]).includes(status) &&
      !(row.guards as readonly string[]).includes('oneWay'),
  )
}

async function expectRefused(call: Promise<unknown>, status: DeliveryStatus, label: string): Promise<void> {
  const error: unknown = await call.then(
    () => new Error(`${label} was let through`),
    (thrown: unknown) => thrown,
  )
  expect(error, label).toBeInstanceOf(AppError)
  expect(error, label).toMatchObject({ code: 'CONFLICT', current: { status, version: expect.any(Number) } })
  expect((error as AppError).current?.allowed, label).toBeInstanceOf(Array)
}

async function walk(actor: SignedInActor, calls: typeof CALLS): Promise<{ allowed: number; refused: number }> {
  const seen = { allowed: 0, refused: 0 }
  for (const status of STORED_STATUSES)
    for (const [action, call] of Object.entries(calls)) {
      const label = `${actor.role} ${action} at ${status}`
      await standAt(status)
      if (existsFor(action, actor, status)) {
        await expect(call(actor), label).resolves.toBeDefined()
        seen.allowed += 1
        continue
      }
      const before = await snapshot()
      await expectRefused(call(actor), status, label)
      expect(await snapshot(), label).toEqual(before)
      seen.refused += 1
    }
  return seen
}

describe('every pair of status and action', () => {
  it('that is not in the lifecycle is refused to an admin with what is allowed, and changes nothing', async () => {
    expect(await walk(admin, CALLS)).toEqual({ allowed: 84, refused: 136 })
  })

  it('is judged alike for a client', async () => {
    const { EDIT, CANCEL } = CALLS as Record<'EDIT' | 'CANCEL', (actor: SignedInActor) => Promise<unknown>>
    expect(await walk(client, { EDIT, CANCEL })).toEqual({ allowed: 2, refused: 38 })
  })

  it('is judged alike for the driver of the mission', async () => {
    const steps = Object.fromEntries([...MISSION_STEPS, 'WITHDRAW' as const].map((step) => [step, stepCall(step)]))
    const seen = { allowed: 0, refused: 0 }
    for (const status of STORED_STATUSES) {
      if (status === 'WAITING_FOR_DRIVER') continue
      for (const [action, call] of Object.entries(steps)) {
        await standAt(status)
        const label = `${action} at ${status}`
        if (existsFor(action, driver, status)) {
          // an inspection leaves with the driver who gives the mission back
          await inspectAll(world.db, id)
          await expect(call(driver), label).resolves.toEqual({ id })
          seen.allowed += 1
        } else {
          const before = await snapshot()
          await expectRefused(call(driver), status, label)
          expect(await snapshot(), label).toEqual(before)
          seen.refused += 1
        }
      }
    }
    expect(seen).toEqual({ allowed: 10, refused: 180 })
  })
})

describe('every pair of two statuses', () => {
  const targetsOf = (status: DeliveryStatus): string[] => {
    const next = forcedStep({ status, type: 'TWO_WAY_DELIVERY' })
    return [
      ...(status.startsWith('CANCELLED') ? ['REQUESTED'] : []),
      ...(existsFor('TERMINATE', admin, status) ? ['COMPLETED'] : []),
      ...(next ? [next] : []),
    ]
  }

  it('that no edge joins is refused, four hundred of them tried', async () => {
    let allowed = 0
    for (const from of STORED_STATUSES) {
      for (const to of STORED_STATUSES) {
        await standAt(from)
        const call = world.deliveries.setStatus(as(admin), { id, status: to, reason: REASON })
        if (targetsOf(from).includes(to)) {
          await expect(call, `${from} to ${to}`).resolves.toEqual({ id })
          expect((await rowOf(world.db, id)).status).toBe(to)
          allowed += 1
        } else await expectRefused(call, from, `${from} to ${to}`)
      }
    }
    expect(allowed).toBe(3 + 11 + 8)
  })
})
