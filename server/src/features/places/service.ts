import { AppError } from '@volant/contract/errors'
import type { Maps } from '../../platform/maps/choose'
import type { PlaceAddress, PlaceSuggestion } from '../../platform/maps/places'
import { PLACE_ID } from '../../platform/maps/places'
import type { Route, RoutePoint } from '../../platform/maps/routes'

export interface PlacesService {
  autocomplete(q: string, session?: string): Promise<PlaceSuggestion[]>
  /** @throws AppError NOT_FOUND */
  find(placeId: string, session?: string): Promise<PlaceAddress>
  /** @throws AppError NOT_FOUND when no road joins the points */
  route(points: readonly RoutePoint[]): Promise<Route>
}

const SHORTEST_QUESTION = 2

/** Addresses and routes; nothing here depends on who asks, so nothing is scoped. */
export function createPlaces({ places, routes }: Maps): PlacesService {
  return {
    async autocomplete(q, session) {
      return q.trim().length < SHORTEST_QUESTION ? [] : places.autocomplete(q.trim(), session)
    },
    async find(placeId, session) {
      const place = PLACE_ID.test(placeId) ? await places.resolve(placeId, session) : undefined
      if (!place) throw new AppError('NOT_FOUND')
      return place
    },
    async route(points) {
      const route = await routes.route(points)
      if (!route) throw new AppError('NOT_FOUND')
      return route
    },
  }
}
