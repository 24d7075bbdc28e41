import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { io } from 'socket.io-client'
import type { Socket } from 'socket.io-client'
import type { Answer, Product } from './product'

const STATUS: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  TOKEN_EXPIRED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  INTERNAL: 500,
}

export interface Frame {
  readonly event: string
  readonly text: string
}

export interface LiveListener {
  readonly socket: Socket
  readonly frames: Frame[]
  emit(event: string, payload: unknown): Promise<{ ok: boolean; code?: string }>
}

/** A connection of its own with this `auth`, and what it hears. @throws the refusal */
export async function connectLive(server: Server, auth: object) {
  const socket = io(`http://127.0.0.1:${(server.address() as AddressInfo).port}/location`, {
    auth,
    forceNew: true,
    reconnection: false,
    transports: ['websocket'],
  })
  const frames: Frame[] = []
  socket.onAny((event: string, payload: unknown) => frames.push({ event, text: JSON.stringify(payload) }))
  await new Promise<void>((done, fail) => socket.once('connect', done).once('connect_error', fail))
  return { socket, frames, heard: () => frames.map(({ event }) => event) }
}

/** Sockets of the product: one for each person who listens, and a way to send to a live door as to any other. */
export async function openListeners({ app }: Product) {
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const listeners = new Map<string, LiveListener>()

  async function listen(token: string | undefined): Promise<LiveListener> {
    const known = listeners.get(token ?? '')
    if (known) return known
    const { socket, frames } = await connectLive(app.http.server, token ? { token } : {})
    const listener: LiveListener = {
      socket,
      frames,
      emit: (event, payload) =>
        socket.timeout(5000).emitWithAck(event, payload) as Promise<{ ok: boolean; code?: string }>,
    }
    listeners.set(token ?? '', listener)
    return listener
  }

  return {
    listen,
    /** A live event as an answer of HTTP: the code of the acknowledgement tells the status. */
    async send(event: string, payload: unknown, token: string | undefined): Promise<Answer> {
      const listener = await listen(token)
      const reply = event === 'connect' ? { ok: true } : await listener.emit(event, payload)
      const status = reply.ok ? 201 : (STATUS[String('code' in reply ? reply.code : '')] ?? 500)
      return { status, body: reply as never, text: JSON.stringify(reply) }
    },
    async close() {
      for (const { socket } of listeners.values()) socket.close()
    },
  }
}
