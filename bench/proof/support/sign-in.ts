import { call, requiredInTime } from './http'
import type { Caller } from './http'
import { PASSWORD } from './world'
import type { Person } from './world'

/** A person with a session. */
export type Signed = Person & Caller & { readonly token: string; readonly refreshToken: string }

interface Session {
  readonly AuthenticationResult: { readonly IdToken: string; readonly RefreshToken: string }
}

/** Tokens live for fifteen minutes; a row that lasts longer signs in again well before. */
const FRESH_MS = 10 * 60_000
/** The server hashes few passwords at once and refuses a long queue. */
const AT_ONCE = 4

const known = new Map<string, { readonly signed: Signed; readonly at: number }>()

/** A session beside the one that the person has. */
export async function openSession(origin: string, person: Person, password = PASSWORD): Promise<Signed> {
  const body = { username: person.email, password }
  const { AuthenticationResult: made } = await requiredInTime(
    () => call<Session>(origin, person, '/auth/login-gestion', { body }),
    person.email,
  )
  const { IdToken: token, RefreshToken: refreshToken } = made
  return { ...person, token, refreshToken }
}

async function signIn(origin: string, person: Person): Promise<Signed> {
  const last = known.get(person.sub)
  if (last && Date.now() - last.at < FRESH_MS) return last.signed
  const signed = await openSession(origin, person)
  known.set(person.sub, { signed, at: Date.now() })
  return signed
}

/** For whoever lost their sessions: the next call opens another. */
export function forget({ sub }: Person): void {
  known.delete(sub)
}

/** Each person signs in once; later calls give the same session, whichever server of the deployment is asked. */
export async function signInAll(origin: string, people: readonly Person[]): Promise<Signed[]> {
  const signed: Signed[] = []
  for (let from = 0; from < people.length; from += AT_ONCE)
    signed.push(...(await Promise.all(people.slice(from, from + AT_ONCE).map((person) => signIn(origin, person)))))
  return signed
}

export async function signInOne(origin: string, person: Person | undefined): Promise<Signed> {
  if (person === undefined) throw new Error('nobody to sign in')
  return signIn(origin, person)
}
