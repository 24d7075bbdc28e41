import { calendarDayOf } from '@volant/domain/deliveries/calendar'
import type { AdminActor, DriverActor } from '@volant/domain/kernel/actor'
import { addDays } from 'date-fns'
import { asc, eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { as, NOW } from '../../../test/world'
import { applyRetention } from '../../platform/retention'
import { driverDaysOff } from '../../tables/drivers'
import { openDriversOffice } from './office.testing'
import type { DriversOffice } from './office.testing'
import { createDriverReads } from './read/drivers'
import { driverRetention } from './retention'
import { createDaysOff } from './service/days-off'
import type { DaysOffService } from './service/days-off'

const day = (offset: number) => calendarDayOf(addDays(NOW, offset))

let office: DriversOffice
let work: DaysOffService
let driver: DriverActor
let other: DriverActor
let support: AdminActor

beforeAll(async () => {
  office = await openDriversOffice()
  work = createDaysOff(office)
  driver = await office.make.driver('WAITING')
  other = await office.make.driver()
  support = await office.make.admin(3)
})
beforeEach(() => office.db.sql.delete(driverDaysOff))
afterAll(() => office.close())

const add = (who: AdminActor | DriverActor, first: number, last: number, of = driver) =>
  work.add(as(who), { driverId: of.profileId, firstDay: day(first), lastDay: day(last) })
const stored = ({ profileId }: DriverActor = driver) =>
  office.db.sql
    .select()
    .from(driverDaysOff)
    .where(eq(driverDaysOff.driverId, profileId))
    .orderBy(asc(driverDaysOff.firstDay))

describe('days off', () => {
  it('are told by the driver, accepted or not yet, and by the office', async () => {
    expect(await add(driver, 1, 3)).toEqual({ id: driver.profileId })
    await add(office.admin, 0, 0)
    await add(other, 1, 3, other)
    expect(await stored()).toMatchObject([
      { firstDay: day(0), lastDay: day(0) },
      { firstDay: day(1), lastDay: day(3) },
    ])
    const [first] = await stored()
    await work.remove(as(driver), { driverId: driver.profileId, id: first?.id ?? '' })
    expect(await stored()).toMatchObject([{ firstDay: day(1) }])
    expect(await stored(other)).toHaveLength(1)
  })

  it.each([
    ['no day', { firstDay: '2026-02-30', lastDay: '2026-07-01' }, 'firstDay', 'invalid'],
    ['an end before the beginning', { firstDay: day(3), lastDay: day(2) }, 'lastDay', 'mustBeLater'],
    ['what is over', { firstDay: day(-3), lastDay: day(-1) }, 'lastDay', 'disablePast'],
    ['more than a year', { firstDay: day(0), lastDay: day(365) }, 'lastDay', 'outOfRange'],
  ])('are refused for %s', async (_what, days, path, code) => {
    const asked = work.add(as(driver), { driverId: driver.profileId, ...days })
    await expect(asked).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path, code }] })
    expect(await stored()).toEqual([])
  })

  it('are refused beside others that share a day, two at once as well', async () => {
    const both = await Promise.allSettled([add(driver, 1, 3), add(office.admin, 3, 5)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(add(driver, 3, 3)).rejects.toMatchObject({ code: 'CONFLICT', reason: 'ALREADY_EXISTS' })
    expect(await stored()).toHaveLength(1)
  })

  it('are fifty at once, of which those that are over do not count', async () => {
    const rows = Array.from({ length: 50 }, (_, index) => ({
      id: uuid(),
      driverId: driver.profileId,
      firstDay: day(index * 2 - 2),
      lastDay: day(index * 2 - 2),
    }))
    await office.db.sql.insert(driverDaysOff).values(rows)
    await add(driver, 200, 201)
    await expect(add(driver, 210, 211)).rejects.toMatchObject({ code: 'CONFLICT', reason: 'QUOTA_EXCEEDED' })
  })

  it('are nobody else’s: unknown to other drivers, refused to support', async () => {
    await add(driver, 1, 1)
    const [own] = await stored()
    const named = { driverId: driver.profileId, id: own?.id ?? '' }
    for (const work of [() => add(other, 5, 6), () => add(office.admin, 5, 6, { ...driver, profileId: uuid() })])
      await expect(work()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(work.remove(as(other), named)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    // a driver names a period of another as if it were theirs
    await expect(work.remove(as(other), { ...named, driverId: other.profileId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    for (const id of ['x', uuid()])
      await expect(work.remove(as(driver), { ...named, id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    for (const refused of [() => add(support, 5, 6), () => work.remove(as(support), named)])
      await expect(refused()).rejects.toMatchObject({ code: 'FORBIDDEN', reason: 'RANK_TOO_LOW' })
    expect(await stored()).toHaveLength(1)
  })

  it('are read while they are not over, the next first, and kept a month longer', async () => {
    const last = (lastDay: number, firstDay = lastDay) => ({
      id: uuid(),
      driverId: driver.profileId,
      firstDay: day(firstDay),
      lastDay: day(lastDay),
    })
    await office.db.sql.insert(driverDaysOff).values([last(9, 8), last(-1), last(0, -4), last(-30), last(-31)])
    const reads = createDriverReads(office.db, office.clock, (key) => key)
    const selection = new Map([['daysOff', new Map(['firstDay', 'lastDay'].map((name) => [name, new Map()]))]])
    const found = await reads.byId(driver, driver.profileId, selection)
    expect(found?.daysOff).toEqual([
      { firstDay: day(-4), lastDay: day(0) },
      { firstDay: day(8), lastDay: day(9) },
    ])
    await applyRetention(office.db, office.clock, driverRetention)
    expect((await stored()).map(({ lastDay }) => lastDay).toSorted()).toEqual([day(-30), day(-1), day(0), day(9)])
  })

  it('and the radius of a driver are theirs to change', async () => {
    await office.update(as(driver), { id: driver.profileId, radiusKm: 120 })
    expect((await office.standing(driver.profileId)).driver.radiusKm).toBe(120)
    await office.update(as(office.admin), { id: driver.profileId, phoneNumber: null })
    expect((await office.standing(driver.profileId)).driver.radiusKm).toBe(120)
    await office.update(as(driver), { id: driver.profileId, radiusKm: null })
    expect((await office.standing(driver.profileId)).driver.radiusKm).toBeNull()
    const refused = office.update(as(driver), { id: driver.profileId, radiusKm: 9 })
    await expect(refused).rejects.toMatchObject({ fields: [{ path: 'radiusKm', code: 'outOfRange' }] })
  })
})
