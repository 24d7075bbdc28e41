import { queryOptions, useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import type { me } from '@volant/contract/rest/auth'
import type { Language, Role } from '@volant/domain/kernel/actor'
import { call } from './api'
import { keptQuery } from './kept/kept-query'
import { tokens } from './tokens'

export interface Session {
  readonly sub: string
  readonly profileId: string
  readonly role: Role
  /** 1..3 admins, 4..6 clients, 0 drivers. The server decides; here it only chooses what to show. */
  readonly rank: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** Of messages and documents; the screen may show another. */
  readonly language: Language
  readonly organization: { readonly id: string; readonly slug: string; readonly name: string } | null
}

async function fetchSession(): Promise<Session> {
  const user = await call<typeof me>('GET /auth/me')
  const { organizationId, organizationSlug, organizationName } = user
  return {
    sub: user.sub,
    profileId: user.profileId,
    role: user['custom:role'],
    rank: user['custom:rank'] ?? 0,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    language: user.language ?? 'fr',
    organization:
      organizationId && organizationSlug && organizationName
        ? { id: organizationId, slug: organizationSlug, name: organizationName }
        : null,
  }
}

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  networkMode: 'always',
  queryFn: keptQuery(fetchSession),
  staleTime: 60_000,
  retry: false,
})

/** The session. Only for pages of a panel, whose guard has loaded it. */
export function useSession(): Session {
  return useSuspenseQuery(sessionQuery).data
}

/** The session, or null for a visitor. Asks the server only when there is a token. */
export async function findSession(client: QueryClient): Promise<Session | null> {
  if (!tokens.id()) return null
  try {
    return await client.ensureQueryData(sessionQuery)
  } catch (error) {
    if (!tokens.id()) return null
    throw error
  }
}
