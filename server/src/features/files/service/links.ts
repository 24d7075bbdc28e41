import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { SignJWT } from 'jose'
import * as z from 'zod'
import type { Clock } from '../../../platform/clock'
import { readSigned } from '../../../platform/signed-token'

const UPLOAD_SECONDS = 300
// Links stay the same for five minutes, so that a browser need not read a picture again at each refetch.
const STEP_SECONDS = 300
const AUDIENCE = 'volant/upload'

export type Disposition = 'inline' | 'attachment'

const UploadClaims = z.object({
  id: z.guid(),
  key: z.string(),
  type: z.string(),
  maxBytes: z.int(),
  sub: z.guid(),
  nonce: z.string(),
})
/** What one signed upload url allows. */
export type UploadClaims = z.infer<typeof UploadClaims>

function keysOf(secret: string) {
  const key = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, 'volant', `files/${purpose}`, 32))
  return { read: Buffer.from(key('read')), upload: key('upload') }
}

/** Signs the addresses under which files are written once, and read for at most ten minutes. */
export class FileLinks {
  readonly #keys: ReturnType<typeof keysOf>
  /** Good too, though nothing is signed with them. */
  readonly #accepted: readonly ReturnType<typeof keysOf>[]
  readonly #clock: Clock

  /** @param accepted a secret whose links are good too, while the first is being changed */
  constructor(secret: string, clock: Clock, accepted?: string) {
    this.#keys = keysOf(secret)
    this.#accepted = accepted === undefined ? [] : [keysOf(accepted)]
    this.#clock = clock
  }

  #signature(key: string, disposition: Disposition, expires: string, { read } = this.#keys): Buffer {
    return createHmac('sha256', read)
      .update(JSON.stringify([disposition, key, expires]))
      .digest()
  }

  read(key: string, disposition: Disposition): string {
    const now = this.#clock.now().getTime() / 1000
    const expires = String((Math.floor(now / STEP_SECONDS) + 2) * STEP_SECONDS)
    const signature = this.#signature(key, disposition, expires).toString('base64url')
    return `/files/${key}?expires=${expires}&signature=${signature}`
  }

  /** @returns how the file may be shown; undefined for a link that is not ours, not for this key, or past its time */
  verifyRead(key: string, expires: string | undefined, signature: string | undefined): Disposition | undefined {
    if (expires === undefined || signature === undefined || !/^\d{1,12}$/.test(expires)) return undefined
    if (Number(expires) * 1000 <= this.#clock.now().getTime()) return undefined
    const given = Buffer.from(signature, 'base64url')
    return (['inline', 'attachment'] as const).find((disposition) => {
      const rights = [this.#keys, ...this.#accepted].map((keys) => this.#signature(key, disposition, expires, keys))
      return rights.some((right) => given.length === right.length && timingSafeEqual(given, right))
    })
  }

  async upload(claims: UploadClaims): Promise<string> {
    const now = Math.floor(this.#clock.now().getTime() / 1000)
    const token = await new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'HS256', typ: 'upload' })
      .setAudience(AUDIENCE)
      .setExpirationTime(now + UPLOAD_SECONDS)
      .sign(this.#keys.upload)
    return `/files/${claims.key}?token=${token}`
  }

  /** @returns undefined for a token that is not ours or past its five minutes */
  async verifyUpload(token: string | undefined): Promise<UploadClaims | undefined> {
    if (token === undefined) return undefined
    try {
      const keys = [this.#keys.upload, ...this.#accepted.map(({ upload }) => upload)] as const
      const payload = await readSigned(token, keys, {
        algorithms: ['HS256'],
        typ: 'upload',
        audience: AUDIENCE,
        requiredClaims: ['exp'],
        currentDate: this.#clock.now(),
      })
      return UploadClaims.parse(payload)
    } catch {
      return undefined
    }
  }
}
