import type { TypedDocumentString } from '@volant/contract/document'
import type { CallInput, CallOutput, Verb } from '@volant/contract/rest/verb'
import type { ErrorCode } from '@volant/domain/kernel/errors'
import { ApiError, toApiError, unreachable } from './api-error'
import { tokens, type Tokens } from './tokens'

interface Parts {
  readonly params?: Record<string, string>
  readonly query?: Record<string, string | number | boolean | undefined>
  readonly headers?: Record<string, string>
  readonly body?: unknown
}

export interface CallOptions {
  /** The same key makes a repeated send harmless. */
  readonly idempotencyKey?: string
  /** The version that was read: a change made meanwhile by somebody else is then refused, not overwritten. */
  readonly ifMatch?: number
  /** No refresh and no sign-out: for the calls that make a session. */
  readonly anonymous?: boolean
  /** As a visitor, whoever is signed in here: for pages behind a link, where a stale session must not stand in the way. */
  readonly visitor?: boolean
  readonly signal?: AbortSignal
  /** How a file is taken in; as a blob where absent. */
  readonly read?: (file: Response) => Promise<unknown>
}

type Answer = { readonly response: Response; readonly body: unknown }
type Ended = () => void

let onEnded: Ended = () => {}

/** Told when the server no longer knows the session; the storage is empty by then. */
export function onSessionEnded(listener: Ended): void {
  onEnded = listener
}

function urlOf(path: string, { params, query }: Parts): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(key, String(value))
  return search.size > 0 ? `${filled}?${search}` : filled
}

async function send(method: string, url: string, parts: Parts, options: CallOptions): Promise<Answer> {
  const json = parts.body !== undefined
  const response = await fetch(url, {
    method,
    signal: options.signal,
    headers: {
      authorization: (options.visitor ? null : tokens.id()) ?? 'no-token',
      'accept-language': document.documentElement.lang,
      ...(json && { 'content-type': 'application/json' }),
      ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
      ...(options.ifMatch !== undefined && { 'if-match': `"${options.ifMatch}"` }),
      ...parts.headers,
    },
    body: json ? JSON.stringify(parts.body) : undefined,
  }).catch((cause: unknown) => {
    throw unreachable(cause)
  })
  const type = response.headers.get('content-type') ?? ''
  if (response.status === 204) return { response, body: undefined }
  if (type.includes('json')) return { response, body: await response.json() }
  return { response, body: await (options.read && response.ok ? options.read(response) : response.blob()) }
}

let refreshing: Promise<boolean> | undefined

/** One refresh at a time, whoever asks; the other calls wait for the same answer. */
function refresh(): Promise<boolean> {
  refreshing ??= renew().finally(() => {
    refreshing = undefined
  })
  return refreshing
}

async function renew(): Promise<boolean> {
  const RefreshToken = tokens.refresh()
  if (!RefreshToken) return false
  const { response, body } = await send('POST', '/auth/refresh-token', { body: { RefreshToken } }, {})
  if (response.status === 429 || response.status >= 500) throw toApiError(response, body)
  if (!response.ok) return false
  tokens.keep((body as { AuthenticationResult: Tokens }).AuthenticationResult)
  return true
}

const SOON_MS = 90_000

/** The ID token, renewed first when it is about to end: for the live channel, which holds one for long. Null for a visitor. */
export async function freshToken(): Promise<string | null> {
  const endsAt = tokens.endsAt()
  // Unreachable or refused: the calls that follow say so better than the channel could.
  if (endsAt !== null && endsAt - Date.now() < SOON_MS) await refresh().catch(() => false)
  return tokens.id()
}

function end(): void {
  tokens.clear()
  onEnded()
}

const STALE = new Set<ErrorCode>(['UNAUTHENTICATED', 'TOKEN_EXPIRED'])

/** Sends; when the session is stale, renews it and sends once more. Description 8. */
async function withSession(options: CallOptions, attempt: () => Promise<unknown>): Promise<unknown> {
  const sentWith = tokens.id()
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof ApiError) || !STALE.has(error.code) || options.anonymous || options.visitor || !sentWith)
      throw error
    // Another call may have renewed it meanwhile: then the new token is simply used.
    if (tokens.id() === sentWith && !(await refresh())) {
      end()
      throw error
    }
  }
  try {
    return await attempt()
  } catch (error) {
    if (error instanceof ApiError && STALE.has(error.code)) end()
    throw error
  }
}

/**
 * One REST call, typed by its verb: `call<typeof login>('POST /auth/login-gestion', { body })`. The verb is imported
 * as a type only, so that no schema travels to the browser.
 * @throws ApiError
 */
export async function call<V extends Verb>(
  operation: V['operation'],
  input?: CallInput<V>,
  options: CallOptions = {},
): Promise<CallOutput<V>> {
  const [method = 'GET', path = '/'] = operation.split(' ')
  const parts: Parts = { ...input }
  const body = await withSession(options, async () => {
    const answer = await send(method, urlOf(path, parts), parts, options)
    if (!answer.response.ok) throw toApiError(answer.response, answer.body)
    return answer.body
  })
  return body as CallOutput<V>
}

/**
 * One GraphQL request with a generated document.
 * @throws ApiError with the first error's code, reason and fields
 */
export async function request<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  options: CallOptions = {},
): Promise<Result> {
  const body = await withSession(options, async () => {
    const parts = { body: { query: document.toString(), variables } }
    const answer = await send('POST', '/graphql', parts, options)
    const { data, errors } = (answer.body ?? {}) as {
      data?: unknown
      errors?: { message: string; extensions?: object }[]
    }
    const [error] = errors ?? []
    if (error) throw toApiError(answer.response, { message: error.message, ...error.extensions })
    if (!answer.response.ok || !data) throw toApiError(answer.response, answer.body)
    return data
  })
  return body as Result
}
