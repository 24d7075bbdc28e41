import type { DriverState } from '@volant/domain/kernel/actor'
import { subDays } from 'date-fns'
import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, NOW } from '../../../test/world'
import { applyRetention } from '../../platform/retention'
import { driverMandates, driverPaperChecks, drivers } from '../../tables/drivers'
import { files } from '../../tables/files'
import { subscriptionPayments } from '../../tables/invoices'
import { users } from '../../tables/users'
import { openDriversOffice } from './office.testing'
import type { DriversOffice } from './office.testing'
import { driverRetention } from './retention'
import { NO_PAPERS } from './store/papers'

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

describe('the mandate of an applicant', () => {
  /** Signed with the account number, as an application is made. */
  async function signed(state: DriverState): Promise<string> {
    const id = await applicant(state)
    const key = `Drivers/${id}/mandate.pdf`
    const file = { state: 'ready', type: 'application/pdf', maxBytes: 9, fileName: 'mandate.pdf' } as const
    await office.db.sql.insert(files).values({ ...file, id: uuid(), key, kind: 'mandate', driverId: id })
    const debtor = { name: 'Noé Driver', address: [], iban: 'FR7630006000011234567890189' }
    const snapshot = { creditor: { name: 'V', address: 'P', identifier: 'I' }, debtor }
    const reference = `VOLANT-${id}`
    await office.db.sql
      .insert(driverMandates)
      .values({ id: uuid(), secret: id, driverId: id, reference, snapshot, fileKey: key, signedAt: subDays(NOW, 200) })
    return id
  }
  const debited = (driverId: string) =>
    office.db.sql.insert(subscriptionPayments).values({
      id: uuid(),
      driverId,
      tier: 'LIGHT',
      month: '2026-01-01',
      amount: 2000,
      status: 'FAILED',
      updatedAt: NOW,
    })
  const mandateOf = async (id: string) => {
    const [mandate] = await office.db.sql.select().from(driverMandates).where(eq(driverMandates.driverId, id))
    const [file] = await office.db.sql
      .select()
      .from(files)
      .where(and(eq(files.driverId, id), eq(files.kind, 'mandate')))
    return { stands: mandate?.revokedAt === null, kept: mandate !== undefined, hasFile: file?.deletedAt === null }
  }

  it('ends with the refusal: its public link opens nothing any more', async () => {
    const id = await signed('WAITING')
    await office.states.move(as(office.admin), 'reject', { id })
    expect(await mandateOf(id)).toEqual({ stands: false, kept: true, hasFile: true })
  })

  it('goes with the papers, unless something was debited under it', async () => {
    const [never, once] = [await signed('REFUSED'), await signed('REFUSED')]
    await debited(once)
    const long = { updatedAt: subDays(NOW, 91) }
    await office.db.sql
      .update(drivers)
      .set(long)
      .where(inArray(drivers.id, [never, once]))
    await clean()
    expect(await mandateOf(never)).toEqual({ stands: false, kept: false, hasFile: false })
    expect(await mandateOf(once)).toEqual({ stands: false, kept: true, hasFile: true })
  })

  it('goes as well where the papers have gone before', async () => {
    const id = await signed('REFUSED')
    await office.db.sql
      .update(drivers)
      .set({ ...NO_PAPERS, updatedAt: subDays(NOW, 91) })
      .where(eq(drivers.id, id))
    await clean()
    expect(await mandateOf(id)).toMatchObject({ kept: false, hasFile: false })
  })

  it.each(['WAITING', 'ACCEPTED', 'DISABLED'] as const)('of somebody %s stands', async (state) => {
    const id = await signed(state)
    await office.db.sql
      .update(drivers)
      .set({ updatedAt: subDays(NOW, 900) })
      .where(eq(drivers.id, id))
    await clean()
    expect(await mandateOf(id)).toEqual({ stands: true, kept: true, hasFile: true })
  })
})

describe('a paper that was sent and stands in no place', () => {
  it('goes after a week, one that is named stays', async () => {
    const id = await applicant('ACCEPTED')
    const send = () => office.sent({ module: 'driver', driverId: id, slot: 'idPath' })
    const avatarKey = await office.sent({ module: 'driver', driverId: id, kind: 'avatar' })
    await office.db.sql.update(drivers).set({ avatarKey }).where(eq(drivers.id, id))
    const [lost, fresh] = [await send(), await send()]
    await office.db.sql
      .update(files)
      .set({ createdAt: subDays(NOW, 8) })
      .where(and(eq(files.driverId, id), ne(files.key, fresh)))
    await office.db.sql
      .update(files)
      .set({ createdAt: subDays(NOW, 6) })
      .where(eq(files.key, fresh))
    await clean()
    const gone = await office.db.sql
      .select()
      .from(files)
      .where(and(eq(files.driverId, id), isNotNull(files.deletedAt)))
    expect(gone.map(({ key }) => key)).toEqual([lost])
  })
})
