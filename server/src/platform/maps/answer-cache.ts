import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock'
import type { PlaceAddress, Places, PlaceSuggestion } from './places'
import type { Route, RoutePoint, Routes } from './routes'

const DAY_MS = 24 * 60 * 60 * 1000
const MOST = 2000

/** Answers of one provider for a day, the one not asked for longest leaving first. Only successes are kept. */
class AnswerCache<T> {
  // in a box, so that "there is none" is an answer too
  readonly #answers: LRUCache<string, { readonly value: T }>

  constructor(clock: Clock) {
    this.#answers = new LRUCache({
      max: MOST,
      ttl: DAY_MS,
      ttlResolution: 0,
      perf: { now: () => clock.now().getTime() },
    })
  }

  async get(key: string, ask: () => Promise<T>): Promise<T> {
    const known = this.#answers.get(key)
    if (known) return known.value
    const value = await ask()
    this.#answers.set(key, { value })
    return value
  }
}

/** Spares an outside provider the questions it answered today. */
export class CachedPlaces implements Places {
  readonly #places: Places
  readonly #lists: AnswerCache<PlaceSuggestion[]>
  readonly #addresses: AnswerCache<PlaceAddress | undefined>

  constructor(places: Places, clock: Clock) {
    this.#places = places
    this.#lists = new AnswerCache(clock)
    this.#addresses = new AnswerCache(clock)
  }

  autocomplete(q: string, session?: string): Promise<PlaceSuggestion[]> {
    const key = q.trim().toLocaleLowerCase('fr').replace(/\s+/g, ' ')
    return this.#lists.get(key, () => this.#places.autocomplete(q, session))
  }

  resolve(placeId: string, session?: string): Promise<PlaceAddress | undefined> {
    return this.#addresses.get(placeId, () => this.#places.resolve(placeId, session))
  }
}

/** The same for routes; points within about a metre are one point. */
export class CachedRoutes implements Routes {
  readonly #routes: Routes
  readonly #answers: AnswerCache<Route | undefined>

  constructor(routes: Routes, clock: Clock) {
    this.#routes = routes
    this.#answers = new AnswerCache(clock)
  }

  route(points: readonly RoutePoint[]): Promise<Route | undefined> {
    const key = points.map((p) => `${p.latitude.toFixed(5)},${p.longitude.toFixed(5)}`).join(';')
    return this.#answers.get(key, () => this.#routes.route(points))
  }
}
