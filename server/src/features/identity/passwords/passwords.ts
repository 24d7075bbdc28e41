import { AppError } from '@volant/contract/errors'
import { hash, verify } from '@node-rs/argon2'
import { randomBytes, randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'

const MOST_WAITING = 32
// OWASP: argon2id, 19 MiB, two passes, one lane
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export interface Passwords {
  /** @throws AppError UNAVAILABLE when too many wait already */
  hash(password: string): Promise<string>
  /** Takes as long for an account that does not exist, and is false then. */
  matches(password: string, stored: string | undefined): Promise<boolean>
}

/** A queue in front of the slow hash: a flood of sign-ins costs the others a 503, not their memory. */
function createQueue(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= places) {
      if (waiting.length >= MOST_WAITING) throw new AppError('UNAVAILABLE', { retryAfter: 1 })
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

export function createPasswords(): Passwords {
  const queued = createQueue(Math.max(1, Math.min(4, availableParallelism())))
  const nobodys = hash(randomBytes(32), COST)
  return {
    hash: (password) => queued(() => hash(password, COST)),
    matches: (password, stored) =>
      queued(async () => {
        const right = await verify(stored ?? (await nobodys), password)
        return right && stored !== undefined
      }),
  }
}

// without the letters and digits that are mistaken for one another on paper
const LOWER = 'abcdefghijkmnpqrstuvwxyz'
const UPPER = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const DIGITS = '23456789'

function pick(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
}

/** Fourteen characters that satisfy the password rule, for an e-mail that is read once. */
export function temporaryPassword(): string {
  return `${pick(UPPER, 1)}${pick(LOWER, 3)}-${pick(LOWER + UPPER + DIGITS, 4)}-${pick(DIGITS, 2)}${pick(LOWER, 2)}`
}
