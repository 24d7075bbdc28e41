import { timingSafeEqual } from 'node:crypto'
import { AppError } from '@volant/contract/errors'
import { isSentLater } from '@volant/domain/deliveries/captured'
import { judgeCode, UNLOCKED } from '@volant/domain/deliveries/codes'
import type { MissionStep } from '@volant/domain/deliveries/actions'
import { codeOfStep } from '@volant/domain/deliveries/mission'
import type { Actor } from '@volant/domain/kernel/actor'
import { differenceInSeconds } from 'date-fns'
import type { Tx } from '../../../platform/db/database'
import type { DeliveryRow } from '../../deliveries/public'
import { logSecurity } from '../../identity/public'
import type {} from '../events'
import { keepTries, lockTries } from '../store/code-tries'

function matches(typed: string, right: string): boolean {
  const [a, b] = [Buffer.from(typed), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function wrongCode(code: 'required' | 'invalid'): AppError {
  return new AppError('BAD_USER_INPUT', { fields: [{ path: 'code', code }] })
}

function locked(until: Date | null, now: Date): AppError {
  const retryAfter = Math.max(1, differenceInSeconds(until ?? now, now, { roundingMethod: 'ceil' }))
  return new AppError('RATE_LIMITED', { reason: 'CODE_LOCKED', retryAfter })
}

/** What a step says of its code, and of whoever stood beside the driver. */
interface CodedStep {
  readonly action: MissionStep
  readonly code?: string | null
  readonly signedBy?: string | null
  /** As the phone says it, the same however often it sends the step. */
  readonly occurredAt?: Date | null
  /** The same moment by the clock of the server. */
  readonly at: Date
}

/**
 * Judges the code a driver typed and keeps count: the caller's transaction commits also when the code was wrong, so the
 * refusal is returned, not thrown.
 * @returns null where the code is right or the step asks for none
 */
export async function refusedCode(
  tx: Tx,
  actor: Actor,
  delivery: DeliveryRow,
  { action: step, code: typed, signedBy = null, occurredAt = null, at }: CodedStep,
  now: Date,
): Promise<AppError | null> {
  const name = codeOfStep(step)
  if (name === null) return null
  if (!typed) return wrongCode('required')
  const kept = await lockTries(tx, delivery.id, step)
  const { check, lock, justLocked } = judgeCode(kept ?? UNLOCKED, matches(typed, delivery[name] ?? ''), now)
  if (check === 'LOCKED') return locked(lock.lockedUntil, now)
  await keepTries(tx, delivery.id, step, lock)
  if (justLocked && lock.lockedUntil) {
    const by = actor.role === 'ANONYMOUS' ? {} : { actorSub: actor.sub }
    const data = { step, contract: delivery.publicId }
    await logSecurity(tx, { kind: 'code.locked', at: now, subject: delivery.id, data, ...by })
    tx.emit('code.locked', { delivery, step, actor, lockedUntil: lock.lockedUntil })
  }
  if (check === 'RIGHT') return null
  if (occurredAt && isSentLater(at, now))
    tx.emit('code.refused-later', { delivery, step, signedBy, capturedAt: at, said: occurredAt })
  return wrongCode('invalid')
}
