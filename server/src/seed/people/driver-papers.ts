import type { AdminActor } from '@volant/domain/kernel/actor'
import { PAPER_NAMES } from '@volant/domain/drivers/papers'
import { addDays, subDays, subMonths } from 'date-fns'
import { eq, sql } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { driverMoves, driverPaperChecks, drivers } from '../../tables/drivers'
import type { Services } from '../services'
import type { Driver } from './drivers'

const GIVEN = { vigilancePath: 'Demo/papers/vigilance.pdf', insurancePath: 'Demo/papers/insurance.pdf' }
const REASON = 'Trois retards non signalés en un mois, malgré deux rappels.'

/** By the place of a driver: some gave neither paper yet, as they were accepted before these were asked for. */
const NEITHER = 5
const ENDS_SOON = 7

/** What the office reads of drivers beside their application: attestation, insurance, checks, and what it decided. */
export async function filePapers({ db, now }: Services, all: readonly Driver[], clerk: AdminActor): Promise<void> {
  for (const [place, { profileId: driverId, state }] of all.entries()) {
    const by = { driverId, adminId: clerk.profileId }
    const move = (name: 'accept' | 'reject' | 'disable', movedAt: Date, reason: string | null = null) =>
      db.sql.insert(driverMoves).values({ id: uuid(), ...by, move: name, movedAt, reason })
    if (state === 'REFUSED') await move('reject', subMonths(now, 13))
    if (state !== 'ACCEPTED' && state !== 'DISABLED') continue
    await move('accept', subMonths(now, 13))
    if (state === 'DISABLED') await move('disable', subDays(now, 20 + place), REASON)
    if (place % 9 === NEITHER) continue
    const soon = place % 9 === ENDS_SOON
    const dates = {
      vigilanceIssueDate: subMonths(now, soon ? 5 : 1 + (place % 4)),
      insuranceDueDate: addDays(now, 200 + place),
    }
    await db.sql
      .update(drivers)
      .set({ docs: sql`docs || ${JSON.stringify(GIVEN)}::jsonb`, ...dates })
      .where(eq(drivers.id, driverId))
    if (place % 2 === 0)
      await db.sql
        .insert(driverPaperChecks)
        .values(PAPER_NAMES.map((paper) => ({ ...by, paper, verifiedAt: subDays(now, 12 + (place % 5)) })))
  }
}
