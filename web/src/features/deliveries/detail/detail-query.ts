import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../lib/api'
import { FOLLOWS_TIME } from '../../../lib/follows-time'
import {
  ClientDeliveryDocument,
  OfficeDeliveryDocument,
  type DeliveryDetailFragment,
  type OfficeDeliveryQuery,
  type PlaceFragment,
} from './queries.generated'

type OfficeDetail = NonNullable<OfficeDeliveryQuery['findDeliveryById']>
/** Fields that only admins may read are absent for clients. */
export type Detail = DeliveryDetailFragment & Partial<OfficeDetail>
export type Place = PlaceFragment
export type DetailVehicle = Detail['vehicles'][number]

/** What every answer of the query below is kept under. */
export const DETAILS = ['deliveries', 'detail'] as const

/** One delivery by its contract number or id; null if unknown or not visible to the viewer. */
export const detailQuery = (role: 'ADMIN' | 'CLIENT', contract: string) =>
  queryOptions({
    queryKey: [...DETAILS, role, contract],
    queryFn: async ({ signal }): Promise<Detail | null> => {
      const variables = { id: contract }
      if (role === 'ADMIN') return (await request(OfficeDeliveryDocument, variables, { signal })).findDeliveryById
      return (await request(ClientDeliveryDocument, variables, { signal })).findDeliveryById
    },
    ...FOLLOWS_TIME,
  })
