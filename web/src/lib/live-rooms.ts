import type { Acknowledgement } from '@volant/contract/live'

export interface RoomLine {
  readonly connected: () => boolean
  /** Rejects when nobody answered. */
  readonly ask: (event: 'join-delivery' | 'leave-delivery', deliveryId: string) => Promise<Acknowledgement>
  /** The server takes a few dozen events a second from one connection and refuses the rest: then this is waited for. */
  readonly pause: () => Promise<void>
}

interface Watcher {
  readonly onJoined: (() => void) | undefined
}

export interface Rooms {
  /**
   * @param onJoined what was said before went by; called again after each new connection
   * @returns how to stop; the room is left with the last who watches
   */
  watch(deliveryId: string, onJoined?: () => void): () => void
  /** A new connection is in no room yet. */
  restart(): void
}

/** Keeps the connection in exactly the rooms that somebody on the page watches, one question at a time. */
export function createRooms({ connected, ask, pause }: RoomLine): Rooms {
  const watchers = new Map<string, Set<Watcher>>()
  /** Asked for on this connection; a refusal is an answer too. */
  const settled = new Set<string>()
  let running = false

  function next(): Parameters<RoomLine['ask']> | undefined {
    for (const id of watchers.keys()) if (!settled.has(id)) return ['join-delivery', id]
    for (const id of settled) if (!watchers.has(id)) return ['leave-delivery', id]
    return undefined
  }

  async function settle(): Promise<void> {
    if (running) return
    running = true
    for (let step = next(); step && connected(); step = next()) {
      const [event, id] = step
      const answer = await ask(event, id).catch(() => undefined)
      if (!answer || (!answer.ok && answer.code === 'RATE_LIMITED')) await pause()
      else if (event === 'join-delivery') {
        settled.add(id)
        if (answer.ok) for (const { onJoined } of watchers.get(id) ?? []) onJoined?.()
      } else settled.delete(id)
    }
    running = false
  }

  return {
    watch(id, onJoined) {
      const watcher = { onJoined }
      const beside = watchers.get(id) ?? new Set()
      watchers.set(id, beside.add(watcher))
      void settle()
      return () => {
        if (beside.delete(watcher) && beside.size === 0) watchers.delete(id)
        void settle()
      }
    },
    restart() {
      settled.clear()
      void settle()
    },
  }
}
