import type * as auth from '@volant/contract/rest/auth'
import { call } from '../../lib/api'
import { closeLive } from '../../lib/live'
import { tokens } from '../../lib/tokens'

/** Ends the session on the server and removes it from the browser, even if the server fails. */
export async function signOut(): Promise<void> {
  const RefreshToken = tokens.refresh()
  closeLive()
  try {
    if (RefreshToken)
      await call<typeof auth.logout>('POST /auth/logout', { body: { RefreshToken } }, { anonymous: true })
  } catch {
    // Offline or already ended: the tokens are removed anyway.
  }
  tokens.clear()
}
