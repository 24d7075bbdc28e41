import type { DriverPapers } from '@volant/domain/drivers/papers'
import { and, eq, isNotNull, not, or } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database'
import { drivers } from '../../../tables/drivers'
import { users } from '../../../tables/users'

/** Those who drive for the house and have a paper that ends. */
export async function driversWithDates(db: Executor): Promise<(DriverPapers & { readonly id: string })[]> {
  const { id, docs, drivingPermitDueDate, vigilanceIssueDate, insuranceDueDate } = drivers
  return db
    .select({ id, docs, drivingPermitDueDate, vigilanceIssueDate, insuranceDueDate })
    .from(drivers)
    .innerJoin(users, eq(users.id, drivers.userId))
    .where(
      and(
        drivers.confirmedByAlb,
        not(drivers.disabled),
        eq(users.status, 'CONFIRMED'),
        or(isNotNull(drivingPermitDueDate), isNotNull(vigilanceIssueDate), isNotNull(insuranceDueDate)),
      ),
    )
}
