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
  deletedAt: null,
  organization: { name: 'Horizon Autos', slug: 'horizon-autos' },
}
const driver = {
  publicId: '12',
  firstName: 'Karim',
  lastName: 'Benali',
  email: 'driver@volant.test',
  phoneNumber: null,
  company: null,
  state: 'ACCEPTED',
} as const

const nobody = { findClientById: null, findDriverById: null, findAdminById: null }

describe('the profile of an id', () => {
  it('is a client with rank and organisation', () => {
    expect(personOf({ ...nobody, findClientById: client })).toMatchObject({
      firstName: 'Anna',
      rank: 5,
      organization: { slug: 'horizon-autos' },
      maySignIn: true,
      function: 'Responsable parc',
    })
  })

  it('is a driver without a rank', () => {
    expect(personOf({ ...nobody, findDriverById: driver })).toMatchObject({
      lastName: 'Benali',
      rank: 0,
      maySignIn: true,
    })
    const disabled = { ...driver, state: 'DISABLED' } as const
    expect(personOf({ ...nobody, findDriverById: disabled })).toMatchObject({ maySignIn: false })
  })

  it('is another administrator with a rank, without the fields of clients', () => {
    const admin = { firstName: 'Marie', lastName: 'Petit', email: 'maintainer@volant.test', rank: 2 }
    expect(personOf({ ...nobody, findAdminById: { ...admin, deletedAt: null } })).toEqual({
      ...admin,
      removedAt: null,
      maySignIn: true,
      phone: null,
      organization: null,
      company: null,
      function: null,
      service: null,
    })
  })

  it('says since when somebody is removed', () => {
    const deletedAt = '2026-03-01T10:00:00.000Z'
    const admin = { firstName: 'Marie', lastName: 'Petit', email: 'marie@volant.test', rank: 2, deletedAt }
    expect(personOf({ ...nobody, findClientById: { ...client, deletedAt } })).toMatchObject({
      removedAt: deletedAt,
      maySignIn: false,
    })
    expect(personOf({ ...nobody, findAdminById: admin })).toMatchObject({ rank: 2, removedAt: deletedAt })
  })

  it('is null for an unknown id', () => {
    expect(personOf(nobody)).toBeNull()
  })
})
