import { AppError } from '@volant/contract/errors'
import { ANONYMOUS } from '@volant/domain/kernel/actor'
import type { Actor } from '@volant/domain/kernel/actor'
import type { AuthenticatedActor, Authenticator } from '../../../platform/operations/authenticator'
import type { AccountCache } from './account-cache'
import type { Tokens } from './tokens'

/** The authenticator's actor also knows which session it came through: logging out ends that one. */
type SessionActor = AuthenticatedActor & { readonly sessionId: string }

export function sessionIdOf(actor: Actor): string | undefined {
  return 'sessionId' in actor && typeof actor.sessionId === 'string' ? actor.sessionId : undefined
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
      const actor: SessionActor = {
        ...account.actor,
        sessionVersion: account.sessionVersion,
        expiresAt: claims.expiresAt,
        sessionId: claims.sessionId,
      }
      return actor
    },
  }
}
