import { RANK } from '@volant/domain/kernel/actor'
import type { Language } from '@volant/domain/kernel/actor'
import type { Database } from '../../../platform/db/database'
import type { Accounts } from './accounts'
import { temporaryPassword } from '../passwords/passwords'
import { insertAdmin } from '../store/people'

export interface FirstAdmin {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly language: Language
}

/**
 * A super admin made by whoever runs the server, where nobody can sign in yet to make one.
 * @returns the temporary password, which is kept nowhere
 * @throws AppError CONFLICT ALREADY_EXISTS for a known address
 */
export async function createFirstAdmin(db: Database, accounts: Accounts, admin: FirstAdmin): Promise<string> {
  const password = temporaryPassword()
  await db.tx(async (tx) => {
    const userId = await accounts.createAccount(tx, {
      ...admin,
      role: 'ADMIN',
      rank: RANK.SUPER_ADMIN,
      status: 'FORCE_CHANGE_PASSWORD',
      password,
    })
    await insertAdmin(tx, userId, admin.firstName, admin.lastName)
  })
  return password
}
