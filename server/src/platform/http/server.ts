import compress from '@fastify/compress'
import Fastify, { LogController } from 'fastify'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import type { Actor } from '@volant/domain/kernel/actor'
import { trustIn } from './address'
import type { TrustedProxies } from './address'
import { asksHealth, sendFailure } from './answers'
import { CONNECTION_TIMES, answerBrokenRequest } from './connections'
import type { Metrics } from './metrics'
import { secure } from './security'
import type { SecuritySettings } from './security'
import { UNTRACED } from '../tracing/tracing'
import type { Tracing } from '../tracing/tracing'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, once a door has let them in. */
    actor: Actor | null
    /** The operation answered, for log and metrics. */
    operation: string | null
    /** The id of the trace that the request belongs to, where it is followed. */
    trace: string | null
  }
}

export interface HttpSettings extends SecuritySettings {
  readonly trustProxy: TrustedProxies
  /** Bytes; a door may ask for more. */
  readonly bodyLimit: number
}

/** A document of ten megabytes takes this long on a slow office line. */
const TIME_TO_SEND = 120_000

function logAnswers(app: FastifyInstance, log: FastifyBaseLogger, metrics: Metrics): void {
  app.addHook('onResponse', (request: FastifyRequest, reply, done) => {
    // The route's pattern, never the address: public links carry their secret in it.
    const operation = request.operation ?? `${request.method} ${request.routeOptions.url ?? 'unknown'}`
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    metrics.requests.observe({ operation, status }, reply.elapsedTime / 1000)
    // only the noes are worth a line
    const isHealthy = asksHealth(request) && reply.statusCode === 200
    log[isHealthy ? 'debug' : 'info']({
      reqId: request.id,
      trace: request.trace ?? undefined,
      op: operation,
      sub: request.actor && request.actor.role !== 'ANONYMOUS' ? request.actor.sub : undefined,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    })
    done()
  })
}

/** Fastify with the product's manners: one error shape, one log line an answer, JSON bodies only. */
export async function createHttpServer(
  settings: HttpSettings,
  log: FastifyBaseLogger,
  metrics: Metrics,
  tracing: Pick<Tracing, 'followRequests'> = UNTRACED,
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // one for all requests: their lines name the request, and a logger made for each takes longer than its line
    childLoggerFactory: (logger) => logger,
    trustProxy: trustIn(settings.trustProxy),
    bodyLimit: settings.bodyLimit,
    requestTimeout: TIME_TO_SEND,
    http: CONNECTION_TIMES,
    // What still arrives on an open connection while the server closes is answered like anything else.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 2048 },
    frameworkErrors: (error, _request, reply) => void sendFailure(error, reply),
    clientErrorHandler: answerBrokenRequest,
  })
  app.decorateRequest('actor', null)
  app.decorateRequest('operation', null)
  app.decorateRequest('trace', null)
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler((error, _request, reply) => sendFailure(error, reply))
  logAnswers(app, log, metrics)
  tracing.followRequests(app)
  await secure(app, settings)
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 8192,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
  })
  return app
}
