import { hkdfSync } from 'node:crypto'
import { AppError } from '@volant/contract/errors'
import { surveyClaims } from '@volant/domain/survey/token'
import type { SurveyClaims } from '@volant/domain/survey/token'
import { addDays, getUnixTime } from 'date-fns'
import { errors, SignJWT } from 'jose'
import { readSigned } from '../../../platform/signed-token'

const ALGORITHM = 'HS256'
const TYPE = 'survey+jwt'
const PURPOSE = 'survey'
const KEY_BYTES = 32
/** Decisions, Public pages. */
const LIFE_DAYS = 30

interface Rated {
  readonly id: string
  readonly clientFirstName: string
  readonly clientLastName: string
}

/** A key for this purpose alone: what is made for the survey opens nothing else. */
export function surveyKey(linkSecret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', linkSecret, 'volant', 'link/survey', KEY_BYTES))
}

/** The right to answer for one delivery, in the shape that the survey page reads. Description 3 and 10.1. */
export function signSurveyToken(key: Uint8Array, { id, clientFirstName, clientLastName }: Rated, now: Date) {
  return new SignJWT({ purpose: PURPOSE, deliveryId: id, clientFirstName, clientLastName })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setExpirationTime(getUnixTime(addDays(now, LIFE_DAYS)))
    .sign(key)
}

/**
 * What one of our own tokens says.
 * @throws UNAUTHENTICATED, or TOKEN_EXPIRED for one that was ours
 */
export async function readSurveyToken(
  keys: readonly [Uint8Array, ...Uint8Array[]],
  token: string | undefined,
  now: Date,
): Promise<SurveyClaims> {
  const payload = await readSigned(token ?? '', keys, {
    algorithms: [ALGORITHM],
    typ: TYPE,
    currentDate: now,
    requiredClaims: ['exp'],
  }).catch((error: unknown) => {
    throw new AppError(error instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : 'UNAUTHENTICATED')
  })
  const claims = payload.purpose === PURPOSE ? surveyClaims(payload) : null
  if (claims === null) throw new AppError('UNAUTHENTICATED')
  return claims
}
