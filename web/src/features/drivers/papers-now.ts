import { PAPER_DATES, papersOf, type PaperDate, type PaperStanding } from '@volant/domain/drivers/papers'
import type { DriverDocuments } from '@volant/domain/drivers/documents'

type Told = { readonly docs: DriverDocuments | null } & { readonly [Date in PaperDate]: string | null }

const dateOf = (moment: string | null) => (moment === null ? null : new Date(moment))

/** How the papers stand that the server told of, the most urgent first. */
export function papersNow(told: Told, now: Date): readonly PaperStanding[] {
  return papersOf(
    {
      docs: told.docs,
      [PAPER_DATES.licence]: dateOf(told.drivingPermitDueDate),
      [PAPER_DATES.vigilance]: dateOf(told.vigilanceIssueDate),
      [PAPER_DATES.insurance]: dateOf(told.insuranceDueDate),
    },
    now,
  )
}
