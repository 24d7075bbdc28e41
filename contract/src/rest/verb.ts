import type * as z from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A reply that is a file, not JSON. */
export interface FileReply {
  readonly contentType: string
}

/** A schema, a file, or null for an empty body. */
export type Reply = z.ZodType | FileReply | null

export const PDF: FileReply = { contentType: 'application/pdf' }
export const XML: FileReply = { contentType: 'application/xml' }
export const XLSX: FileReply = { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }

/** One REST call as both sides see it. Paths are the contract's, parameters as `{id}`. */
export interface VerbSpec {
  /** What the call is for, in a few words: programs read it at /docs. */
  readonly summary: string
  readonly method: Method
  readonly path: `/${string}`
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly headers?: z.ZodType
  readonly body?: z.ZodType
  readonly replies: { readonly 200?: Reply; readonly 201?: Reply; readonly 204?: Reply }
}

export type Verb<Spec extends VerbSpec = VerbSpec> = Spec & {
  /** The name under which domain/permissions/operations lists who may call it. */
  readonly operation: `${Spec['method']} ${Spec['path']}`
}

/** Declares a call; its operation name is its method and path. */
export function verb<const Spec extends VerbSpec>(spec: Spec): Verb<Spec> {
  const operation: `${Spec['method']} ${Spec['path']}` = `${spec.method} ${spec.path}`
  return { ...spec, operation }
}

type Part = 'params' | 'query' | 'headers' | 'body'

type InputOf<V, P extends Part> = V extends Record<P, infer S extends z.ZodType> ? z.input<S> : undefined

/** What the server's handler receives for a part, after parsing. */
export type Parsed<V, P extends Part> = V extends Record<P, infer S extends z.ZodType> ? z.output<S> : undefined

type PartArgument<V, P extends Part> =
  InputOf<V, P> extends undefined
    ? { readonly [K in P]?: undefined }
    : undefined extends InputOf<V, P>
      ? { readonly [K in P]?: InputOf<V, P> }
      : Record<string, never> extends InputOf<V, P>
        ? { readonly [K in P]?: InputOf<V, P> }
        : { readonly [K in P]: InputOf<V, P> }

/** What a caller hands to the client for this verb; parts without required keys may be left out. */
export type CallInput<V> = PartArgument<V, 'params'> &
  PartArgument<V, 'query'> &
  PartArgument<V, 'headers'> &
  PartArgument<V, 'body'>

type ReplyValue<R> = R extends z.ZodType ? z.output<R> : R extends FileReply ? Blob : undefined

/** What a caller gets back: the JSON of the reply, a Blob for files, undefined for an empty body. */
export type CallOutput<V> = V extends { readonly replies: infer R } ? ReplyValue<R[keyof R]> : never
