import type { BrowserContext, Page, Request } from '@playwright/test'
import { request as requests } from '@playwright/test'

export const PASSWORD = 'Volant-demo-2026'

/** The demo's people that the journeys borrow. */
export const PEOPLE = {
  superAdmin: 'superadmin@volant.test',
  maintainer: 'maintainer@volant.test',
  support: 'support@volant.test',
  owner: 'owner@horizon-autos.test',
  member: 'member@horizon-autos.test',
  otherOwner: 'owner@nordmobile.test',
  driver: 'driver@volant.test',
  driver2: 'driver2@volant.test',
} as const
export type Person = keyof typeof PEOPLE

interface Session {
  readonly IdToken: string
  readonly RefreshToken: string
}

const sessions = new Map<Person, Promise<Session>>()

async function openSession(baseURL: string, person: Person): Promise<Session> {
  const api = await requests.newContext({ baseURL })
  const answer = await api.post('/auth/login-gestion', { data: { username: PEOPLE[person], password: PASSWORD } })
  if (!answer.ok()) throw new Error(`${PEOPLE[person]} cannot sign in: ${answer.status()} ${await answer.text()}`)
  const { AuthenticationResult } = (await answer.json()) as { AuthenticationResult: Session }
  await api.dispose()
  return AuthenticationResult
}

/** One session a person and worker: the limits on signing in stay on while the journeys run. */
function sessionOf(baseURL: string, person: Person): Promise<Session> {
  const known = sessions.get(person)
  if (known) return known
  const opening = openSession(baseURL, person)
  sessions.set(person, opening)
  return opening
}

/** A page that is already signed in, as after the sign-in form. */
export async function signedIn(context: BrowserContext, baseURL: string, person: Person): Promise<Page> {
  const session = await sessionOf(baseURL, person)
  await context.addInitScript(
    ([id, refresh]) => {
      localStorage.setItem('volant.idToken', id)
      localStorage.setItem('volant.refreshToken', refresh)
    },
    [session.IdToken, session.RefreshToken] as const,
  )
  return context.newPage()
}

/** What a signed-in person asks the API beside the screens: to prepare a journey or to look behind it. */
export async function ask<T>(baseURL: string, person: Person, query: string, variables: object = {}): Promise<T> {
  const { IdToken } = await sessionOf(baseURL, person)
  const api = await requests.newContext({ baseURL, extraHTTPHeaders: { authorization: IdToken } })
  const answer = await api.post('/graphql', { data: { query, variables } })
  const { data, errors } = (await answer.json()) as { data: T; errors?: unknown }
  await api.dispose()
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}

/** Requests of a page that failed with a server error: none is ever expected. */
export function watchServer(page: Page): string[] {
  const failures: string[] = []
  const note = async (request: Request) => {
    const response = await request.response()
    if (response && response.status() >= 500) failures.push(`${response.status()} ${request.method()} ${request.url()}`)
  }
  page.on('requestfinished', (request) => void note(request))
  return failures
}
