import { hkdfSync } from 'node:crypto'
import { addDays, getUnixTime } from 'date-fns'
import { SignJWT } from 'jose'

const ALGORITHM = 'HS256'
const TYPE = 'survey+jwt'
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
  return new SignJWT({ purpose: 'survey', deliveryId: id, clientFirstName, clientLastName })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setExpirationTime(getUnixTime(addDays(now, LIFE_DAYS)))
    .sign(key)
}
