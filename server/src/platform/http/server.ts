import compress from '@fastify/compress'
import Fastify, { LogController } from 'fastify'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { constants } from 'node:zlib'
import { AppError } from '@volant/contract/errors'
import type { Actor } from '@volant/domain/kernel/actor'
import type { TrustedProxies } from './address'
import { sendFailure } from './answers'
import type { Metrics } from './metrics'
import { secure } from './security'
import type { SecuritySettings } from './security'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, once a door has let them in. */
    actor: Actor | null
    /** The operation answered, for log and metrics. */
    operation: string | null
  }
}

export interface HttpSettings extends SecuritySettings {
  readonly trustProxy: TrustedProxies
  /** Bytes; a door may ask for more. */
  readonly bodyLimit: number
}

/** A document of ten megabytes takes this long on a slow office line. */
const TIME_TO_SEND = 120_000
const TIME_FOR_HEADERS = 20_000
/** What is under way when the server closes has this long. */
const TIME_TO_FINISH = 5000

function answerBrokenRequest(error: Error, socket: Duplex): void {
  if (!socket.writable) return
  const body = JSON.stringify(new AppError('BAD_USER_INPUT').toBody())
  const status = 'code' in error && error.code === 'HPE_HEADER_OVERFLOW' ? '431 Too Big' : '400 Bad Request'
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  )
}

function logAnswers(app: FastifyInstance, log: FastifyBaseLogger, metrics: Metrics): void {
  app.addHook('onResponse', async (request: FastifyRequest, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    metrics.requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    // The route's pattern, never the address: public links carry their secret in it.
    log.info({
      reqId: request.id,
      op: request.operation ?? `${request.method} ${route}`,
      sub: request.actor && request.actor.role !== 'ANONYMOUS' ? request.actor.sub : undefined,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    })
  })
}

/**
 * Answers that are still owed when the server closes take their connection with them: none is left open and idle. Connections
 * on which nothing was ever asked end at once, and those that ask for ever without finishing after a while: either would hold
 * the server for longer than anybody waits.
 */
function endConnectionsOnClose(app: FastifyInstance): void {
  const open = new Set<Socket>()
  let closing = false
  app.server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('preClose', async () => {
    closing = true
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    const cut = setTimeout(() => app.server.closeAllConnections(), TIME_TO_FINISH)
    app.server.once('close', () => clearTimeout(cut))
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })
}

/** Fastify with the product's manners: one error shape, one log line an answer, JSON bodies only. */
export async function createHttpServer(
  settings: HttpSettings,
  log: FastifyBaseLogger,
  metrics: Metrics,
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    bodyLimit: settings.bodyLimit,
    requestTimeout: TIME_TO_SEND,
    http: { headersTimeout: TIME_FOR_HEADERS },
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 2048 },
    frameworkErrors: (error, request, reply) => void sendFailure(error, request, reply),
    clientErrorHandler: answerBrokenRequest,
  })
  app.decorateRequest('actor', null)
  app.decorateRequest('operation', null)
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply))
  logAnswers(app, log, metrics)
  endConnectionsOnClose(app)
  await secure(app, settings)
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 8192,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
  })
  return app
}
