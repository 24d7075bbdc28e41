import { AppError } from '@volant/contract/errors'
import { estimate } from '@volant/domain/pricing/estimate'
import type { Maps } from '../../../platform/maps/choose'
import { EmbeddedRoutes } from '../../../platform/maps/embedded-routes'
import type { Route, RoutePoint } from '../../../platform/maps/routes'
import { packedLine } from '../../../platform/maps/packed-line'
import type { JourneyQuestion, Quote } from '../../deliveries/public'
import type { Tariffs } from './tariff'

/** All or nothing: half a journey drawn along roads would hide that the rest is not. */
function linesOf(legs: readonly Route[]): string[] | null {
  return legs.length === 0 || legs.some(({ estimated }) => estimated) ? null : legs.map(packedLine)
}

/** The prices of a journey by the tariff of the day it was ordered. */
export function createQuote({ routes }: Pick<Maps, 'routes'>, tariffs: Pick<Tariffs, 'inForce'>) {
  const byStraightLine = new EmbeddedRoutes()

  /** A price must not be lost to a routing service that is down: the straight line answers in its place. */
  async function way(from: RoutePoint, to: RoutePoint): Promise<Route> {
    const found = await routes.route([from, to]).catch(() => undefined)
    const route = found ?? (await byStraightLine.route([from, to]))
    if (route === undefined) throw new AppError('UNAVAILABLE', { reason: 'PROVIDER_UNAVAILABLE' })
    return route
  }

  return async function quote({ orderedAt, journey, back = null }: JourneyQuestion): Promise<Quote> {
    const [tariff, route, wayBack] = await Promise.all([
      tariffs.inForce(orderedAt),
      journey && way(journey.from, journey.to),
      back && way(back.from, back.to),
    ])
    const routeLegs = linesOf([route, wayBack].filter((leg) => leg !== null))
    const { vatPercent } = tariff
    if (journey === null || route === null) return { estimate: null, vatPercent, routeLegs }
    const { from, to, carType, cars, roundTrip } = journey
    const found = estimate(tariff, {
      metres: route.distanceMeters,
      seconds: route.durationSeconds,
      carType,
      cars,
      roundTrip,
      insideIdf: from.isInIdf && to.isInIdf,
    })
    return { estimate: found, vatPercent, routeLegs }
  }
}

export type QuoteJourney = ReturnType<typeof createQuote>
