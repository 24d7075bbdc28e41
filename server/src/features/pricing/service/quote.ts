import { AppError } from '@volant/contract/errors'
import { estimate } from '@volant/domain/pricing/estimate'
import type { Estimate } from '@volant/domain/pricing/estimate'
import { toEuros } from '@volant/domain/kernel/money'
import { distanceText, durationText } from '@volant/domain/pricing/estimate'
import type { CarType } from '@volant/domain/deliveries/statuses'
import type { Maps } from '../../../platform/maps/choose'
import { EmbeddedRoutes } from '../../../platform/maps/embedded-routes'
import type { Route, RoutePoint } from '../../../platform/maps/routes'
import type { JourneyQuestion } from '../../deliveries/public'
import type { Tariffs } from './tariff'

export interface PriceQuestion {
  readonly origin: string
  readonly destination: string
  readonly numberOfCars: number
  readonly carType: CarType
  readonly roundTrip?: boolean | undefined
}

export function createQuotes({ places, routes }: Maps, tariffs: Tariffs) {
  const byStraightLine = new EmbeddedRoutes()

  /** A price must not be lost to a routing service that is down: the straight line answers in its place. */
  async function way(from: RoutePoint, to: RoutePoint): Promise<Route> {
    const found = await routes.route([from, to]).catch(() => undefined)
    const route = found ?? (await byStraightLine.route([from, to]))
    if (route === undefined) throw new AppError('UNAVAILABLE', { reason: 'PROVIDER_UNAVAILABLE' })
    return route
  }

  async function quote({ from, to, carType, cars, roundTrip }: JourneyQuestion): Promise<Estimate> {
    const [route, tariff] = await Promise.all([way(from, to), tariffs.inForce()])
    return estimate(tariff, {
      metres: route.distanceMeters,
      seconds: route.durationSeconds,
      carType,
      cars,
      roundTrip,
      insideIdf: from.isInIdf && to.isInIdf,
    })
  }

  async function placeOf(path: string, id: string) {
    const found = await places.resolve(id)
    if (found === undefined) throw new AppError('BAD_USER_INPUT', { fields: [{ path, code: 'invalid' }] })
    return found
  }

  return {
    quote,

    /** The calculator of the wizard: prices per category in euros, distance and duration as it shows them. */
    async mission(question: PriceQuestion) {
      const [from, to] = await Promise.all([
        placeOf('origin', question.origin),
        placeOf('destination', question.destination),
      ])
      const { prices, metres, seconds } = await quote({
        from,
        to,
        carType: question.carType,
        cars: question.numberOfCars,
        roundTrip: question.roundTrip ?? false,
      })
      return {
        prices: { STANDARD: toEuros(prices.STANDARD), EXPRESS: toEuros(prices.EXPRESS), OKM: toEuros(prices.OKM) },
        distance: distanceText(metres),
        duration: durationText(seconds),
        distanceMeters: Math.round(metres),
        durationSeconds: Math.round(seconds),
      }
    },
  }
}

export type Quotes = ReturnType<typeof createQuotes>
