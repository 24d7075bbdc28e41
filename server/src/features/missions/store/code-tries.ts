import type { MissionStep } from '@volant/domain/deliveries/actions'
import type { CodeLock } from '@volant/domain/deliveries/codes'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database'
import { codeTries } from '../../../tables/deliveries'

/** Locked until the transaction ends: tries sent together are counted one by one. */
export async function lockTries(tx: Tx, deliveryId: string, step: MissionStep): Promise<CodeLock | undefined> {
  const [kept] = await tx.sql
    .select()
    .from(codeTries)
    .where(and(eq(codeTries.deliveryId, deliveryId), eq(codeTries.step, step)))
    .for('update')
  return kept
}

/** New codes were given: what was tried of the former ones says nothing. */
export async function forgetTries(tx: Tx, deliveryId: string): Promise<void> {
  await tx.sql.delete(codeTries).where(eq(codeTries.deliveryId, deliveryId))
}

export async function keepTries(tx: Tx, deliveryId: string, step: MissionStep, lock: CodeLock): Promise<void> {
  await tx.sql
    .insert(codeTries)
    .values({ deliveryId, step, ...lock })
    .onConflictDoUpdate({ target: [codeTries.deliveryId, codeTries.step], set: { ...lock } })
}
