import type { Acknowledgement } from '@volant/contract/live'

export interface RoomLine {
  readonly connected: () => boolean
  /** Rejects when nobody answered. */
  readonly ask: (event: 'join-delivery' | 'leave-delivery', deliveryId: string) => Promise<Acknowledgement>
  /** The server takes a few dozen events a second from one connection and refuses the rest: then this is waited for. */
  readonly pause: () => Promise<void>
}

export interface Rooms {
  /** @returns how to stop; the room is left with the last who watches */
  watch(deliveryId: string): () => void
  /** A new connection is in no room yet. */
  restart(): void
}

/** Keeps the connection in exactly the rooms that somebody on the page watches, one question at a time. */
export function createRooms({ connected, ask, pause }: RoomLine): Rooms {
  const watchers = new Map<string, number>()
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
      else if (event === 'join-delivery') settled.add(id)
      else settled.delete(id)
    }
    running = false
  }

  return {
    watch(id) {
      watchers.set(id, (watchers.get(id) ?? 0) + 1)
      void settle()
      return () => {
        const left = (watchers.get(id) ?? 1) - 1
        if (left > 0) watchers.set(id, left)
        else watchers.delete(id)
        void settle()
      }
    },
    restart() {
      settled.clear()
      void settle()
    },
  }
}
