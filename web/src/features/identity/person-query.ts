import { queryOptions } from '@tanstack/react-query'
import { request } from '../../lib/api'
import { PersonDocument, type PersonQuery } from './queries.generated'

/** A client, a driver or an administrator as admins read them; unknown fields are absent. */
export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly email: string | null
  readonly phone: string | null
  /** 1..3 for administrators, 4..6 for clients, 0 for drivers, as in a session. */
  readonly rank: number
  readonly company: string | null
  readonly function: string | null
  readonly service: string | null
  /** Since when the person is removed, whom super administrators alone are told of. */
  readonly removedAt: string | null
}

/** Ids are unique across the three tables, so at most one is found. Only super admins may read other administrators. */
export function personOf(found: PersonQuery): Person | null {
  const { findClientById: client, findDriverById: driver, findAdminById: admin } = found
  if (client)
    return {
      firstName: client.assigneeFirstName,
      lastName: client.assigneeLastName,
      email: client.assigneeEmail,
      phone: client.assigneePhone,
      rank: client.assigneeRank,
      company: client.organization?.name ?? null,
      function: client.assigneeFunction,
      service: client.assigneeService,
      removedAt: client.deletedAt,
    }
  const none = { phone: null, company: null, function: null, service: null, removedAt: null }
  if (admin) {
    const { deletedAt: removedAt, ...names } = admin
    return { ...none, ...names, removedAt }
  }
  if (!driver) return null
  const { firstName, lastName, email, phoneNumber: phone, company } = driver
  return { ...none, firstName, lastName, email, phone, company, rank: 0 }
}

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['identity', 'person', id],
    queryFn: async ({ signal }) => personOf(await request(PersonDocument, { id }, { signal })),
  })
