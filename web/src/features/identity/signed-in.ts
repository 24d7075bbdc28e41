import type * as auth from '@volant/contract/rest/auth'
import type { Role } from '@volant/domain/kernel/actor'
import { call } from '../../lib/api'
import { tokens } from '../../lib/tokens'

/** The role of whoever is signed in already; undefined for a visitor, or where the session has ended. */
export async function signedInRole(): Promise<Role | undefined> {
  if (!tokens.id()) return undefined
  try {
    await call<typeof auth.me>('GET /auth/me')
    return tokens.role()
  } catch {
    // The driver's panel opens without a network too.
    return tokens.driver() === null ? undefined : 'DRIVER'
  }
}
