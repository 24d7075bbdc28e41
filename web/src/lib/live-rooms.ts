import type { Acknowledgement } from '@volant/contract/live'

export interface RoomConnection {
  readonly connected: () => boolean
  /** Rejects when the server does not answer. */
  readonly send: (event: 'join-delivery' | 'leave-delivery', deliveryId: string) => Promise<Acknowledgement>
  /** Awaited before a request is repeated: the server accepts a few dozen events a second from one connection. */
  readonly pause: () => Promise<void>
}

interface Watcher {
  readonly onJoined: (() => void) | undefined
}

export interface Rooms {
  /**
   * @param onJoined called when frames start to arrive, and again after each new connection, because earlier ones were missed
   * @returns stops watching; the room is left when nobody watches it any more
   */
  watch(deliveryId: string, onJoined?: () => void): () => void
  /** To be called for each new connection, which is in no room yet. */
  restart(): void
}

/** The same request succeeds later: too many at once, or the database is away. */
const passes = (answer: Acknowledgement | undefined) =>
  answer === undefined || (!answer.ok && (answer.code === 'RATE_LIMITED' || answer.code === 'UNAVAILABLE'))

/** Keeps the connection in exactly the rooms that the page watches, with one request at a time. */
export function createRooms({ connected, send, pause }: RoomConnection): Rooms {
  const watchers = new Map<string, Set<Watcher>>()
  /** Rooms answered on this connection; a refusal for good counts too, so that it is not repeated. */
  const answered = new Set<string>()
  let running = false

  function next(): Parameters<RoomConnection['send']> | undefined {
    for (const id of watchers.keys()) if (!answered.has(id)) return ['join-delivery', id]
    for (const id of answered) if (!watchers.has(id)) return ['leave-delivery', id]
    return undefined
  }

  async function synchronise(): Promise<void> {
    if (running) return
    running = true
    for (let step = next(); step && connected(); step = next()) {
      const [event, id] = step
      const answer = await send(event, id).catch(() => undefined)
      if (passes(answer)) await pause()
      else if (event === 'join-delivery') {
        answered.add(id)
        if (answer?.ok) for (const { onJoined } of watchers.get(id) ?? []) onJoined?.()
      } else answered.delete(id)
    }
    running = false
  }

  return {
    watch(id, onJoined) {
      const watcher = { onJoined }
      const others = watchers.get(id) ?? new Set()
      watchers.set(id, others.add(watcher))
      void synchronise()
      return () => {
        if (others.delete(watcher) && others.size === 0) watchers.delete(id)
        // Later, because a list that changes watches most of the same again at once: what is sent between leaving a room
        // and joining it again would be missed.
        setTimeout(() => void synchronise())
      }
    },
    restart() {
      answered.clear()
      void synchronise()
    },
  }
}
