import type { TypedDocumentString } from '@volant/contract/document'
import type { CallInput, CallOutput, Verb } from '@volant/contract/rest/verb'
import type { ErrorCode } from '@volant/domain/kernel/errors'
import { callHeaders, initOf, takeAhead } from './ahead'
import { ApiError, toApiError, unreachable } from './api-error'
import { reachability } from './reachability'
import { tokens, type Tokens } from './tokens'

interface Parts {
  readonly params?: Record<string, string>
  readonly query?: Record<string, string | number | boolean | undefined>
  readonly headers?: Record<string, string>
  readonly body?: unknown
}

export interface CallOptions {
  /** Sending the same key again has no second effect. */
  readonly idempotencyKey?: string
  /** The version that was read: if somebody else changed it meanwhile, the call is refused instead of overwriting. */
  readonly ifMatch?: number
  /** Says when it is sent by the clock of this device, by which the server puts right what was noted here before. */
  readonly tellsClock?: boolean
  /** Without refresh and sign-out: for the calls that open a session. */
  readonly anonymous?: boolean
  /** Without the session, even if somebody is signed in: for public pages, where an expired session must not fail the call. */
  readonly visitor?: boolean
  readonly signal?: AbortSignal
  /** How to read a file; as a blob by default. */
  readonly read?: (file: Response) => Promise<unknown>
}

type Answer = { readonly response: Response; readonly body: unknown }
type Listener = () => void

let sessionListener: Listener = () => {}

/** The listener is called when the session has ended on the server and the storage has been cleared, also by another tab. */
export function onSessionEnded(listener: Listener): void {
  sessionListener = listener
  window.addEventListener('storage', () => {
    if (tokens.id() === null) listener()
  })
}

function urlOf(path: string, { params, query }: Parts): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(key, String(value))
  return search.size > 0 ? `${filled}?${search}` : filled
}

/** A network that goes without a word leaves a request waiting for minutes, and with it all that waits for its turn. */
const ANSWER_MS = 30_000
/** Of a renewal: repeated within half a minute it gives the same tokens, later it counts as a stolen one. */
const RENEWAL_MS = 10_000

const isJson = ({ headers }: Response) => headers.get('content-type')?.includes('json')

async function send(method: string, url: string, parts: Parts, options: CallOptions): Promise<Answer> {
  const init = initOf(method, parts.body, {
    ...callHeaders(options.visitor),
    ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
    ...(options.ifMatch !== undefined && { 'if-match': `"${options.ifMatch}"` }),
    ...(options.tellsClock && { 'x-sent-at': new Date().toISOString() }),
    ...parts.headers,
  })
  const { signal, read } = options
  const late = new AbortController()
  // with a reason: an abort without one would be the page's own
  const giveUp = () => late.abort('late')
  // whoever brings a signal gives up by themselves
  const clock = signal || read ? undefined : setTimeout(giveUp, ANSWER_MS)
  try {
    const response = await (takeAhead(url, init) ?? fetch(url, { ...init, signal: signal ?? late.signal }))
    // a file comes for as long as it comes
    if (!isJson(response)) clearTimeout(clock)
    const body = await bodyOf(response, options)
    reachability.note(true)
    return { response, body }
  } catch (cause) {
    // an answer that is cut off behind its headers is none
    const error = unreachable(cause)
    if (error instanceof ApiError) reachability.note(false)
    throw error
  }
}

async function bodyOf(response: Response, { read }: CallOptions): Promise<unknown> {
  if (response.status === 204) return undefined
  // a file may be JSON as well
  if (read && response.ok) return read(response)
  return isJson(response) ? response.json() : response.blob()
}

let refreshing: Promise<boolean> | undefined

/** One refresh at a time: concurrent calls share it. */
function refresh(): Promise<boolean> {
  refreshing ??= renew().finally(() => {
    refreshing = undefined
  })
  return refreshing
}

async function renew(): Promise<boolean> {
  const RefreshToken = tokens.refresh()
  if (!RefreshToken) return false
  const signal = AbortSignal.timeout(RENEWAL_MS)
  const { response, body } = await send('POST', '/auth/refresh-token', { body: { RefreshToken } }, { signal })
  if (response.status === 429 || response.status >= 500) throw toApiError(response, body)
  // signed out while it was asked for, or renewed by another window, whose tokens are newer
  const current = tokens.refresh()
  if (current !== RefreshToken) return current !== null
  if (!response.ok) return false
  tokens.keep((body as { AuthenticationResult: Tokens }).AuthenticationResult)
  return true
}

const SOON_MS = 90_000

/** The ID token, renewed first when it is about to expire: for the live channel, whose connections last. Null for a visitor. */
export async function freshToken(): Promise<string | null> {
  const endsAt = tokens.endsAt()
  // Errors are ignored: the next call reports them.
  if (endsAt !== null && endsAt - Date.now() < SOON_MS) await refresh().catch(() => false)
  return tokens.id()
}

function endSession(): void {
  // Whoever has signed out meanwhile is led away by that, once everything is wiped.
  if (tokens.id() === null) return
  tokens.clear()
  sessionListener()
}

const STALE = new Set<ErrorCode>(['UNAUTHENTICATED', 'TOKEN_EXPIRED'])

/** Sends; when the session has expired, renews it and sends once more. Description 8. */
async function withSession(options: CallOptions, attempt: () => Promise<unknown>): Promise<unknown> {
  const sentWith = tokens.id()
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof ApiError) || !STALE.has(error.code) || options.anonymous || options.visitor || !sentWith)
      throw error
    // Unless another call renewed it meanwhile.
    if (tokens.id() === sentWith && !(await refresh())) {
      endSession()
      throw error
    }
  }
  try {
    return await attempt()
  } catch (error) {
    if (error instanceof ApiError && STALE.has(error.code)) endSession()
    throw error
  }
}

/**
 * One REST call, typed by its verb: `call<typeof login>('POST /auth/login-gestion', { body })`. The verb is imported
 * as a type only, so that its schema is not bundled.
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
