import { tokens } from './tokens'

/** Answers that were asked for before the page's script ran, and when. */
interface Ahead {
  readonly at: number
  readonly answers: Map<string, Promise<Response>>
}

declare global {
  var volantAhead: Ahead | undefined
}

/** A page that comes later than this asks again: what it would be given is no longer new. */
const NEW_MS = 10_000

/** What is sent with every call: who asks, and in which language. */
export function callHeaders(visitor = false): Record<string, string> {
  return {
    authorization: (visitor ? null : tokens.id()) ?? 'no-token',
    'accept-language': document.documentElement.lang,
  }
}

const JSON_TYPE = { 'content-type': 'application/json' }

/** A call as it leaves, by which the page finds the answer that was asked for ahead: it has to be the very same. */
export function initOf(method: string, body: unknown, headers: Record<string, string>) {
  return {
    method,
    headers: { ...headers, ...(body !== undefined && JSON_TYPE) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }
}

const keyOf = (url: string, init: ReturnType<typeof initOf>) => JSON.stringify([url, init])

/** Asks what the page will ask. @param visitor as a call without the session */
export function askAhead(
  method: string,
  url: string,
  { body, visitor }: { body?: unknown; visitor?: true } = {},
): void {
  const init = initOf(method, body, callHeaders(visitor))
  const answer = fetch(url, init)
  // the page hears of it when it takes the answer, if it does
  answer.catch(() => undefined)
  globalThis.volantAhead ??= { at: Date.now(), answers: new Map() }
  globalThis.volantAhead.answers.set(keyOf(url, init), answer)
}

/** The answer that is already on its way, once. */
export function takeAhead(url: string, init: ReturnType<typeof initOf>): Promise<Response> | undefined {
  const ahead = globalThis.volantAhead
  if (ahead === undefined || Date.now() - ahead.at > NEW_MS) return undefined
  const key = keyOf(url, init)
  const answer = ahead.answers.get(key)
  ahead.answers.delete(key)
  return answer
}
