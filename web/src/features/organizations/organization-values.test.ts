import { describe, expect, it } from 'vitest'
import type { OrganizationDetails } from './organizations-query'
import {
  judgeOrganization,
  NEW_CAR,
  organizationValues,
  toOrganization,
  toOrganizationUpdate,
  type OrganizationValues,
} from './organization-values'

const address = {
  address: '1 rue A',
  addressPrecision: null,
  city: 'Lille',
  postalCode: '59000',
  country: 'FR',
  latitude: 50.6,
  longitude: 3,
  place_id: 'gz:1',
}
const known: OrganizationDetails = {
  id: 'id',
  name: 'Horizon Autos',
  slug: 'horizon-autos',
  siren: '732829320',
  vatId: null,
  electronicAddress: null,
  paymentDays: null,
  updatedAt: '2026-03-01T10:00:00.000Z',
  settings: {
    one_date: true,
    no_docs: false,
    defaultValues: { documents: [{ name: 'PV', label: null, key: 'k' }], cars: [] },
    carModels: [],
  },
  owner: {
    assigneeFirstName: 'Olga',
    assigneeLastName: 'Owner',
    assigneeEmail: 'olga@horizon.test',
    assigneePhone: '+33612345678',
    assigneeFunction: 'Gérante',
    assigneeService: 'Direction',
  },
  address,
  billingAddress: null,
}
const codes = (values: OrganizationValues) =>
  Object.fromEntries(judgeOrganization(values).map(({ path, code }) => [path, code]))

describe('the form of an organisation', () => {
  it('asks for everything that a new one needs', () => {
    expect(codes(organizationValues())).toEqual({
      name: 'required',
      slug: 'required',
      ownerFirstName: 'required',
      ownerLastName: 'required',
      ownerEmail: 'required',
      ownerFunction: 'required',
      ownerService: 'required',
      address: 'required',
    })
  })

  it('gives back what it was given', () => {
    const values = organizationValues(known)
    expect(judgeOrganization(values)).toEqual([])
    expect(toOrganization(values)).toMatchObject({
      name: 'Horizon Autos',
      siren: '732829320',
      vatId: null,
      billingAddress: null,
      address: { city: 'Lille', addressPrecision: null },
      settings: { one_date: true, defaultValues: { documents: [{ name: 'PV', key: 'k' }], cars: [] } },
    })
  })

  it('sends what was changed, and never the slug', () => {
    const before = organizationValues(known)
    const read = { id: 'id', updatedAt: '2026-03-01T10:00:00.000Z' }
    expect(toOrganizationUpdate(known, { ...before, slug: 'other' })).toEqual(read)
    const settings = { ...before.settings, no_docs: true }
    const changed = { ...before, siren: '', ownerPhone: '', settings, billed: true, billingAddress: before.address }
    expect(toOrganizationUpdate(known, changed)).toEqual({
      ...read,
      siren: null,
      ownerPhone: null,
      settings,
      billingAddress: expect.objectContaining({ city: 'Lille' }),
    })
    expect(toOrganizationUpdate({ ...known, siren: null, billingAddress: address }, before)).toMatchObject({
      siren: '732829320',
      billingAddress: null,
    })
  })

  it('judges of an edit only what was changed, so that what an owner of today lacks keeps nobody from saving', () => {
    const older = { ...known, owner: null, address: null }
    const values = organizationValues(older)
    const judged = (change: Partial<OrganizationValues>) =>
      judgeOrganization({ ...values, ...change }, older).map(({ path }) => path)
    expect(Object.keys(codes(values))).toEqual(expect.arrayContaining(['address', 'ownerFirstName', 'ownerEmail']))
    expect(judged({ name: 'Horizon' })).toEqual([])
    expect(judged({ name: '' })).toEqual(['name'])
    expect(judged({ vatId: 'FR83404833048' })).toEqual(['vatId'])
    expect(judged({ siren: '404833048', vatId: '' })).toEqual([])
    expect(judged({ billed: true })).toContain('billingAddress.address')
  })

  it('judges billing and settings at their fields', () => {
    const values = organizationValues(known)
    expect(codes({ ...values, vatId: 'FR83404833048' })).toEqual({ vatId: 'invalid' })
    expect(codes({ ...values, siren: '1', vatId: 'FR83404833048' })).toEqual({ siren: 'invalid' })
    expect(Object.keys(codes({ ...values, billed: true }))).toContain('billingAddress.address')
    expect(codes({ ...values, electronicAddress: '404833048_X' })).toEqual({ electronicAddress: 'invalid' })
    expect(codes({ ...values, electronicAddress: 'x' })).toEqual({ electronicAddress: 'invalid' })
    expect(codes({ ...values, siren: '1', electronicAddress: '404833048' })).toEqual({ siren: 'invalid' })
    expect(codes({ ...values, electronicAddress: '732829320_SIEGE', paymentDays: 61 })).toEqual({
      paymentDays: 'outOfRange',
    })
    // the number of a branch
    const branch = { ...values, siren: '732 829 320 00074', electronicAddress: '732829320', vatId: 'FR44732829320' }
    expect(codes({ ...branch, paymentDays: 45 })).toEqual({})
    const settings = { ...values.settings, defaultValues: { documents: [], cars: [NEW_CAR] } }
    expect(codes({ ...values, settings })).toEqual({
      'settings.defaultValues.cars.0.marque': 'required',
      'settings.defaultValues.cars.0.model': 'required',
    })
  })
})
