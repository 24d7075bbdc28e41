import { addressSchema } from '@volant/domain/places/schema'
import type { DriverActor } from '@volant/domain/kernel/actor'
import { addMonths, subMonths } from 'date-fns'
import { count, eq } from 'drizzle-orm'
import { buffer } from 'node:stream/consumers'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { unsaid } from '../../../test/pdf-text'
import { as, PARIS } from '../../../test/world'
import { driverMandates, drivers } from '../../tables/drivers'
import { files } from '../../tables/files'
import { subscriptionPayments } from '../../tables/invoices'
import { securityLog, users } from '../../tables/users'
import { openDriversOffice } from './office.testing'
import type { DriversOffice } from './office.testing'
import { driverFiles } from './files'
import { createMandates } from './service/mandate'

const IBAN = 'FR7630006000011234567890189'
const OTHER_IBAN = 'FR1420041010050500013M02606'
const PASSWORD = 'Livraison-42'
const NOBODY = { role: 'ANONYMOUS' } as const
const CREDITOR = { name: 'Convoyage du Nord', address: '1 rue Faidherbe, 59000 Lille', identifier: 'FR72ZZZ123456' }

let office: DriversOffice
let driver: DriverActor
let sign: (who?: DriverActor, password?: string) => Promise<{ mandateId: string }>

const mandatesOf = (creditor: typeof CREDITOR | (Omit<typeof CREDITOR, 'identifier'> & { identifier: null })) =>
  createMandates({ ...office, creditor, publicUrl: 'https://volant.example' })
const change = (input: object) => office.update(as(office.admin), { id: driver.profileId, ...input })
const document = (mandateId: string) => mandatesOf(CREDITOR).document(NOBODY, mandateId)
const ofDriver = () => mandatesOf(CREDITOR).ofDriver(office.admin, driver.profileId)

beforeAll(async () => {
  office = await openDriversOffice()
  const mandates = mandatesOf(CREDITOR)
  sign = (who = driver, currentPassword = PASSWORD) => mandates.sign(as(who), { currentPassword })
})
afterAll(() => office.close())
beforeEach(async () => {
  driver = await office.make.driver()
  const passwordHash = await office.passwords.hash(PASSWORD)
  await office.db.sql.update(users).set({ passwordHash }).where(eq(users.id, driver.sub))
  await change({ iban: IBAN, address: addressSchema.parse(PARIS) })
})

describe('a direct-debit mandate', () => {
  it('is signed with the own password: the document names both sides, the account and the moment', async () => {
    await expect(sign(driver, 'Another-42')).rejects.toMatchObject({
      fields: [{ path: 'currentPassword', code: 'invalid' }],
    })
    const { mandateId } = await sign()
    expect(mandateId).toMatch(/^[\w-]{22}$/)
    const { DocumentURL } = await document(mandateId)
    expect(DocumentURL).toMatch(/^https:\/\/volant\.example\/files\/Drivers\/.*\.pdf\?expires=\d+&signature=/)
    const [stored] = await office.db.sql.select().from(driverMandates).where(eq(driverMandates.secret, mandateId))
    const [file] = await office.db.sql
      .select()
      .from(files)
      .where(eq(files.key, stored?.fileKey ?? ''))
    const pdf = await buffer(await office.storage.read(file?.id ?? ''))
    const said = [
      /Mandat de prélèvement SEPA/,
      new RegExp(stored?.reference ?? 'none'),
      /Convoyage du Nord/,
      /FR72ZZZ123456/,
      /FR76\s3000\s6000\s0112\s3456\s7890\s189/,
      /75004 Paris/,
      /huit semaines/,
    ]
    expect(await unsaid(pdf, said)).toEqual([])
  })

  it('is sent to the driver, written down, and found by the office', async () => {
    const { mandateId } = await sign()
    const { mandate, available } = await ofDriver()
    expect(available).toBe(true)
    expect(mandate).toMatchObject({ mandateId, reference: expect.stringMatching(/^VOLANT-\d+-1$/) })
    const mails = await office.messages('mandate-signed')
    expect(mails.at(-1)?.data).toMatchObject({
      path: `/driver-mandate?MandateId=${mandateId}`,
      reference: mandate?.reference,
    })
    const [{ n } = { n: 0 }] = await office.db.sql
      .select({ n: count() })
      .from(securityLog)
      .where(eq(securityLog.subject, driver.sub))
    expect(n).toBeGreaterThan(0)
    const [file] = await office.db.sql.select().from(files).where(eq(files.driverId, driver.profileId))
    if (!file) throw new Error('no file')
    expect(await office.db.tx((tx) => driverFiles().isInUse(tx, file))).toBe(true)
  })

  it('needs an account number and an address', async () => {
    await office.db.sql.update(drivers).set({ iban: null, addressId: null }).where(eq(drivers.id, driver.profileId))
    await expect(sign()).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [
        { path: 'iban', code: 'required' },
        { path: 'address', code: 'required' },
      ],
    })
  })

  it('gives way to the next one, and ends with another account number', async () => {
    const first = await sign()
    const second = await sign()
    await expect(document(first.mandateId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await ofDriver()).mandate).toMatchObject({ reference: expect.stringMatching(/-2$/) })
    await change({ phoneNumber: '07 12 34 56 78', iban: IBAN })
    expect((await document(second.mandateId)).DocumentURL).toContain('/files/')
    await change({ iban: OTHER_IBAN })
    await expect(document(second.mandateId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await ofDriver()).mandate).toBeNull()
  })

  it('stands once when it is signed twice at the same moment', async () => {
    const answers = await Promise.allSettled([sign(), sign()])
    const signed = answers.filter(({ status }) => status === 'fulfilled')
    expect(signed.length).toBeGreaterThan(0)
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'CONFLICT' })
    const { mandate } = await ofDriver()
    expect(mandate?.reference).toMatch(new RegExp(`-${signed.length}$`))
  })

  it('answers alike for what nobody signed and for a driver of whom one may know nothing', async () => {
    await expect(document('a'.repeat(22))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const other = await office.make.driver()
    const mandates = mandatesOf(CREDITOR)
    await expect(mandates.ofDriver(other, driver.profileId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(mandates.ofDriver(await office.make.admin(3), driver.profileId)).rejects.toMatchObject({
      reason: 'RANK_TOO_LOW',
    })
    await expect(mandates.sign(as(office.admin), { currentPassword: PASSWORD })).rejects.toMatchObject({
      reason: 'WRONG_ROLE',
    })
  })

  it('lapses after 36 months without a debit, is shown as lapsed, and gives way to a new one', async () => {
    const { mandateId } = await sign()
    const of = eq(driverMandates.driverId, driver.profileId)
    await office.db.sql
      .update(driverMandates)
      .set({ signedAt: subMonths(office.clock.now(), 36) })
      .where(of)
    const lapsesAt = office.clock.now().toISOString()
    expect((await ofDriver()).mandate).toMatchObject({ mandateId, lapsed: true, lapsesAt })
    await expect(document(mandateId)).rejects.toMatchObject({ code: 'NOT_FOUND' })

    const other = await office.make.driver()
    const debited = { driverId: driver.profileId, tier: 'LIGHT', amount: 2990 } as const
    const used = subMonths(office.clock.now(), 2)
    const at = { createdAt: used, updatedAt: used }
    await office.db.sql.insert(subscriptionPayments).values([
      { id: uuid(), month: '2026-01', status: 'PENDING', ...debited, ...at },
      { id: uuid(), month: '2026-02', status: 'CANCELLED', ...debited, ...at },
      { id: uuid(), month: '2026-03', status: 'PAID', ...debited, ...at, driverId: other.profileId },
    ])
    expect((await ofDriver()).mandate).toMatchObject({ lapsed: true })
    await office.db.sql
      .insert(subscriptionPayments)
      .values({ id: uuid(), month: '2026-03', status: 'FAILED', ...debited, ...at })
    expect((await ofDriver()).mandate).toMatchObject({ lapsed: false, lapsesAt: addMonths(used, 36).toISOString() })
    expect((await document(mandateId)).DocumentURL).toContain('/files/')

    await office.db.sql.delete(subscriptionPayments)
    const next = await sign()
    expect((await ofDriver()).mandate).toMatchObject({ mandateId: next.mandateId, lapsed: false })
  })

  it('is not offered where the company has no creditor identifier', async () => {
    const mandates = mandatesOf({ ...CREDITOR, identifier: null })
    expect(await mandates.ofDriver(driver, driver.profileId)).toEqual({ available: false, mandate: null })
    await expect(mandates.sign(as(driver), { currentPassword: PASSWORD })).rejects.toMatchObject({
      reason: 'NO_CREDITOR',
    })
  })
})
