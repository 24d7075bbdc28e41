import { differenceInMilliseconds, hoursToMilliseconds } from 'date-fns'
import { type Cents, roundHalfAway } from '../kernel/money'
import { type CarType, CATEGORIES, type DeliveryCategory, type DeliveryType } from '../deliveries/statuses'
import type { Tariff } from './tariff'

export interface Journey {
  /** Routed distance of the way there, in metres. */
  readonly metres: number
  /** Its duration, in seconds. */
  readonly seconds: number
  readonly carType: CarType
  /** Cars moved on the same way; a round trip has its second car on the way back. */
  readonly cars: number
  readonly roundTrip: boolean
  /** Both ends lie in Île-de-France. */
  readonly insideIdf: boolean
}

export interface Estimate {
  /** Excluding tax, without options. */
  readonly prices: Readonly<Record<DeliveryCategory, Cents>>
  /** Of the whole mission: a round trip doubles both. */
  readonly metres: number
  readonly seconds: number
}

/** Price of the kilometres alone: each is paid at the rate of the band it falls into. In cents, not rounded. */
function distancePrice(tariff: Tariff, metres: number): number {
  let start = 0
  let sum = 0
  for (const { upToKm, perKm } of tariff.bands) {
    const end = upToKm === null ? Number.POSITIVE_INFINITY : upToKm * 1000
    sum += (Math.max(0, Math.min(metres, end) - start) / 1000) * perKm
    start = end
  }
  return sum
}

/** Prices of one journey per category. Decisions, Prices; description 9: "a round trip doubles distance and time". */
export function estimate(tariff: Tariff, journey: Journey): Estimate {
  const ways = journey.roundTrip ? 2 : 1
  const metres = journey.metres * ways
  const base = journey.insideIdf
    ? tariff.flatIdf * ways
    : Math.max(tariff.minimum, tariff.baseFee + distancePrice(tariff, metres))
  const cars = journey.roundTrip ? 1 : Math.max(1, journey.cars)
  const priceOf = (category: DeliveryCategory) =>
    roundHalfAway(
      Number((base * tariff.carTypeFactor[journey.carType] * tariff.categoryFactor[category] * cars).toFixed(6)),
    )
  const [standard, express, okm] = CATEGORIES.map(priceOf)
  return {
    prices: { STANDARD: standard ?? 0, EXPRESS: express ?? 0, OKM: okm ?? 0 },
    metres,
    seconds: journey.seconds * ways,
  }
}

/** "465 km", as the calculator shows it. Description 7.1. */
export function distanceText(metres: number): string {
  return `${Math.round(metres / 1000)} km`
}

/** "4 h 32", or "45 min" below one hour. Description 7.1. */
export function durationText(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return `${minutes} min`
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`
}

/** EXPRESS is for deadlines closer than this. Decisions, Prices. */
export const EXPRESS_HOURS = 48

/** The categories that may be chosen: OKM alone for zero-km, EXPRESS only below 48 hours. Decisions, Prices. */
export function offeredCategories(type: DeliveryType, deadline: Date | null, now: Date): DeliveryCategory[] {
  if (type === 'OKM') return ['OKM']
  const left = deadline ? differenceInMilliseconds(deadline, now) : Number.POSITIVE_INFINITY
  return left < hoursToMilliseconds(EXPRESS_HOURS) ? ['STANDARD', 'EXPRESS', 'OKM'] : ['STANDARD', 'OKM']
}
