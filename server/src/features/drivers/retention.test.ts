import type { DriverState } from '@volant/domain/kernel/actor'
import { subDays } from 'date-fns'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, NOW } from '../../../test/world'
import { applyRetention } from '../../platform/retention'
import { driverPaperChecks, drivers } from '../../tables/drivers'
import { files } from '../../tables/files'
import { users } from '../../tables/users'
import { openDriversOffice } from './office.testing'
import type { DriversOffice } from './office.testing'
import { driverRetention } from './retention'

let office: DriversOffice
beforeAll(async () => {
  office = await openDriversOffice()
})
afterAll(() => office.close())

const EMPTY = { docs: {}, iban: null, birthDate: null, drivingPermitNumber: null }

/** Somebody who has sent their papers, one of which was read. */
async function applicant(state: DriverState): Promise<string> {
  const { profileId: id } = await office.make.driver(state)
  const kbisPath = await office.sent({ module: 'driver', driverId: id, slot: 'kbisPath' })
  const given = {
    docs: { kbisPath },
    iban: 'FR7630006000011234567890189',
    birthDate: NOW,
    drivingPermitNumber: '12AB34567',
  }
  await office.db.sql.update(drivers).set(given).where(eq(drivers.id, id))
  await office.db.sql
    .insert(driverPaperChecks)
    .values({ driverId: id, paper: 'identity', adminId: office.admin.profileId, verifiedAt: NOW })
  return id
}

async function keptOf(id: string) {
  const { driver } = await office.standing(id)
  const [file] = await office.db.sql.select().from(files).where(eq(files.driverId, id))
  const checks = await office.db.sql.$count(driverPaperChecks, eq(driverPaperChecks.driverId, id))
  return { driver, hasFile: file?.deletedAt === null, checks }
}

const clean = () => applyRetention(office.db, office.clock, driverRetention)

describe('the papers of an applicant', () => {
  it('go three months after the refusal, with what the office has read of them', async () => {
    const id = await applicant('WAITING')
    office.setTime(subDays(NOW, 90))
    await office.states.move(as(office.admin), 'reject', { id })
    await clean()
    office.setTime(NOW)
    expect(await keptOf(id)).toMatchObject({ hasFile: true, checks: 1 })
    office.setTime(new Date(NOW.getTime() + 1))
    await clean()
    office.setTime(NOW)
    expect(await keptOf(id)).toMatchObject({ driver: EMPTY, hasFile: false, checks: 0 })
  })

  it('go as well where the application was never confirmed', async () => {
    const [old, young] = [await applicant('WAITING'), await applicant('WAITING')]
    for (const id of [old, young]) {
      const { user } = await office.standing(id)
      await office.db.sql.update(users).set({ status: 'UNCONFIRMED' }).where(eq(users.id, user.id))
    }
    await office.db.sql
      .update(drivers)
      .set({ createdAt: subDays(NOW, 91) })
      .where(eq(drivers.id, old))
    await office.db.sql
      .update(drivers)
      .set({ createdAt: subDays(NOW, 89) })
      .where(eq(drivers.id, young))
    await clean()
    expect(await keptOf(old)).toMatchObject({ driver: EMPTY, hasFile: false, checks: 0 })
    expect(await keptOf(young)).toMatchObject({ hasFile: true, checks: 1 })
  })

  it.each(['WAITING', 'ACCEPTED', 'DISABLED'] as const)('of somebody %s stay', async (state) => {
    const id = await applicant(state)
    const long = { createdAt: subDays(NOW, 900), updatedAt: subDays(NOW, 900) }
    await office.db.sql.update(drivers).set(long).where(eq(drivers.id, id))
    await clean()
    expect(await keptOf(id)).toMatchObject({ hasFile: true, checks: 1, driver: { iban: expect.any(String) as string } })
  })
})
