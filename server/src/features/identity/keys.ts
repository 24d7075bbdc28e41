import { hkdfSync } from 'node:crypto'

/** One key per purpose, so that a value made for one door never opens another. */
export interface IdentityKeys {
  readonly idToken: Uint8Array
  readonly accessToken: Uint8Array
  readonly refresh: Uint8Array
  readonly codes: Uint8Array
}

const MIN_SECRET_BYTES = 32
const KEY_BYTES = 32

/** @throws Error when the secret is too short to sign with */
export function deriveKeys(secret: string): IdentityKeys {
  if (Buffer.byteLength(secret) < MIN_SECRET_BYTES)
    throw new Error(`The identity secret needs at least ${MIN_SECRET_BYTES} bytes.`)
  const key = (purpose: string) =>
    new Uint8Array(hkdfSync('sha256', secret, 'volant', `identity/${purpose}`, KEY_BYTES))
  return {
    idToken: key('id-token'),
    accessToken: key('access-token'),
    refresh: key('refresh-successor'),
    codes: key('email-code'),
  }
}
