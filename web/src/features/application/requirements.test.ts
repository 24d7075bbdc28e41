import { describe, expect, it } from 'vitest'
import { requirementsOf } from './requirements'

const nothing = {
  firstName: 'Hugo',
  state: 'WAITING',
  phoneNumber: null,
  birthDate: null,
  drivingLicenseDate: null,
  drivingPermitDueDate: null,
  drivingPermitNumber: null,
  iban: null,
  address: null,
  docs: null,
} as const

const missing = (applicant: Parameters<typeof requirementsOf>[0]) =>
  requirementsOf(applicant).map(({ group, requirements }) => [group, requirements.filter(({ given }) => !given).length])

describe('missing requirements of a driver', () => {
  it('are all at first', () => {
    expect(missing(nothing)).toEqual([
      ['papers', 7],
      ['mandate', 1],
      ['person', 6],
    ])
  })
  it('decrease with each document and each field', () => {
    const docs = {
      kbisPath: 'https://volant.test/kbis.pdf',
      ribPath: null,
      permit_solde_path: null,
      idPath: 'https://volant.test/id.jpg',
      idPath2: null,
      drivingLicensePath: null,
      drivingLicensePath2: null,
    }
    const person = { birthDate: '1990-05-01', address: { city: 'Lyon' }, iban: 'FR76' }
    expect(missing({ ...nothing, ...person, docs })).toEqual([
      ['papers', 5],
      ['mandate', 0],
      ['person', 4],
    ])
  })
})
