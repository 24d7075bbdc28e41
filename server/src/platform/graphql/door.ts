import { AppError } from '@volant/contract/errors'
import { ANONYMOUS, RANK } from '@volant/domain/kernel/actor'
import type { Actor } from '@volant/domain/kernel/actor'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError, buildSchema } from 'graphql'
import type { GraphQLResolveInfo, GraphQLSchema } from 'graphql'
import * as z from 'zod'
import { failureOf, logFailure } from '../http/answers'
import { outcomeOf } from '../http/metrics'
import type { Metrics } from '../http/metrics'
import type { Authenticator } from '../operations/authenticator'
import { doorOf } from '../operations/catalogue'
import type { Catalogue } from '../operations/catalogue'
import { contextOf } from '../operations/context'
import type { Guard } from '../operations/guard'
import { parseShape } from '../operations/inputs'
import type { GraphqlOperation, OperationOptions, RequestContext } from '../operations/registry'
import { createDocuments } from './documents'
import { answerError } from './errors'
import { mediaType } from './media-type'
import { scalars } from './scalars'
import { readVariables } from './variables'

declare module 'fastify' {
  interface FastifyRequest {
    call: RequestContext | null
  }
}

interface GraphqlDoors {
  readonly catalogue: Catalogue
  readonly guard: Guard
  readonly authenticator: Authenticator
  readonly metrics: Metrics
  /** The text of the contract's schema. */
  readonly schema: string
  /** Production: no suggestions, and only super admins may ask about the schema. */
  readonly closed: boolean
}

/**
 * A person may have so much read in a minute that is not known yet. All documents of the pages together are about nine million
 * bytes; to compile twenty takes the process one or two seconds.
 */
const NEW_DOCUMENT = {
  name: 'new documents',
  door: 'graphql',
  options: {
    limits: [{ by: 'user', max: 20_000_000, seconds: 60, points: (bytes) => bytes }],
  } satisfies OperationOptions<number>,
}

interface Context {
  readonly call: RequestContext
  readonly reply: FastifyReply
}

const Body = z.object({
  query: z.string(),
  operationName: z.string().max(200).nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  extensions: z.record(z.string(), z.unknown()).nullish(),
})

type Resolve = (root: unknown, args: never, context: Context, info: GraphQLResolveInfo) => unknown

function resolverOf(operation: GraphqlOperation, guard: Guard, metrics: Metrics): Resolve {
  const answered = metrics.operations.labels(operation.name, 'answered')
  return async (_root, args, { call, reply }, info) => {
    reply.request.operation = operation.name
    try {
      guard.admit(operation, call)
      const counted = guard.limit(operation, call, args)
      if (counted) await counted
      const value = await operation.handler(operation.options.idempotent ? call : withoutKey(call), args, info)
      answered.inc()
      return value
    } catch (error) {
      metrics.operations.inc({ operation: operation.name, outcome: outcomeOf(failureOf(error)) })
      throw error
    }
  }
}

function withoutKey(call: RequestContext): RequestContext {
  return call.idempotencyKey === undefined ? call : { ...call, idempotencyKey: undefined }
}

/** The contract's schema, each of its operations answered by the one of its name. */
function answeredSchema({ catalogue, guard, metrics, schema: text }: GraphqlDoors): GraphQLSchema {
  // without the place of each word in the text, which takes a megabyte and is of use to nobody
  const schema = buildSchema(text, { noLocation: true })
  for (const [name, scalar] of Object.entries(scalars)) Object.assign(schema.getType(name) ?? {}, scalar)
  const operations = new Map(catalogue.operations.map((operation) => [operation.name, operation]))
  for (const type of [schema.getQueryType(), schema.getMutationType()])
    for (const [name, field] of Object.entries(type?.getFields() ?? {})) {
      const operation = operations.get(name)
      if (operation?.door !== 'graphql') throw new Error(`No resolver answers ${name}`)
      // each resolver takes the arguments of its own field
      field.resolve = resolverOf(operation, guard, metrics) as typeof field.resolve
    }
  return schema
}

/** POST /graphql: one JSON object, one operation, the status of the first error whatever the type of the answer. */
export async function openGraphql(app: FastifyInstance, doors: GraphqlDoors): Promise<void> {
  const { catalogue, guard, authenticator, closed } = doors
  const open = catalogue.operations.some(({ name }) => doorOf(name) === 'graphql' && guard.isOpen(name))

  function answer(errors: readonly GraphQLError[], reply: FastifyReply) {
    const answered = errors.map((error) => answerError(error, closed))
    for (const { failure } of answered) logFailure(failure, failure.cause ?? failure, reply)
    const [first] = answered
    if (first?.failure.retryAfter !== undefined) reply.header('retry-after', first.failure.retryAfter)
    return { statusCode: first?.failure.statusCode ?? 500, errors: answered.map(({ error }) => error) }
  }

  const documents = createDocuments(answeredSchema(doors))
  app.decorateRequest('call', null)

  function refuse(errors: readonly GraphQLError[], reply: FastifyReply): FastifyReply {
    const { statusCode, errors: shown } = answer(errors, reply)
    return reply.code(statusCode).type(mediaType(reply.request)).send({ errors: shown })
  }

  function failed(error: unknown): GraphQLError {
    const failure = failureOf(error)
    return new GraphQLError(failure.message, { originalError: failure })
  }

  function mayIntrospect(actor: Actor | null): boolean {
    return !closed || (actor?.role === 'ADMIN' && actor.rank === RANK.SUPER_ADMIN)
  }

  function callerOf({ actor, call }: FastifyRequest) {
    return {
      mayIntrospect: mayIntrospect(actor),
      countNew: async (bytes: number) => {
        if (call) await guard.limit(NEW_DOCUMENT, call, bytes)
      },
    }
  }

  async function identify(request: FastifyRequest): Promise<void> {
    request.operation = 'graphql'
    const actor = await authenticator.authenticate(request.headers.authorization).catch((refusal: unknown) => {
      if (open) return ANONYMOUS
      throw refusal
    })
    if (actor.role === 'ANONYMOUS' && !open) throw new AppError('UNAUTHENTICATED')
    request.actor = actor
    const { id: requestId, ip, headers } = request
    request.call = contextOf({ actor, requestId, ip, headers, idempotent: true })
  }

  async function run(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { query, operationName, variables } = parseShape(Body, request.body)
    const found = documents.check(query, operationName ?? undefined, callerOf(request))
    // those that are known are not waited for
    const document = found instanceof Promise ? await found : found
    if (!document.ok) return refuse(document.errors, reply)
    const { data, errors } = await document.run(
      { call: request.call, reply },
      readVariables(variables ?? {}, document.variables),
    )
    if (errors === undefined) return { data }
    const { statusCode, errors: shown } = answer(errors, reply)
    reply.code(statusCode)
    return { data, errors: shown }
  }

  app.route({
    method: 'GET',
    url: '/graphql',
    schema: { hide: true },
    handler: async (_request, reply) =>
      refuse([failed(new AppError('METHOD_NOT_ALLOWED'))], reply.header('allow', 'POST')),
  })
  app.route({
    method: 'POST',
    url: '/graphql',
    schema: { hide: true },
    onRequest: identify,
    errorHandler: (error, _request, reply) => void refuse([failed(error)], reply),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store').type(mediaType(request))
      try {
        return await run(request, reply)
      } catch (error) {
        return refuse([failed(error)], reply)
      }
    },
  })
}
