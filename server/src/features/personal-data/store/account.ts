import { fullName } from '@volant/domain/drivers/names'
import { ERASED_NAME } from '@volant/domain/personal-data/erasure'
import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database'
import { outbox } from '../../../platform/outbox/table'
import { deliveryLogs } from '../../../tables/deliveries'
import { mutedNotices } from '../../../tables/notices'
import { admins } from '../../../tables/organizations'
import { pushSubscriptions, users } from '../../../tables/users'
import type { Person } from '../read/person'

/** One who erases at a time. @returns whether somebody has erased the person before */
export async function lockAccount(tx: Tx, sub: string): Promise<boolean> {
  const [account] = await tx.sql
    .select({ erasedAt: users.erasedAt })
    .from(users)
    .where(eq(users.id, sub))
    .for('no key update')
  return account?.erasedAt != null
}

/** What was sent to the person, or waits to be, and on which browsers: the table is read as a whole, for nobody asks often. */
export async function forgetMessages(tx: Tx, { sub, email, phone }: Person): Promise<void> {
  const browsers = tx.sql
    .select({ id: sql<string>`${pushSubscriptions.id}::text` })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, sub))
  const addresses = phone === null ? [email] : [email, phone]
  await tx.sql.delete(outbox).where(or(inArray(outbox.recipient, addresses), inArray(outbox.recipient, browsers)))
  await tx.sql.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, sub))
  await tx.sql.delete(mutedNotices).where(eq(mutedNotices.userId, sub))
}

/** What they did stays in the history of each delivery, without their name. */
export async function forgetInHistory(tx: Tx, sub: string): Promise<void> {
  await tx.sql
    .update(deliveryLogs)
    .set({ actorName: fullName(ERASED_NAME) })
    .where(eq(deliveryLogs.actorSub, sub))
}

export async function forgetAdmin(tx: Tx, { id }: Person, now: Date): Promise<void> {
  await tx.sql
    .update(admins)
    .set({ ...ERASED_NAME, updatedAt: now, deletedAt: sql`coalesce(${admins.deletedAt}, ${now.toISOString()})` })
    .where(eq(admins.id, id))
}
