import { tz } from '@date-fns/tz'
import { addMonths, differenceInCalendarDays, subDays } from 'date-fns'
import { ALLOWED, type Decision, refuse } from '../kernel/decision'
import { ZONE } from '../kernel/time'
import { type DriverDocument, type DriverDocuments, isGiven } from './documents'

/** The papers that a driver gives, with the documents that make up each. */
export const PAPERS = {
  licence: ['drivingLicensePath', 'drivingLicensePath2'],
  identity: ['idPath', 'idPath2'],
  points: ['permit_solde_path'],
  registration: ['kbisPath'],
  account: ['ribPath'],
  vigilance: ['vigilancePath'],
  insurance: ['insurancePath'],
} as const satisfies Record<string, readonly DriverDocument[]>
export type Paper = keyof typeof PAPERS

export const PAPER_NAMES = Object.keys(PAPERS) as [Paper, ...Paper[]]

/** The papers that end, with the date that says when: the last day of two, the day of issue of the attestation. */
export const PAPER_DATES = {
  licence: 'drivingPermitDueDate',
  vigilance: 'vigilanceIssueDate',
  insurance: 'insuranceDueDate',
} as const satisfies Partial<Record<Paper, string>>
export type PaperDate = (typeof PAPER_DATES)[keyof typeof PAPER_DATES]

/** An attestation of vigilance counts while it is younger than six months (article D8222-5 of the labour code). */
const VIGILANCE_MONTHS = 6

/** Days before the end of a paper from which its driver is told. */
export const PAPER_SOON_DAYS = 30

/** How a paper stands, the most urgent first: without a licence that holds nobody may drive. */
export const PAPER_STATES = ['ENDED', 'MISSING', 'ENDS_SOON', 'UNDATED', 'VALID'] as const
export type PaperState = (typeof PAPER_STATES)[number]

export interface PaperStanding {
  readonly paper: Paper
  readonly state: PaperState
  /** The documents of it that are not there. */
  readonly lacking: readonly DriverDocument[]
  /** Its last day; null where it has none. */
  readonly until: Date | null
  /** Days after today on which it still holds: 0 on the last one, negative once it has ended. */
  readonly daysLeft: number | null
}

/** What is known of a driver's papers. */
export type DriverPapers = { readonly docs: DriverDocuments | null } & {
  readonly [Date in PaperDate]: globalThis.Date | null
}

const dateOf = (paper: Paper): PaperDate | undefined => (PAPER_DATES as Partial<Record<Paper, PaperDate>>)[paper]

function lastDayOf(paper: Paper, papers: DriverPapers): Date | null {
  const name = dateOf(paper)
  const date = name ? papers[name] : null
  if (date === null || paper !== 'vigilance') return date
  return new Date(subDays(addMonths(date, VIGILANCE_MONTHS, { in: tz(ZONE) }), 1).getTime())
}

function stateOf(lacking: number, isDated: boolean, daysLeft: number | null): PaperState {
  if (daysLeft !== null && daysLeft < 0) return 'ENDED'
  if (lacking > 0) return 'MISSING'
  if (daysLeft === null) return isDated ? 'UNDATED' : 'VALID'
  return daysLeft <= PAPER_SOON_DAYS ? 'ENDS_SOON' : 'VALID'
}

/** Every paper of a driver as it stands now, the most urgent first. */
export function papersOf(papers: DriverPapers, now: Date): readonly PaperStanding[] {
  return PAPER_NAMES.map((paper): PaperStanding => {
    const until = lastDayOf(paper, papers)
    const daysLeft = until && differenceInCalendarDays(until, now, { in: tz(ZONE) })
    const lacking = PAPERS[paper].filter((slot) => !isGiven(papers.docs, slot))
    const state = stateOf(lacking.length, dateOf(paper) !== undefined, daysLeft)
    return { paper, state, lacking, until, daysLeft }
  }).toSorted((one, other) => PAPER_STATES.indexOf(one.state) - PAPER_STATES.indexOf(other.state))
}

/** The papers that have ended: with one of them nobody is given a mission, unless the office says so. */
export function expiredPapers(papers: DriverPapers, now: Date): readonly Paper[] {
  return papersOf(papers, now).flatMap(({ paper, state }) => (state === 'ENDED' ? [paper] : []))
}

/** With what the account details are compared with. */
export type CheckedPapers = DriverPapers & { readonly iban: string | null }

/** The papers of which a document, the date or the account is another now: what somebody has checked of them was the former one. */
export function changedPapers(before: CheckedPapers, after: CheckedPapers): readonly Paper[] {
  return PAPER_NAMES.filter((paper) => {
    const name = dateOf(paper)
    const isRedated = name !== undefined && before[name]?.getTime() !== after[name]?.getTime()
    const isOtherAccount = paper === 'account' && before.iban !== after.iban
    return (
      isRedated ||
      isOtherAccount ||
      PAPERS[paper].some((slot) => (before.docs?.[slot] ?? null) !== (after.docs?.[slot] ?? null))
    )
  })
}

/** Only what is there as a whole, and holds, can have been checked. */
export function decidePaperCheck(papers: DriverPapers, checked: Paper, now: Date): Decision {
  const standing = papersOf(papers, now).find(({ paper }) => paper === checked)
  return standing?.state === 'VALID' || standing?.state === 'ENDS_SOON'
    ? ALLOWED
    : refuse('CONFLICT', 'PAPER_NOT_VALID')
}

/** The dates of papers that this change takes away. A driver puts another in their place: without one, nothing would say that a paper has ended. */
export function datesTakenAway(
  before: DriverPapers,
  change: { readonly [Date in PaperDate]?: globalThis.Date | null | undefined },
): readonly PaperDate[] {
  return Object.values(PAPER_DATES).filter((name) => before[name] !== null && change[name] === null)
}
