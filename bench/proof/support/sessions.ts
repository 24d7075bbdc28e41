import { openCastSession } from './cast'
import type { Signed } from './sign-in'

type Person = Parameters<typeof openCastSession>[1]

/** Well within the quarter of an hour that a session's token is good for. */
const FRESH_MS = 8 * 60_000

/** Sessions of people of the cast, for rows that go on for longer than one lasts. */
export function createSessions(origin: string): (person: Person) => Promise<Signed> {
  const opened = new Map<string, { readonly session: Promise<Signed>; readonly at: number }>()
  return (person) => {
    const last = opened.get(person.sub)
    if (last && Date.now() - last.at < FRESH_MS) return last.session
    const session = openCastSession(origin, person)
    opened.set(person.sub, { session, at: Date.now() })
    return session
  }
}
