import { DRIVER_MOVES, FLAGS_OF } from '@volant/domain/drivers/states'
import type { DriverMove } from '@volant/domain/drivers/states'
import type { AdminActor, DriverState } from '@volant/domain/kernel/actor'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { onPostgres } from '../../../test/database'
import { as, completeDelivery, dates, DEAL, rowOf } from '../../../test/world'
import { rows } from '../../platform/db/rows'
import { outbox } from '../../platform/outbox/table'
import { offers } from '../../tables/offers'
import { securityLog, users } from '../../tables/users'
import { openDriversOffice } from './office.testing'
import type { DriversOffice } from './office.testing'

let office: DriversOffice
let admin: AdminActor

beforeAll(async () => {
  office = await openDriversOffice()
  admin = office.admin
})
afterAll(() => office.close())
beforeEach(() => office.db.sql.delete(outbox))

const MOVES = Object.keys(DRIVER_MOVES) as DriverMove[]
const STATES = Object.keys(FLAGS_OF) as DriverState[]
const CASES = MOVES.flatMap((move) => STATES.map((state) => [move, state] as const))

describe('a move', () => {
  it.each(CASES)('%s of a driver who is %s', async (move, state) => {
    const { profileId: id } = await office.make.driver(state)
    const moving = office.states.move(as(admin), move, { id })
    const { from, to } = DRIVER_MOVES[move]
    if (from !== state) {
      await expect(moving).rejects.toMatchObject({ code: 'CONFLICT', reason: 'ILLEGAL_TRANSITION' })
      expect((await office.standing(id)).driver).toMatchObject(FLAGS_OF[state])
      return
    }
    expect(await moving).toEqual({ id })
    expect((await office.standing(id)).driver).toMatchObject(FLAGS_OF[to])
  })

  it('tells how far the office has read the papers', async () => {
    const { profileId: id } = await office.make.driver('WAITING')
    const after = async (move: DriverMove) => {
      await office.states.move(as(admin), move, { id })
      return (await office.standing(id)).driver.onboardingState
    }
    expect((await office.standing(id)).driver.onboardingState).toBe('CREATED')
    expect(await after('reject')).toBe('REFUSED')
    expect(await after('cancelReject')).toBe('VALIDATION_ASKED')
    expect(await after('accept')).toBe('VALIDATED')
    expect(await after('disable')).toBe('VALIDATED')
    expect(await after('enable')).toBe('VALIDATED')
  })

  it('names the driver by the address too, whatever its case', async () => {
    const { profileId: id } = await office.make.driver('WAITING')
    const { user } = await office.standing(id)
    await office.states.move(as(admin), 'reject', { email: ` ${user.email.toUpperCase()} ` })
    expect((await office.standing(id)).driver.rejectedByAlb).toBe(true)
  })

  it.each([{ id: 'nobody' }, { id: '0190aaaa-0000-7000-8000-000000000000' }, { email: 'nobody@test.test' }])(
    'of nobody is not found: %o',
    async (key) => {
      await expect(office.states.move(as(admin), 'accept', key)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    },
  )

  it('is a maintainer’s', async () => {
    const { profileId: id } = await office.make.driver('WAITING')
    const support = await office.make.admin(3)
    await expect(office.states.move(as(support), 'accept', { id })).rejects.toMatchObject({
      code: 'FORBIDDEN',
      reason: 'RANK_TOO_LOW',
    })
  })

  it('wins once where two admins decide the opposite at the same moment', async () => {
    const { profileId: id } = await office.make.driver('WAITING')
    const both = await Promise.allSettled([
      office.states.move(as(admin), 'accept', { id }),
      office.states.move(as(admin), 'reject', { id }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both.find((one) => one.status === 'rejected')?.reason).toMatchObject({ code: 'CONFLICT' })
  })
})

describe('a driver who is moved', () => {
  it.each([
    ['UNCONFIRMED', 'FORCE_CHANGE_PASSWORD', ['driver-accepted', 'temporary-password']],
    ['CONFIRMED', 'CONFIRMED', ['driver-accepted']],
  ] as const)('and was %s is let in with what they need', async (before, after, mails) => {
    const { profileId: id, sub } = await office.make.driver('WAITING')
    await office.db.sql.update(users).set({ status: before, passwordHash: 'old' }).where(eq(users.id, sub))
    await office.states.move(as(admin), 'accept', { id })
    const { user } = await office.standing(id)
    expect(user.status).toBe(after)
    const sent = await office.db.sql.select().from(outbox)
    expect(sent.map(({ template }) => template).toSorted()).toEqual(mails)
    const given = sent.find(({ template }) => template === 'temporary-password')?.data['password']
    if (before === 'UNCONFIRMED') expect(await office.passwords.matches(String(given), user.passwordHash)).toBe(true)
    else expect(user.passwordHash).toBe('old')
  })

  it.each([
    ['accept', 1],
    ['reject', 2],
    ['cancelReject', 1],
    ['disable', 2],
    ['enable', 1],
  ] as const)('%s leaves the sessions at version %i', async (move, sessionVersion) => {
    const { profileId: id, sub } = await office.make.driver(DRIVER_MOVES[move].from)
    await office.states.move(as(admin), move, { id })
    expect((await office.standing(id)).user).toMatchObject({ sessionVersion, status: 'CONFIRMED' })
    const lines = await office.db.sql.select().from(securityLog).where(eq(securityLog.subject, sub))
    expect(lines.map(({ kind, actorSub }) => [kind, actorSub])).toEqual(
      sessionVersion === 2 ? [['account.ended', admin.sub]] : [],
    )
  })

  it.each([
    ['accept', 'driver-accepted'],
    ['reject', 'driver-refused'],
    ['cancelReject', 'driver-reconsidered'],
    ['disable', 'driver-disabled'],
    ['enable', 'driver-enabled'],
  ] as const)('%s is told by mail', async (move, template) => {
    const { profileId: id } = await office.make.driver(DRIVER_MOVES[move].from)
    await office.states.move(as(admin), move, { id })
    const { user } = await office.standing(id)
    const mails = await office.db.sql.select().from(outbox)
    expect(mails).toMatchObject([{ template, recipient: user.email, language: 'fr', channel: 'email' }])
  })
})

it('whoever is disabled bids no longer; other bids and own missions stay', async () => {
  const client = await office.buyer()
  const driver = await office.make.driver()
  const rival = await office.make.driver()
  const open = async () => {
    const id = await completeDelivery(office, client)
    await office.dispatch.allow(as(admin), { id, ...DEAL, ...dates(office.clock.now()) })
    return id
  }
  const bid = (deliveryId: string, who: typeof driver) =>
    office.offers.create(as(who), { deliveryId, driverId: who.profileId, demandedPrice: 210 })
  const [auction, won] = [await open(), await open()]
  await bid(auction, driver)
  await bid(auction, rival)
  const { id: winning } = await bid(won, driver)
  await office.offers.accept(as(admin), winning)
  await office.db.sql.delete(outbox)

  await office.states.move(as(admin), 'disable', { id: driver.profileId })

  const left = await office.db.sql.select().from(offers).where(eq(offers.deliveryId, auction))
  expect(left.map(({ driverId, status }) => [driverId, status])).toEqual(
    expect.arrayContaining([
      [driver.profileId, 'REJECTED'],
      [rival.profileId, 'PENDING'],
    ]),
  )
  expect(await rowOf(office.db, auction)).toMatchObject({ pendingOffers: 1 })
  expect(await rowOf(office.db, won)).toMatchObject({ status: 'SET', selectedDriverId: driver.profileId })
  // told once, of the account and not of each offer
  expect((await office.db.sql.select().from(outbox)).map(({ template }) => template)).toEqual(['driver-disabled'])
  await expect(bid(auction, driver)).rejects.toMatchObject({ reason: 'DRIVER_UNAVAILABLE' })
})

it.runIf(onPostgres)('disabling waits for whoever just gives the mission, and both come through', async () => {
  const driver = await office.make.driver()
  const id = await completeDelivery(office, await office.buyer())
  await office.dispatch.allow(as(admin), { id, ...DEAL, ...dates(office.clock.now()) })
  await office.offers.create(as(driver), { deliveryId: id, driverId: driver.profileId, demandedPrice: 210 })
  let disabling: Promise<unknown> | undefined
  await office.db.tx(async (tx) => {
    await tx.sql.execute(sql`SELECT 1 FROM deliveries WHERE id = ${id} FOR NO KEY UPDATE`)
    disabling = office.states.move(as(admin), 'disable', { id: driver.profileId })
    const waiting = sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    await expect.poll(async () => (await rows(office.db.sql, waiting)).length).toBe(1)
    // as an award does: the delivery first, then its driver, which nobody who waits for the delivery may hold
    await tx.sql.execute(sql`SELECT 1 FROM drivers WHERE id = ${driver.profileId} FOR NO KEY UPDATE NOWAIT`)
  })
  expect(await disabling).toEqual({ id: driver.profileId })
  expect(await rowOf(office.db, id)).toMatchObject({ pendingOffers: 0 })
})
