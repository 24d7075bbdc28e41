import type { Clock } from '../clock'
import { BanPhotonPlaces } from './ban-photon-places'
import { EmbeddedPlaces } from './embedded-places'
import { EmbeddedRoutes } from './embedded-routes'
import { GooglePlaces } from './google-places'
import { GoogleRoutes } from './google-routes'
import { CachedPlaces, CachedRoutes } from './answer-cache'
import { OsrmRoutes } from './osrm-routes'
import type { Places } from './places'
import type { Routes } from './routes'
import { SparedPlaces, SparedRoutes } from './spared'
import { ValhallaRoutes } from './valhalla-routes'

export interface MapsConfig {
  readonly PLACES_PROVIDER: 'embedded' | 'ban' | 'google'
  /** Base address; for `ban` the one of Photon may follow after a comma. */
  readonly PLACES_URL?: string
  readonly PLACES_KEY?: string
  readonly ROUTES_PROVIDER: 'embedded' | 'osrm' | 'valhalla' | 'google'
  readonly ROUTES_URL?: string
  readonly ROUTES_KEY?: string
}

export interface Maps {
  readonly places: Places
  readonly routes: Routes
}

function required(value: string | undefined, name: string): string {
  if (!value) throw new Error(`${name} is needed by the chosen provider`)
  return value
}

function choosePlaces(config: MapsConfig, gazetteer: string, clock: Clock): Places {
  const outside = (places: Places) => new CachedPlaces(new SparedPlaces(places, clock), clock)
  switch (config.PLACES_PROVIDER) {
    case 'embedded':
      return new EmbeddedPlaces(gazetteer)
    case 'ban': {
      const [ban, photon] = config.PLACES_URL?.split(',').map((url) => url.trim()) ?? []
      return outside(new BanPhotonPlaces(ban, photon))
    }
    case 'google':
      return outside(new GooglePlaces(required(config.PLACES_KEY, 'PLACES_KEY'), config.PLACES_URL))
  }
}

function chooseRoutes(config: MapsConfig, clock: Clock): Routes {
  const outside = (routes: Routes) => new CachedRoutes(new SparedRoutes(routes, clock), clock)
  switch (config.ROUTES_PROVIDER) {
    case 'embedded':
      return new EmbeddedRoutes()
    case 'osrm':
      return outside(new OsrmRoutes(config.ROUTES_URL))
    case 'valhalla':
      return outside(new ValhallaRoutes(config.ROUTES_URL))
    case 'google':
      return outside(new GoogleRoutes(required(config.ROUTES_KEY, 'ROUTES_KEY'), config.ROUTES_URL))
  }
}

/**
 * The one place where the providers of places and routes are chosen.
 * @param gazetteer file written by scripts/build-gazetteer.ts, for the embedded places
 */
export function chooseMaps(config: MapsConfig, gazetteer: string, clock: Clock): Maps {
  return { places: choosePlaces(config, gazetteer, clock), routes: chooseRoutes(config, clock) }
}
