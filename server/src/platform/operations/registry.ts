import type { FastifyReply } from 'fastify'
import type { GraphQLResolveInfo } from 'graphql'
import type { Socket } from 'socket.io'
import type { Method, Parsed, Reply } from '@volant/contract/rest/verb'
import type { MutationResolvers, QueryResolvers } from '@volant/contract/resolvers.generated'
import type { Actor, Language } from '@volant/domain/kernel/actor'
import type { infer as Infer, ZodType } from 'zod'
import type { Tx } from '../bus'

/** What came, before it is judged. */
export interface Sent {
  readonly params: unknown
  readonly body: unknown
}

/** What every handler knows about the call it answers. */
export interface RequestContext {
  readonly actor: Actor
  readonly requestId: string
  readonly ip: string
  /** What the caller's browser calls itself; anything may stand there. */
  readonly userAgent?: string
  /** The signed-in person's language, else what `Accept-Language` asks for. */
  readonly language: Language
  /** The `Idempotency-Key` header; only where the operation is declared `idempotent`. */
  readonly idempotencyKey?: string
  /** When the caller's device sent this by its own clock, from `X-Sent-At`: by that clock it noted what it tells. */
  readonly sentAt?: Date
  /** The version named by `If-Match`. */
  readonly ifMatch?: number
  /** The public link's secret, sent in the `token` header. */
  readonly token?: string
  /** Has the answer of a change read where it ends, inside its transaction: after the commit it may be another's. */
  readonly beforeCommit?: (tx: Tx, left: { readonly id: string }) => void | Promise<void>
}

/**
 * At most `max` calls in `seconds`, counted per person (household for anonymous), household, or a key of the input; a call
 * without a key does not count.
 */
export interface RateLimit<Input = unknown> {
  readonly by: 'user' | 'ip' | ((ctx: RequestContext, input: Input) => string | undefined)
  readonly max: number
  readonly seconds: number
  /** What this call counts for, where it is not one. */
  readonly points?: (input: Input) => number
}

export interface OperationOptions<Input = unknown> {
  readonly limits?: readonly RateLimit<Input>[]
  readonly idempotent?: true
}

export interface RouteOptions<Input> extends OperationOptions<Input> {
  /** Bytes the body may have; the server's own limit where absent. */
  readonly bodyLimit?: number
  /** Any content type; the body is not read: the handler takes the stream from `reply.request.body`. */
  readonly raw?: true
  /** Looks for what the call names where its fields are wrong; see `named`. */
  readonly names?: (ctx: RequestContext, sent: Sent) => Promise<void>
  /** Whoever sends this secret as a bearer is let in without being anybody. */
  readonly bearer?: string | undefined
}

/** The part of a contract verb that a door needs; every verb of the contract satisfies it. */
interface RouteVerb {
  readonly summary: string
  readonly method: Method
  readonly path: string
  readonly operation: string
  readonly params?: ZodType
  readonly query?: ZodType
  readonly headers?: ZodType
  readonly body?: ZodType
  readonly replies: { readonly 200?: Reply; readonly 201?: Reply; readonly 204?: Reply }
}

export interface RouteInput<Verb extends RouteVerb> {
  readonly params: Parsed<Verb, 'params'>
  readonly query: Parsed<Verb, 'query'>
  readonly headers: Parsed<Verb, 'headers'>
  readonly body: Parsed<Verb, 'body'>
}

export interface RestOperation {
  readonly door: 'rest'
  readonly name: string
  readonly verb: RouteVerb
  readonly options: RouteOptions<never>
  readonly handler: (ctx: RequestContext, input: never, reply: FastifyReply) => unknown
}

export interface GraphqlOperation {
  readonly door: 'graphql'
  readonly name: string
  readonly options: OperationOptions<never>
  readonly handler: (ctx: RequestContext, args: never, info: GraphQLResolveInfo) => unknown
}

export interface LiveOperation {
  readonly door: 'live'
  readonly name: string
  readonly options: OperationOptions<never>
  readonly input: ZodType
  readonly handler: (ctx: RequestContext, input: never, socket: Socket) => unknown
}

export type Operation = RestOperation | GraphqlOperation | LiveOperation

/** Opens a REST door. The value returned is the reply of the verb's first 2xx, unless `reply.code` says otherwise. */
export function defineRoute<const Verb extends RouteVerb>(
  verb: Verb,
  options: RouteOptions<RouteInput<Verb>>,
  handler: (ctx: RequestContext, input: RouteInput<Verb>, reply: FastifyReply) => unknown,
): RestOperation {
  return { door: 'rest', name: verb.operation, verb, options, handler }
}

type RootFields = Required<QueryResolvers<RequestContext>> & Required<MutationResolvers<RequestContext>>
type RootField = keyof RootFields & string
type ResolveFunction = (parent: never, args: never, ctx: never, info: never) => unknown
type FieldFunction<Name extends RootField> = Extract<RootFields[Name], ResolveFunction>
type ResolverArgs<Name extends RootField> = Parameters<FieldFunction<Name>>[1]
type ResolverResult<Name extends RootField> = ReturnType<FieldFunction<Name>>

/** Opens a root field of the GraphQL schema. Nested fields are plain properties of what the handler returns. */
export function defineResolver<Name extends RootField>(
  name: Name,
  options: OperationOptions<ResolverArgs<Name>>,
  handler: (ctx: RequestContext, args: ResolverArgs<Name>, info: GraphQLResolveInfo) => ResolverResult<Name>,
): GraphqlOperation {
  return { door: 'graphql', name, options, handler }
}

/** Opens a live event; `name` as in OPERATIONS, e.g. `live join-delivery`. What the handler returns is added to the ack. */
export function defineLive<Schema extends ZodType>(
  name: `live ${string}`,
  options: OperationOptions<Infer<Schema>> & { readonly input: Schema },
  handler: (ctx: RequestContext, input: Infer<Schema>, socket: Socket) => unknown,
): LiveOperation {
  return { door: 'live', name, options, input: options.input, handler }
}
