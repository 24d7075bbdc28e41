import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { DriverState } from '@volant/domain/kernel/actor'
import { request } from '../../../lib/api'
import {
  SearchDeliveriesDocument,
  SearchDriversDocument,
  SearchManagersDocument,
  SearchOrganizationsDocument,
  type SearchDeliveriesQuery,
} from './queries.generated'

export type FoundDelivery = SearchDeliveriesQuery['findAllDeliveries']['records'][number]

/** A person or an organisation, with the fields to filter a list to it. */
export type FoundName =
  | { kind: 'driver'; id: string; name: string; detail: string; state: DriverState }
  | { kind: 'manager'; id: string; name: string; detail: string; rank: number }
  | { kind: 'organization'; id: string; name: string; detail: string }

export type NameKind = FoundName['kind']

export interface FoundPage<Row> {
  readonly total: number
  readonly records: readonly Row[]
}

/** Description 9. */
export const SEARCH_PAGE_SIZE = 5

const paged = <Row>(
  key: readonly unknown[],
  text: string,
  fetchPage: (signal: AbortSignal) => Promise<FoundPage<Row>>,
) =>
  queryOptions({
    queryKey: [...key, text],
    queryFn: ({ signal }) => fetchPage(signal),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  })

/** One page of the found deliveries; the server limits them to the viewer's scope. */
export const deliveriesFound = (field: 'deliveryId' | 'vin' | 'vehicleCode', text: string, page: number) =>
  paged<FoundDelivery>(['deliveries', 'search', field, page], text, async (signal) => {
    const variables = { pagination: { page, perPage: SEARCH_PAGE_SIZE }, filter: { [field]: text } }
    return (await request(SearchDeliveriesDocument, variables, { signal })).findAllDeliveries
  })

async function drivers(variables: Variables, signal: AbortSignal): Promise<FoundPage<FoundName>> {
  const { total, records } = (await request(SearchDriversDocument, variables, { signal })).findAllDrivers
  const found = records.map(({ id, fullName, email, state }) => {
    return { kind: 'driver' as const, id, name: fullName, detail: email ?? '', state }
  })
  return { total, records: found }
}

async function managers(variables: Variables, signal: AbortSignal): Promise<FoundPage<FoundName>> {
  const { total, records } = (await request(SearchManagersDocument, variables, { signal })).findAllAdmins
  const found = records.map(({ id, firstName, lastName, email, rank }) => {
    return { kind: 'manager' as const, id, name: `${firstName} ${lastName}`, detail: email, rank }
  })
  return { total, records: found }
}

async function organizations(variables: Variables, signal: AbortSignal): Promise<FoundPage<FoundName>> {
  const { total, records } = (await request(SearchOrganizationsDocument, variables, { signal })).findAllOrganizations
  return { total, records: records.map(({ id, name, slug }) => ({ kind: 'organization', id, name, detail: slug })) }
}

interface Variables {
  readonly pagination: { readonly page: number; readonly perPage: number }
  readonly keyword: string
}

const FETCHERS = { driver: drivers, manager: managers, organization: organizations }

export const namesFound = (kind: NameKind, text: string, page: number) =>
  paged<FoundName>(['search', kind, page], text, (signal) =>
    FETCHERS[kind]({ pagination: { page, perPage: SEARCH_PAGE_SIZE }, keyword: text }, signal),
  )
