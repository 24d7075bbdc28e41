import type { APIRequestContext, APIResponse, BrowserContext, Locator, Page, Response } from '@playwright/test'
import { request as requests } from '@playwright/test'

export const PASSWORD = 'Volant-demo-2026'

/**
 * The demo's accounts that the tests use. Two files run at a time: those that lie beside each other in the alphabet and
 * drive a mission to its end have drivers of their own, because each begins by ending what its driver has under way.
 */
export const PEOPLE = {
  superAdmin: 'superadmin@volant.test',
  maintainer: 'maintainer@volant.test',
  otherMaintainer: 'yann.legoff@volant.test',
  support: 'support@volant.test',
  owner: 'owner@horizon-autos.test',
  manager: 'manager@horizon-autos.test',
  member: 'member@horizon-autos.test',
  neighbour: 'owner@nordmobile.test',
  driver: 'driver@volant.test',
  driver2: 'driver2@volant.test',
  driver3: 'gabriel.pasquier@conducteurs.test',
  driver4: 'cecile.fontaine@conducteurs.test',
  driver5: 'manon.cordier@conducteurs.test',
  candidate: 'candidate@volant.test',
  forgetful: 'paul.dupre@volant.test',
  hired: 'karim.saidi@volant.test',
  newcomer: 'newcomer@volant.test',
} as const
export type Person = keyof typeof PEOPLE

interface Tokens {
  readonly IdToken: string
  readonly RefreshToken: string
}

interface Session {
  readonly tokens: Tokens
  readonly openedAt: number
}

const sessions = new Map<string, Promise<Session>>()
/** Well before the token expires: a refresh by one page would invalidate the refresh token of the others. */
const FRESH_MS = 10 * 60_000

async function waitAsAsked(headers: Record<string, string>): Promise<void> {
  const seconds = Number(headers['retry-after'] ?? 5)
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
}

async function signIn(api: APIRequestContext, person: Person): Promise<APIResponse> {
  const answer = await api.post('/auth/login-gestion', { data: { username: PEOPLE[person], password: PASSWORD } })
  if (answer.status() !== 429) return answer
  await waitAsAsked(answer.headers())
  return signIn(api, person)
}

async function openSession(baseURL: string, person: Person): Promise<Session> {
  const api = await requests.newContext({ baseURL })
  const answer = await signIn(api, person)
  if (!answer.ok()) throw new Error(`${PEOPLE[person]} cannot sign in: ${answer.status()} ${await answer.text()}`)
  const { AuthenticationResult: tokens } = (await answer.json()) as { AuthenticationResult: Tokens }
  await api.dispose()
  return { tokens, openedAt: Date.now() }
}

/** One session for each person and worker, because sign-ins are rate limited in the tests too. */
async function sessionOf(baseURL: string, person: Person): Promise<Tokens> {
  const key = `${baseURL} ${person}`
  const known = await sessions.get(key)?.catch(() => undefined)
  if (known && Date.now() - known.openedAt < FRESH_MS) return known.tokens
  const opening = openSession(baseURL, person)
  sessions.set(key, opening)
  return (await opening).tokens
}

/** To be called where a test signs this person out: the next one opens a session of its own. */
export function forgetSession(baseURL: string, person: Person): void {
  sessions.delete(`${baseURL} ${person}`)
}

/** Signs in every page of this context, as the sign-in form does; once, so that whoever signs out in it stays so. */
export async function signInto(context: BrowserContext, baseURL: string, person: Person): Promise<void> {
  const { IdToken, RefreshToken } = await sessionOf(baseURL, person)
  await context.addInitScript(
    ([id, refresh]) => {
      if (window.name === refresh) return
      localStorage.setItem('volant.idToken', id)
      localStorage.setItem('volant.refreshToken', refresh)
      // outlives the document, unlike a variable, and the end of the session, unlike the storage
      window.name = refresh
    },
    [IdToken, RefreshToken] as const,
  )
}

const isSignIn = (answer: Response) => answer.url().endsWith('/auth/login-gestion')

/**
 * Presses the button of a form that signs in, and again after the wait that the server asks for: one address has thirty
 * sign-ins a minute, and all journeys come from the same.
 */
export async function pressSignIn(page: Page, button: Locator): Promise<void> {
  const [answer] = await Promise.all([page.waitForResponse(isSignIn), button.click()])
  if (answer.status() !== 429) return
  await waitAsAsked(answer.headers())
  return pressSignIn(page, button)
}

/** One GraphQL request by somebody signed in, to prepare a test or to check its result. @throws Error on GraphQL errors */
export async function graphql<T>(baseURL: string, person: Person, query: string, variables: object = {}): Promise<T> {
  const { data, errors } = await send<{ data: T; errors?: unknown }>(baseURL, person, 'POST', '/graphql', {
    query,
    variables,
  })
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}

/** One REST call by somebody signed in. @throws Error when the answer is no success */
export async function send<T>(
  baseURL: string,
  person: Person,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  data?: object,
): Promise<T> {
  const { IdToken } = await sessionOf(baseURL, person)
  const api = await requests.newContext({ baseURL, extraHTTPHeaders: { authorization: IdToken } })
  const answer = await api.fetch(path, { method, data })
  const body = (await answer.json()) as T
  await api.dispose()
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${JSON.stringify(body)}`)
  return body
}

/** Collects server errors, exceptions and console errors of a page. None is expected. */
export function watch(page: Page): string[] {
  const faults: string[] = []
  const at = () => new URL(page.url()).pathname
  page.on('response', (response: Response) => {
    if (response.status() >= 500) faults.push(`${response.status()} ${response.url()}`)
  })
  page.on('pageerror', (error) => faults.push(`${at()}: ${error.message}`))
  page.on('console', (message) => {
    // The browser also logs expected refusals: a wrong code, a position that does not exist yet.
    const refused = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !refused) faults.push(`${at()}: ${message.text()}`)
  })
  return faults
}

/** Removes what the browser itself logs about a lost network and missing files. */
export function withoutNetworkNoise(faults: string[]): void {
  const noise = /net::ERR_|WebSocket connection to|Refused to apply style/
  faults.push(...faults.splice(0).filter((fault) => !noise.test(fault)))
}
