import { AppError } from '@volant/contract/errors'
import { householdOf } from '../operations/networks'

const PER_PERSON = 10
const PER_ADDRESS = 50

/** Counts open sockets, so that nobody can hold the server's memory by connecting again and again. */
export function createConnectionLimits() {
  const counts = new Map<string, number>()

  function add(key: string, step: 1 | -1): void {
    const count = (counts.get(key) ?? 0) + step
    if (count > 0) counts.set(key, count)
    else counts.delete(key)
  }

  return {
    /** @throws AppError RATE_LIMITED @returns what to call once the socket has gone */
    enter(ip: string, sub: string | undefined): () => void {
      const places = [{ key: `ip ${householdOf(ip)}`, max: PER_ADDRESS }]
      if (sub !== undefined) places.push({ key: `sub ${sub}`, max: PER_PERSON })
      if (places.some(({ key, max }) => (counts.get(key) ?? 0) >= max)) {
        throw new AppError('RATE_LIMITED', { retryAfter: 10 })
      }
      for (const { key } of places) add(key, 1)
      return () => {
        for (const { key } of places) add(key, -1)
      }
    },
  }
}
