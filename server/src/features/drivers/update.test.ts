import type { AdminActor, DriverActor } from '@volant/domain/kernel/actor'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, NOW, PARIS } from '../../../test/world'
import { outbox } from '../../platform/outbox/table'
import { files } from '../../tables/files'
import { addresses } from '../../tables/organizations'
import { securityLog, users } from '../../tables/users'
import { findById } from '../identity/store/accounts'
import { openDriversOffice } from './office.testing'
import type { DriversOffice } from './office.testing'

const IBAN = 'FR7630006000011234567890189'
const PASSWORD = 'Livraison-42'

let office: DriversOffice
let admin: AdminActor
let driver: DriverActor

beforeAll(async () => {
  office = await openDriversOffice()
  admin = office.admin
  driver = await office.make.driver()
  const passwordHash = await office.passwords.hash(PASSWORD)
  await office.db.sql.update(users).set({ passwordHash }).where(eq(users.id, driver.sub))
})
afterAll(() => office.close())

const change = (who: AdminActor | DriverActor, input: object) =>
  office.update(as(who), { id: driver.profileId, ...input })
const stored = () => office.standing(driver.profileId)
const fields = (path: string, code: string) => ({ code: 'BAD_USER_INPUT', fields: [{ path, code }] })

describe('the form', () => {
  it('keeps what it is sent, as it is stored, and leaves the rest', async () => {
    await change(admin, {
      firstName: ' Noé ',
      phoneNumber: '07 12 34 56 78',
      iban: 'fr76 3000 6000 0112 3456 7890 189',
      siret: '73282932000074',
      birthDate: new Date('1985-04-02'),
      drivingPermitNumber: '12AB34567',
      address: PARIS,
      language: 'en',
    })
    const { driver: row, user } = await stored()
    expect(row).toMatchObject({
      firstName: 'Noé',
      lastName: 'Driver',
      phoneNumber: '+33712345678',
      iban: IBAN,
      siret: '73282932000074',
      birthDate: new Date('1985-04-02'),
      drivingPermitNumber: '12AB34567',
    })
    expect(user.language).toBe('en')
    const [address] = await office.db.sql
      .select()
      .from(addresses)
      .where(eq(addresses.id, row.addressId ?? ''))
    expect(address).toMatchObject({ city: 'Paris', postalCode: '75004', isInIdf: true })
  })

  it('keeps an address that was typed with an application, and what is put right in it', async () => {
    const typed = { ...PARIS, postalCode: '75011', latitude: 0, longitude: 0 }
    await change(driver, { address: typed })
    const [address] = await office.db.sql
      .select()
      .from(addresses)
      .where(eq(addresses.id, (await stored()).driver.addressId ?? ''))
    expect(address).toMatchObject({ postalCode: '75011', latitude: 0, longitude: 0 })
  })

  it('empties what is cleared', async () => {
    await change(admin, { company: 'Convoyage du Nord', siret: null })
    expect((await stored()).driver).toMatchObject({ company: 'Convoyage du Nord', siret: null })
    await change(admin, { company: '' })
    expect((await stored()).driver.company).toBeNull()
  })

  it.each([
    [{ email: 'nobody' }, fields('email', 'invalidEmail')],
    [{ firstName: ' ' }, fields('firstName', 'required')],
    [{ phoneNumber: '12' }, fields('phoneNumber', 'invalidPhoneNumber')],
    [{ iban: 'FR7630006000011234567890188' }, fields('iban', 'invalid')],
    [{ siret: '123' }, fields('siret', 'invalid')],
    [{ docs: { secretPath: 'x' } }, fields('docs.secretPath', 'notAllowed')],
    [{ docs: { kbisPath: 'Drivers/unknown.pdf' } }, fields('docs.kbisPath', 'invalid')],
    [{ avatarKey: 'Drivers/unknown.png' }, fields('avatarKey', 'invalid')],
  ])('refuses %o', async (input, refusal) => {
    const before = await stored()
    await expect(change(admin, input)).rejects.toMatchObject(refusal)
    expect(await stored()).toEqual(before)
  })

  it('gives each address to one account', async () => {
    const other = await office.standing((await office.make.driver()).profileId)
    const { user } = await stored()
    await expect(change(admin, { email: other.user.email })).rejects.toThrow()
    expect((await stored()).user.email).toBe(user.email)
  })
})

describe('papers', () => {
  it('are those that were sent for this driver and slot', async () => {
    const { profileId: driverId } = driver
    const stranger = await office.make.driver()
    const kbis = await office.sent({ module: 'driver', driverId, slot: 'kbisPath' })
    const foreign = await office.sent({ module: 'driver', driverId: stranger.profileId, slot: 'kbisPath' })
    await change(driver, { docs: { kbisPath: kbis } })
    expect((await stored()).driver.docs).toEqual({ kbisPath: kbis })
    await expect(change(admin, { docs: { ribPath: kbis } })).rejects.toMatchObject(fields('docs.ribPath', 'invalid'))
    await expect(change(admin, { docs: { kbisPath: foreign } })).rejects.toMatchObject(
      fields('docs.kbisPath', 'invalid'),
    )
    const picture = await office.sent({ module: 'driver', driverId, kind: 'avatar' })
    await change(admin, { avatarKey: picture })
    expect((await stored()).driver).toMatchObject({ avatarKey: picture, docs: { kbisPath: kbis } })
  })

  it('that are taken away leave their slot, and no other', async () => {
    const { profileId: driverId } = driver
    const rib = await office.sent({ module: 'driver', driverId, slot: 'ribPath' })
    await change(admin, { docs: { ribPath: rib } })
    const { docs } = (await stored()).driver
    const gone = { kind: 'driverDoc', deliveryId: null, vehicleId: null, actor: admin, at: office.clock.now() }
    await office.db.tx(async (tx) => tx.emit('file.deleted', { ...gone, driverId, key: rib }))
    expect((await stored()).driver.docs).toEqual({ kbisPath: docs.kbisPath })
  })
})

describe('a paper', () => {
  it('that another takes the place of is deleted with it, and no other', async () => {
    const { profileId: id } = await office.make.driver()
    const send = (slot: 'kbisPath' | 'idPath') => office.sent({ module: 'driver', driverId: id, slot })
    const put = (docs: object) => office.update(as(admin), { id, docs })
    const [kbisPath, card, other] = [await send('kbisPath'), await send('idPath'), await send('idPath')]
    const left = async () => {
      const found = await office.db.sql.select().from(files).where(eq(files.driverId, id))
      return found.flatMap(({ deletedAt, key }) => (deletedAt === null ? [key] : [])).toSorted()
    }
    await put({ kbisPath, idPath: card })
    await put({ idPath: other })
    expect(await left()).toEqual([kbisPath, other].toSorted())
    await put({ idPath: null })
    expect(await left()).toEqual([kbisPath])
  })
})

describe('who may change it', () => {
  it('maintainers, and the driver themselves', async () => {
    const support = await office.make.admin(3)
    await expect(change(support, { firstName: 'Autre' })).rejects.toMatchObject({ reason: 'RANK_TOO_LOW' })
    const stranger = await office.make.driver()
    await expect(change(stranger, { firstName: 'Autre' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(office.update(as(admin), { id: 'nobody', firstName: 'X' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await change(driver, { firstName: 'Autre' })
    expect((await stored()).driver.firstName).toBe('Autre')
  })

  it.each([{ iban: 'DE89370400440532013000' }, { email: 'moved@test.test' }])(
    'a driver says their password again for %o',
    async (input) => {
      const before = await stored()
      await expect(change(driver, input)).rejects.toMatchObject(fields('currentPassword', 'required'))
      await expect(change(driver, { ...input, currentPassword: 'Livraison-43' })).rejects.toMatchObject(
        fields('currentPassword', 'invalid'),
      )
      expect(await stored()).toEqual(before)
      await change(driver, { ...input, currentPassword: PASSWORD })
      const { driver: row, user } = await stored()
      expect({ iban: row.iban, email: user.email }).toMatchObject(input)
    },
  )

  it('another e-mail address is told to the former one, with the new one masked', async () => {
    const { email: former } = (await stored()).user
    await change(admin, { email: 'somewhere@else.test' })
    const [mail] = await office.db.sql
      .select()
      .from(outbox)
      .where(eq(outbox.template, 'email-changed'))
      .orderBy(desc(outbox.id))
      .limit(1)
    expect(mail).toMatchObject({ recipient: former, data: { email: 's***@e***' } })
    await office.db.sql.delete(outbox)
    await change(admin, { email: 'somewhere@else.test' })
    expect(await office.db.sql.select().from(outbox)).toEqual([])
  })

  it('an address that nobody proved is told nothing, and what was sent there opens nothing: the right one gets its own', async () => {
    const { profileId: id, sub } = await office.make.driver()
    const told = () => office.db.sql.select().from(outbox)
    const account = async () => findById(office.db.sql, sub)
    await office.db.sql.update(users).set({ status: 'UNCONFIRMED' }).where(eq(users.id, sub))
    await office.db.tx((tx) => office.codes.send(tx, sub, 'confirm', NOW))
    const codeIn = ([mail]: { data: object }[]) =>
      String(Object.entries(mail?.data ?? {}).find(([name]) => name === 'code')?.[1])
    const sent = codeIn(await told())
    await office.db.sql.delete(outbox)
    await office.update(as(admin), { id, email: 'typo@put-right.test' })
    const mails = await told()
    expect(mails).toMatchObject([{ template: 'confirmation-code', recipient: 'typo@put-right.test' }])
    const opens = (code: string) => office.db.tx((tx) => office.codes.use(tx, sub, 'confirm', code, NOW))
    expect(await opens(sent)).toBe(false)
    expect(await opens(codeIn(mails))).toBe(true)

    const passwordHash = await office.passwords.hash(PASSWORD)
    await office.db.sql.update(users).set({ status: 'FORCE_CHANGE_PASSWORD', passwordHash }).where(eq(users.id, sub))
    await office.db.sql.delete(outbox)
    await office.update(as(admin), { id, email: 'put@right.test' })
    expect(await told()).toMatchObject([{ template: 'temporary-password', recipient: 'put@right.test' }])
    const after = await account()
    expect(after).toMatchObject({ status: 'FORCE_CHANGE_PASSWORD' })
    expect(after?.passwordExpiresAt).not.toBe(null)
    expect(await office.passwords.matches(PASSWORD, after?.passwordHash)).toBe(false)
  })

  it('another account number is written down, the same one is not', async () => {
    const lines = () => office.db.sql.select().from(securityLog).where(eq(securityLog.kind, 'iban.changed'))
    const before = (await lines()).length
    await change(admin, { iban: IBAN })
    await change(admin, { iban: IBAN })
    const after = await lines()
    expect(after).toHaveLength(before + 1)
    expect(after.at(-1)).toMatchObject({ actorSub: admin.sub, subject: driver.sub })
  })
})
