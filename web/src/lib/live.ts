import { useEffect, useEffectEvent, useState } from 'react'
import type { Socket } from 'socket.io-client'
import type {
  ChangeHint,
  ClientToServerEvents,
  LocationFrame,
  OnlineDriver,
  ServerToClientEvents,
} from '@volant/contract/live'
import { freshToken } from './api'
import { lazyImport } from './lazy/lazy-import'
import { createRooms, type Rooms } from './live-rooms'
import { tokens } from './tokens'

type LiveSocket = Socket<ServerToClientEvents, ClientToServerEvents>
export type LiveStatus = 'connected' | 'disconnected' | 'error'

interface Line {
  readonly live: LiveSocket
  readonly rooms: Rooms
  /** As last told: the server speaks of it on connecting, often before anybody on the page asks. */
  readonly online: { drivers?: readonly OnlineDriver[] }
}

/** Description 9. */
const RECONNECT_MS = 10_000
const ANSWER_MS = 5000
const A_SECOND = 1000
const A_MINUTE = 60_000

let line: Promise<Line> | undefined
let current: LiveSocket | undefined

/**
 * The server ends a connection with its token. Coming back a minute earlier with the next one costs nothing, where waiting
 * for the end would cost ten seconds of silence and a message, every quarter of an hour.
 */
function renewInTime(live: LiveSocket): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  live.on('disconnect', () => clearTimeout(timer))
  live.on('connect', () => {
    clearTimeout(timer)
    const endsAt = tokens.endsAt()
    if (endsAt === null) return
    // A clock that is wrong must not make it come and go.
    const wait = Math.max(endsAt - Date.now() - A_MINUTE, 5 * A_MINUTE)
    timer = setTimeout(() => void freshToken().then(() => live.connected && live.disconnect().connect()), wait)
  })
}

/** The library comes back after a lost connection, but takes a refusal or an end by the server for the last word. */
function keepTrying(live: LiveSocket): void {
  const later = () => {
    // Still the line of this tab, and not on its way back already?
    if (!live.active) setTimeout(() => current === live && live.connect(), RECONNECT_MS)
  }
  live.on('connect_error', later)
  live.on('disconnect', (reason) => reason === 'io server disconnect' && later())
}

const library = lazyImport(() => import('socket.io-client'))

/** The library waits for its next turn even when the network is back. */
function returnWithNetwork(live: LiveSocket): void {
  window.addEventListener('online', () => {
    if (current === live && !live.connected) live.disconnect().connect()
  })
}

async function connect(): Promise<Line> {
  const { io } = await library.get()
  const live: LiveSocket = io('/location', {
    auth: (give) => void freshToken().then((token) => give(token ? { token } : {})),
    reconnectionDelay: RECONNECT_MS,
    reconnectionDelayMax: RECONNECT_MS,
    randomizationFactor: 0,
    transports: ['websocket', 'polling'],
  })
  current = live
  renewInTime(live)
  keepTrying(live)
  returnWithNetwork(live)
  const rooms = createRooms({
    connected: () => live.connected,
    ask: (event, id) => live.timeout(ANSWER_MS).emitWithAck(event, id),
    pause: () => new Promise((done) => void setTimeout(done, A_SECOND)),
  })
  live.on('connect', () => rooms.restart())
  const online: Line['online'] = {}
  live.on('online-drivers', (drivers) => void (online.drivers = drivers))
  return { live, rooms, online }
}

/** One connection for the whole tab, opened by the first who listens; its code comes only then. */
function openLive(): Promise<Line> {
  line ??= connect()
  return line
}

/** Ends the connection at sign-out, so that the next account starts with its own. */
export function closeLive(): void {
  // Not waited for: without a network its code may still be on the way.
  void line?.then(({ live }) => live.disconnect())
  line = undefined
  current = undefined
}

/** Runs `attach` on the open connection and its return value when the component leaves. */
function useLive(attach: (line: Line) => () => void, key = '') {
  const attachNow = useEffectEvent(attach)
  useEffect(() => {
    let left = false
    let detach: (() => void) | undefined
    void openLive().then((open) => {
      if (!left) detach = attachNow(open)
    })
    return () => {
      left = true
      detach?.()
    }
  }, [key])
}

const HINTS = ['update-admin', 'update-driver', 'update-partner'] as const

/** Calls back on each connection but a prompt first one, and when the server lost something: what was said went by. */
function onReturn(live: LiveSocket, missed: () => void): () => void {
  const since = performance.now()
  let seen = live.connected
  const connected = () => {
    if (seen || performance.now() - since > A_SECOND) missed()
    seen = true
  }
  live.on('connect', connected)
  live.on('missed', missed)
  return () => void live.off('connect', connected).off('missed', missed)
}

/**
 * Calls `onChange` when a delivery in scope changed: fetch again, the hint carries no data. Also called, without a
 * hint, after a reconnection, because frames may have been missed.
 */
export function useLiveHints(onChange: (hint?: ChangeHint) => void) {
  useLive(({ live }) => {
    const heard = (hint: ChangeHint) => onChange(hint)
    for (const event of HINTS) live.on(event, heard)
    const forget = onReturn(live, () => onChange())
    return () => {
      for (const event of HINTS) live.off(event, heard)
      forget()
    }
  })
}

/** The same for whoever follows one delivery by its secret; also called once that one is listened to. */
export function useTrackingHints(trackingId: string, onChange: () => void) {
  useLive(({ live, rooms }) => {
    const heard = ({ deliveryId }: { deliveryId: string }) => deliveryId === trackingId && onChange()
    const missed = () => onChange()
    live.on('update-tracking', heard)
    live.on('missed', missed)
    const leave = rooms.watch(trackingId, onChange)
    return () => {
      live.off('update-tracking', heard)
      live.off('missed', missed)
      leave()
    }
  }, trackingId)
}

/** The last position of a delivery: the one given, then each one the driver sends. `id` may be a trackingId. */
export function useDeliveryPosition(id: string | undefined, first?: Omit<LocationFrame, 'deliveryId'> | null) {
  const [frame, setFrame] = useState<LocationFrame>()
  useLive(({ live, rooms }) => {
    if (!id) return () => {}
    const take = (next: LocationFrame) => {
      if (next.deliveryId === id) setFrame(next)
    }
    live.on('location', take)
    const leave = rooms.watch(id)
    return () => {
      live.off('location', take)
      leave()
    }
  }, id)
  return frame?.deliveryId === id && frame ? frame : (first ?? undefined)
}

/** What has been heard of many deliveries since, by id; at most once a second, however many cars are on the road. */
export function useDeliveryPositions(ids: readonly string[]): ReadonlyMap<string, LocationFrame> {
  const [frames, setFrames] = useState<ReadonlyMap<string, LocationFrame>>(new Map())
  useLive(({ live, rooms }) => {
    const watched = new Set(ids)
    const arrived = new Map<string, LocationFrame>()
    const take = (frame: LocationFrame) => {
      if (watched.has(frame.deliveryId)) arrived.set(frame.deliveryId, frame)
    }
    const timer = setInterval(() => {
      if (arrived.size === 0) return
      const news = [...arrived]
      arrived.clear()
      setFrames((known) => new Map([...known, ...news]))
    }, A_SECOND)
    live.on('location', take)
    const leave = ids.map((id) => rooms.watch(id))
    return () => {
      clearInterval(timer)
      live.off('location', take)
      for (const stop of leave) stop()
    }
  }, ids.join(' '))
  return frames
}

/** Tells how the connection stands, then when it comes, goes or can't be made. */
export function useLiveStatus(onStatus: (status: LiveStatus) => void) {
  useLive(({ live }) => {
    const connected = () => onStatus('connected')
    const failed = () => onStatus('error')
    const gone = (reason: string) => reason !== 'io client disconnect' && onStatus('disconnected')
    if (live.connected) connected()
    live.on('connect', connected)
    live.on('disconnect', gone)
    live.on('connect_error', failed)
    return () => {
      live.off('connect', connected)
      live.off('disconnect', gone)
      live.off('connect_error', failed)
    }
  })
}

/** Which drivers have the product open; undefined until it is told, and for whoever is not an admin. */
export function useOnlineDrivers(): readonly OnlineDriver[] | undefined {
  const [drivers, setDrivers] = useState<readonly OnlineDriver[]>()
  useLive(({ live, online }) => {
    setDrivers(online.drivers)
    live.on('online-drivers', setDrivers)
    return () => void live.off('online-drivers', setDrivers)
  })
  return drivers
}

/** Sends the driver's position; resolves false when nobody answered in time. */
export async function sendPosition(position: Parameters<ClientToServerEvents['sendLocation']>[0]): Promise<boolean> {
  const { live } = await openLive()
  if (!live.connected) return false
  try {
    const answer = await live.timeout(ANSWER_MS).emitWithAck('sendLocation', position)
    return answer.ok
  } catch {
    return false
  }
}
