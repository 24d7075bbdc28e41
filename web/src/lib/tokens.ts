import { ROLES, type Role } from '@volant/domain/kernel/actor'

/** The reply of the sign-in calls. */
export interface Tokens {
  readonly IdToken: string
  readonly AccessToken: string
  readonly RefreshToken: string
}

const ID = 'volant.idToken'
const REFRESH = 'volant.refreshToken'
/** What the browser's user chose for this device, which belongs to no session. */
const KEPT_ACROSS_SESSIONS = ['volant.language', 'volant.scheme', 'volant.installOffered']

/** What the ID token says of whoever is signed in. Not verified: only the server decides. */
function claims(): Record<string, unknown> {
  const part = tokens.id()?.split('.')[1]
  if (!part) return {}
  try {
    return JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, unknown>
  } catch {
    return {}
  }
}

export const tokens = {
  id: () => localStorage.getItem(ID),
  refresh: () => localStorage.getItem(REFRESH),
  /** When the ID token expires, in epoch milliseconds; null for a visitor. */
  endsAt(): number | null {
    const { exp } = claims()
    return typeof exp === 'number' ? exp * 1000 : null
  },
  /** The role of whoever is signed in; undefined for a visitor. */
  role(): Role | undefined {
    const { 'custom:role': role } = claims()
    return ROLES.find((known) => known === role)
  },
  /** The driver who is signed in, by their user id; null for everybody else. */
  driver(): string | null {
    const { sub } = claims()
    return tokens.role() === 'DRIVER' && typeof sub === 'string' ? sub : null
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
