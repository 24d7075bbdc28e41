import { DOCUMENTS } from '@volant/domain/drivers/documents'
import { PAPER_NAMES, PAPERS } from '@volant/domain/drivers/papers'
import type { AdminActor, DriverActor } from '@volant/domain/kernel/actor'
import { addDays, subDays } from 'date-fns'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { as } from '../../../test/world'
import { driverMoves, driverPaperChecks, drivers } from '../../tables/drivers'
import { openDriversOffice } from './office.testing'
import type { DriversOffice } from './office.testing'
import { createDriverReads } from './read/drivers'
import { createPaperChecks } from './service/papers'

let office: DriversOffice
let admin: AdminActor
let support: AdminActor
let driver: DriverActor
let verify: ReturnType<typeof createPaperChecks>

beforeAll(async () => {
  office = await openDriversOffice()
  admin = office.admin
  support = await office.make.admin(3)
  verify = createPaperChecks(office)
})
afterAll(() => office.close())

/** Everything given, with dates that hold. */
beforeEach(async () => {
  driver = await office.make.driver()
  const now = office.clock.now()
  const docs = Object.fromEntries(
    Object.values(PAPERS).flatMap((slots) => slots.map((slot) => [slot, `Drivers/${slot}`])),
  )
  await office.db.sql
    .update(drivers)
    .set({
      docs,
      drivingPermitDueDate: addDays(now, 400),
      vigilanceIssueDate: subDays(now, 9),
      insuranceDueDate: addDays(now, 90),
    })
    .where(eq(drivers.id, driver.profileId))
})

const checks = async () =>
  (await office.db.sql.select().from(driverPaperChecks).where(eq(driverPaperChecks.driverId, driver.profileId)))
    .map(({ paper }) => paper)
    .toSorted()
const say = (paper: (typeof PAPER_NAMES)[number], verified = true, who = admin) =>
  verify(as(who), { driverId: driver.profileId, paper, verified })
const change = (who: AdminActor | DriverActor, input: object) =>
  office.update(as(who), { id: driver.profileId, ...input })

it('whoever of the office has read a paper is kept with the moment, until it is to be read again', async () => {
  await say('vigilance')
  await say('insurance')
  const [kept] = await office.db.sql
    .select()
    .from(driverPaperChecks)
    .where(eq(driverPaperChecks.driverId, driver.profileId))
  expect(kept).toMatchObject({ adminId: admin.profileId, verifiedAt: office.clock.now() })
  await say('vigilance', false)
  expect(await checks()).toEqual(['insurance'])
})

it('a paper that is missing, undated or over is not read, nor one of nobody, nor by support', async () => {
  await change(admin, {
    docs: { vigilancePath: null },
    insuranceDueDate: subDays(office.clock.now(), 1),
    drivingPermitDueDate: null,
  })
  for (const paper of ['vigilance', 'insurance', 'licence'] as const)
    await expect(say(paper)).rejects.toMatchObject({ code: 'CONFLICT', reason: 'PAPER_NOT_VALID' })
  await expect(say('account', true, support)).rejects.toMatchObject({ code: 'FORBIDDEN', reason: 'RANK_TOO_LOW' })
  const nobody = { driverId: admin.profileId, paper: 'account', verified: true } as const
  await expect(verify(as(admin), nobody)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(verify(as(driver), { ...nobody, driverId: driver.profileId })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
  expect(await checks()).toEqual([])
})

it('a paper that has been replaced since it was read is not said to be read, nor a check of it taken away', async () => {
  const seen = (await office.standing(driver.profileId)).driver.updatedAt
  const read = (verified: boolean, at = seen.toISOString()) =>
    verify(as(admin), { driverId: driver.profileId, paper: 'vigilance', verified, seen: at })
  await read(true)
  await read(false)
  office.setTime(addDays(office.clock.now(), 1))
  const vigilancePath = await office.sent({ module: 'driver', driverId: driver.profileId, slot: 'vigilancePath' })
  await change(driver, { docs: { vigilancePath } })
  for (const verified of [true, false])
    await expect(read(verified)).rejects.toMatchObject({ code: 'CONFLICT', reason: 'STALE_VERSION' })
  expect(await checks()).toEqual([])
  await read(true, (await office.standing(driver.profileId)).driver.updatedAt.toISOString())
  expect(await checks()).toEqual(['vigilance'])
})

it('another account number takes the check of the account details away', async () => {
  await say('account')
  await say('identity')
  await change(admin, { iban: 'FR7630006000011234567890189' })
  expect(await checks()).toEqual(['identity'])
})

it('another document or another date takes its check away, and no other', async () => {
  for (const paper of PAPER_NAMES) await say(paper)
  const vigilancePath = await office.sent({ module: 'driver', driverId: driver.profileId, slot: 'vigilancePath' })
  await change(driver, {
    docs: { vigilancePath },
    insuranceDueDate: addDays(office.clock.now(), 300),
    phoneNumber: '0612345678',
  })
  expect(await checks()).toEqual(
    PAPER_NAMES.filter((paper) => paper !== 'vigilance' && paper !== 'insurance').toSorted(),
  )
  const gone = { kind: 'driverDoc', deliveryId: null, vehicleId: null, actor: admin, at: office.clock.now() }
  await office.db.tx(async (tx) =>
    tx.emit('file.deleted', { ...gone, driverId: driver.profileId, key: 'Drivers/ribPath' }),
  )
  expect(await checks()).not.toContain('account')
})

it('a driver puts another date in the place of one, and takes none away; the office may', async () => {
  const required = { code: 'BAD_USER_INPUT', fields: [{ path: 'insuranceDueDate', code: 'required' }] }
  await expect(change(driver, { insuranceDueDate: null })).rejects.toMatchObject(required)
  await change(admin, { insuranceDueDate: null })
  // where there is none, none is taken away
  await change(driver, { insuranceDueDate: null })
})

it('an attestation that will be issued tomorrow is not taken', async () => {
  await expect(change(admin, { vigilanceIssueDate: addDays(office.clock.now(), 1) })).rejects.toMatchObject({
    fields: [{ path: 'vigilanceIssueDate', code: 'outOfRange' }],
  })
})

it('an attestation of today is taken as soon as the day has begun in Paris', async () => {
  const before = office.clock.now()
  office.setTime(new Date('2026-07-15T22:30Z'))
  const dated = (day: string) => change(driver, { vigilanceIssueDate: new Date(`${day}T00:00Z`) })
  await dated('2026-07-16')
  await expect(dated('2026-07-17')).rejects.toMatchObject({
    fields: [{ path: 'vigilanceIssueDate', code: 'outOfRange' }],
  })
  office.setTime(before)
})

it('who disabled a driver, when and why is kept for the office, and stays when they are enabled', async () => {
  const { profileId: id } = driver
  const key = { id, reason: '  Trois retards non signalés  ' }
  await expect(office.states.move(as(admin), 'disable', { id, reason: 'ab' })).rejects.toMatchObject({
    fields: [{ path: 'reason', code: 'tooShort' }],
  })
  await expect(office.states.move(as(admin), 'disable', { id, reason: 'x'.repeat(501) })).rejects.toMatchObject({
    fields: [{ path: 'reason', code: 'tooLong' }],
  })
  await office.states.move(as(admin), 'disable', key)
  await office.states.move(as(admin), 'enable', { id })
  const rows = await office.db.sql.select().from(driverMoves).where(eq(driverMoves.driverId, id))
  expect(rows).toMatchObject([
    { move: 'disable', reason: 'Trois retards non signalés', adminId: admin.profileId, movedAt: office.clock.now() },
    { move: 'enable', reason: null },
  ])
  // callers of before give no reason
  await office.states.move(as(admin), 'disable', { id })
})

it('support learns that the account details were given, and opens every paper but these', async () => {
  const reads = createDriverReads(office.db, office.clock, (key) => `/files/${key}`)
  const selection = new Map([['docs', new Map([...DOCUMENTS, 'withheld'].map((name) => [name, new Map()]))]])
  const docs = Object.fromEntries(DOCUMENTS.map((slot) => [slot, `Drivers/${slot}`]))
  await office.db.sql.update(drivers).set({ docs }).where(eq(drivers.id, driver.profileId))
  const links = Object.fromEntries(DOCUMENTS.map((slot) => [slot, `/files/Drivers/${slot}`]))
  for (const whole of [admin, driver])
    expect(await reads.byId(whole, driver.profileId, selection)).toEqual({ docs: { ...links, withheld: [] } })
  const masked = { docs: { ...links, ribPath: null, withheld: ['ribPath'] } }
  expect(await reads.byId(support, driver.profileId, selection)).toEqual(masked)
  const { records } = await reads.list(support, {}, selection)
  expect(records).toContainEqual(masked)
  expect(JSON.stringify(records)).not.toContain('Drivers/ribPath')
  await office.db.sql.update(drivers).set({ docs: {} }).where(eq(drivers.id, driver.profileId))
  expect(await reads.byId(support, driver.profileId, selection)).toMatchObject({
    docs: { ribPath: null, withheld: [] },
  })
})

it('a driver reads when a paper was checked, not by whom, and nothing of decisions', async () => {
  await say('vigilance')
  await office.states.move(as(admin), 'disable', { id: driver.profileId, reason: 'Une raison' })
  const reads = createDriverReads(office.db, office.clock, (key) => key)
  const nested = (...names: string[]) => new Map(names.map((name) => [name, new Map()]))
  const selection = new Map([
    ['paperChecks', nested('paper', 'verifiedAt', 'verifiedBy')],
    ['moves', nested('move', 'reason', 'movedBy')],
  ])
  const byOffice = {
    paperChecks: [{ paper: 'vigilance', verifiedBy: 'Anne Admin' }],
    moves: [{ reason: 'Une raison' }],
  }
  expect(await reads.byId(support, driver.profileId, selection)).toMatchObject(byOffice)
  expect(await reads.byId(driver, driver.profileId, selection)).toMatchObject({
    paperChecks: [{ paper: 'vigilance', verifiedBy: null }],
    moves: [],
  })
})
