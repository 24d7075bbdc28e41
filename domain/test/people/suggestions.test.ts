import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { metresByRoad } from '../../src/places/distance'
import {
  arrivesInTime,
  bySuitability,
  obstacleOf,
  POINTS,
  reasonsFor,
  scoreOf,
  sharesOf,
  SUGGESTION,
  SUGGESTION_REASONS,
} from '../../src/drivers/suggestions'
import type { Candidate } from '../../src/drivers/suggestions'

const span = { pickUp: new Date('2026-06-15T08:00:00Z'), deadline: new Date('2026-06-15T16:00:00Z') }
const HOUR = 3_600_000
const DAY = 24 * HOUR
const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds)

const candidate: Candidate = {
  metres: 30_000,
  outsideRadius: false,
  freeFrom: after(span.pickUp, -4 * HOUR),
  rating: 4,
  missions: 20,
  missionsForOrganization: 3,
  offersAnswered: 4,
  offersWon: 2,
  permitUntil: after(span.deadline, 400 * DAY),
}
const anyCandidate: fc.Arbitrary<Candidate> = fc
  .record({
    metres: fc.option(fc.integer({ min: 0, max: 2_000_000 })),
    outsideRadius: fc.boolean(),
    freeHours: fc.integer({ min: -72, max: 72 }),
    rating: fc.option(fc.double({ min: 1, max: 5, noNaN: true })),
    missions: fc.nat(2000),
    missionsForOrganization: fc.nat(500),
    offersAnswered: fc.nat(50),
    wonShare: fc.double({ min: 0, max: 1, noNaN: true }),
    permitDays: fc.option(fc.integer({ min: 0, max: 3000 })),
  })
  .map(({ freeHours, wonShare, permitDays, ...rest }) => ({
    ...rest,
    freeFrom: after(span.pickUp, -freeHours * HOUR),
    offersWon: Math.floor(rest.offersAnswered * wonShare),
    permitUntil: permitDays === null ? null : after(span.deadline, permitDays * DAY),
  }))

describe('the score', () => {
  it('is a hundred points at most, from parts that are shares', () => {
    expect(Object.values(POINTS).reduce((sum, points) => sum + points, 0)).toBe(100)
    fc.assert(
      fc.property(anyCandidate, (any) => {
        for (const share of Object.values(sharesOf(any, span))) {
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(1)
        }
        expect(scoreOf(any, span)).toBeGreaterThanOrEqual(0)
        expect(scoreOf(any, span)).toBeLessThanOrEqual(100)
      }),
    )
  })

  it('adds up the parts by their weights', () => {
    expect(sharesOf({ ...candidate, metres: 60_000 }, span)).toEqual({
      distance: 0.5,
      inTime: 1,
      rating: 0.75,
      missions: 0.5,
      organization: 0.5,
      offers: 0.5,
      permit: 1,
    })
    expect(scoreOf({ ...candidate, metres: 60_000 }, span)).toBeCloseTo(20 + 15 + 11.25 + 5 + 5 + 2.5 + 5)
  })

  const better: readonly [string, (one: Candidate) => Candidate][] = [
    ['nearer', (one) => ({ ...one, metres: Math.max(0, (one.metres ?? 3_000_000) - 1000) })],
    ['where they said they go', (one) => ({ ...one, outsideRadius: false })],
    ['free earlier', (one) => ({ ...one, freeFrom: after(one.freeFrom, -HOUR) })],
    ['rated higher', (one) => ({ ...one, rating: Math.min(5, (one.rating ?? SUGGESTION.unrated) + 0.5) })],
    ['one mission more', (one) => ({ ...one, missions: one.missions + 1 })],
    ['one for the organisation more', (one) => ({ ...one, missionsForOrganization: one.missionsForOrganization + 1 })],
    [
      'one offer more that won',
      (one) => ({ ...one, offersAnswered: one.offersAnswered + 1, offersWon: one.offersWon + 1 }),
    ],
    ['one lost offer fewer', (one) => ({ ...one, offersAnswered: Math.max(one.offersWon, one.offersAnswered - 1) })],
    [
      'a permit that holds longer',
      (one) => ({ ...one, permitUntil: one.permitUntil && after(one.permitUntil, 30 * DAY) }),
    ],
  ]
  it.each(better)('never falls for a driver who is alike but %s', (_what, improve) => {
    fc.assert(
      fc.property(anyCandidate, (any) => {
        expect(scoreOf(improve(any), span)).toBeGreaterThanOrEqual(scoreOf(any, span))
      }),
    )
  })
  it.each(
    better.filter(
      ([what]) => !['where they said they go', 'free earlier', 'a permit that holds longer'].includes(what),
    ),
  )('rises for one who is %s', (_what, improve) => {
    expect(scoreOf(improve(candidate), span)).toBeGreaterThan(scoreOf(candidate, span))
  })

  it('treats an unknown rating as a middling one, and a place that nobody knows as far', () => {
    expect(scoreOf({ ...candidate, rating: null }, span)).toBe(scoreOf({ ...candidate, rating: 3.5 }, span))
    expect(sharesOf({ ...candidate, metres: null }, span)).toMatchObject({ distance: 0, inTime: 0 })
  })

  it('gives no point for a distance beyond what a driver said, and takes no other', () => {
    fc.assert(
      fc.property(anyCandidate, (any) => {
        const inside = sharesOf({ ...any, outsideRadius: false }, span)
        expect(sharesOf({ ...any, outsideRadius: true }, span)).toEqual({ ...inside, distance: 0 })
      }),
    )
  })
})

describe('being there in time', () => {
  it('takes the way at 72 km/h', () => {
    const metres = 72_000
    expect(arrivesInTime({ metres, freeFrom: after(span.pickUp, -HOUR) }, span)).toBe(true)
    expect(arrivesInTime({ metres, freeFrom: after(span.pickUp, -HOUR + 1000) }, span)).toBe(false)
    expect(arrivesInTime({ metres: null, freeFrom: after(span.pickUp, -DAY) }, span)).toBe(false)
  })

  it('measures by road, and only between known places', () => {
    const [lyon, vienne] = [
      { latitude: 45.76, longitude: 4.84 },
      { latitude: 45.53, longitude: 4.87 },
    ]
    expect(metresByRoad(lyon, vienne)).toBeCloseTo(30_050, -2)
    expect(metresByRoad(null, vienne)).toBeNull()
    expect(metresByRoad(lyon, null)).toBeNull()
  })
})

describe('the permit', () => {
  it('brings its points while it holds thirty days more', () => {
    const share = (permitUntil: Date | null) => sharesOf({ ...candidate, permitUntil }, span).permit
    expect(share(after(span.deadline, 30 * DAY))).toBe(1)
    expect(share(after(span.deadline, 30 * DAY - 1000))).toBe(0)
    expect(share(null)).toBe(0)
  })
})

describe('what is in the way', () => {
  it('is a mission of theirs before it is their days off, and these before the permit', () => {
    const expired = after(span.deadline, -3 * DAY)
    expect(obstacleOf({ overlaps: false, isOff: false, permitUntil: null }, span)).toBeNull()
    expect(obstacleOf({ overlaps: true, isOff: true, permitUntil: expired }, span)).toBe('OVERLAP')
    expect(obstacleOf({ overlaps: false, isOff: true, permitUntil: expired }, span)).toBe('DAYS_OFF')
    expect(obstacleOf({ overlaps: false, isOff: false, permitUntil: expired }, span)).toBe('PERMIT_EXPIRED')
  })
})

describe('the reasons', () => {
  const known = { ...candidate, comesFromMission: false, hasNextMission: false }
  const reasons = (changes: Partial<typeof known>) => reasonsFor({ ...known, ...changes }, span)

  it('say what is so and nothing else', () => {
    expect(reasons({})).toEqual(['FROM_HOME', 'RATED', 'KNOWS_ORGANIZATION', 'WINS_OFFERS'])
    expect(
      reasons({
        comesFromMission: true,
        rating: null,
        missionsForOrganization: 0,
        offersAnswered: 5,
        hasNextMission: true,
      }),
    ).toEqual(['FROM_MISSION', 'UNRATED', 'NEXT_MISSION'])
    expect(reasons({ outsideRadius: true, rating: null }).slice(0, 3)).toEqual([
      'OUTSIDE_RADIUS',
      'FROM_HOME',
      'UNRATED',
    ])
    expect(reasons({ metres: null, offersAnswered: 3, offersWon: 3, permitUntil: null })).toEqual([
      'RATED',
      'KNOWS_ORGANIZATION',
      'PERMIT_UNKNOWN',
    ])
    expect(reasons({ freeFrom: span.pickUp, permitUntil: after(span.deadline, DAY) })).toEqual([
      'LATE_AT_DEPARTURE',
      'FROM_HOME',
      'RATED',
      'KNOWS_ORGANIZATION',
      'WINS_OFFERS',
      'PERMIT_ENDS_SOON',
    ])
  })

  it('stand in their order', () => {
    fc.assert(
      fc.property(anyCandidate, fc.boolean(), fc.boolean(), (any, comesFromMission, hasNextMission) => {
        const places = reasonsFor({ ...any, comesFromMission, hasNextMission }, span).map((reason) =>
          SUGGESTION_REASONS.indexOf(reason),
        )
        expect(places).toEqual(places.toSorted((one, other) => one - other))
      }),
    )
  })
})

it('the best score comes first, then the nearer, then the name', () => {
  const at = (id: string, score: number, metres: number | null, fullName = 'A') => ({ id, score, metres, fullName })
  const sorted = [at('5', 1, null), at('4', 1, 9, 'B'), at('3', 1, 9), at('2', 1, 3), at('1', 2, null)].toSorted(
    bySuitability,
  )
  expect(sorted.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5'])
})
