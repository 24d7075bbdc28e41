/** What the sign-in calls answer. */
export interface Tokens {
  readonly IdToken: string
  readonly AccessToken: string
  readonly RefreshToken: string
}

const ID = 'volant.idToken'
const REFRESH = 'volant.refreshToken'
/** The visitor's own choices; they outlive a session. */
const KEPT_ACROSS_SESSIONS = ['volant.language', 'volant.scheme']

export const tokens = {
  id: () => localStorage.getItem(ID),
  refresh: () => localStorage.getItem(REFRESH),
  /** When the server will no longer take the ID token, in epoch milliseconds; null for a visitor. */
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
