import { describe, expect, it } from 'vitest'
import { frenchVatId, isSiren, isSiret, isVatId, numbersAgree } from '../../src/organizations/company-numbers'
import {
  grantableRanks,
  mayBeNamed,
  mayBeginAgain,
  mayDeleteOrganization,
  mayGrant,
  mayManageMember,
} from '../../src/organizations/ranks'
import {
  memberSchema,
  organizationSchema,
  updateMemberSchema,
  updateOrganizationSchema,
} from '../../src/organizations/schema'
import { DEFAULT_SETTINGS, organizationSettingsSchema } from '../../src/organizations/settings'
import { isSlug, SLUG, slugOf } from '../../src/organizations/slug'
import { read } from '../../src/kernel/fields'
import { admin, client, driver } from '../deliveries/a-delivery'

const ID = '01890a5d-ac96-774b-bcce-b302099a8057'
const fields = (result: ReturnType<typeof read>) =>
  result.ok ? 'ok' : Object.fromEntries((result.fields ?? []).map(({ path, code }) => [path, code]))

describe('ranks that may be given', () => {
  it('narrow from admin to owner to manager', () => {
    expect(grantableRanks(admin(1))).toEqual([4, 5, 6])
    expect(grantableRanks(admin(2))).toEqual([4, 5, 6])
    expect(grantableRanks(admin(3))).toEqual([])
    expect(grantableRanks(client(4))).toEqual([5, 6])
    expect(grantableRanks(client(5))).toEqual([6])
    expect(grantableRanks(client(6))).toEqual([])
    expect(grantableRanks(driver())).toEqual([])
    expect(mayGrant(client(5), 5)).toEqual({ ok: false, code: 'FORBIDDEN', reason: 'RANK_TOO_LOW' })
    expect(mayGrant(client(4), 4).ok).toBe(false)
  })

  it('bind who is changed or deleted', () => {
    const owners = 1
    const to = (rank: number) => ({ profileId: 'someone', rank })
    const update = { kind: 'update', owners } as const
    const remove = { kind: 'delete', owners } as const
    // Rows: actor; columns: target 4, 5, 6.
    const grid = [admin(2), client(4), client(5), client(6), admin(3)].map((actor) =>
      [4, 5, 6].map((rank) => (mayManageMember(actor, to(rank), update).ok ? 'Y' : '-')).join(''),
    )
    expect(grid).toEqual(['YYY', '-YY', '--Y', '---', '---'])
    const tooLow = { ok: false, code: 'FORBIDDEN', reason: 'RANK_TOO_LOW' }
    expect(mayManageMember(admin(3), to(6), update)).toEqual(tooLow)
    expect(mayManageMember(client(5), to(5), remove)).toEqual(tooLow)
    expect(mayManageMember(admin(2), to(4), remove)).toEqual({ ok: false, code: 'CONFLICT', reason: 'LAST_OWNER' })
    expect(mayManageMember(admin(2), to(4), { ...update, rank: 5 })).toMatchObject({ reason: 'LAST_OWNER' })
    expect(mayManageMember(admin(2), to(4), { ...update, rank: 4 })).toEqual({ ok: true })
    expect(mayManageMember(admin(2), to(6), remove)).toEqual({ ok: true })
    expect(mayManageMember(admin(2), to(4), { ...remove, owners: 2 }).ok).toBe(true)
    expect(mayManageMember(client(5), to(6), { ...update, rank: 5 })).toMatchObject({ reason: 'RANK_TOO_LOW' })
    expect(mayManageMember(client(4), to(6), { ...update, rank: 4 })).toEqual(tooLow)
    expect(mayManageMember(client(4), to(6), { ...update, rank: 5 })).toEqual({ ok: true })
    // nobody changes what they are themselves, not even one whose rank they could give; an admin's id is no member's
    expect(mayManageMember(client(4), { profileId: 'client-4', rank: 6 }, update)).toEqual(tooLow)
    expect(mayManageMember(admin(2), { profileId: 'admin-2', rank: 6 }, update)).toEqual({ ok: true })
    expect(mayManageMember(client(4), { profileId: 'client-4', rank: 4 }, remove)).toMatchObject({ code: 'FORBIDDEN' })
  })
})

it('an organisation with deliveries to carry out stays', () => {
  expect(mayDeleteOrganization(0)).toEqual({ ok: true })
  expect(mayDeleteOrganization(1)).toEqual({ ok: false, code: 'CONFLICT', reason: 'ORGANIZATION_BUSY' })
})

it('a delivery of a deleted organisation does not begin again', () => {
  expect(mayBeginAgain(false)).toEqual({ ok: true })
  expect(mayBeginAgain(true)).toEqual({ ok: false, code: 'CONFLICT', reason: 'ORGANIZATION_DELETED' })
})

describe('company numbers', () => {
  it('have a Luhn key', () => {
    expect(isSiren('732 829 320')).toBe(true)
    expect(isSiren('732829321')).toBe(false)
    expect(isSiret('73282932000074')).toBe(true)
    expect(isSiret('73282932000075')).toBe(false)
    expect(isSiret('732829320')).toBe(false)
    // of ten and of fifteen digits, with a right key
    for (const long of ['0732829320', '7328293209']) expect(isSiren(long), long).toBe(false)
    for (const long of ['073282949000000', '732829320000745']) expect(isSiret(long), long).toBe(false)
    for (const around of ['x732829320', '732829320x', '1732829320']) expect(isSiren(around)).toBe(false)
    for (const around of ['x73282932000074', '73282932000074x']) expect(isSiret(around)).toBe(false)
  })

  it('except the branches of La Poste', () => {
    expect(isSiret('35600000049837')).toBe(true)
    expect(isSiret('35600000049838')).toBe(false)
    // the same sum for somebody else
    expect(isSiret('73282932000077')).toBe(false)
  })

  it('agree where a VAT number holds a SIREN', () => {
    expect(numbersAgree('404833048', 'FR83404833048')).toBe(true)
    expect(numbersAgree('732829320', 'FR83404833048')).toBe(false)
    expect(numbersAgree('732829320', 'BE0403170701')).toBe(true)
    expect(numbersAgree(null, 'FR83404833048')).toBe(true)
    expect(numbersAgree('732829320', null)).toBe(true)
  })

  it('make a VAT number with its key', () => {
    expect(frenchVatId('404833048')).toBe('FR83404833048')
    expect(isVatId('FR 83 404 833 048')).toBe(true)
    expect(isVatId('FR84404833048')).toBe(false)
    expect(isVatId('BE0403170701')).toBe(true)
    expect(isVatId('BE0403170702')).toBe(false)
    expect(isVatId('LU12345678')).toBe(true)
    expect(isVatId('12')).toBe(false)
    expect(frenchVatId('732829320')).toBe('FR44732829320')
    expect(frenchVatId('000000031')).toBe('FR08000000031')
    for (const wrong of [
      'FR8340483304',
      'FR834048330481',
      'BE04031707011',
      'BE2403170701',
      'L12345678',
      'LU1',
      '1LU1234',
      'LU-1234',
      'LU12345678-',
      // with a right key, but a digit too many
      'FR434048330480',
      'BE04031708097',
    ])
      expect(isVatId(wrong), wrong).toBe(false)
  })
})

describe('slug', () => {
  it.each([
    ['Horizon Autos', 'horizon-autos'],
    ['  Société  Générale & Cie ', 'societe-generale-cie'],
    ['L’Été (Paris) !', 'lete-paris'],
    ['- A -', 'a'],
    ['A \t B', 'a-b'],
  ])('of %j is %j', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
    expect(slug).toMatch(SLUG)
  })
})

it('the page of a new organisation keeps its address', () => {
  expect(isSlug('new-organization')).toBe(false)
  expect(isSlug('new-organizations')).toBe(true)
  expect(isSlug('A b')).toBe(false)
})

it.each(['-a', 'a-', 'a--b', 'A', 'a b', ''])('%j is no slug', (text) => expect(text).not.toMatch(SLUG))

describe('forms', () => {
  const address = {
    address: '1 rue A',
    city: 'Lille',
    postalCode: '59000',
    country: 'FR',
    latitude: 50.6,
    longitude: 3,
  }
  const organization = {
    name: 'Horizon Autos',
    ownerFirstName: 'Paul',
    ownerLastName: 'Roux',
    ownerEmail: 'paul@horizon.example',
    ownerFunction: 'Gérant',
    ownerService: 'Direction',
    address,
  }

  it('ask for the owner and the address of an organisation', () => {
    const schema = organizationSchema()
    expect(fields(read(schema, organization))).toBe('ok')
    expect(fields(read(schema, {}))).toEqual({
      name: 'required',
      ownerFirstName: 'required',
      ownerLastName: 'required',
      ownerEmail: 'required',
      ownerFunction: 'required',
      ownerService: 'required',
      address: 'required',
    })
    expect(fields(read(schema, { ...organization, siren: '123456789', vatId: 'FR00', slug: 'A B' }))).toEqual({
      siren: 'invalid',
      vatId: 'invalid',
      slug: 'invalid',
    })
    expect(fields(read(updateOrganizationSchema(), { id: ID, name: '' }))).toEqual({ name: 'required' })
    const numbers = { siren: '732 829 320', vatId: 'fr 44 732 829 320' }
    expect(read(updateOrganizationSchema(), { id: ID, ...numbers })).toMatchObject({
      value: { siren: '732829320', vatId: 'FR44732829320' },
    })
    // of a branch its company's
    expect(read(updateOrganizationSchema(), { id: ID, siren: '732 829 320 00074' })).toMatchObject({
      value: { siren: '732829320' },
    })
  })

  it('take where electronic invoices go, and a lawful term of payment', () => {
    const judged = (change: object) => fields(read(updateOrganizationSchema(), { id: ID, ...change }))
    for (const electronicAddress of [null, '732829320', '732829320_73282932000074_COMPTA'])
      expect(judged({ electronicAddress })).toBe('ok')
    for (const electronicAddress of ['compta@horizon.fr', '73282932', '732829320 X'])
      expect(judged({ electronicAddress })).toEqual({ electronicAddress: 'invalid' })
    for (const paymentDays of [null, 0, 30, 60]) expect(judged({ paymentDays })).toBe('ok')
    for (const paymentDays of [-1, 61]) expect(judged({ paymentDays })).toEqual({ paymentDays: 'outOfRange' })
    expect(judged({ paymentDays: 7.5 })).toEqual({ paymentDays: 'invalid' })
  })

  it('give a member rank 6 unless another is asked for', () => {
    const member = {
      assigneeFirstName: 'A',
      assigneeLastName: 'B',
      assigneePhone: '+33612345678',
      assigneeEmail: 'a@b.fr',
    }
    expect(read(memberSchema(), member)).toMatchObject({ value: { assigneeRank: 6 } })
    for (const assigneeRank of [4, 5]) expect(fields(read(memberSchema(), { ...member, assigneeRank }))).toBe('ok')
    for (const assigneeRank of [3, 7])
      expect(fields(read(memberSchema(), { ...member, assigneeRank }))).toEqual({ assigneeRank: 'outOfRange' })
    expect(fields(read(memberSchema(), { ...member, assigneePhone: '' }))).toEqual({ assigneePhone: 'required' })
    expect(fields(read(updateMemberSchema(), { id: ID, assigneeEmail: 'c@d.fr' }))).toEqual({
      assigneeEmail: 'notAllowed',
    })
  })

  it('hold settings within bounds', () => {
    expect(read(organizationSettingsSchema, {})).toMatchObject({ value: DEFAULT_SETTINGS })
    const cars = [{ marque: 'Renault', model: 'Clio', carType: 'A', type: 'GAS' }]
    expect(fields(read(organizationSettingsSchema, { one_date: true, defaultValues: { cars } }))).toBe('ok')
    expect(DEFAULT_SETTINGS).toEqual({ one_date: false, no_docs: false })
    expect(read(organizationSettingsSchema, { defaultValues: {} })).toMatchObject({
      value: { defaultValues: { documents: [], cars: [] } },
    })
    const documents = [{ label: 'PV', name: 'PV' }, { label: '' }]
    expect(fields(read(organizationSettingsSchema, { defaultValues: { documents } }))).toEqual({
      'defaultValues.documents.1.name': 'required',
    })
    const carModels = [{ marque: 'Renault', models: ['Clio', ''] }, {}]
    expect(fields(read(organizationSettingsSchema, { carModels }))).toEqual({
      'carModels.0.models.1': 'required',
      'carModels.1.marque': 'required',
      'carModels.1.models': 'required',
    })
    expect(fields(read(organizationSettingsSchema, { one_date: 'yes' }))).toEqual({ one_date: 'invalid' })
    expect(fields(read(organizationSettingsSchema, { script: '<b>' }))).toEqual({ script: 'notAllowed' })
  })
})

it('only owners are named by the office as those who order', () => {
  expect([1, 2, 3, 4, 5, 6].filter((rank) => mayBeNamed(rank).ok)).toEqual([4])
  expect(mayBeNamed(5)).toMatchObject({ fields: [{ path: 'representativeId', code: 'notAllowed' }] })
})
