import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

export interface SecuritySettings {
  /** Other origins that may call from a browser. */
  readonly origins: readonly string[]
  /** Served over https: browsers are told never to come back without. */
  readonly https: boolean
  /** Where the map's style, tiles and letters come from. */
  readonly mapOrigins: readonly string[]
  /** Whose page the chat frame shows. */
  readonly chatOrigins: readonly string[]
}

/** Pages and calls behind a public link: nothing of them may stay in a cache, a search engine or a referrer. */
const PUBLIC_LINK = /^\/(?:tracking|survey|driver-mandate|delivery\/unAuth|delivery\/confirm|delivery-rating\/rated)\b/

function publicLinkHeaders(url: string): Readonly<Record<string, string>> | undefined {
  if (!PUBLIC_LINK.test(url)) return undefined
  return { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }
}

export async function secure(app: FastifyInstance, settings: SecuritySettings): Promise<void> {
  const { origins, https, mapOrigins, chatOrigins } = settings
  await app.register(helmet, {
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
  await app.register(cors, {
    origin: [...origins],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'if-match', 'token', 'accept-language'],
    exposedHeaders: ['content-disposition', 'retry-after', 'x-request-id'],
    maxAge: 600,
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    reply.header('permissions-policy', 'camera=(self), geolocation=(self), microphone=()')
    const headers = publicLinkHeaders(request.url)
    if (headers) reply.headers(headers)
  })
}
