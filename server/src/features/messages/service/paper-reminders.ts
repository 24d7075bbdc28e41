import { papersOf } from '@volant/domain/drivers/papers'
import type { Paper } from '@volant/domain/drivers/papers'
import { parisDate } from '@volant/domain/kernel/time'
import { duePaperReminder } from '@volant/domain/notices/papers'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import { askedBefore } from '../../../platform/outbox/store'
import { driversWithDates } from '../read/dated-papers'
import { driversById } from '../read/people'
import { mailAll, mailKey } from './notices'
import { pages } from './paths'

const template = 'paper-ends'

interface Due {
  readonly driverId: string
  readonly paper: Paper
  readonly until: Date
  readonly occasion: string
}

/** Drivers are written to 30 days and a week before a paper of theirs ends, and on its last day; another date is told of anew. */
export function createPaperReminders({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  async function dueAt(now: Date): Promise<Due[]> {
    const found = await driversWithDates(db.sql)
    return found.flatMap(({ id: driverId, ...papers }) =>
      papersOf(papers, now).flatMap(({ paper, until, daysLeft }) => {
        const days = duePaperReminder({ daysLeft })
        if (days === null || until === null) return []
        return [{ driverId, paper, until, occasion: `${paper}:${parisDate(until)}:${days}` }]
      }),
    )
  }

  async function tell({ driverId, paper, until, occasion }: Due): Promise<void> {
    const data = { paper, until: until.toISOString(), path: pages.papers }
    await db.tx(async (tx) => mailAll(tx, await driversById(tx, [driverId]), { template, data, occasion }))
  }

  return async function remind(): Promise<void> {
    const due = await dueAt(clock.now())
    const keyOf = ({ occasion, driverId }: Due) => mailKey({ template, occasion }, driverId)
    const asked = await askedBefore(db.sql, due.map(keyOf))
    for (const one of due) if (!asked.has(keyOf(one))) await tell(one)
  }
}
