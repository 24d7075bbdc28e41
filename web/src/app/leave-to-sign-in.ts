import type { QueryClient } from '@tanstack/react-query'
import { onSessionEnded } from '../lib/api'
import { closeLive } from '../lib/live'
import { sessionQuery } from '../lib/session'
import { paths } from './paths'

/**
 * Leaves the panels because the session has ended: the sign-in is a document of its own. What a browser keeps of this one for
 * the way back is shown to nobody. @param next where to go afterwards
 */
export function leaveToSignIn(next?: string): void {
  window.addEventListener('pagehide', () => document.body.replaceChildren())
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())
  window.location.assign(paths.login(next))
}

/** Leaves the page of whoever is signed in once their session has ended, in any tab. What a visitor fills in stays. */
export function leaveAfterSession(client: QueryClient, page: () => string): void {
  onSessionEnded(() => {
    if (client.getQueryData(sessionQuery.queryKey) === undefined) return
    closeLive()
    leaveToSignIn(page())
  })
}
