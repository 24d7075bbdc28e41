import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '../../lib/api'
import {
  AuctionHeaderDocument,
  AuctionOffersDocument,
  type AuctionHeaderQuery,
  type AuctionOffersQuery,
} from './queries.generated'

export type AuctionDelivery = NonNullable<AuctionHeaderQuery['findDeliveryById']>
export type OfferRow = AuctionOffersQuery['findAllOffers']['records'][number]

export const OFFERS_PAGE_SIZE = 10

/** The delivery of the offers; null for an unknown id. */
export const auctionQuery = (id: string) =>
  queryOptions({
    queryKey: ['deliveries', 'auction', id],
    queryFn: async ({ signal }) => (await request(AuctionHeaderDocument, { id }, { signal })).findDeliveryById,
  })

export interface OffersState {
  readonly page: number
  readonly orderBy: string
  readonly order: 'asc' | 'desc'
}

/** Its offers. The key starts with the deliveries, so that live hints invalidate it. */
export const offersQuery = (deliveryId: string | undefined, { page, orderBy, order }: OffersState) =>
  queryOptions({
    queryKey: ['deliveries', 'offers', deliveryId, page, orderBy, order],
    queryFn: async ({ signal }) => {
      const variables = {
        pagination: { page, perPage: OFFERS_PAGE_SIZE },
        sort: { field: orderBy, order },
        filter: { deliveryId },
      }
      return (await request(AuctionOffersDocument, variables, { signal })).findAllOffers
    },
    enabled: deliveryId !== undefined,
    placeholderData: keepPreviousData,
  })
