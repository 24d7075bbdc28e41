import { addDays } from 'date-fns'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DRIVER_DOCUMENTS, type DriverDocument } from '../../src/drivers/documents'
import { gradeOf, GRADES } from '../../src/drivers/grades'
import { PAPER_STATES, PAPERS, papersOf } from '../../src/drivers/papers'

const NOW = new Date('2026-06-15T08:00:00Z')
const SLOTS = Object.keys(DRIVER_DOCUMENTS) as DriverDocument[]
const all = Object.fromEntries(SLOTS.map((slot) => [slot, 'key']))
const licence = (until: string | null, docs: object = all, now = NOW) =>
  papersOf({ docs, drivingPermitDueDate: until === null ? null : new Date(until) }, now).find(
    ({ paper }) => paper === 'licence',
  )

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
    const none = papersOf({ docs: null, drivingPermitDueDate: null }, NOW)
    expect(none.map(({ state }) => state)).toEqual(Object.keys(PAPERS).map(() => 'MISSING'))
    const given = papersOf({ docs: all, drivingPermitDueDate: addDays(NOW, 400) }, NOW)
    expect(given.map(({ state, lacking }) => [state, lacking])).toEqual(Object.keys(PAPERS).map(() => ['VALID', []]))
    expect(given.map(({ paper }) => paper)).toEqual(Object.keys(PAPERS))
  })

  it('stand with the most urgent first, each of them once', () => {
    const docs = fc.subarray(SLOTS).map((slots) => Object.fromEntries(slots.map((slot) => [slot, 'key'])))
    fc.assert(
      fc.property(docs, fc.option(fc.integer({ min: -50, max: 90 })), (given, days) => {
        const papers = papersOf({ docs: given, drivingPermitDueDate: days === null ? null : addDays(NOW, days) }, NOW)
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
