import { fold } from '@volant/domain/search/terms'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { hasOneDate } from '@volant/domain/deliveries/one-date'
import { overlapping } from '@volant/domain/deliveries/overlap'
import { STORED_STATUSES, type DeliveryType } from '@volant/domain/deliveries/statuses'
import { deadlinePassed } from '@volant/domain/offers/auctions'
import { request } from '../../lib/api'
import { SAYS_OFFLINE } from '../../lib/says-offline'
import { MissionDatesDocument, OpenAuctionsDocument, type OpenAuctionsQuery } from './queries.generated'

export type Auction = OpenAuctionsQuery['findAllDeliveries']['records'][number]

const PAGE_SIZE = 50

/** The most that is loaded by itself, so that a word typed does not ask without end. */
const MOST_PAGES = 20

/** Open auctions: what can still be done in time first, the soonest pick-up before the others. */
export const auctionsQuery = (type: DeliveryType | undefined) =>
  infiniteQueryOptions({
    ...SAYS_OFFLINE,
    queryKey: ['deliveries', 'auctions', type],
    queryFn: async ({ pageParam, signal }) => {
      const filter = { tab: 'WAITING_FOR_DRIVER' as const, ...(type && { types: [type] }) }
      const variables = { pagination: { page: pageParam, perPage: PAGE_SIZE }, filter }
      return (await request(OpenAuctionsDocument, variables, { signal })).findAllDeliveries
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (pages.length * PAGE_SIZE < last.total ? pages.length : undefined),
  })

/** The dates of the driver's own missions, to warn of an overlap. */
export const missionDatesQuery = () =>
  queryOptions({
    ...SAYS_OFFLINE,
    queryKey: ['deliveries', 'missions', 'dates'],
    queryFn: async ({ signal }) => (await request(MissionDatesDocument, {}, { signal })).findAllDeliveries.records,
  })

/** The driver's own pending offer; the server does not return offers of other drivers. */
export function pendingOffer({ offers }: Pick<Auction, 'offers'>) {
  return offers.find(({ status }) => status === 'PENDING')
}

/** Whether its deadline has passed: such auctions come last and say so. */
export function isPassed({ carDeliveryDeadline }: Pick<Auction, 'carDeliveryDeadline'>, now: Date): boolean {
  return carDeliveryDeadline !== null && deadlinePassed({ carDeliveryDeadline: new Date(carDeliveryDeadline) }, now)
}

/** Whether the text matches one of its towns or departments. */
export function isNear(auction: Auction, typed: string): boolean {
  const text = fold(typed.trim())
  if (text === '') return true
  const places = [auction.fromAddress, auction.toAddress, auction.toReturnFromAddress, auction.toReturnToAddress]
  return places.some((place) => fold(place?.city ?? '').includes(text) || (place?.postalCode ?? '').startsWith(text))
}

/**
 * Whether a place that was typed may stand on a page that is not loaded yet: no filter of the server knows towns, so the browser looks.
 */
export function looksFurther(
  typed: string,
  { pages, hasNextPage }: { readonly pages: number; readonly hasNextPage: boolean },
): boolean {
  return typed.trim() !== '' && hasNextPage && pages < MOST_PAGES
}

/** When the vehicle can be had, is fetched and is due; only the last where one date was given for all. */
export function shownDates({ carAvailabilityDate, carPickUpDate, carDeliveryDeadline }: Auction) {
  const dates = [
    ['available', carAvailabilityDate],
    ['pickUp', carPickUpDate],
    ['deadline', carDeliveryDeadline],
  ] as const
  return hasOneDate(carPickUpDate, carDeliveryDeadline) ? dates.slice(-1) : dates
}

type Dated = Pick<Auction, 'id' | 'type' | 'status' | 'carPickUpDate' | 'carDeliveryDeadline' | 'duration'> & {
  readonly handedOverAt?: string | null
}

const dateOf = (text: string | null | undefined) => (text ? new Date(text) : null)

/** What the domain's rule of overlaps must know, beside the mission itself. */
function bookedOf<M extends Dated>(mission: M) {
  const { id, type, status, duration } = mission
  return {
    mission,
    id,
    type,
    duration,
    // the API's enumeration also has two tab keys, which no delivery has
    status: STORED_STATUSES.find((stored) => stored === status) ?? 'SET',
    carPickUpDate: dateOf(mission.carPickUpDate),
    carDeliveryDeadline: dateOf(mission.carDeliveryDeadline),
    handedOverAt: dateOf(mission.handedOverAt),
    completedAt: null,
  }
}

/** The first own mission that holds the driver while this auction would. It is only a hint: the offer is allowed. */
export function findOverlap<M extends Dated>(auction: Dated, missions: readonly M[], now: Date): M | undefined {
  return overlapping(bookedOf(auction), missions.map(bookedOf), now)[0]?.mission
}
