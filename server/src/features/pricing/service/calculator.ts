import { AppError } from '@volant/contract/errors'
import type { estimatePrice } from '@volant/contract/rest/deliveries'
import type { CallInput, CallOutput } from '@volant/contract/rest/verb'
import type { Actor } from '@volant/domain/kernel/actor'
import { toEuros } from '@volant/domain/kernel/money'
import { distanceText, durationText } from '@volant/domain/pricing/estimate'
import { vatFor } from '@volant/domain/pricing/vat'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import type { Places } from '../../../platform/maps/places'
import { findOrder } from '../read'
import type { QuoteJourney } from './quote'

/** Who pays while it is not known for which delivery. */
const FRENCH_BUYER = { country: 'FR', vatId: null }

interface Deps {
  readonly db: Database
  readonly clock: Clock
  readonly places: Places
  readonly quote: QuoteJourney
}

/** The calculator of the wizard: prices per category in euros, distance and duration as it shows them. */
export function createCalculator({ db, clock, places, quote }: Deps) {
  async function placeOf(path: string, id: string) {
    const found = await places.resolve(id)
    if (found === undefined) throw new AppError('BAD_USER_INPUT', { fields: [{ path, code: 'invalid' }] })
    return found
  }

  async function orderOf(actor: Actor, id: string | undefined) {
    if (id === undefined) return { orderedAt: clock.now(), buyer: FRENCH_BUYER }
    const found = await findOrder(db, actor, id)
    if (found === undefined) throw new AppError('NOT_FOUND')
    return found
  }

  return async function calculate(
    actor: Actor,
    question: CallInput<typeof estimatePrice>['body'],
  ): Promise<CallOutput<typeof estimatePrice>> {
    const [from, to, { orderedAt, buyer }] = await Promise.all([
      placeOf('origin', question.origin),
      placeOf('destination', question.destination),
      orderOf(actor, question.deliveryId),
    ])
    const { estimate, vatPercent: rates } = await quote({
      orderedAt,
      journey: {
        from,
        to,
        carType: question.carType,
        cars: question.numberOfCars,
        roundTrip: question.roundTrip ?? false,
      },
    })
    if (estimate === null) throw new AppError('UNAVAILABLE')
    const { prices, metres, seconds } = estimate
    const { percent, reverseCharge } = vatFor(buyer, rates)
    return {
      prices: { STANDARD: toEuros(prices.STANDARD), EXPRESS: toEuros(prices.EXPRESS), OKM: toEuros(prices.OKM) },
      vatPercent: percent,
      reverseCharge,
      optionVatPercent: rates.FR,
      distance: distanceText(metres),
      duration: durationText(seconds),
      distanceMeters: Math.round(metres),
      durationSeconds: Math.round(seconds),
    }
  }
}

export type Calculate = ReturnType<typeof createCalculator>
