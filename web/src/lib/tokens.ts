/** The reply of the sign-in calls. */
export interface Tokens {
  readonly IdToken: string
  readonly AccessToken: string
  readonly RefreshToken: string
}

const ID = 'volant.idToken'
const REFRESH = 'volant.refreshToken'
/** Preferences of the browser's user, which do not belong to a session. */
const KEPT_ACROSS_SESSIONS = ['volant.language', 'volant.scheme']

export const tokens = {
  id: () => localStorage.getItem(ID),
  refresh: () => localStorage.getItem(REFRESH),
  /** When the ID token expires, in epoch milliseconds; null for a visitor. */
  endsAt(): number | null {
    const claims = tokens.id()?.split('.')[1]
    if (!claims) return null
    try {
      const { exp } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown }
      return typeof exp === 'number' ? exp * 1000 : null
    } catch {
      return null
    }
  },
  keep(next: Tokens) {
    localStorage.setItem(ID, next.IdToken)
    localStorage.setItem(REFRESH, next.RefreshToken)
  },
  /** Description 8: an unauthenticated answer clears the storage. */
  clear() {
    const kept = KEPT_ACROSS_SESSIONS.map((key) => [key, localStorage.getItem(key)] as const)
    localStorage.clear()
    sessionStorage.clear()
    for (const [key, value] of kept) if (value !== null) localStorage.setItem(key, value)
  },
}
