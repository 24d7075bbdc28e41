import { timingSafeEqual } from 'node:crypto'
import type { CodeCheck } from '@volant/domain/deliveries/codes'
import { judgeCode, UNLOCKED } from '@volant/domain/deliveries/codes'
import type { MissionStep } from '@volant/domain/deliveries/actions'
import { codeOfStep } from '@volant/domain/deliveries/mission'
import type { Actor } from '@volant/domain/kernel/actor'
import type { Tx } from '../../platform/db/database'
import type { DeliveryRow } from '../deliveries/public'
import type {} from './events'
import { keepTries, lockTries } from './store/code-tries'

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
  const kept = await lockTries(tx, delivery.id, step)
  const verdict = judgeCode(kept ?? UNLOCKED, matches(typed, delivery[name] ?? ''), now)
  if (verdict.check === 'LOCKED') return 'LOCKED'
  await keepTries(tx, delivery.id, step, verdict.lock)
  if (verdict.justLocked && verdict.lock.lockedUntil)
    tx.emit('code.locked', { delivery, step, actor, lockedUntil: verdict.lock.lockedUntil })
  return verdict.check
}
