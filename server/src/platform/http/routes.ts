import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { AppError } from '@volant/contract/errors'
import { ANONYMOUS } from '@volant/domain/kernel/actor'
import { ZodType } from 'zod'
import type { Authenticator } from '../operations/authenticator'
import type { Catalogue } from '../operations/catalogue'
import { contextOf } from '../operations/context'
import type { Guard } from '../operations/guard'
import { parseInput } from '../operations/inputs'
import type { RequestContext, RestOperation } from '../operations/registry'
import { isBearer } from './bearer'

interface Doors {
  readonly catalogue: Catalogue
  readonly guard: Guard
  readonly authenticator: Authenticator
}

interface RouteInput {
  readonly params: unknown
  readonly query: unknown
  readonly headers: unknown
  readonly body: unknown
}

/** `{id}` is Fastify's `:id`; a last `{key}` holds slashes and is the rest of the path. */
function patternOf(path: string): string {
  return path.replace(/\{key\}$/, '*').replaceAll(/\{(\w+)\}/g, ':$1')
}

function withKey(params: unknown): unknown {
  if (typeof params !== 'object' || params === null || !('*' in params)) return params
  const { '*': key, ...others } = params
  return { ...others, key }
}

function readInput({ verb }: RestOperation, request: FastifyRequest): RouteInput {
  return {
    params: verb.params && parseInput(verb.params, withKey(request.params)),
    query: verb.query && parseInput(verb.query, request.query),
    headers: verb.headers && parseInput(verb.headers, request.headers),
    body: verb.body && parseInput(verb.body, request.body),
  }
}

/** @throws 404 or 403 for what the call names, before 400 for its fields */
async function readFor(ctx: RequestContext, operation: RestOperation, request: FastifyRequest): Promise<RouteInput> {
  try {
    return readInput(operation, request)
  } catch (refusal) {
    await operation.options.names?.(ctx, request)
    throw refusal
  }
}

function answer({ verb }: RestOperation, value: unknown, reply: FastifyReply): unknown {
  if (reply.sent || value === reply) return reply
  const [status, described] = Object.entries(verb.replies)[0] ?? ['204', null]
  if (reply.statusCode === 200) reply.code(Number(status))
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  if (described instanceof ZodType) {
    // A positive list on the way out too: what the contract does not name is not sent.
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(described.parse(value)))
  }
  if (described && !reply.hasHeader('content-type')) reply.type(described.contentType)
  return reply.send(value)
}

/** A stream that breaks off where a body says no length, or lies about it. */
async function* atMost(stream: AsyncIterable<Buffer>, limit: number): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of stream) {
    size += chunk.length
    if (size > limit) throw new AppError('PAYLOAD_TOO_LARGE')
    yield chunk
  }
}

function holdsSecret(operation: RestOperation, { headers }: FastifyRequest): boolean {
  return isBearer(operation.options.bearer, headers.authorization)
}

/** Opens every REST door of the catalogue. */
export async function openRoutes(app: FastifyInstance, { catalogue, guard, authenticator }: Doors): Promise<void> {
  async function identify(operation: RestOperation, request: FastifyRequest): Promise<void> {
    request.operation = operation.name
    if (holdsSecret(operation, request)) return
    request.actor = await authenticator.authenticate(request.headers.authorization).catch((refusal: unknown) => {
      if (guard.isOpen(operation.name)) return ANONYMOUS
      throw refusal
    })
    guard.requireSomeone({ actor: request.actor }, operation.name)
  }

  function contextFor(operation: RestOperation, request: FastifyRequest): RequestContext {
    return contextOf({
      actor: request.actor ?? ANONYMOUS,
      requestId: request.id,
      ip: request.ip,
      headers: request.headers,
      idempotent: operation.options.idempotent === true,
    })
  }

  function routeOf(operation: RestOperation): RouteOptions {
    return {
      method: operation.verb.method,
      url: patternOf(operation.verb.path),
      ...(operation.options.bodyLimit !== undefined && { bodyLimit: operation.options.bodyLimit }),
      onRequest: (request) => identify(operation, request),
      handler: async (request, reply) => {
        const ctx = contextFor(operation, request)
        if (!holdsSecret(operation, request)) guard.admit(operation, ctx)
        const input = await readFor(ctx, operation, request)
        await guard.limit(operation, ctx, input)
        // read by the verb that the handler was defined with
        return answer(operation, await operation.handler(ctx, input as never, reply), reply)
      },
    }
  }

  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser('*', (request, stream, done) => {
      const limit = request.routeOptions.bodyLimit ?? 0
      if (Number(request.headers['content-length'] ?? 0) > limit) done(new AppError('PAYLOAD_TOO_LARGE'))
      else done(null, Readable.from(atMost(stream, limit), { objectMode: false }))
    })
    for (const operation of catalogue.operations) {
      if (operation.door === 'rest' && operation.options.raw) raw.route(routeOf(operation))
    }
  })
  for (const operation of catalogue.operations) {
    if (operation.door === 'rest' && !operation.options.raw) app.route(routeOf(operation))
  }
}
