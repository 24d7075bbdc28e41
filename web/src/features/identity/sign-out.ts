import type * as auth from '@volant/contract/rest/auth'
import { call } from '../../lib/api'
import { wipeKept } from '../../lib/kept/database'
import { closeLive } from '../../lib/live'
import { lazyImport } from '../../lib/lazy/lazy-import'
import { keptSubscription } from '../../lib/push/kept-id'
import { tokens } from '../../lib/tokens'

const push = lazyImport(() => import('../../lib/push/subscription'))

async function endPush(): Promise<void> {
  await push.once()
  const loaded = push.state()
  if (typeof loaded === 'object') await loaded.value.endPush().catch(() => undefined)
}

/** Ends the session on the server and removes it from the browser, even if the server fails. */
export async function signOut(): Promise<void> {
  const RefreshToken = tokens.refresh()
  // Now: a request that is refused once the session has ended removes the tokens as well.
  const driver = tokens.driver()
  closeLive()
  try {
    if (RefreshToken)
      await call<typeof auth.logout>('POST /auth/logout', { body: { RefreshToken } }, { anonymous: true })
  } catch {
    // Offline or already ended: the tokens are removed anyway.
  }
  // The server has ended it with the session; without a network the browser's own end is what holds.
  if (keptSubscription.id() !== null) await endPush()
  const wiped = wipeKept(driver)
  // Before that has ended: what asks for the storage meanwhile, as a page that still loads, would make it again.
  tokens.clear()
  await wiped
}
