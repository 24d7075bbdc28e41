import type { Estimate } from '@volant/domain/pricing/estimate'
import type { Tariff } from '@volant/domain/pricing/tariff'
import type { CarType } from '@volant/domain/deliveries/statuses'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import type { Place } from '../store/journey'

/** What the price of a mission depends on. */
export interface JourneyQuestion {
  /** When it was ordered: a delivery keeps the tariff it was ordered by. */
  readonly orderedAt: Date
  /** Null until both ends are known. */
  readonly journey: Journey | null
  /** What the second vehicle is driven, where its ends are known. Only its road is asked for: it bears on no price. */
  readonly back?: Leg | null
}

export interface Journey {
  readonly from: Place
  readonly to: Place
  readonly carType: CarType
  readonly cars: number
  readonly roundTrip: boolean
}

export interface Leg {
  readonly from: Place
  readonly to: Place
}

export interface Quote {
  readonly estimate: Estimate | null
  readonly vatPercent: Tariff['vatPercent']
  /** The roads of the legs as encoded polylines; null where one of them is only estimated, or none is known. */
  readonly routeLegs: string[] | null
}

export type JourneyQuoter = (question: JourneyQuestion) => Promise<Quote>

export interface DeliveryDeps {
  readonly db: Database
  readonly clock: Clock
  /** Prices, metres and seconds by the tariff of the day; it may ask a routing service, so it is never called in a transaction. */
  readonly quote: JourneyQuoter
}
