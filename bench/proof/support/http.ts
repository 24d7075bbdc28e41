import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'

/** Somebody who calls: behind the proxy that the servers of the proofs trust, each has an address of their own. */
export interface Caller {
  readonly address: string
  readonly token?: string | undefined
}

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** How long an answer is waited for. */
  readonly patienceMs?: number
}

interface Fault {
  readonly code?: string
  readonly reason?: string
}

/** An answer, or why there was none: then the status is 0 and `lost` the code of the connection's error. */
export interface Answer<T> {
  readonly status: number
  readonly body: T | undefined
  /** As it came. */
  readonly bytes: Uint8Array
  readonly text: string
  readonly fault: Fault
  readonly headers: Headers
  readonly lost?: string
}

/** What there is to say where nothing came. */
export const NO_ANSWER: Answer<never> = {
  status: 0,
  body: undefined,
  bytes: new Uint8Array(),
  text: '',
  fault: {},
  headers: new Headers(),
}

const PATIENCE_MS = 30_000

function lossOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause: unknown = error.cause
  if (cause instanceof Error && 'code' in cause) return String(cause.code)
  return error.name
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isStream(body: unknown): body is AsyncIterable<Uint8Array> {
  return typeof body === 'object' && body !== null && Symbol.asyncIterator in body
}

function bodyOf(body: unknown): Pick<RequestInit, 'body'> & { readonly duplex?: 'half' } {
  if (body === undefined) return {}
  if (body instanceof Uint8Array) return { body: Buffer.from(body) }
  return isStream(body)
    ? { body: Readable.toWeb(Readable.from(body)) as BodyInit, duplex: 'half' }
    : { body: JSON.stringify(body) }
}

/** One call over HTTP. It never throws: a proof counts what came back. */
export async function call<T>(origin: string, who: Caller, path: string, options: Call = {}): Promise<Answer<T>> {
  const { method = options.body === undefined ? 'GET' : 'POST', body, headers, patienceMs = PATIENCE_MS } = options
  const isBytes = body instanceof Uint8Array || isStream(body)
  try {
    const response = await fetch(new URL(path, origin), {
      method,
      headers: {
        'x-forwarded-for': who.address,
        ...(who.token !== undefined && { authorization: who.token }),
        ...(body !== undefined && !isBytes && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...bodyOf(body),
      signal: AbortSignal.timeout(patienceMs),
    })
    const bytes = new Uint8Array(await response.arrayBuffer())
    const text = new TextDecoder().decode(bytes)
    const answer = parsed(text)
    const { status, headers: told } = response
    return { status, body: answer as T, bytes, text, fault: (answer ?? {}) as Fault, headers: told }
  } catch (error) {
    return { ...NO_ANSWER, lost: lossOf(error) }
  }
}

interface GraphqlBody<T> {
  readonly data?: Readonly<Record<string, T>> | null
  readonly errors?: readonly { readonly extensions?: Fault }[]
}

/** One field of GraphQL. The body is the field's value. */
export async function graphql<T>(
  origin: string,
  who: Caller,
  query: string,
  variables: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer<T>> {
  const answer = await call<GraphqlBody<T>>(origin, who, '/graphql', { body: { query, variables }, headers })
  const { data, errors } = answer.body ?? {}
  const fault = errors?.[0]?.extensions ?? answer.fault
  return { ...answer, body: data ? Object.values(data)[0] : undefined, fault }
}

/** For what prepares a proof: everything but a success ends the row. */
export function required<T>(answer: Answer<T>, what: string): T {
  if (answer.status < 200 || answer.status > 299 || answer.body === undefined)
    throw new Error(`${what}: ${answer.status} ${answer.lost ?? JSON.stringify(answer.fault)}`)
  return answer.body
}

/** The same of what is asked often: the limits stay on, and whoever meets one waits as told. */
export async function requiredInTime<T>(ask: () => Promise<Answer<T>>, what: string): Promise<T> {
  const answer = await ask()
  if (answer.status !== 429) return required(answer, what)
  await sleep(Number(answer.headers.get('retry-after') ?? 1) * 1000)
  return requiredInTime(ask, what)
}

/** `2 × 200, 3 × 409 CONFLICT`, for the words of a fault. */
export function countAnswers(answers: readonly Answer<unknown>[]): string {
  const counts = new Map<string, number>()
  for (const { status, fault, lost } of answers) {
    const key = [status, lost ?? fault.reason ?? fault.code].filter(Boolean).join(' ')
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts].map(([key, count]) => `${count} × ${key}`).join(', ')
}
