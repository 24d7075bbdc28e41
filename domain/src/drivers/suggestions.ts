import { differenceInSeconds } from 'date-fns'
import { permitHolds } from './permit'

/** When a delivery is to be fetched and brought. */
export interface Span {
  readonly pickUp: Date
  readonly deadline: Date
}

/** What a driver is judged by for one delivery. */
export interface Candidate {
  /** To the departure by road; null where no place of theirs is known. */
  readonly metres: number | null
  /** The departure is further from their home than they said they go. */
  readonly outsideRadius: boolean
  /** From when they may set out for the departure: now, or the end of the mission before. */
  readonly freeFrom: Date
  /** The mean of their marks out of five; null before the first. */
  readonly rating: number | null
  readonly missions: number
  readonly missionsForOrganization: number
  /** Of their latest offers: how many were answered, and how many of these led to a mission they kept. */
  readonly offersAnswered: number
  readonly offersWon: number
  /** The last day on which they may drive; null where the office has not noted it. */
  readonly permitUntil: Date | null
}

/**
 * The most points that each part of the score can bring; together a hundred. Distance weighs most because the way to the
 * departure is neither paid nor useful; what a driver has done so far decides between those who are about as near.
 */
export const POINTS = {
  distance: 40,
  inTime: 15,
  rating: 15,
  missions: 10,
  organization: 10,
  offers: 5,
  permit: 5,
} as const
type Part = keyof typeof POINTS

/** The figures behind the parts. */
export const SUGGESTION = {
  /** Metres at which half of the points for distance are left: about an hour to the departure. */
  halfDistance: 60_000,
  /** Metres per second from door to door by road or rail, breaks and changes included: 72 km/h. */
  speed: 20,
  /** Out of five, for whoever nobody has rated yet: neither a reward nor a punishment. */
  unrated: 3.5,
  /** Missions with which half of the points for experience are reached. */
  halfMissions: 20,
  /** Missions for the same organisation with which half of its points are reached. */
  halfOrganization: 3,
  /** Offers that everybody is taken to have made, half of them won: two real ones prove little. */
  priorOffers: 2,
  /** How many of a driver's offers are looked at, the latest first. */
  latestOffers: 50,
  /** Days before the end of a permit from which it is worth saying. */
  permitSoonDays: 30,
  /** Hours after a mission during which its driver is expected to be still at its arrival; later they are home again. */
  staysHours: 24,
  /** How many free drivers are weighed, the nearest first: further ones would only come up in an empty country. */
  weighedMost: 200,
} as const

const DAY_SECONDS = 86_400

/** Will they surely be at the departure when the car is due? From an unknown place nobody can say so. */
export function arrivesInTime(
  { metres, freeFrom }: Pick<Candidate, 'metres' | 'freeFrom'>,
  { pickUp }: Pick<Span, 'pickUp'>,
) {
  return metres !== null && metres / SUGGESTION.speed <= differenceInSeconds(pickUp, freeFrom)
}

function permitEndsSoon(permitUntil: Date | null, { deadline }: Pick<Span, 'deadline'>): boolean {
  return permitUntil !== null && differenceInSeconds(permitUntil, deadline) < SUGGESTION.permitSoonDays * DAY_SECONDS
}

const rising = (value: number, half: number) => value / (value + half)

/** Each part as a share from 0 to 1. */
export function sharesOf(candidate: Candidate, span: Span): Readonly<Record<Part, number>> {
  const { metres, outsideRadius, rating, missions, missionsForOrganization } = candidate
  const { offersAnswered, offersWon, permitUntil } = candidate
  const { halfDistance, unrated, halfMissions, halfOrganization, priorOffers } = SUGGESTION
  return {
    distance: metres === null || outsideRadius ? 0 : 1 - rising(metres, halfDistance),
    inTime: arrivesInTime(candidate, span) ? 1 : 0,
    rating: ((rating ?? unrated) - 1) / 4,
    missions: rising(missions, halfMissions),
    organization: rising(missionsForOrganization, halfOrganization),
    offers: (offersWon + priorOffers / 2) / (offersAnswered + priorOffers),
    permit: permitUntil !== null && !permitEndsSoon(permitUntil, span) ? 1 : 0,
  }
}

/** How well this driver suits the delivery, from 0 to 100. */
export function scoreOf(candidate: Candidate, span: Span): number {
  const shares = sharesOf(candidate, span)
  return Object.entries(POINTS).reduce((sum, [part, points]) => sum + points * shares[part as Part], 0)
}

/** What is said of a driver beside the distance, most telling first; the figures stand beside it. */
export const SUGGESTION_REASONS = [
  'LATE_AT_DEPARTURE',
  'OUTSIDE_RADIUS',
  'FROM_MISSION',
  'FROM_HOME',
  'RATED',
  'UNRATED',
  'KNOWS_ORGANIZATION',
  'WINS_OFFERS',
  'PERMIT_ENDS_SOON',
  'PERMIT_UNKNOWN',
  'NEXT_MISSION',
] as const
export type SuggestionReason = (typeof SUGGESTION_REASONS)[number]

/** Share of won offers from which it is said, and how many answered ones it takes. */
const WINS = { share: 0.5, of: 4 } as const

/** Why a driver stands where they stand, in the order of `SUGGESTION_REASONS`. */
export function reasonsFor(
  candidate: Candidate & { readonly comesFromMission: boolean; readonly hasNextMission: boolean },
  span: Span,
): SuggestionReason[] {
  const { metres, rating, offersAnswered, offersWon, permitUntil, comesFromMission } = candidate
  const holds: Readonly<Record<SuggestionReason, boolean>> = {
    LATE_AT_DEPARTURE: metres !== null && !arrivesInTime(candidate, span),
    OUTSIDE_RADIUS: candidate.outsideRadius,
    FROM_MISSION: comesFromMission,
    FROM_HOME: !comesFromMission && metres !== null,
    RATED: rating !== null,
    UNRATED: rating === null,
    KNOWS_ORGANIZATION: candidate.missionsForOrganization > 0,
    WINS_OFFERS: offersAnswered >= WINS.of && offersWon / offersAnswered >= WINS.share,
    PERMIT_ENDS_SOON: permitEndsSoon(permitUntil, span),
    PERMIT_UNKNOWN: permitUntil === null,
    NEXT_MISSION: candidate.hasNextMission,
  }
  return SUGGESTION_REASONS.filter((reason) => holds[reason])
}

/** Why a driver cannot be given a delivery, though they are accepted. */
export const SUGGESTION_OBSTACLES = ['OVERLAP', 'DAYS_OFF', 'PERMIT_EXPIRED'] as const
export type SuggestionObstacle = (typeof SUGGESTION_OBSTACLES)[number]

/** What can be changed is named first: a mission of theirs can be moved, days off can be asked about, a permit is what it is. */
export function obstacleOf(
  driver: Pick<Candidate, 'permitUntil'> & { readonly overlaps: boolean; readonly isOff: boolean },
  span: Span,
): SuggestionObstacle | null {
  if (driver.overlaps) return 'OVERLAP'
  if (driver.isOff) return 'DAYS_OFF'
  return permitHolds(driver.permitUntil, span.deadline) ? null : 'PERMIT_EXPIRED'
}

interface Placed {
  readonly score: number
  readonly metres: number | null
  readonly fullName: string
  readonly id: string
}

/** The best score first; of equals the nearer, then by name. */
export function bySuitability(one: Placed, other: Placed): number {
  return (
    other.score - one.score ||
    (one.metres ?? Infinity) - (other.metres ?? Infinity) ||
    one.fullName.localeCompare(other.fullName) ||
    one.id.localeCompare(other.id)
  )
}
