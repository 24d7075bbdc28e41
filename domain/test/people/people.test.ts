import { describe, expect, it } from 'vitest'
import { mayDeleteAdmin, mayResetPassword, maySeeAdmin, mayUpdateAdmin } from '../../src/admins/policy'
import { addAdminFormSchema, createAdminSchema, editAdminFormSchema, updateAdminSchema } from '../../src/admins/schema'
import { documentRules, DRIVER_DOCUMENTS, missingDocuments } from '../../src/drivers/documents'
import { isIban, maskIban, normalizeIban } from '../../src/drivers/iban'
import { driverMaskFor } from '../../src/drivers/masks'
import { decideMandate, mandateReference } from '../../src/drivers/mandate'
import { fullName, shortName } from '../../src/drivers/names'
import { isPostalCodeFilter } from '../../src/drivers/postal-code'
import { driverApplicationSchema, updateDriverSchema } from '../../src/drivers/schema'
import { decideDriverMove, DRIVER_MOVES, type DriverMove, driverState, FLAGS_OF } from '../../src/drivers/states'
import { lockedUntil, lockSeconds } from '../../src/identity/lockout'
import { PASSWORD_RULES, passwordFault } from '../../src/identity/password'
import { type Actor, ANONYMOUS, type DriverState } from '../../src/kernel/actor'
import { read } from '../../src/kernel/fields'
import { isTooLarge, mayBeOfType, UPLOADS } from '../../src/kernel/uploads'
import { admin, client, driver, NOW } from '../deliveries/a-delivery'

const ID = '01890a5d-ac96-774b-bcce-b302099a8057'
const STATES: readonly DriverState[] = ['WAITING', 'ACCEPTED', 'REFUSED', 'DISABLED']
const fields = (result: ReturnType<typeof read>) =>
  result.ok ? 'ok' : Object.fromEntries((result.fields ?? []).map(({ path, code }) => [path, code]))

describe('a driver’s state', () => {
  it('is one of four mixes of flags', () => {
    for (const state of STATES) expect(driverState(FLAGS_OF[state])).toBe(state)
    const bits = [false, true]
    const mixes = bits.flatMap((confirmedByAlb) =>
      bits.flatMap((rejectedByAlb) => bits.map((disabled) => ({ confirmedByAlb, rejectedByAlb, disabled }))),
    )
    expect(mixes.filter((flags) => driverState(flags) === null)).toHaveLength(4)
  })

  it('moves only as the table says', () => {
    const legal = 'WAITING accept, WAITING reject, REFUSED cancelReject, ACCEPTED disable, DISABLED enable'.split(', ')
    for (const state of STATES)
      for (const move of Object.keys(DRIVER_MOVES) as DriverMove[])
        expect(decideDriverMove(state, move), `${state} ${move}`).toEqual(
          legal.includes(`${state} ${move}`)
            ? { ok: true }
            : { ok: false, code: 'CONFLICT', reason: 'ILLEGAL_TRANSITION' },
        )
  })
})

describe('a driver’s data', () => {
  it.each(['', '01', '75', '95', '97', '01000', '75011', '95999', '97100', '97690'])('postal filter takes %j', (text) =>
    expect(isPostalCodeFilter(text)).toBe(true),
  )
  it.each(['0', '00', '96', '98', '99', '750', '7501', '99999', '98000', '97700', '97000', '750111', '7a', ' 75'])(
    'postal filter refuses %j',
    (text) => expect(isPostalCodeFilter(text)).toBe(false),
  )

  it('has an IBAN with a right key', () => {
    expect(isIban('FR14 2004 1010 0505 0001 3M02 606')).toBe(true)
    expect(isIban('BE68539007547034')).toBe(true)
    expect(normalizeIban('be68  5390\t0754 7034')).toBe('BE68539007547034')
    expect(isIban('BE58539007547FR')).toBe(true)
    // the right remainder, but too short for a French one, too long, without its country or a digit of its key
    const remainderOne = ['FR7600000000000', `BE29${'1'.repeat(31)}`, '0001', '1BE48539007547034', 'BE6A09307547034']
    for (const wrong of [...remainderOne, 'BE68539007547034-', 'B']) expect(isIban(wrong), wrong).toBe(false)
    for (const wrong of ['FR1420041010050500013M02607', 'FR142004', '', 'FR14 2004 1010 0505 0001 3M02 60', 'XX00'])
      expect(isIban(wrong)).toBe(false)
    expect(normalizeIban('fr14 2004')).toBe('FR142004')
    expect(maskIban('FR14 2004 1010 0505 0001 3M02 606')).toBe('•••• 2606')
  })

  it('is named in full, or by an initial to clients', () => {
    expect(shortName({ firstName: 'Marie', lastName: ' durand' })).toBe('Marie D.')
    expect(shortName({ firstName: 'Marie', lastName: '' })).toBe('Marie')
    expect(fullName({ firstName: 'Marie', lastName: 'Durand' })).toBe('Marie Durand')
    expect(fullName({ firstName: 'Marie', lastName: '' })).toBe('Marie')
  })

  it('is masked by who looks', () => {
    expect(driverMaskFor(admin(1), 'd')).toMatchObject({ iban: 'whole' })
    expect(driverMaskFor(admin(2), 'd')).not.toHaveProperty('withheld')
    expect(driverMaskFor(admin(3), 'd')).toMatchObject({ iban: 'lastFour', withheld: ['ribPath'] })
    expect(driverMaskFor(driver('d'), 'd')?.fields).toEqual(
      expect.arrayContaining(['email', 'iban', 'docs', 'ratings']),
    )
    expect(driverMaskFor(driver('d'), 'd')?.fields).not.toContain('confirmedByAlb')
    expect(driverMaskFor(driver('e'), 'd')).toBeNull()
    expect(driverMaskFor(client(4), 'd')?.fields).toEqual(['id', 'firstName', 'fullName', 'avatar'])
    expect(driverMaskFor(ANONYMOUS, 'd')).toBeNull()
  })

  it('fills nine slots, five of them with PDF', () => {
    expect(Object.values(DRIVER_DOCUMENTS).toSorted()).toEqual([...Array(4).fill('image'), ...Array(5).fill('pdf')])
    expect(mayBeOfType(documentRules('kbisPath'), 'application/pdf')).toBe(true)
    expect(mayBeOfType(documentRules('kbisPath'), 'image/png')).toBe(false)
    expect(mayBeOfType(documentRules('idPath2'), 'image/jpeg')).toBe(true)
    expect(mayBeOfType(documentRules('idPath'), 'image/svg+xml')).toBe(false)
    expect(isTooLarge(documentRules('idPath'), 10_485_760)).toBe(false)
    expect(isTooLarge(documentRules('ribPath'), 10_485_761)).toBe(true)
    expect(isTooLarge(UPLOADS.photo, 5_242_880)).toBe(false)
    expect(isTooLarge(UPLOADS.photo, 5_242_881)).toBe(true)
  })

  it('lacks each document that was not sent, or was taken away', () => {
    expect(missingDocuments(null)).toEqual(Object.keys(DRIVER_DOCUMENTS))
    const sent = Object.fromEntries(Object.keys(DRIVER_DOCUMENTS).map((slot) => [slot, `Drivers/1/${slot}`]))
    expect(missingDocuments(sent)).toEqual([])
    expect(missingDocuments({ ...sent, idPath2: null, ribPath: undefined })).toEqual(['ribPath', 'idPath2'])
    expect(missingDocuments({ ...sent, ribPath: null, withheld: ['ribPath'] })).toEqual([])
  })

  it('is edited and filtered by coded rules', () => {
    const update = (change: object) => fields(read(updateDriverSchema(), { id: ID, ...change }))
    expect(update({ email: 'x' })).toEqual({ email: 'invalidEmail' })
    expect(update({ iban: 'FR00' })).toEqual({ iban: 'invalid' })
    expect(update({ siret: '123' })).toEqual({ siret: 'invalid' })
    expect(update({ docs: { kbisPath: 'Drivers/1/kbis.pdf', idPath: null } })).toBe('ok')
    expect(update({ docs: { passport: 'x' } })).toEqual({ 'docs.passport': 'notAllowed' })
    expect(update({ state: 'ACCEPTED' })).toEqual({ state: 'notAllowed' })
    for (const language of ['fr', 'en', undefined]) expect(update({ language })).toBe('ok')
    expect(update({ language: 'de' })).toEqual({ language: 'notAllowed' })
    expect(update({ iban: 'BE68 5390 0754 7034', siret: '732 829 320 00074' })).toBe('ok')
  })

  it('applies with everything that an admin must check', () => {
    expect(fields(read(driverApplicationSchema(), { password: 'short' }))).toEqual({
      firstName: 'required',
      lastName: 'required',
      email: 'required',
      phoneNumber: 'required',
      birthDate: 'required',
      address: 'required',
      drivingPermitNumber: 'required',
      drivingLicenseDate: 'required',
      password: 'tooShort',
    })
    const filled = {
      firstName: 'Ada',
      lastName: 'Neuve',
      email: 'ada@b.fr',
      phoneNumber: '+33612345678',
      birthDate: new Date('1990-01-01'),
      drivingLicenseDate: new Date('2010-01-01'),
      drivingPermitNumber: '12AB34567',
      address: {
        address: '1 rue',
        city: 'Lille',
        postalCode: '59000',
        country: 'FR',
        latitude: 50,
        longitude: 3,
        place_id: 'gz:FR:59350:59000',
      },
      password: 'Volant-2026',
    }
    expect(fields(read(driverApplicationSchema(), filled))).toBe('ok')
    expect(fields(read(driverApplicationSchema(), { ...filled, siret: '123' }))).toEqual({ siret: 'invalid' })
    const common = driverApplicationSchema(undefined, (password) => password === 'Volant-2026')
    expect(fields(read(common, filled))).toEqual({ password: 'notAllowed' })
  })
})

describe('passwords', () => {
  it.each([
    ['', 'required'],
    ['Ab1defg', 'tooShort'],
    [`Ab1${'x'.repeat(126)}`, 'tooLong'],
    ['abcdefg1', 'invalid'],
    ['ABCDEFG1', 'invalid'],
    ['Abcdefgh', 'invalid'],
    ['Volant-demo-2026', null],
    ['Éléphant1', null],
    ['Abcdef12', null],
    [`Ab1${'x'.repeat(125)}`, null],
  ])('%j: %s', (password, fault) => expect(passwordFault(password)).toBe(fault))

  it('are refused when common', () => {
    expect(passwordFault('Password1', (text) => text.toLowerCase() === 'password1')).toBe('notAllowed')
  })

  it('fill their checklist line by line', () => {
    const held = (password: string) =>
      Object.entries(PASSWORD_RULES).flatMap(([rule, holds]) => (holds(password) ? rule : []))
    expect(held('abc1')).toEqual(['digit', 'lower'])
    expect(held('ÉTÉ')).toEqual(['upper'])
    expect(held('12345678')).toEqual(['length', 'digit'])
  })

  it('lock the name longer and longer, up to a quarter of an hour', () => {
    expect([4, 5, 6, 7, 8, 14, 15, 99].map(lockSeconds)).toEqual([0, 1, 2, 4, 8, 512, 900, 900])
    expect(lockedUntil(4, NOW)).toBeNull()
    expect(lockedUntil(6, NOW)).toEqual(new Date(NOW.getTime() + 2000))
  })
})

describe('admins', () => {
  const target = (id: string, rank: 1 | 2 | 3) => ({ profileId: id, rank })

  it('exist for super admins and for themselves', () => {
    const seen = (actor: Actor, id: string) => maySeeAdmin(actor, { profileId: id })
    expect(seen(admin(1), 'admin-9')).toBe(true)
    for (const rank of [1, 2, 3] as const) expect(seen(admin(rank), `admin-${rank}`)).toBe(true)
    for (const rank of [2, 3] as const) expect(seen(admin(rank), 'admin-9')).toBe(false)
    for (const other of [ANONYMOUS, driver(), client(4), client(5), client(6)])
      expect(seen(other, other.role === 'ANONYMOUS' ? 'admin-9' : other.profileId)).toBe(false)
  })

  it('are managed by super admins; names of one’s own by everybody', () => {
    expect(mayUpdateAdmin(admin(3), target('admin-3', 3), ['firstName'], 1).ok).toBe(true)
    const tooLow = { ok: false, code: 'FORBIDDEN', reason: 'RANK_TOO_LOW' }
    expect(mayUpdateAdmin(admin(3), target('admin-3', 3), ['lastName'], 1).ok).toBe(true)
    expect(mayUpdateAdmin(admin(3), target('admin-3', 3), ['rank'], 1)).toEqual(tooLow)
    expect(mayUpdateAdmin(admin(3), target('admin-3', 3), ['firstName', 'email'], 1)).toEqual(tooLow)
    expect(mayUpdateAdmin(admin(1), target('admin-9', 1), ['email'], 1).ok).toBe(true)
    expect(mayUpdateAdmin(admin(1), target('admin-9', 1), ['rank'], 2).ok).toBe(true)
    expect(mayUpdateAdmin(admin(2), target('admin-9', 3), ['firstName'], 1)).toMatchObject({ reason: 'RANK_TOO_LOW' })
    expect(mayUpdateAdmin(admin(1), target('admin-9', 2), ['rank', 'email'], 1).ok).toBe(true)
    expect(mayUpdateAdmin(client(4), target('admin-9', 2), [], 1)).toEqual({
      ok: false,
      code: 'FORBIDDEN',
      reason: 'WRONG_ROLE',
    })
  })

  it('keep one super admin', () => {
    expect(mayUpdateAdmin(admin(1), target('admin-9', 1), ['rank'], 1)).toMatchObject({ reason: 'LAST_SUPER_ADMIN' })
    const last = { ok: false, code: 'CONFLICT', reason: 'LAST_SUPER_ADMIN' }
    expect(mayUpdateAdmin(admin(1), target('admin-9', 1), ['rank'], 1)).toEqual(last)
    expect(mayDeleteAdmin(admin(1), target('admin-9', 1), 1)).toEqual(last)
    expect(mayDeleteAdmin(admin(1), target('admin-9', 2), 1).ok).toBe(true)
    expect(mayDeleteAdmin(admin(1), target('admin-9', 1), 2).ok).toBe(true)
    expect(mayDeleteAdmin(admin(1), target('admin-1', 1), 2)).toMatchObject({ code: 'FORBIDDEN' })
    expect(mayDeleteAdmin(admin(2), target('admin-9', 3), 2)).toEqual({
      ok: false,
      code: 'FORBIDDEN',
      reason: 'RANK_TOO_LOW',
    })
    expect(mayDeleteAdmin(driver(), target('admin-9', 3), 2)).toMatchObject({ code: 'FORBIDDEN', reason: 'WRONG_ROLE' })
  })

  it('send reset codes downwards only', () => {
    const tooLow = { ok: false, code: 'FORBIDDEN', reason: 'RANK_TOO_LOW' }
    expect(mayResetPassword(admin(2), { role: 'DRIVER', rank: 0 }).ok).toBe(true)
    expect(mayResetPassword(admin(3), { role: 'CLIENT', rank: 6 })).toEqual(tooLow)
    expect(mayResetPassword(admin(2), { role: 'ADMIN', rank: 3 })).toEqual(tooLow)
    expect(mayResetPassword(admin(1), { role: 'ADMIN', rank: 2 }).ok).toBe(true)
    expect(mayResetPassword(admin(1), { role: 'ADMIN', rank: 1 })).toEqual(tooLow)
    expect(mayResetPassword(client(4), { role: 'CLIENT', rank: 6 })).toMatchObject({ reason: 'WRONG_ROLE' })
  })

  it('have names of 2 to 50 letters and a rank of 1 to 3', () => {
    const form = { firstName: 'A', lastName: 'B'.repeat(51), email: 'x', password: 'Volant-2026', rank: 4 }
    expect(fields(read(createAdminSchema, form))).toEqual({
      firstName: 'tooShort',
      lastName: 'tooLong',
      email: 'invalidEmail',
      rank: 'outOfRange',
    })
    expect(fields(read(updateAdminSchema, { id: ID, rank: 2 }))).toBe('ok')
    expect(fields(read(createAdminSchema, { ...form, password: 'short' }))).toMatchObject({ password: 'tooShort' })
    expect(fields(read(createAdminSchema, {}))).toMatchObject({ password: 'required', rank: 'required' })
  })

  it('are added with a password typed twice and a rank out of three', () => {
    const filled = { firstName: 'Ada', lastName: 'Neuve', email: 'ada@b.fr', password: 'Volant-2026', rank: '3' }
    for (const rank of [1, 2, 3])
      expect(read(addAdminFormSchema, { ...filled, rank: String(rank), confirmation: 'Volant-2026' })).toMatchObject({
        value: { rank },
      })
    expect(fields(read(addAdminFormSchema, { ...filled, confirmation: 'Volant-2027' }))).toEqual({
      confirmation: 'invalid',
    })
    expect(fields(read(addAdminFormSchema, {}))).toEqual(
      Object.fromEntries([...Object.keys(filled), 'confirmation'].map((field) => [field, 'required'])),
    )
    expect(
      fields(read(editAdminFormSchema, { firstName: 'Ada', lastName: 'N', email: 'ada@b.fr', rank: '4' })),
    ).toEqual({
      lastName: 'tooShort',
      rank: 'notAllowed',
    })
  })
})

describe('a direct-debit mandate', () => {
  const debtor = { iban: 'FR7630006000011234567890189', addressId: 'a' }

  it('is for drivers who wait or drive, and names an account and an address', () => {
    expect((['WAITING', 'ACCEPTED'] as const).map((state) => decideMandate({ ...debtor, state }).ok)).toEqual([
      true,
      true,
    ])
    for (const state of ['REFUSED', 'DISABLED'] as const)
      expect(decideMandate({ ...debtor, state })).toEqual({
        ok: false,
        code: 'FORBIDDEN',
        reason: 'DRIVER_NOT_ACCEPTED',
      })
    expect(decideMandate({ state: 'WAITING', iban: null, addressId: null })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [
        { path: 'iban', code: 'required' },
        { path: 'address', code: 'required' },
      ],
    })
    expect(decideMandate({ ...debtor, state: 'WAITING', addressId: null })).toMatchObject({
      fields: [{ path: 'address' }],
    })
  })

  it('has a reference that banks take', () => {
    expect(mandateReference(1001, 2)).toBe('VOLANT-1001-2')
    expect(mandateReference(999_999_999_999, 999).length).toBeLessThanOrEqual(35)
  })
})
