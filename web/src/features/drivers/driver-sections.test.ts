import { describe, expect, it } from 'vitest'
import { changedIn, sectionResolver, type Section, type SectionValues } from './driver-sections'

/** Somebody who applied: the address was typed, so nobody has located it. */
const applied: SectionValues = {
  firstName: 'Ada',
  lastName: 'Neuve',
  email: 'ada@test.test',
  phoneNumber: '+33612345678',
  birthDate: new Date('1990-05-12'),
  company: '',
  siret: '',
  address: { address: '8 rue Vauban', city: 'Lille', postalCode: '59000', country: 'FR', latitude: 0, longitude: 0 },
  drivingPermitNumber: '12AB34567',
  drivingLicenseDate: new Date('2010-06-01'),
  drivingPermitDueDate: null,
  iban: '',
}
const options = { fields: {}, shouldUseNativeValidation: false } as const

async function errorsIn(section: Section, change: Partial<SectionValues>, before = applied) {
  const { errors } = await sectionResolver(section, before)({ ...before, ...change }, undefined, options)
  return Object.keys(errors)
}

describe('a section of a driver’s page', () => {
  it('saves what was changed beside an address that nobody has located', async () => {
    expect(await errorsIn('company', { company: 'Convoyage du Nord' })).toEqual([])
    expect(await errorsIn('own', { phoneNumber: '+33712345678' })).toEqual([])
  })

  it('saves such an address put right by hand', async () => {
    expect(await errorsIn('company', { address: { ...applied.address, postalCode: '59800' } })).toEqual([])
  })

  it('judges what was changed and nothing else', async () => {
    const old = { ...applied, siret: '123' }
    expect(await errorsIn('company', { company: 'Nord' }, old)).toEqual([])
    expect(await errorsIn('company', { siret: '124' }, old)).toEqual(['siret'])
    expect(await errorsIn('company', { address: { ...applied.address, city: ' ' } })).toEqual(['address'])
  })

  it('names what was changed, in the order of the section', () => {
    const values = { ...applied, address: { ...applied.address, postalCode: '59800' }, company: 'Nord', iban: 'FR76' }
    expect(changedIn('company', values, applied)).toEqual(['company', 'address'])
    expect(changedIn('company', applied, applied)).toEqual([])
  })
})
