import { createConfirmation } from '../features/confirmation/service'
import { createDeliveries } from '../features/deliveries/service/service'
import { createExpenses } from '../features/expenses/service/expenses'
import { createAccounts } from '../features/identity/accounts/accounts'
import type { Accounts } from '../features/identity/accounts/accounts'
import { createCodes } from '../features/identity/codes/codes'
import { createPasswords } from '../features/identity/passwords/passwords'
import type { Passwords } from '../features/identity/passwords/passwords'
import { deriveKeys } from '../features/identity/keys'
import { createMissions } from '../features/missions/service/missions'
import { createProblems } from '../features/missions/service/problems'
import type { PrepareReport } from '../features/missions/public'
import { createDispatch } from '../features/offers/service/dispatch'
import { createOffers } from '../features/offers/service/offers'
import { createQuote } from '../features/pricing/service/quote'
import { createTariffs } from '../features/pricing/service/tariff'
import { LOCATIONS } from '../locations'
import { EmbeddedPlaces } from '../platform/maps/embedded-places'
import { EmbeddedRoutes } from '../platform/maps/embedded-routes'
import type { Database } from '../platform/db/database'
import type { RequestContext } from '../platform/operations/registry'
import type { StoredQuestion } from '../features/survey/read'
import type { Random } from './random'
import type { SetClock } from './timeline'

interface ServiceParts {
  readonly db: Database
  readonly clock: SetClock
  readonly random: Random
  /** The moment that the demo counts from. */
  readonly now: Date
  readonly secret: string
  readonly publicUrl: string
  readonly prepareReport: PrepareReport
  /** What customers are asked afterwards. */
  readonly questions: readonly StoredQuestion[]
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
export function openServices(parts: ServiceParts) {
  const { db, clock, secret, publicUrl, prepareReport } = parts
  const places = new EmbeddedPlaces(LOCATIONS.gazetteer)
  const quote = createQuote({ routes: new EmbeddedRoutes() }, createTariffs({ db, clock }))
  const accounts: Accounts = createAccounts({
    clock,
    passwords: hashingOnce(createPasswords()),
    codes: createCodes(deriveKeys(secret).codes),
  })
  const presenter = { fileUrl: (key: string) => `/files/${key}` }
  return {
    ...parts,
    places,
    accounts,
    deliveries: createDeliveries({ db, clock, quote }, presenter),
    offers: createOffers({ db, clock }),
    dispatch: createDispatch({ db, clock }),
    missions: createMissions({ db, clock, prepareReport }),
    problems: createProblems({ db, clock, presenter }),
    expenses: createExpenses({ db, clock, presenter }),
    confirmation: createConfirmation({ db, clock, publicUrl }),
  }
}

export type Services = ReturnType<typeof openServices>

export function as(actor: RequestContext['actor']): RequestContext {
  return { actor, requestId: 'demo', ip: '127.0.0.1', language: 'fr' }
}
