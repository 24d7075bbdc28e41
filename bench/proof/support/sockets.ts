import { io } from 'socket.io-client'
import type { Socket } from 'socket.io-client'
import { LIVE_NAMESPACE } from '@volant/contract/live'
import type { ClientToServerEvents, ServerToClientEvents } from '@volant/contract/live'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Caller } from './http'

export type LiveSocket = Socket<ServerToClientEvents, ClientToServerEvents>

const LOOK_MS = 50

/** A socket that comes back by itself as that of the pages does, after a refusal too, from the address of its person. */
export function openSocket(origin: string, who: Caller, comeBackMs: number): LiveSocket {
  const live: LiveSocket = io(`${origin}${LIVE_NAMESPACE}`, {
    transports: ['websocket'],
    auth: who.token === undefined ? {} : { token: who.token },
    extraHeaders: { 'x-forwarded-for': who.address },
    reconnectionDelay: comeBackMs,
    reconnectionDelayMax: comeBackMs,
    forceNew: true,
  })
  let isOver = false
  const later = () => {
    if (!live.active && !isOver) setTimeout(() => isOver || live.connect(), comeBackMs)
  }
  live.on('connect_error', later)
  live.on('disconnect', (reason) => {
    isOver ||= reason === 'io client disconnect'
    if (reason === 'io server disconnect') later()
  })
  return live
}

/** @returns how many of them are connected once all are, or the time is over */
export async function allConnected(sockets: readonly LiveSocket[], patienceMs: number): Promise<number> {
  const connected = () => sockets.filter((socket) => socket.connected).length
  for (let waited = 0; connected() < sockets.length && waited < patienceMs; waited += LOOK_MS) await sleep(LOOK_MS)
  return connected()
}
