import { AppError } from '@volant/contract/errors'
import { lockedUntil } from '@volant/domain/identity/lockout'
import { addHours, differenceInMilliseconds } from 'date-fns'
import { createHash } from 'node:crypto'
import type { Clock } from '../../../platform/clock'
import type { Database, Tx } from '../../../platform/db/database'
import { networkOf } from '../../../platform/operations/networks'
import { deleteFailures, lockFailures, lowerFailures, setFailures } from '../store/login-failures'

const FORGOTTEN_AFTER_HOURS = 24
const MOST_PER_HOUR = 100
const MOST_WAITING = 32

/** One try to sign in, counted as a failure until it is taken back. */
export interface Attempt {
  readonly failures: number
  /** The password was right: what was counted for this name and network is void. */
  takeBack(tx: Tx): Promise<void>
}

export interface LoginGuard {
  /** One try at a time per name and network. @throws AppError RATE_LIMITED while they are locked */
  attempt<T>(name: string, ip: string, work: (attempt: Attempt) => Promise<T>): Promise<T>
}

// people type passwords into the name field: what is stored of it is a fingerprint
function keyOf(name: string, network: string): string {
  return createHash('sha256').update(`${network}\n${name}`).digest('hex')
}

function lockedOut(until: Date, now: Date): AppError {
  const seconds = Math.max(1, Math.ceil(differenceInMilliseconds(until, now) / 1000))
  return new AppError('RATE_LIMITED', { reason: 'LOCKED_OUT', retryAfter: seconds })
}

/** Counts before the slow hash runs, so that tries sent together do not slip through together. */
async function count(tx: Tx, pair: string, everywhere: string, now: Date): Promise<number> {
  const found = await lockFailures(tx, [pair, everywhere], now)
  const here = found.get(pair)
  if (here?.lockedUntil && here.lockedUntil > now) throw lockedOut(here.lockedUntil, now)
  const all = found.get(everywhere)
  // for the whole name `lockedUntil` is the end of the hour being counted
  const hour = all?.lockedUntil && all.lockedUntil > now ? all : undefined
  if (hour && hour.failures >= MOST_PER_HOUR) throw lockedOut(hour.lockedUntil ?? now, now)

  const stale = here && addHours(here.updatedAt, FORGOTTEN_AFTER_HOURS) < now
  const failures = (here && !stale ? here.failures : 0) + 1
  await setFailures(tx, { key: pair, failures, lockedUntil: lockedUntil(failures, now), updatedAt: now })
  await setFailures(tx, {
    key: everywhere,
    failures: (hour?.failures ?? 0) + 1,
    lockedUntil: hour?.lockedUntil ?? addHours(now, 1),
    updatedAt: now,
  })
  return failures
}

async function uncount(tx: Tx, pair: string, everywhere: string): Promise<void> {
  await lowerFailures(tx, everywhere, false)
  await lowerFailures(tx, pair, true)
}

async function takeBack(tx: Tx, pair: string, everywhere: string): Promise<void> {
  await uncount(tx, pair, everywhere)
  await deleteFailures(tx, pair)
}

export function createLoginGuard(db: Database, clock: Clock): LoginGuard {
  // without it several right passwords at once would count as several wrong ones while they are checked
  const tails = new Map<string, { waiting: number; tail: Promise<unknown> }>()

  async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const line = tails.get(key) ?? { waiting: 0, tail: Promise.resolve() }
    if (line.waiting >= MOST_WAITING) throw new AppError('UNAVAILABLE', { retryAfter: 1 })
    line.waiting += 1
    tails.set(key, line)
    const turn = line.tail.then(work, work)
    line.tail = turn.catch(() => undefined)
    try {
      return await turn
    } finally {
      line.waiting -= 1
      if (line.waiting === 0) tails.delete(key)
    }
  }

  return {
    attempt(name, ip, work) {
      const pair = keyOf(name, networkOf(ip))
      const everywhere = keyOf(name, '*')
      return inTurn(pair, async () => {
        const failures = await db.tx((tx) => count(tx, pair, everywhere, clock.now()))
        try {
          return await work({ failures, takeBack: (tx) => takeBack(tx, pair, everywhere) })
        } catch (error) {
          // too busy to look at the password: that was no wrong one
          if (error instanceof AppError && error.code === 'UNAVAILABLE')
            await db.tx((tx) => uncount(tx, pair, everywhere))
          throw error
        }
      })
    },
  }
}
