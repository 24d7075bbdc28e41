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
