import { addMinutes, isAfter } from 'date-fns'

/** Start, reception and (two-way only) return code of a mission. Decisions, Data. */
export interface MissionCodes {
  readonly startCode: string
  readonly destinationCode: string
  readonly returnCode: string | null
}

export type CodeName = keyof MissionCodes

export const CODE_PATTERN = /^\d{6}$/
export const CODE_TRIES = 5
export const CODE_LOCK_MINUTES = 15

/** Verdict on one typed code. */
export type CodeCheck = 'RIGHT' | 'WRONG' | 'LOCKED'

/** How often a code was mistyped, and until when its step is locked. */
export interface CodeLock {
  readonly tries: number
  readonly lockedUntil: Date | null
}

export const UNLOCKED: CodeLock = { tries: 0, lockedUntil: null }

/**
 * Draws the codes of a new delivery: six digits each, all different. Decisions, Data.
 * @param randomInt a cryptographic source of whole numbers in [0, below)
 */
export function drawCodes(twoWay: boolean, randomInt: (below: number) => number): MissionCodes {
  const drawn = new Set<string>()
  while (drawn.size < (twoWay ? 3 : 2)) drawn.add(String(randomInt(1_000_000)).padStart(6, '0'))
  const [startCode = '', destinationCode = '', returnCode = null] = drawn
  return { startCode, destinationCode, returnCode }
}

export function isLocked(lock: CodeLock, now: Date): boolean {
  return lock.lockedUntil !== null && isAfter(lock.lockedUntil, now)
}

/**
 * Judges one try: five wrong ones lock the step for 15 minutes, and tries during the lock neither count nor prolong it.
 * @param matches whether the typed code is the right one (compared in constant time by the server)
 * @returns the verdict and the lock to store; `justLocked` asks for the admins' alert. Description 4.2, T12.
 */
export function judgeCode(
  lock: CodeLock,
  matches: boolean,
  now: Date,
): { readonly check: CodeCheck; readonly lock: CodeLock; readonly justLocked: boolean } {
  if (isLocked(lock, now)) return { check: 'LOCKED', lock, justLocked: false }
  if (matches) return { check: 'RIGHT', lock: UNLOCKED, justLocked: false }
  const tries = lock.lockedUntil === null ? lock.tries + 1 : 1
  const justLocked = tries >= CODE_TRIES
  const lockedUntil = justLocked ? addMinutes(now, CODE_LOCK_MINUTES) : null
  return { check: 'WRONG', lock: { tries, lockedUntil }, justLocked }
}
