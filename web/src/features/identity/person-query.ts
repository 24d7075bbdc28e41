import { queryOptions } from '@tanstack/react-query'
import { maySignIn } from '@volant/domain/drivers/states'
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
  /** Of a client. */
  readonly organization: { readonly name: string; readonly slug: string } | null
  /** Of a driver. */
  readonly company: string | null
  readonly function: string | null
  readonly service: string | null
  /** Since when the person is removed, whom super administrators alone are told of. */
  readonly removedAt: string | null
  readonly maySignIn: boolean
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
      organization: client.organization,
      company: null,
      function: client.assigneeFunction,
      service: client.assigneeService,
      removedAt: client.deletedAt,
      maySignIn: client.deletedAt === null,
    }
  const none = { phone: null, organization: null, company: null, function: null, service: null, removedAt: null }
  if (admin) {
    const { deletedAt: removedAt, ...names } = admin
    return { ...none, ...names, removedAt, maySignIn: removedAt === null }
  }
  if (!driver) return null
  const { firstName, lastName, email, phoneNumber: phone, company, state } = driver
  return { ...none, firstName, lastName, email, phone, company, rank: 0, maySignIn: maySignIn(state) }
}

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['identity', 'person', id],
    queryFn: async ({ signal }) => personOf(await request(PersonDocument, { id }, { signal })),
  })
