import { AppError } from '@volant/contract/errors'
import { Breaker } from '../breaker'
import type { Clock } from '../clock'
import type { PlaceAddress, Places, PlaceSuggestion } from './places'
import { QuestionRefused } from './provider'
import type { Route, RoutePoint, Routes } from './routes'

/** Somebody looks at a price that stands on the straight line meanwhile. */
const LONGEST_PAUSE = 30_000

/** Lets nobody wait for a provider that is away: after five failures in a row it is asked once in half a minute. */
class Spared {
  readonly #breaker = new Breaker(LONGEST_PAUSE)
  readonly #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
  }

  async ask<T>(work: () => Promise<T>): Promise<T> {
    if (this.#breaker.allowance(this.#now(), 1) === 0)
      throw new AppError('UNAVAILABLE', {
        reason: 'PROVIDER_UNAVAILABLE',
        retryAfter: Math.ceil(this.#breaker.pauseLeft(this.#now())),
      })
    try {
      const answer = await work()
      this.#breaker.succeeded()
      return answer
    } catch (error) {
      // whoever asks something odd again and again must not close it to everybody
      const isThere = error instanceof AppError && error.cause instanceof QuestionRefused
      if (isThere) this.#breaker.succeeded()
      else this.#breaker.failed(this.#now())
      throw error
    }
  }

  #now(): number {
    return this.#clock.now().getTime()
  }
}

export class SparedPlaces implements Places {
  readonly #places: Places
  readonly #lists: Spared
  // apart, since some providers need not ask anybody for it
  readonly #addresses: Spared

  constructor(places: Places, clock: Clock) {
    this.#places = places
    this.#lists = new Spared(clock)
    this.#addresses = new Spared(clock)
  }

  autocomplete(q: string, session?: string): Promise<PlaceSuggestion[]> {
    return this.#lists.ask(() => this.#places.autocomplete(q, session))
  }

  resolve(placeId: string, session?: string): Promise<PlaceAddress | undefined> {
    return this.#addresses.ask(() => this.#places.resolve(placeId, session))
  }
}

export class SparedRoutes implements Routes {
  readonly #routes: Routes
  readonly #spared: Spared

  constructor(routes: Routes, clock: Clock) {
    this.#routes = routes
    this.#spared = new Spared(clock)
  }

  route(points: readonly RoutePoint[]): Promise<Route | undefined> {
    return this.#spared.ask(() => this.#routes.route(points))
  }
}
