import { randomUUID } from 'node:crypto'
import { createPasswords } from '../../../server/src/features/identity/passwords/passwords'
import type { Database } from '../../../server/src/platform/db/database'
import { drivers } from '../../../server/src/tables/drivers'
import { admins, clients, organizations } from '../../../server/src/tables/organizations'
import { users } from '../../../server/src/tables/users'

export const PASSWORD = 'Proof-of-volant-2026'

/** An account; `profileId` is the driver's, the client's or the admin's id. */
export interface Person {
  readonly email: string
  readonly sub: string
  readonly profileId: string
  /** Of the device, so that what is counted by address is counted for each person apart. */
  readonly address: string
}

export interface World {
  readonly superAdmins: readonly Person[]
  readonly maintainers: readonly Person[]
  /** One of each organisation. */
  readonly owners: readonly Person[]
  readonly drivers: readonly Person[]
}

export const NOBODY: World = { superAdmins: [], maintainers: [], owners: [], drivers: [] }
const COUNTS = { superAdmins: 2, maintainers: 10, owners: 2, drivers: 50 }
const RANK = { SUPER_ADMIN: 1, MAINTAINER: 2, OWNER: 4, DRIVER: 0 } as const

type Rows = Pick<Database['sql'], 'insert'>

function createMakers(sql: Rows, passwordHash: string) {
  let count = 0
  async function account(role: 'ADMIN' | 'CLIENT' | 'DRIVER', rank: number): Promise<Person> {
    count += 1
    const [sub, profileId] = [randomUUID(), randomUUID()]
    const email = `${role.toLowerCase()}${count}@proof.test`
    await sql.insert(users).values({ id: sub, email, role, rank, status: 'CONFIRMED', passwordHash })
    return { email, sub, profileId, address: `10.0.${count >> 8}.${count & 255}` }
  }
  const name = () => ({ firstName: `Person${count}`, lastName: 'Proof' })
  return {
    async admin(rank: number): Promise<Person> {
      const person = await account('ADMIN', rank)
      await sql.insert(admins).values({ id: person.profileId, userId: person.sub, ...name() })
      return person
    },
    async owner(): Promise<Person> {
      const person = await account('CLIENT', RANK.OWNER)
      const organizationId = randomUUID()
      await sql
        .insert(organizations)
        .values({ id: organizationId, name: `Organisation ${count}`, slug: `organisation-${count}` })
      await sql.insert(clients).values({
        id: person.profileId,
        userId: person.sub,
        organizationId,
        phone: '+33612345678',
        ...name(),
      })
      return person
    },
    async driver(): Promise<Person> {
      const person = await account('DRIVER', RANK.DRIVER)
      await sql.insert(drivers).values({
        id: person.profileId,
        userId: person.sub,
        phoneNumber: '+33612345678',
        confirmedByAlb: true,
        ...name(),
      })
      return person
    },
  }
}

async function several(count: number, make: () => Promise<Person>): Promise<Person[]> {
  const made: Person[] = []
  for (let index = 0; index < count; index += 1) made.push(await make())
  return made
}

/** Writes the people of the proofs straight into a database: only the product's own doors are proved, not its sign-up. */
export async function fillWorld(database: Database): Promise<World> {
  const passwordHash = await createPasswords().hash(PASSWORD)
  return database.tx(async ({ sql }) => {
    const make = createMakers(sql, passwordHash)
    return {
      superAdmins: await several(COUNTS.superAdmins, () => make.admin(RANK.SUPER_ADMIN)),
      maintainers: await several(COUNTS.maintainers, () => make.admin(RANK.MAINTAINER)),
      owners: await several(COUNTS.owners, () => make.owner()),
      drivers: await several(COUNTS.drivers, () => make.driver()),
    }
  })
}
