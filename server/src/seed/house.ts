import { createConfirmation } from '../features/confirmation/service'
import { createDeliveries } from '../features/deliveries/service'
import { createAccounts } from '../features/identity/account-service'
import type { Accounts } from '../features/identity/account-service'
import { createCodes } from '../features/identity/codes'
import { createPasswords } from '../features/identity/passwords'
import type { Passwords } from '../features/identity/passwords'
import { deriveKeys } from '../features/identity/settings'
import { createMissions } from '../features/missions/service'
import type { MissionDeps } from '../features/missions/service'
import { createDispatch } from '../features/offers/dispatch'
import { createOffers } from '../features/offers/service'
import { createQuotes } from '../features/pricing/quote'
import { createTariffs } from '../features/pricing/tariff'
import { EmbeddedPlaces } from '../platform/maps/embedded-places'
import { EmbeddedRoutes } from '../platform/maps/embedded-routes'
import type { Database } from '../platform/db/database'
import type { RequestContext } from '../platform/operations/registry'
import type { SurveyQuestion } from '@volant/domain/survey/visibility'
import type { Dice } from './dice'
import type { WoundClock } from './stories'

interface HouseParts {
  readonly db: Database
  readonly clock: WoundClock
  readonly dice: Dice
  /** The moment that the demo counts from. */
  readonly now: Date
  readonly secret: string
  readonly publicUrl: string
  /** The gazetteer's file. */
  readonly gazetteer: string
  readonly drawReport: MissionDeps['drawReport']
  /** What customers are asked afterwards. */
  readonly questions: readonly SurveyQuestion[]
}

/** One password for everybody is hashed once: sixty times would take as long as all the rest. */
function hashingOnce(passwords: Passwords): Passwords {
  const hashes = new Map<string, Promise<string>>()
  return {
    ...passwords,
    hash(password) {
      const known = hashes.get(password) ?? passwords.hash(password)
      hashes.set(password, known)
      return known
    },
  }
}

/** The product's own services at a clock that the demo winds, with the embedded places and routes: the demo needs no network. */
export function openHouse(parts: HouseParts) {
  const { db, clock, secret, publicUrl, gazetteer, drawReport } = parts
  const places = new EmbeddedPlaces(gazetteer)
  const { quote } = createQuotes({ places, routes: new EmbeddedRoutes() }, createTariffs({ db, clock }))
  const accounts: Accounts = createAccounts({
    clock,
    passwords: hashingOnce(createPasswords()),
    codes: createCodes(deriveKeys(secret).codes),
  })
  return {
    ...parts,
    places,
    accounts,
    deliveries: createDeliveries({ db, clock, quote }, { fileUrl: (key) => `/files/${key}` }),
    offers: createOffers({ db, clock }),
    dispatch: createDispatch({ db, clock }),
    missions: createMissions({ db, clock, drawReport }),
    confirmation: createConfirmation({ db, clock, publicUrl }),
  }
}

export type House = ReturnType<typeof openHouse>

export function as(actor: RequestContext['actor']): RequestContext {
  return { actor, requestId: 'demo', ip: '127.0.0.1', language: 'fr' }
}
