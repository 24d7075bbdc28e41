import type { LiveNamespace } from './broadcast'

/** Longer than a token lives, with which a socket ends by itself. */
const REMEMBERED_MS = 20 * 60_000

export interface Cuts {
  /** Ends all sockets of a room, in every process. */
  cut(room: string): void
  /** Once Redis is back: what it was not there for is said to the other processes now. */
  again(): void
}

export function createCuts(namespace: LiveNamespace): Cuts {
  /** When each room was cut, the oldest first. */
  const lately = new Map<string, number>()

  return {
    cut(room) {
      // one's own first: the library would wait until Redis has taken it
      namespace.local.in(room).disconnectSockets(true)
      namespace.in(room).disconnectSockets(true)
      const now = Date.now()
      lately.delete(room)
      lately.set(room, now)
      for (const [old, at] of lately) {
        if (now - at < REMEMBERED_MS) break
        lately.delete(old)
      }
    },
    again() {
      const now = Date.now()
      for (const [room, at] of lately) if (now - at < REMEMBERED_MS) namespace.in(room).disconnectSockets(true)
    },
  }
}
