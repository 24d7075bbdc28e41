import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

export interface SecuritySettings {
  /** Other origins that may call from a browser. */
  readonly origins: readonly string[]
  /** Served over https: browsers are told never to come back without. */
  readonly https: boolean
  /** Where the map's style, tiles and letters come from. */
  readonly mapOrigins: readonly string[]
  /** How the addresses of pages and calls behind a secret link begin. */
  readonly publicLinks: readonly string[]
  /** Whose page the chat frame shows. */
  readonly chatOrigins: readonly string[]
}

/** Nothing of a public link may stay in a cache, a search engine or a referrer. */
const SECRET = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }

function isBelow(url: string, start: string): boolean {
  return url.startsWith(start) && !/^\w/.test(url.slice(start.length))
}

/** The same for every answer: asked of helmet once. */
function fixedHeaders({ origins, https, mapOrigins, chatOrigins }: SecuritySettings): Record<string, string> {
  const headers: Record<string, string> = {
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=()',
  }
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...mapOrigins],
        connectSrc: ["'self'", ...mapOrigins, ...origins],
        frameSrc: ["'self'", ...chatOrigins],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  protect(request, response, (error) => {
    if (error) throw error
  })
  for (const [name, value] of Object.entries(response.getHeaders())) headers[name] = String(value)
  return headers
}

export async function secure(app: FastifyInstance, settings: SecuritySettings): Promise<void> {
  const fixed = fixedHeaders(settings)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(fixed)
    reply.header('x-request-id', request.id)
    done()
  })
  // last, so that no handler weakens them
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (settings.publicLinks.some((start) => isBelow(request.url, start))) reply.headers(SECRET)
    done()
  })
  // where nothing is said, browsers let nobody else in
  if (settings.origins.length === 0) return
  await app.register(cors, {
    origin: [...settings.origins],
    allowedHeaders: [
      'authorization',
      'content-type',
      'idempotency-key',
      'if-match',
      'token',
      'accept-language',
      'x-sent-at',
    ],
    exposedHeaders: ['content-disposition', 'retry-after', 'x-request-id'],
    maxAge: 600,
  })
}
