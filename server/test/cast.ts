import { hash } from '@node-rs/argon2'
import { inArray } from 'drizzle-orm'
import { users } from '../src/tables/users'
import type { Database } from '../src/platform/db/database'
import { createMakers } from './world'

export const PASSWORD = 'Livraison-42'

/** Everybody who may stand before a door. Description 6.1. */
export type Persona = 'C6' | 'C5' | 'C4' | 'CX' | 'C0' | 'DW' | 'DA' | 'DS' | 'A3' | 'A2' | 'A1'

export interface Person {
  readonly sub: string
  readonly profileId: string
  readonly email: string
}

/** Two organisations and one person of each kind, in a database. */
export interface Cast {
  readonly db: Database
  readonly people: Readonly<Record<Persona, Person>>
  readonly organization: string
  readonly other: string
  readonly make: ReturnType<typeof createMakers>
}

async function signUp(make: Cast['make'], organization: string, other: string) {
  return {
    C6: await make.client(organization, 6),
    C5: await make.client(organization, 5),
    C4: await make.client(organization, 4),
    CX: await make.client(other, 4),
    C0: await make.client(null, 4),
    DW: await make.driver('WAITING'),
    DA: await make.driver(),
    DS: await make.driver(),
    A3: await make.admin(3),
    A2: await make.admin(2),
    A1: await make.admin(1),
  }
}

type Nameless = Omit<Person, 'email'>

/** How people sign in now. */
async function emailsIn(db: Database): Promise<(one: Nameless) => Person> {
  const emails = new Map((await db.sql.select().from(users)).map(({ id, email }) => [id, email]))
  return ({ sub, profileId }) => ({ sub, profileId, email: emails.get(sub) ?? '' })
}

/** As little as the library takes: eleven people sign in for each test file, and what a password costs has tests of its own. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 }

async function givePassword(db: Database, people: readonly Nameless[]): Promise<void> {
  const passwordHash = await hash(PASSWORD, CHEAP)
  const subs = people.map(({ sub }) => sub)
  await db.sql.update(users).set({ passwordHash }).where(inArray(users.id, subs))
}

export async function withEmails(db: Database, people: Readonly<Record<Persona, Nameless>>): Promise<Cast['people']> {
  const named = await emailsIn(db)
  const all = Object.entries(people).map(([persona, one]) => [persona, named(one)] as const)
  // one entry for each persona that was given
  return Object.fromEntries(all) as Cast['people']
}

export async function createCast(db: Database): Promise<Cast> {
  const make = createMakers(db)
  const organization = await make.organization()
  const other = await make.organization()
  const actors = await signUp(make, organization, other)
  await givePassword(db, Object.values(actors))
  return { db, people: await withEmails(db, actors), organization, other, make }
}

/** More people like some of the cast, whom nobody names. */
export async function addCrowd({ db, make, organization }: Cast, many: number) {
  const crowd: Record<'C6' | 'DA' | 'A2', Nameless[]> = { C6: [], DA: [], A2: [] }
  for (let count = 0; count < many; count += 1) {
    crowd.C6.push(await make.client(organization, 6))
    crowd.DA.push(await make.driver())
    crowd.A2.push(await make.admin(2))
  }
  await givePassword(db, Object.values(crowd).flat())
  const named = await emailsIn(db)
  return { C6: crowd.C6.map(named), DA: crowd.DA.map(named), A2: crowd.A2.map(named) }
}
