import { AppError } from '@volant/contract/errors'
import { ANONYMOUS } from '@volant/domain/kernel/actor'
import type { Actor } from '@volant/domain/kernel/actor'
import type { AuthenticatedActor, Authenticator } from '../../../platform/operations/authenticator'
import type { AccountCache } from './account-cache'
import type { Tokens } from './tokens'

/** The session that a call came through. */
export function sessionIdOf(actor: Actor): string | undefined {
  return 'sessionId' in actor && typeof actor.sessionId === 'string' ? actor.sessionId : undefined
}

/** The same, where nothing is done without one. */
export function ownSessionOf(actor: Actor): string {
  const session = sessionIdOf(actor)
  if (session === undefined) throw new AppError('UNAUTHENTICATED')
  return session
}

function tokenIn(header: string | undefined): string | undefined {
  const value = header?.replace(/^Bearer +/i, '').trim()
  return value === undefined || value === '' || value === 'no-token' ? undefined : value
}

export function createAuthenticator(tokens: Tokens, accounts: AccountCache): Authenticator {
  return {
    async authenticate(header) {
      const token = tokenIn(header)
      if (token === undefined) return ANONYMOUS
      const claims = await tokens.verify(token)
      const account = await accounts.find(claims.sub, claims.sessionId)
      if (account?.sessionVersion !== claims.sessionVersion) throw new AppError('UNAUTHENTICATED')
      const actor: AuthenticatedActor = {
        ...account.actor,
        sessionVersion: account.sessionVersion,
        expiresAt: claims.expiresAt,
        sessionId: claims.sessionId,
      }
      return actor
    },
  }
}
