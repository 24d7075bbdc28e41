import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server as HttpServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { createAdapter } from '@socket.io/redis-streams-adapter'
import type { FastifyBaseLogger } from 'fastify'
import { Server } from 'socket.io'
import type { Socket } from 'socket.io'
import { AppError } from '@volant/contract/errors'
import { AskedAgo, LIVE_NAMESPACE } from '@volant/contract/live'
import * as z from 'zod'
import type { Clock } from '../clock'
import type { Metrics } from '../http/metrics'
import type { AuthenticatedActor, Authenticator } from '../operations/authenticator'
import type { Catalogue } from '../operations/catalogue'
import { contextOf } from '../operations/context'
import { toAppError } from '../operations/failures'
import type { Guard } from '../operations/guard'
import { defineLive } from '../operations/registry'
import type { LiveOperation } from '../operations/registry'
import { createBroadcast } from './broadcast'
import type { Broadcast, LiveNamespace } from './broadcast'
import { createConnectionLimits } from './connection-limits'
import { createCuts } from './cuts'
import { createDispatch } from './dispatch'
import { createPresence } from './presence'
import type { DescribeDrivers } from './presence'
import { createRecentHints } from './recent-hints'
import { FRAMES_STREAM } from './redis'
import type { Redis } from './redis'
import { rooms, roomsOf } from './rooms'
import { cutSlowReader } from './slow-reader'

export interface Live extends Broadcast {
  /** Cuts every socket of a person, in every process: their rights ended. */
  disconnectUser(sub: string): void
  /** Cuts the sockets of one session, in every process; the person's other ones go on. */
  disconnectSession(id: string): void
  /** The driver hears no more of this delivery, whichever process their sockets are at: it is no longer theirs. */
  stopWatching(driverId: string, deliveryId: string): void
  /** Who can say who the drivers are that are online: admins are told from then on. */
  describeDrivers(by: DescribeDrivers): void
  readonly namespace: LiveNamespace
  close(): Promise<void>
}

interface LiveSettings {
  /** Carries frames to the sockets of other processes. */
  readonly redis?: Redis | undefined
  readonly server: HttpServer
  readonly catalogue: Catalogue
  readonly guard: Guard
  readonly authenticator: Authenticator
  readonly clock: Clock
  readonly metrics: Metrics
  readonly log: FastifyBaseLogger
  /** Other origins that may connect from a browser. */
  readonly origins: readonly string[]
  /** The caller's address, behind the proxies that are trusted. */
  readonly addressOf: (request: IncomingMessage) => string
}

const FRAME_LIMIT = 16 * 1024
const LONGEST_TIMER = 2 ** 31 - 1
/** How long a stop waits for events that are under way. */
const TIME_TO_FINISH = 2000

/** Connecting is open to all; what a guest may join is asked at each event. */
export const connectDoor = defineLive('live connect', { input: z.undefined() }, () => undefined)

function isSameHost(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host
}

function refusal(thrown: unknown): Error {
  const failure = toAppError(thrown)
  return Object.assign(new Error(failure.code), { data: failure.toBody() })
}

/** The live channel: namespace /location beside the HTTP server. Start it before the server listens. */
export function openLive(settings: LiveSettings): Live {
  const { server, catalogue, guard, authenticator, clock, metrics, log, origins, addressOf, redis } = settings
  const io = new Server(server, {
    serveClient: false,
    maxHttpBufferSize: FRAME_LIMIT,
    connectTimeout: 10_000,
    cors: { origin: [...origins] },
    ...(redis && { adapter: createAdapter(redis.frames, { streamName: FRAMES_STREAM }) }),
    allowRequest(request, decide) {
      const { origin, host } = request.headers
      decide(null, origin === undefined || isSameHost(origin, host) || origins.includes(origin))
    },
  })
  io.use((_socket, next) => next(refusal(new AppError('NOT_FOUND'))))
  const namespace: LiveNamespace = io.of(LIVE_NAMESPACE)
  const connections = createConnectionLimits()
  const hints = createRecentHints(namespace, () => redis?.carriesFrames() ?? false)

  async function identify({ handshake }: Socket): Promise<Awaited<ReturnType<Authenticator['authenticate']>>> {
    const token: unknown = handshake.auth['token']
    if (token !== undefined && token !== null && typeof token !== 'string') throw new AppError('UNAUTHENTICATED')
    return authenticator.authenticate(token ?? undefined)
  }

  function endWithToken(socket: Socket, { expiresAt }: AuthenticatedActor): void {
    const left = Math.min(Math.max(expiresAt * 1000 - clock.now().getTime(), 0), LONGEST_TIMER)
    // Closing the transport, not the socket: the client then comes back by itself, with its new token.
    const timer = setTimeout(() => socket.conn.close(), left)
    timer.unref()
    socket.on('disconnect', () => clearTimeout(timer))
  }

  const dispatch = createDispatch({
    guard,
    log,
    metrics,
    call: async (socket) =>
      contextOf({
        actor: await identify(socket),
        requestId: randomUUID(),
        ip: addressOf(socket.request),
        headers: socket.handshake.headers,
      }),
  })

  const events = new Map<string, LiveOperation>()
  for (const operation of catalogue.operations) {
    if (operation.door === 'live' && operation.name !== connectDoor.name)
      events.set(operation.name.slice('live '.length), operation)
  }

  /** Events that are being answered. */
  const underWay = new Set<Promise<void>>()

  namespace.use((socket, next) => {
    identify(socket)
      .then((actor) => {
        // gone while the database was asked: its end was told already, and a place would never be given back
        if (socket.conn.readyState !== 'open') return next()
        const sub = actor.role === 'ANONYMOUS' ? undefined : actor.sub
        const leave = connections.enter(addressOf(socket.request), sub)
        // The engine's connection outlives a refused namespace, so its end is what counts.
        socket.conn.once('close', leave)
        socket.data.actor = actor
        next()
      })
      .catch((thrown: unknown) => next(refusal(thrown)))
  })
  namespace.on('connection', (socket) => {
    const actor: Awaited<ReturnType<typeof identify>> = socket.data.actor
    metrics.sockets.inc()
    socket.on('disconnect', () => metrics.sockets.dec())
    cutSlowReader(socket)
    const own = roomsOf(actor)
    void socket.join(own)
    const asked = AskedAgo.safeParse(socket.handshake.auth['asked'])
    if (asked.success && hints.isToldSince(asked.data, own)) socket.emit('missed', {})
    if (actor.role !== 'ANONYMOUS') endWithToken(socket, actor)
    socket.onAny((event: string, ...args: unknown[]) => {
      const answered = dispatch(events.get(event), socket, args).finally(() => underWay.delete(answered))
      underWay.add(answered)
    })
  })

  const presence = createPresence(namespace, (error) => log.error({ err: error }, 'online drivers could not be told'))
  const broadcast = createBroadcast(namespace, () => redis?.carriesFrames() ?? true, hints.note)
  const { cut, again } = createCuts(namespace)
  redis?.onReturn(() => {
    again()
    hints.forget()
    broadcast.missed()
  })
  return {
    ...broadcast,
    namespace,
    disconnectUser: (sub) => cut(rooms.user(sub)),
    disconnectSession: (id) => cut(rooms.session(id)),
    stopWatching(driverId, deliveryId) {
      // one's own first, as in `cuts.ts`: the library would wait until Redis has taken it
      for (const sockets of [namespace.local, namespace])
        sockets.in(rooms.driver(driverId)).socketsLeave(rooms.delivery(deliveryId))
    },
    describeDrivers: presence.describeDrivers,
    async close() {
      presence.stop()
      broadcast.stop()
      // those of other processes go on
      io.local.disconnectSockets(true)
      namespace.local.disconnectSockets(true)
      // the database closes behind them
      await Promise.race([Promise.all(underWay), sleep(TIME_TO_FINISH, undefined, { ref: false })])
      await namespace.adapter.close()
      io.engine.close()
    },
  }
}
