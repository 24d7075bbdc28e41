import { once } from 'node:events'
import { Server } from 'node:net'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '@volant/contract/errors'
import type { FastifyInstance } from 'fastify'

/** Ten thousand live connections and those who ask beside them; each costs a descriptor and some kilobytes. */
const MAX_CONNECTIONS = 12_000
const TIME_FOR_HEADERS = 20_000
/** How often the two time limits are looked at: the default of 30 s more than doubles the one for headers. */
const LOOK_EVERY = 5000
/** Who was told off has this long to read it and hang up. */
const TIME_TO_LEAVE = 2000
/**
 * When the server closes, connections that look idle stay open for so long: longer than a proxy takes to see that it is not ready, every
 * two seconds in ours. Ended sooner they would meet requests that it still sends.
 */
const TIME_TO_ARRIVE = 2500
/** What is under way when the server closes has this long. */
const TIME_TO_FINISH = 5000
/** Connections that wait in the kernel are taken over before the door shuts, one a turn of the event loop: for so long. */
const TIME_TO_TAKE_OVER = 3000
/** A turn of the event loop in which there was nothing to do takes less. */
const IDLE_TURN = 0.2

export const CONNECTION_TIMES = { headersTimeout: TIME_FOR_HEADERS, connectionsCheckingInterval: LOOK_EVERY }

const STATUS_LINES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Answers what is no request, or never became one, and frees the connection whether or not the other side hangs up. */
export function answerBrokenRequest(error: Error, socket: Duplex): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const body = JSON.stringify(new AppError('BAD_USER_INPUT').toBody())
  const status = ('code' in error && STATUS_LINES[String(error.code)]) || '400 Bad Request'
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  )
  // not at once: what the other side still sends would turn into a reset that takes the answer with it
  const cut = setTimeout(() => socket.destroy(), TIME_TO_LEAVE)
  socket.once('close', () => clearTimeout(cut))
}

/** Every open connection, so that closing can wait for them. */
function trackConnections(server: Server) {
  const open = new Set<Socket>()
  let arrivals = 0
  server.on('connection', (socket: Socket) => {
    arrivals += 1
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })

  return {
    /**
     * Takes over the connections that the kernel holds for us, which closing would reset, and takes no more. What arrives between the
     * look for new ones and the close is reset all the same: hence after a turn of the event loop in which nothing else was done.
     */
    async stopListening(): Promise<void> {
      const until = performance.now() + TIME_TO_TAKE_OVER
      let before: number
      let began: number
      do {
        await turn()
        before = arrivals
        began = performance.now()
        await turn()
      } while ((before !== arrivals || performance.now() - began > IDLE_TURN) && performance.now() < until)
      // the plain server's: that of http also cuts the connections that look idle
      Server.prototype.close.call(server)
    },

    /** Until no connection is left, or for so long. */
    async allEnd(milliseconds: number): Promise<void> {
      const late = new AbortController()
      const tooLate = sleep(milliseconds, undefined, { signal: late.signal }).catch(() => undefined)
      const ends = Promise.all([...open].map((socket) => once(socket, 'close')))
      await Promise.race([ends.catch(() => undefined), tooLate])
      late.abort()
    },

    /** Ends those on which nothing was ever asked. */
    endSilent(): void {
      for (const socket of open) if (socket.bytesRead === 0) socket.destroySoon()
    },
  }
}

/**
 * Caps the connections, and closes so that no request that was sent is left without its answer. First nobody new is let in. Then whoever
 * is connected has a moment in which requests on their way arrive; all are answered, and each answer takes its connection with it.
 * Only then are the connections ended on which nothing is owed, and after a while those that ask for ever without finishing.
 */
export function keepConnections(
  app: FastifyInstance,
  endLive: () => Promise<void>,
): { stopListening(): Promise<void> } {
  const { server } = app
  server.maxConnections = MAX_CONNECTIONS
  const connections = trackConnections(server)
  let closing = false
  let nothingOnItsWay = false
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close')
    done()
  })
  // an answer whose head had left before: its connection would stay open
  app.addHook('onResponse', (_request, _reply, done) => {
    if (nothingOnItsWay) setImmediate(() => server.closeIdleConnections())
    done()
  })
  app.addHook('preClose', async () => {
    closing = true
    const cut = setTimeout(() => server.closeAllConnections(), TIME_TO_FINISH)
    server.once('close', () => clearTimeout(cut))
    await endLive()
    await connections.allEnd(TIME_TO_ARRIVE)
    // What arrived while the process was busy is read before the connection is judged to be silent.
    await turn()
    await turn()
    nothingOnItsWay = true
    connections.endSilent()
  })
  // before the app closes: from then on each answer ends its connection, and whoever asks on would always be coming back
  return { stopListening: () => connections.stopListening() }
}
