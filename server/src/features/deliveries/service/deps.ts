import type { Estimate } from '@volant/domain/pricing/estimate'
import type { CarType } from '@volant/domain/deliveries/statuses'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import type { Place } from '../store/journey'

/** What the price of a mission depends on. */
export interface JourneyQuestion {
  readonly from: Place
  readonly to: Place
  readonly carType: CarType
  readonly cars: number
  readonly roundTrip: boolean
}

export type JourneyQuoter = (question: JourneyQuestion) => Promise<Estimate>

export interface DeliveryDeps {
  readonly db: Database
  readonly clock: Clock
  /** Prices, metres and seconds by the tariff in force; it may ask a routing service, so it is never called in a transaction. */
  readonly quote: JourneyQuoter
}
