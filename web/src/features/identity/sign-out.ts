import type * as auth from '@volant/contract/rest/auth'
import { call, freshToken } from '../../lib/api'
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

/** The call carries the token from the moment it is made: afterwards there may be none. */
function endOnServer(): Promise<unknown> {
  const RefreshToken = tokens.refresh()
  if (!RefreshToken) return Promise.resolve()
  const ended = call<typeof auth.logout>('POST /auth/logout', { body: { RefreshToken } }, { anonymous: true })
  // offline, or already ended: the browser forgets the session anyway
  return ended.catch(() => undefined)
}

/** Ends the session on the server and removes it from the browser, even if the server fails. */
export async function signOut(): Promise<void> {
  closeLive()
  // the server lets nobody out whose token has run out
  await freshToken()
  const driver = tokens.driver()
  const isSubscribed = keptSubscription.id() !== null
  const ended = endOnServer()
  const wiped = wipeKept(driver)
  // Before either has ended: a request that the ended session is refused would lead to the sign-in page and cut the wiping off,
  // and what asks for the storage, as a page that still loads, would make it again.
  tokens.clear()
  await ended
  // The server has ended it with the session; without a network the browser's own end is what holds.
  if (isSubscribed) await endPush()
  await wiped
}
