import { describe, expect, it } from 'vitest'
import { missingOf } from './requirements'

const nothing = {
  firstName: 'Hugo',
  state: 'WAITING',
  phoneNumber: null,
  birthDate: null,
  drivingLicenseDate: null,
  drivingPermitDueDate: null,
  vigilanceIssueDate: null,
  insuranceDueDate: null,
  drivingPermitNumber: null,
  iban: null,
  address: null,
  docs: null,
} as const

describe('what a driver still has to provide', () => {
  it('is everything at first', () => {
    expect(missingOf(nothing)).toHaveLength(18)
  })

  it('becomes less with each document and each field', () => {
    const docs = {
      kbisPath: 'https://volant.test/kbis.pdf',
      ribPath: null,
      permit_solde_path: null,
      idPath: 'https://volant.test/id.jpg',
      idPath2: null,
      drivingLicensePath: null,
      drivingLicensePath2: null,
      vigilancePath: null,
      insurancePath: null,
    }
    const person = { birthDate: '1990-05-01', address: { city: 'Lyon' }, iban: 'FR76' }
    expect(missingOf({ ...nothing, ...person, docs })).toEqual([
      'idPath2',
      'drivingLicensePath',
      'drivingLicensePath2',
      'permit_solde_path',
      'ribPath',
      'vigilancePath',
      'insurancePath',
      'phoneNumber',
      'drivingPermitNumber',
      'drivingLicenseDate',
      'drivingPermitDueDate',
      'vigilanceIssueDate',
      'insuranceDueDate',
    ])
  })
})
