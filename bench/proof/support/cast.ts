import { PASSWORD, createCast, withEmails } from '../../../server/test/cast'
import type { Cast, Persona } from '../../../server/test/cast'
import { withDatabase } from './database'
import type { Place } from './database'
import { openSession } from './sign-in'
import type { Signed } from './sign-in'

export type SignedCast = Readonly<Record<Persona, Signed>>

let calls = 0
/** An address that nobody has called from: what is counted by address is another row's matter. */
export function nextAddress(): string {
  calls += 1
  return `10.${64 + (calls >> 16)}.${(calls >> 8) & 255}.${calls & 255}`
}

/**
 * One person of each kind, and whatever else the work puts beside them: before a server runs on the database.
 * @returns the cast as it signs in afterwards, and what the work made
 */
export function stage<T>(
  place: Place,
  work: (cast: Cast) => Promise<T>,
): Promise<{ readonly cast: Cast; readonly made: T }> {
  return withDatabase(place, (database) =>
    database.tx(async ({ sql }) => {
      const cast = await createCast({ ...database, sql })
      const made = await work(cast)
      return { cast: { ...cast, people: await withEmails(cast.db, cast.people) }, made }
    }),
  )
}

export function openCastSession(origin: string, person: Cast['people'][Persona]): Promise<Signed> {
  return openSession(origin, { ...person, address: nextAddress() }, PASSWORD)
}

export async function signCastIn(origin: string, { people }: Pick<Cast, 'people'>): Promise<SignedCast> {
  const signed: [string, Signed][] = []
  for (const [persona, person] of Object.entries(people)) signed.push([persona, await openCastSession(origin, person)])
  // one entry for each persona of the cast
  return Object.fromEntries(signed) as Record<Persona, Signed>
}
