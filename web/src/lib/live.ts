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
import { whenIdle } from './when-idle'

type LiveSocket = Socket<ServerToClientEvents, ClientToServerEvents>
export type LiveStatus = 'connected' | 'disconnected' | 'error'

interface Connection {
  readonly live: LiveSocket
  readonly rooms: Rooms
  /** The last value received: the server sends it on connecting, often before a component listens. */
  readonly online: { drivers?: readonly OnlineDriver[] }
}

/** Description 9. */
const RECONNECT_MS = 10_000
const ANSWER_MS = 5000
const A_SECOND = 1000
const A_MINUTE = 60_000

let connection: Promise<Connection> | undefined
let currentSocket: LiveSocket | undefined

/**
 * The server closes a connection when its token expires, every quarter of an hour. Reconnecting a minute earlier with a new
 * token avoids ten seconds without the channel and a toast.
 */
function reconnectBeforeExpiry(live: LiveSocket): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  live.on('disconnect', () => clearTimeout(timer))
  live.on('connect', () => {
    clearTimeout(timer)
    const endsAt = tokens.endsAt()
    if (endsAt === null) return
    // At least five minutes, so that a wrong clock does not cause a loop of reconnections.
    const wait = Math.max(endsAt - Date.now() - A_MINUTE, 5 * A_MINUTE)
    timer = setTimeout(() => void freshToken().then(() => live.connected && live.disconnect().connect()), wait)
  })
}

/** The library reconnects after a lost connection, but not after a refusal or a disconnection by the server. */
function retryRefusals(live: LiveSocket): void {
  const later = () => {
    // Only the current connection of this tab, and only if it is not reconnecting already.
    if (!live.active) setTimeout(() => currentSocket === live && live.connect(), RECONNECT_MS)
  }
  live.on('connect_error', later)
  live.on('disconnect', (reason) => reason === 'io server disconnect' && later())
}

const library = lazyImport(() => import('socket.io-client'))

/** Reconnects at once when the network is back; the library would wait for its next attempt. */
function reconnectWhenOnline(live: LiveSocket): void {
  window.addEventListener('online', () => {
    if (currentSocket === live && !live.connected) live.disconnect().connect()
  })
}

async function connect(): Promise<Connection> {
  // what somebody waits for comes first; but nobody is told of what changes until the channel stands
  await new Promise<void>((idle) => void whenIdle(idle, A_SECOND))
  const { io } = await library.get()
  let stood = false
  const live: LiveSocket = io('/location', {
    auth: (give) =>
      void freshToken().then((token) => {
        // what the page shows was asked for before: the server says whether something has changed since
        const asked = stood ? {} : { asked: performance.now() }
        give(token ? { token, ...asked } : {})
      }),
    reconnectionDelay: RECONNECT_MS,
    reconnectionDelayMax: RECONNECT_MS,
    randomizationFactor: 0,
    transports: ['websocket', 'polling'],
  })
  currentSocket = live
  reconnectBeforeExpiry(live)
  retryRefusals(live)
  reconnectWhenOnline(live)
  live.once('connect', () => (stood = true))
  const rooms = createRooms({
    connected: () => live.connected,
    send: (event, id) => live.timeout(ANSWER_MS).emitWithAck(event, id),
    pause: () => new Promise((done) => void setTimeout(done, A_SECOND)),
  })
  live.on('connect', () => rooms.restart())
  const online: Connection['online'] = {}
  live.on('online-drivers', (drivers) => void (online.drivers = drivers))
  return { live, rooms, online }
}

/** One connection for the whole tab, opened by the first listener, which also loads its code. */
function openLive(): Promise<Connection> {
  connection ??= connect()
  return connection
}

/** Closes the connection at sign-out, so that the next account opens its own. */
export function closeLive(): void {
  // Not awaited: without a network its code may still be loading.
  void connection?.then(({ live }) => live.disconnect())
  connection = undefined
  currentSocket = undefined
}

/** Runs `attach` on the open connection and its return value when the component unmounts. */
function useLive(attach: (connection: Connection) => () => void, key = '') {
  const attachNow = useEffectEvent(attach)
  useEffect(() => {
    let unmounted = false
    let detach: (() => void) | undefined
    void openLive().then((open) => {
      if (!unmounted) detach = attachNow(open)
    })
    return () => {
      unmounted = true
      detach?.()
    }
  }, [key])
}

const HINTS = ['update-admin', 'update-driver', 'update-partner'] as const

/** Calls back when frames may have been missed: on each connection but the first, and when the server says so. */
function onMissed(live: LiveSocket, missed: () => void): () => void {
  let stood = live.connected
  const connected = () => {
    if (stood) missed()
    stood = true
  }
  live.on('connect', connected)
  live.on('missed', missed)
  return () => void live.off('connect', connected).off('missed', missed)
}

/**
 * Calls `onChange` when a delivery in scope changed. The hint carries no data: fetch again. Also called, without a
 * hint, where frames may have been missed.
 */
export function useLiveHints(onChange: (hint?: ChangeHint) => void) {
  useLive(({ live }) => {
    const onHint = (hint: ChangeHint) => onChange(hint)
    for (const event of HINTS) live.on(event, onHint)
    const forget = onMissed(live, () => onChange())
    return () => {
      for (const event of HINTS) live.off(event, onHint)
      forget()
    }
  })
}

/** Calls `onChange` when a driver changed; for admins. */
export function useDriverHints(onChange: () => void) {
  useLive(({ live }) => {
    const onHint = () => onChange()
    live.on('driver-changed', onHint)
    return () => void live.off('driver-changed', onHint)
  })
}

/** The same for one delivery by its tracking id; also called once its room is joined. */
export function useTrackingHints(trackingId: string, onChange: () => void) {
  useLive(({ live, rooms }) => {
    const onHint = ({ deliveryId }: { deliveryId: string }) => deliveryId === trackingId && onChange()
    const missed = () => onChange()
    live.on('update-tracking', onHint)
    live.on('missed', missed)
    const leave = rooms.watch(trackingId, onChange)
    return () => {
      live.off('update-tracking', onHint)
      live.off('missed', missed)
      leave()
    }
  }, trackingId)
}

/**
 * The last position of a delivery: what the page asked for, or what the driver sent since. `id` may be a trackingId.
 * @param onJoined called when positions begin to arrive: what was sent since the page asked has to be asked for. Left out where the
 *   page follows the delivery with `useTrackingHints`, which says so as well
 */
export function useDeliveryPosition(
  id: string | undefined,
  asked: Omit<LocationFrame, 'deliveryId'> | null | undefined,
  onJoined?: () => void,
) {
  const [frame, setFrame] = useState<LocationFrame>()
  useLive(({ live, rooms }) => {
    if (!id) return () => {}
    const take = (next: LocationFrame) => {
      if (next.deliveryId === id) setFrame(next)
    }
    live.on('location', take)
    const leave = rooms.watch(id, onJoined)
    return () => {
      live.off('location', take)
      leave()
    }
  }, id)
  if (frame?.deliveryId !== id || !frame) return asked ?? undefined
  return asked && Date.parse(asked.recordedAt) > Date.parse(frame.recordedAt) ? asked : frame
}

/**
 * Positions received since mounting, by delivery; updated at most once a second to limit rendering.
 * @param onJoined called when those of one more delivery begin to arrive: what was sent before has to be asked for
 */
export function useDeliveryPositions(ids: readonly string[], onJoined: () => void): ReadonlyMap<string, LocationFrame> {
  const [frames, setFrames] = useState<ReadonlyMap<string, LocationFrame>>(new Map())
  useLive(({ live }) => {
    const arrived = new Map<string, LocationFrame>()
    const take = (frame: LocationFrame) => void arrived.set(frame.deliveryId, frame)
    const timer = setInterval(() => {
      if (arrived.size === 0) return
      const updates = [...arrived]
      arrived.clear()
      setFrames((known) => new Map([...known, ...updates]))
    }, A_SECOND)
    live.on('location', take)
    return () => {
      clearInterval(timer)
      live.off('location', take)
    }
  })
  // Apart from the above, because the list changes often: what has arrived must not be lost with each change.
  useLive(({ rooms }) => {
    const leave = ids.map((id) => rooms.watch(id, onJoined))
    return () => {
      for (const stop of leave) stop()
    }
  }, ids.toSorted().join(' '))
  return frames
}

/** Reports the state of the connection and each change of it. */
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

/** Which drivers have the product open; undefined until received, and for everybody but admins. */
export function useOnlineDrivers(): readonly OnlineDriver[] | undefined {
  const [drivers, setDrivers] = useState<readonly OnlineDriver[]>()
  useLive(({ live, online }) => {
    setDrivers(online.drivers)
    live.on('online-drivers', setDrivers)
    return () => void live.off('online-drivers', setDrivers)
  })
  return drivers
}

type SentPosition = Omit<Parameters<ClientToServerEvents['sendLocation']>[0], 'sentAt'>

/** Sends the driver's position; resolves to false when the server did not accept it in time. */
export async function sendPosition(position: SentPosition): Promise<boolean> {
  const { live } = await openLive()
  if (!live.connected) return false
  try {
    // the server puts right a clock that is wrong
    const sentAt = new Date().toISOString()
    const answer = await live.timeout(ANSWER_MS).emitWithAck('sendLocation', { ...position, sentAt })
    return answer.ok
  } catch {
    return false
  }
}
