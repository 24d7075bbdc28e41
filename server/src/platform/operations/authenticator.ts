import type { Actor, SignedInActor } from '@volant/domain/kernel/actor'

export type AuthenticatedActor = SignedInActor & {
  /** The session the token belongs to: it can be ended by itself. */
  readonly sessionId: string
  /** Rises when the person's sessions must end; read from the database, not from the token. */
  readonly sessionVersion: number
  /** When the token dies, in seconds since 1970; the live channel closes the socket then. */
  readonly expiresAt: number
}

/** The identity feature's answer to "who is this". */
export interface Authenticator {
  /**
   * @param header the raw `authorization` value: a token, bare or after `Bearer `, `no-token`, or nothing
   * @returns the person, or ANONYMOUS for `no-token` and an absent header
   * @throws AppError UNAUTHENTICATED, or TOKEN_EXPIRED for a genuine token past its end
   */
  authenticate(header: string | undefined): Promise<AuthenticatedActor | Extract<Actor, { role: 'ANONYMOUS' }>>
}
