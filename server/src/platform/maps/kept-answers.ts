import type { Clock } from '../clock'
import type { PlaceAddress, Places, PlaceSuggestion } from './places'
import type { Route, RoutePoint, Routes } from './routes'

const DAY_MS = 24 * 60 * 60 * 1000
const MOST = 2000

/** Answers of one provider for a day, the oldest leaving first. Only successes are kept. */
class KeptAnswers<T> {
  readonly #clock: Clock
  readonly #kept = new Map<string, { readonly until: number; readonly value: T }>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  async get(key: string, ask: () => Promise<T>): Promise<T> {
    const now = this.#clock.now().getTime()
    const known = this.#kept.get(key)
    if (known && known.until > now) return known.value
    const value = await ask()
    this.#kept.delete(key)
    this.#kept.set(key, { until: now + DAY_MS, value })
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST) break
      this.#kept.delete(oldest)
    }
    return value
  }
}

/** Spares an outside provider the questions it answered today. */
export class KeptPlaces implements Places {
  readonly #places: Places
  readonly #lists: KeptAnswers<PlaceSuggestion[]>
  readonly #addresses: KeptAnswers<PlaceAddress | undefined>

  constructor(places: Places, clock: Clock) {
    this.#places = places
    this.#lists = new KeptAnswers(clock)
    this.#addresses = new KeptAnswers(clock)
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
export class KeptRoutes implements Routes {
  readonly #routes: Routes
  readonly #answers: KeptAnswers<Route | undefined>

  constructor(routes: Routes, clock: Clock) {
    this.#routes = routes
    this.#answers = new KeptAnswers(clock)
  }

  route(points: readonly RoutePoint[]): Promise<Route | undefined> {
    const key = points.map((p) => `${p.latitude.toFixed(5)},${p.longitude.toFixed(5)}`).join(';')
    return this.#answers.get(key, () => this.#routes.route(points))
  }
}
