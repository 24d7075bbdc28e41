import { useEffect, useEffectEvent, useState } from 'react'
import type { Socket } from 'socket.io-client'
import type { ChangeHint, ClientToServerEvents, LocationFrame, ServerToClientEvents } from '@volant/contract/live'
import { tokens } from './tokens'

type LiveSocket = Socket<ServerToClientEvents, ClientToServerEvents>
export type LiveStatus = 'connected' | 'disconnected' | 'error'

/** Spec 1, section 9. */
const RECONNECT_MS = 10_000

let socket: Promise<LiveSocket> | undefined

/** One connection for the whole tab, opened by the first who listens; its code comes only then. */
function openLive(): Promise<LiveSocket> {
  socket ??= import('socket.io-client').then(({ io }) =>
    io('/location', {
      auth: (give) => give(tokens.id() ? { token: tokens.id() } : {}),
      reconnectionDelay: RECONNECT_MS,
      reconnectionDelayMax: RECONNECT_MS,
      randomizationFactor: 0,
      transports: ['websocket', 'polling'],
    }),
  )
  return socket
}

/** Ends the connection at sign-out, so that the next account starts with its own. */
export async function closeLive(): Promise<void> {
  const open = socket
  socket = undefined
  ;(await open)?.disconnect()
}

/** Runs `attach` on the open connection and its return value when the component leaves. */
function useLive(attach: (live: LiveSocket) => () => void, key = '') {
  const attachNow = useEffectEvent(attach)
  useEffect(() => {
    let left = false
    let detach: (() => void) | undefined
    void openLive().then((live) => {
      if (!left) detach = attachNow(live)
    })
    return () => {
      left = true
      detach?.()
    }
  }, [key])
}

const HINTS = ['update-admin', 'update-driver', 'update-partner'] as const

/**
 * Calls `onChange` when a delivery in scope changed: fetch again, the hint carries no data. Also called, without a
 * hint, after a reconnection, because frames may have been missed.
 */
export function useLiveHints(onChange: (hint?: ChangeHint) => void) {
  useLive((live) => {
    let seen = live.connected
    const onConnect = () => {
      if (seen) onChange()
      seen = true
    }
    for (const event of HINTS) live.on(event, onChange)
    live.on('connect', onConnect)
    return () => {
      for (const event of HINTS) live.off(event, onChange)
      live.off('connect', onConnect)
    }
  })
}

/** The last position of a delivery: the one given, then each one the driver sends. `id` may be a trackingId. */
export function useDeliveryPosition(id: string | undefined, first?: Omit<LocationFrame, 'deliveryId'> | null) {
  const [frame, setFrame] = useState<LocationFrame>()
  useLive((live) => {
    if (!id) return () => {}
    const join = () => live.emit('join-delivery', id)
    const take = (next: LocationFrame) => {
      if (next.deliveryId === id) setFrame(next)
    }
    if (live.connected) join()
    live.on('connect', join)
    live.on('location', take)
    return () => {
      live.off('connect', join)
      live.off('location', take)
      live.emit('leave-delivery', id)
    }
  }, id)
  return frame?.deliveryId === id && frame ? frame : (first ?? undefined)
}

/** Tells when the connection comes, goes or can't be made. */
export function useLiveStatus(onStatus: (status: LiveStatus) => void) {
  useLive((live) => {
    const connected = () => onStatus('connected')
    const failed = () => onStatus('error')
    const gone = (reason: string) => reason !== 'io client disconnect' && onStatus('disconnected')
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

/** Sends the driver's position; resolves false when nobody answered in time. */
export async function sendPosition(position: Parameters<ClientToServerEvents['sendLocation']>[0]): Promise<boolean> {
  const live = await openLive()
  if (!live.connected) return false
  try {
    const answer = await live.timeout(5000).emitWithAck('sendLocation', position)
    return answer.ok
  } catch {
    return false
  }
}
