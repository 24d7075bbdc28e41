import { AppError } from '@volant/contract/errors'
import type { DriverSuggestion, DriverSuggestions, QuerySuggestDriversArgs } from '@volant/contract/schema.generated'
import { isOutsideRadius } from '@volant/domain/drivers/availability'
import { bySuitability, obstacleOf, reasonsFor, scoreOf } from '@volant/domain/drivers/suggestions'
import type { Span } from '@volant/domain/drivers/suggestions'
import type { Actor } from '@volant/domain/kernel/actor'
import { metresByRoad } from '@volant/domain/places/distance'
import type { Point } from '@volant/domain/places/distance'
import { max } from 'date-fns'
import { readCandidates } from '../read/candidates'
import type { CandidateRow } from '../read/candidates'
import { requireUuid } from '../store'
import type { OfferDeps } from './offers'

/** An answer of more is a list, not a suggestion. */
const MOST = 50

/** Metres to an unknown place, for sorting. */
const FAR = 1e9

function weigh({ at, home, ...driver }: CandidateRow, from: Point | null, span: Span, now: Date) {
  const { previousMission: previous, permitUntil } = driver
  const metres = metresByRoad(at, from)
  const candidate = {
    metres,
    outsideRadius: isOutsideRadius(driver.radiusKm, home, from),
    freeFrom: previous ? max([now, new Date(previous.expectedEnd)]) : now,
    rating: driver.totalRating,
    missions: driver.nbDeals,
    missionsForOrganization: driver.dealsForOrganization,
    offersAnswered: driver.offersAnswered,
    offersWon: driver.offersWon,
    permitUntil: permitUntil === null ? null : new Date(permitUntil),
  }
  const told: DriverSuggestion = {
    ...driver,
    distance: metres,
    score: Math.round(scoreOf(candidate, span)),
    reasons: reasonsFor(
      { ...candidate, comesFromMission: previous !== null, hasNextMission: driver.nextMission !== null },
      span,
    ),
    obstacle: obstacleOf(
      { ...candidate, overlaps: driver.overlappingMission !== null, isOff: driver.daysOff !== null },
      span,
    ),
  }
  return { told, metres, fullName: driver.fullName, id: driver.id, score: scoreOf(candidate, span) }
}

/** Who could be given a delivery, the best suited first, and who of those nearby could not, and why. */
export function createSuggestions({ db, clock }: OfferDeps) {
  return async (
    actor: Actor,
    asked: QuerySuggestDriversArgs & { readonly limit: number },
  ): Promise<DriverSuggestions> => {
    const now = clock.now()
    const { deliveryId, carPickUpDate, carDeliveryDeadline, keyword, driverIds, limit } = asked
    if (limit < 1 || limit > MOST)
      throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'limit', code: 'outOfRange' }] })
    if (driverIds && driverIds.length > MOST)
      throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'driverIds', code: 'tooLong' }] })
    const wanted = {
      delivery: deliveryId,
      pickUp: carPickUpDate ? new Date(carPickUpDate) : null,
      deadline: carDeliveryDeadline ? new Date(carDeliveryDeadline) : null,
      keyword: keyword ?? '',
      driverIds: driverIds ? driverIds.map((id) => requireUuid('driverIds', id)) : null,
      unavailableMost: limit,
    }
    const found = await readCandidates(db, actor, wanted, now)
    if (found === null) throw new AppError('NOT_FOUND')
    const span = { pickUp: new Date(found.pickUp), deadline: new Date(found.deadline) }
    const weighed = found.drivers.map((driver) => weigh(driver, found.from, span, now))
    const free = weighed.filter(({ told }) => told.obstacle === null).toSorted(bySuitability)
    const others = weighed
      .filter(({ told }) => told.obstacle !== null)
      .toSorted((one, other) => (one.metres ?? FAR) - (other.metres ?? FAR))
    return {
      available: free.slice(0, limit).map(({ told }) => told),
      unavailable: others.slice(0, limit).map(({ told }) => told),
    }
  }
}

export type SuggestDrivers = ReturnType<typeof createSuggestions>
