import { describe, expect, it } from 'vitest'
import { personOf } from './person-query'

const client = {
  assigneeFirstName: 'Anna',
  assigneeLastName: 'Keller',
  assigneeEmail: 'anna@horizon-autos.test',
  assigneePhone: '+33612345678',
  assigneeFunction: 'Responsable parc',
  assigneeService: null,
  assigneeRank: 5,
  organization: { name: 'Horizon Autos' },
}
const driver = {
  publicId: '12',
  firstName: 'Karim',
  lastName: 'Benali',
  email: 'driver@volant.test',
  phoneNumber: null,
  company: null,
}

describe('whose profile an id opens', () => {
  it('is a client with rank and organisation', () => {
    expect(personOf({ findClientById: client, findDriverById: null })).toMatchObject({
      firstName: 'Anna',
      rank: 5,
      company: 'Horizon Autos',
      function: 'Responsable parc',
    })
  })

  it('is a driver, who has no rank', () => {
    expect(personOf({ findClientById: null, findDriverById: driver })).toMatchObject({ lastName: 'Benali', rank: 0 })
  })

  it('is nobody when neither is known', () => {
    expect(personOf({ findClientById: null, findDriverById: null })).toBeNull()
  })
})
