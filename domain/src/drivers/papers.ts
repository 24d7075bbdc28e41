import { tz } from '@date-fns/tz'
import { differenceInCalendarDays } from 'date-fns'
import { ZONE } from '../kernel/time'
import type { DriverDocument, DriverDocuments } from './documents'

/** The papers that a driver gives, with the documents that make up each. */
export const PAPERS = {
  licence: ['drivingLicensePath', 'drivingLicensePath2'],
  identity: ['idPath', 'idPath2'],
  points: ['permit_solde_path'],
  registration: ['kbisPath'],
  account: ['ribPath'],
} as const satisfies Record<string, readonly DriverDocument[]>
export type Paper = keyof typeof PAPERS

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

interface Papers {
  readonly docs: DriverDocuments | null
  readonly drivingPermitDueDate: Date | null
}

function stateOf(lacking: number, isDated: boolean, daysLeft: number | null): PaperState {
  if (daysLeft !== null && daysLeft < 0) return 'ENDED'
  if (lacking > 0) return 'MISSING'
  if (daysLeft === null) return isDated ? 'UNDATED' : 'VALID'
  return daysLeft <= PAPER_SOON_DAYS ? 'ENDS_SOON' : 'VALID'
}

/** Every paper of a driver as it stands now, the most urgent first. The licence alone is known to end. */
export function papersOf({ docs, drivingPermitDueDate }: Papers, now: Date): readonly PaperStanding[] {
  const all = Object.entries(PAPERS) as [Paper, readonly DriverDocument[]][]
  return all
    .map(([paper, slots]): PaperStanding => {
      const isDated = paper === 'licence'
      const until = isDated ? drivingPermitDueDate : null
      const daysLeft = until && differenceInCalendarDays(until, now, { in: tz(ZONE) })
      const lacking = slots.filter((slot) => !docs?.[slot])
      return { paper, state: stateOf(lacking.length, isDated, daysLeft), lacking, until, daysLeft }
    })
    .toSorted((one, other) => PAPER_STATES.indexOf(one.state) - PAPER_STATES.indexOf(other.state))
}
