import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asked } from '../../../test/asked'
import { as, createWorld } from '../../../test/world'
import type { World } from '../../../test/world'
import { answerChange } from '../../platform/graphql/answer'
import { admins } from '../../tables/organizations'
import { createAccounts } from '../identity/accounts/accounts'
import { createCodes } from '../identity/codes/codes'
import { createPasswords } from '../identity/passwords/passwords'
import { createAdminReads } from './read'
import { createAdmins } from './service'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

it('a change of an admin is answered with what it left, though another follows before the reply', async () => {
  const { db, clock, make, bus } = world
  const accounts = createAccounts({ clock, passwords: createPasswords(), codes: createCodes(new Uint8Array(32)) })
  const service = createAdmins({ db, clock, accounts })
  const boss = await make.admin(1)
  const { profileId: id } = await make.admin(3)
  bus.add([
    {
      on: 'account.ended',
      phase: 'committed',
      react: async () => {
        await db.sql.update(admins).set({ firstName: 'Theirs' }).where(eq(admins.id, id))
      },
    },
  ])
  const answer = answerChange(createAdminReads(db, clock).byId)
  const info = asked('mutation { updateAdmin { id firstName rank } }')
  const told = await answer(as(boss), info, (within) => service.update(within, { id, firstName: 'Mine', rank: 2 }))
  expect(told).toEqual({ id, firstName: 'Mine', rank: 2 })
  const [after] = await db.sql.select().from(admins).where(eq(admins.id, id))
  expect(after?.firstName).toBe('Theirs')
})
