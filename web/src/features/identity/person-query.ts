import { queryOptions } from '@tanstack/react-query'
import { request } from '../../lib/api'
import { PersonDocument, type PersonQuery } from './queries.generated'

/** A client or a driver as admins read them; nothing is said of what is not known. */
export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly email: string | null
  readonly phone: string | null
  /** 4..6 for clients, 0 for drivers, as in a session. */
  readonly rank: number
  readonly company: string | null
  readonly function: string | null
  readonly service: string | null
}

/** Ids of clients and drivers never meet: at most one of the two answers. */
export function personOf({ findClientById: client, findDriverById: driver }: PersonQuery): Person | null {
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
    }
  if (!driver) return null
  const { firstName, lastName, email, phoneNumber: phone, company } = driver
  return { firstName, lastName, email, phone, rank: 0, company, function: null, service: null }
}

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['identity', 'person', id],
    queryFn: async ({ signal }) => personOf(await request(PersonDocument, { id }, { signal })),
  })
