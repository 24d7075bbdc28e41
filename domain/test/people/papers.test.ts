import { addDays } from 'date-fns'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DRIVER_DOCUMENTS, type DriverDocument } from '../../src/drivers/documents'
import { gradeOf, GRADES } from '../../src/drivers/grades'
import {
  changedPapers,
  type CheckedPapers,
  datesTakenAway,
  decidePaperCheck,
  expiredPapers,
  PAPER_NAMES,
  PAPER_STATES,
  PAPERS,
  papersOf,
} from '../../src/drivers/papers'
import { duePaperReminder } from '../../src/notices/papers'

const NOW = new Date('2026-06-15T08:00:00Z')
const SLOTS = Object.keys(DRIVER_DOCUMENTS) as DriverDocument[]
const all = Object.fromEntries(SLOTS.map((slot) => [slot, 'key']))
const day = (text: string | null) => (text === null ? null : new Date(text))
const NONE: CheckedPapers = {
  iban: null,
  docs: null,
  drivingPermitDueDate: null,
  vigilanceIssueDate: null,
  insuranceDueDate: null,
}
/** Whoever has sent everything, with papers that hold for long. */
const IN_ORDER: CheckedPapers = {
  iban: 'FR7630006000011234567890189',
  docs: all,
  drivingPermitDueDate: addDays(NOW, 400),
  vigilanceIssueDate: addDays(NOW, -1),
  insuranceDueDate: addDays(NOW, 200),
}
const licence = (until: string | null, docs: object = all, now = NOW) =>
  papersOf({ ...NONE, docs, drivingPermitDueDate: day(until) }, now).find(({ paper }) => paper === 'licence')

describe('the papers of a driver', () => {
  it('are made of every document once', () => {
    expect(Object.values(PAPERS).flat().toSorted()).toEqual(SLOTS.toSorted())
  })

  it.each([
    ['2026-06-14', 'ENDED', -1],
    ['2026-06-15', 'ENDS_SOON', 0],
    ['2026-07-15', 'ENDS_SOON', 30],
    ['2026-07-16', 'VALID', 31],
    [null, 'UNDATED', null],
  ])('a licence until %s is %s', (until, state, daysLeft) => {
    expect(licence(until)).toMatchObject({ state, daysLeft, lacking: [] })
  })

  it('end with their last day in Paris, not in London', () => {
    const last = new Date('2026-06-15T22:30:00Z')
    expect(licence('2026-06-15', all, last)).toMatchObject({ state: 'ENDED', daysLeft: -1 })
    // a day of 25 hours is one day
    expect(licence('2026-10-26', all, new Date('2026-10-24T22:30:00Z'))).toMatchObject({ daysLeft: 1 })
  })

  it('are missing where one side is, whatever their date; ended comes first', () => {
    const front = { ...all, drivingLicensePath2: null }
    expect(licence('2026-06-20', front)).toMatchObject({ state: 'MISSING', lacking: ['drivingLicensePath2'] })
    expect(licence(null, front)).toMatchObject({ state: 'MISSING' })
    expect(licence('2026-06-14', front)).toMatchObject({ state: 'ENDED', lacking: ['drivingLicensePath2'] })
  })

  it('are all missing for whoever sent none, and all valid for whoever sent them', () => {
    const none = papersOf(NONE, NOW)
    expect(none.map(({ state }) => state)).toEqual(Object.keys(PAPERS).map(() => 'MISSING'))
    const given = papersOf(IN_ORDER, NOW)
    expect(given.map(({ state, lacking }) => [state, lacking])).toEqual(Object.keys(PAPERS).map(() => ['VALID', []]))
    expect(given.map(({ paper }) => paper)).toEqual(Object.keys(PAPERS))
  })

  it('stand with the most urgent first, each of them once', () => {
    const docs = fc.subarray(SLOTS).map((slots) => Object.fromEntries(slots.map((slot) => [slot, 'key'])))
    fc.assert(
      fc.property(docs, fc.option(fc.integer({ min: -50, max: 90 })), (given, days) => {
        const until = days === null ? null : addDays(NOW, days)
        const papers = papersOf({ ...NONE, docs: given, drivingPermitDueDate: until }, NOW)
        const places = papers.map(({ state }) => PAPER_STATES.indexOf(state))
        expect(places).toEqual(places.toSorted((one, other) => one - other))
        expect(papers.map(({ paper }) => paper).toSorted()).toEqual(Object.keys(PAPERS).toSorted())
        for (const { paper, state, lacking } of papers) {
          expect(lacking).toEqual(PAPERS[paper].filter((slot) => !(slot in given)))
          if (state === 'VALID') expect(lacking).toEqual([])
        }
      }),
    )
  })
})

describe('an attestation of vigilance', () => {
  const vigilance = (issued: string, now: string) =>
    papersOf({ ...IN_ORDER, vigilanceIssueDate: day(issued) }, new Date(now)).find(({ paper }) => paper === 'vigilance')

  it.each([
    ['2026-01-15', '2026-06-14T08:00:00Z', 'ENDS_SOON', 30],
    ['2026-01-15', '2026-06-13T08:00:00Z', 'VALID', 31],
    ['2026-01-15', '2026-07-14T08:00:00Z', 'ENDS_SOON', 0],
    // six months old is not younger than six months
    ['2026-01-15', '2026-07-15T08:00:00Z', 'ENDED', -1],
    // there is no 31st of February: the month before ends with the 28th
    ['2025-08-31', '2026-02-27T08:00:00Z', 'ENDS_SOON', 0],
    ['2025-08-31', '2026-02-28T08:00:00Z', 'ENDED', -1],
  ])('of %s is on %s %s', (issued, now, state, daysLeft) => {
    expect(vigilance(issued, now)).toMatchObject({ state, daysLeft })
  })

  it('lasts half a year whatever the hour of the day that was noted, over the change of the clock', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), (days) => {
        const issued = addDays(new Date('2026-01-01T12:00:00Z'), days)
        const found = papersOf({ ...IN_ORDER, vigilanceIssueDate: issued }, issued).find(
          (one) => one.paper === 'vigilance',
        )
        expect(found?.daysLeft).toBeGreaterThanOrEqual(180)
        expect(found?.daysLeft).toBeLessThanOrEqual(183)
      }),
    )
  })
})

describe('papers that have expired', () => {
  const past = addDays(NOW, -1)
  it('are those with an end that is over, and no others: what was never given is not among them', () => {
    expect(expiredPapers(NONE, NOW)).toEqual([])
    expect(expiredPapers(IN_ORDER, NOW)).toEqual([])
    expect(expiredPapers({ ...IN_ORDER, insuranceDueDate: NOW }, NOW)).toEqual([])
    expect(expiredPapers({ ...IN_ORDER, insuranceDueDate: past }, NOW)).toEqual(['insurance'])
    const old = { ...NONE, drivingPermitDueDate: past, vigilanceIssueDate: addDays(NOW, -200), insuranceDueDate: past }
    expect(expiredPapers(old, NOW)).toEqual(['licence', 'vigilance', 'insurance'])
  })

  it('are still expired when their document is taken away', () => {
    const gone = { ...IN_ORDER, docs: { ...all, insurancePath: null }, insuranceDueDate: past }
    expect(expiredPapers(gone, NOW)).toEqual(['insurance'])
  })
})

describe('a paper that somebody has checked', () => {
  it('is there, dated and not over', () => {
    for (const paper of PAPER_NAMES) {
      expect(decidePaperCheck(IN_ORDER, paper, NOW)).toEqual({ ok: true })
      expect(decidePaperCheck(NONE, paper, NOW)).toEqual({ ok: false, code: 'CONFLICT', reason: 'PAPER_NOT_VALID' })
    }
    const soon = { ...IN_ORDER, insuranceDueDate: NOW }
    expect(decidePaperCheck(soon, 'insurance', NOW).ok).toBe(true)
    for (const insuranceDueDate of [null, addDays(NOW, -1)])
      expect(decidePaperCheck({ ...IN_ORDER, insuranceDueDate }, 'insurance', NOW).ok).toBe(false)
  })

  it('is another with another document or date, and with nothing else', () => {
    expect(changedPapers(IN_ORDER, { ...IN_ORDER, docs: { ...all } })).toEqual([])
    expect(changedPapers(NONE, { ...NONE, docs: { idPath: null } })).toEqual([])
    for (const slot of SLOTS) {
      const [changed, ...more] = changedPapers(IN_ORDER, { ...IN_ORDER, docs: { ...all, [slot]: 'other' } })
      expect(more).toEqual([])
      expect(PAPERS[changed!]).toContain(slot)
    }
    expect(changedPapers(IN_ORDER, { ...IN_ORDER, iban: 'DE89370400440532013000' })).toEqual(['account'])
    expect(changedPapers(IN_ORDER, { ...IN_ORDER, vigilanceIssueDate: NOW })).toEqual(['vigilance'])
    expect(changedPapers(IN_ORDER, { ...IN_ORDER, insuranceDueDate: null })).toEqual(['insurance'])
    expect(changedPapers(NONE, { ...NONE, drivingPermitDueDate: NOW })).toEqual(['licence'])
  })
})

it('a date is taken away where there was one, not where none was given or nothing is said of it', () => {
  expect(datesTakenAway(IN_ORDER, { insuranceDueDate: null, vigilanceIssueDate: NOW })).toEqual(['insuranceDueDate'])
  expect(datesTakenAway(IN_ORDER, { insuranceDueDate: undefined })).toEqual([])
  expect(datesTakenAway(NONE, { insuranceDueDate: null })).toEqual([])
})

it.each([
  [null, null],
  [-1, null],
  [0, 0],
  [1, 7],
  [7, 7],
  [8, 30],
  [30, 30],
  [31, null],
])('with %s days left the reminder is that of %s days', (daysLeft, reminder) => {
  expect(duePaperReminder({ daysLeft })).toBe(reminder)
})

describe('a mark in a word', () => {
  it.each([
    [5, 'VERY_GOOD'],
    [4.5, 'VERY_GOOD'],
    [4.49, 'GOOD'],
    [3.5, 'GOOD'],
    [3.49, 'FAIR'],
    [2.5, 'FAIR'],
    [2.49, 'TO_IMPROVE'],
    [1.5, 'TO_IMPROVE'],
    [1.49, 'POOR'],
    [1, 'POOR'],
  ])('%s is %s', (mark, grade) => {
    expect(gradeOf(mark)).toBe(grade)
  })

  it('is never better for less', () => {
    const mark = fc.double({ min: 1, max: 5, noNaN: true })
    fc.assert(
      fc.property(mark, mark, (one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        expect(GRADES.indexOf(gradeOf(less))).toBeGreaterThanOrEqual(GRADES.indexOf(gradeOf(more)))
      }),
    )
  })
})
