import { AppError } from '@volant/contract/errors'
import type { AuthenticationResult } from '@volant/contract/rest/auth'
import { SignJWT, errors } from 'jose'
import { LRUCache } from 'lru-cache'
import { v7 as uuid, validate } from 'uuid'
import type { Clock } from '../../../platform/clock'
import { readSigned } from '../../../platform/signed-token'
import { LIFETIME } from '../lifetimes'
import type { IdentityKeys } from '../keys'

const ALGORITHM = 'HS256'
const ID_TYPE = 'id+jwt'
const ACCESS_TYPE = 'at+jwt'
const AUDIENCE = 'volant'
const LONGEST = 4096
const REMEMBERED = 10_000

/** Whom tokens are made for. Role and rank inside are hints for the screens: the server reads the database. */
export interface TokenSubject {
  readonly id: string
  readonly email: string
  readonly role: 'ADMIN' | 'CLIENT' | 'DRIVER'
  readonly rank: number
  readonly sessionVersion: number
}

/** What a genuine ID token says. */
export interface Claims {
  readonly sub: string
  /** The refresh family the token belongs to. */
  readonly sessionId: string
  readonly sessionVersion: number
  /** Seconds since 1970. */
  readonly expiresAt: number
  readonly notBefore: number
}

export interface Tokens {
  issue(subject: TokenSubject, sessionId: string, refreshToken: string): Promise<AuthenticationResult>
  /** @throws AppError UNAUTHENTICATED, or TOKEN_EXPIRED for a genuine token past its end */
  verify(token: string): Claims | Promise<Claims>
}

function claimsOf(payload: Readonly<Record<string, unknown>>): Claims {
  const { sub, sid, sv, exp, nbf } = payload
  if (
    typeof sub !== 'string' ||
    typeof sid !== 'string' ||
    typeof sv !== 'number' ||
    typeof exp !== 'number' ||
    typeof nbf !== 'number'
  )
    throw new AppError('UNAUTHENTICATED')
  if (!validate(sub) || !validate(sid)) throw new AppError('UNAUTHENTICATED')
  return { sub, sessionId: sid, sessionVersion: sv, expiresAt: exp, notBefore: nbf }
}

/** @param accepted keys of ID tokens that are good though nothing is signed with them any more, or not yet */
export function createTokens(
  keys: IdentityKeys,
  issuer: string,
  clock: Clock,
  accepted: readonly Uint8Array[] = [],
): Tokens {
  // a token's signature does not change its mind: checking it once is enough, its times are looked at again each time
  const genuine = new LRUCache<string, Claims>({ max: REMEMBERED })

  function sign(typ: string, key: Uint8Array, claims: Record<string, unknown>, sub: string): Promise<string> {
    const now = Math.floor(clock.now().getTime() / 1000)
    return new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, typ })
      .setSubject(sub)
      .setIssuer(issuer)
      .setAudience(AUDIENCE)
      .setJti(uuid())
      .setIssuedAt(now)
      .setNotBefore(now)
      .setExpirationTime(now + LIFETIME.idToken)
      .sign(key)
  }

  function stillValid(claims: Claims): Claims {
    const now = Math.floor(clock.now().getTime() / 1000)
    if (claims.notBefore > now + LIFETIME.leeway) throw new AppError('UNAUTHENTICATED')
    if (claims.expiresAt <= now - LIFETIME.leeway) throw new AppError('TOKEN_EXPIRED')
    return claims
  }

  async function check(token: string): Promise<Claims> {
    if (token.length > LONGEST) throw new AppError('UNAUTHENTICATED')
    try {
      const payload = await readSigned(token, [keys.idToken, ...accepted], {
        algorithms: [ALGORITHM],
        typ: ID_TYPE,
        issuer,
        audience: AUDIENCE,
        requiredClaims: ['sub', 'sid', 'sv', 'iat', 'nbf', 'exp'],
        clockTolerance: LIFETIME.leeway,
        currentDate: clock.now(),
      })
      const claims = claimsOf(payload)
      genuine.set(token, claims)
      return claims
    } catch (error) {
      if (error instanceof AppError) throw error
      throw new AppError(error instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : 'UNAUTHENTICATED', {}, { cause: error })
    }
  }

  return {
    async issue(subject, sessionId, refreshToken) {
      const session = { sid: sessionId, sv: subject.sessionVersion }
      const [IdToken, AccessToken] = await Promise.all([
        sign(
          ID_TYPE,
          keys.idToken,
          {
            ...session,
            token_use: 'id',
            email: subject.email,
            'custom:role': subject.role,
            'custom:rank': subject.rank || null,
          },
          subject.id,
        ),
        sign(ACCESS_TYPE, keys.accessToken, { ...session, token_use: 'access' }, subject.id),
      ])
      return {
        AuthenticationResult: {
          IdToken,
          AccessToken,
          RefreshToken: refreshToken,
          ExpiresIn: LIFETIME.idToken,
          TokenType: 'Bearer',
        },
      }
    },
    verify(token) {
      const known = genuine.get(token)
      return known ? stillValid(known) : check(token)
    },
  }
}
