import { errors, jwtVerify } from 'jose'
import type { JWTPayload, JWTVerifyOptions } from 'jose'

/**
 * What a signed token says, whichever of the keys signed it: while a secret is being changed, two of them are good.
 * @throws what jose throws for a token that none of them signed, or that is not good for another reason
 */
export async function readSigned(
  token: string,
  [key, ...others]: readonly [Uint8Array, ...Uint8Array[]],
  options: JWTVerifyOptions,
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, key, options)
    return payload
  } catch (error) {
    const [next, ...rest] = others
    if (next === undefined || !(error instanceof errors.JWSSignatureVerificationFailed)) throw error
    return readSigned(token, [next, ...rest], options)
  }
}
