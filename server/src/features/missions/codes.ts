import { timingSafeEqual } from 'node:crypto'
import type { CodeCheck } from '@volant/domain/deliveries/codes'
import { judgeCode, UNLOCKED } from '@volant/domain/deliveries/codes'
import type { MissionStep } from '@volant/domain/deliveries/actions'
import { codeOfStep } from '@volant/domain/deliveries/mission'
import type { Actor } from '@volant/domain/kernel/actor'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database'
import { codeTries } from '../../tables/deliveries'
import type { DeliveryRow } from '../deliveries/public'
import type {} from './events'

function matches(typed: string, right: string): boolean {
  const [a, b] = [Buffer.from(typed), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/**
 * Judges the code a driver typed and keeps count: the caller's transaction commits also when the code was wrong.
 * @returns null where the step asks for none
 */
export async function checkCode(
  tx: Tx,
  actor: Actor,
  delivery: DeliveryRow,
  step: MissionStep,
  typed: string | null | undefined,
  now: Date,
): Promise<CodeCheck | 'MISSING' | null> {
  const name = codeOfStep(step)
  if (name === null) return null
  if (!typed) return 'MISSING'
  const where = and(eq(codeTries.deliveryId, delivery.id), eq(codeTries.step, step))
  const [kept] = await tx.sql.select().from(codeTries).where(where).for('update')
  const verdict = judgeCode(kept ?? UNLOCKED, matches(typed, delivery[name] ?? ''), now)
  if (verdict.check === 'LOCKED') return 'LOCKED'
  await tx.sql
    .insert(codeTries)
    .values({ deliveryId: delivery.id, step, ...verdict.lock })
    .onConflictDoUpdate({ target: [codeTries.deliveryId, codeTries.step], set: verdict.lock })
  if (verdict.justLocked && verdict.lock.lockedUntil)
    tx.emit('code.locked', { delivery, step, actor, lockedUntil: verdict.lock.lockedUntil })
  return verdict.check
}
