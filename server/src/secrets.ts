import { createECDH, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const kept = z.string().min(32)
const KeptSecrets = z.object({ AUTH_SECRET: kept, LINK_SECRET: kept, FILE_SECRET: kept })

/** What the product signs with: sessions, public links, file links. */
export type Secrets = z.infer<typeof KeptSecrets>

const SAMPLE = /secret|password|passwort|change.?me|example|sample|volant|0123456|abcdef/i

/** At least 32 characters that nobody typed from memory or copied from a manual. */
export function isStrongSecret(secret: string): boolean {
  return secret.length >= 32 && new Set(secret).size >= 10 && !SAMPLE.test(secret)
}

/** What the file holds: `made` from the first start on. */
function keptAt(dataDir: string, name: string, made: string): { readonly path: string; readonly text: string } {
  const path = join(dataDir, name)
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(path, made, { flag: 'wx', mode: 0o600 })
    return { path, text: made }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return { path, text: readFileSync(path, 'utf8') }
}

/**
 * Secrets of a demo or a developer's machine: made once, then the same at every start so that sessions survive it.
 * @throws Error when the file is there but holds something else
 */
export function keptSecrets(dataDir: string): Secrets {
  const fresh = () => randomBytes(32).toString('base64url')
  const made: Secrets = { AUTH_SECRET: fresh(), LINK_SECRET: fresh(), FILE_SECRET: fresh() }
  const { path, text } = keptAt(dataDir, 'secrets.json', JSON.stringify(made))
  const found = KeptSecrets.safeParse(JSON.parse(text || 'null'))
  if (!found.success) throw new Error(`${path} is damaged; remove it to get new secrets (everybody signs in again).`)
  return found.data
}

/**
 * The private key that notices to browsers are signed with, in base64url: made once, since a browser takes only what is signed with
 * the key that it subscribed with.
 */
export function keptPushKey(dataDir: string): string {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  // a key with zeros in front comes shorter than it is
  const made = curve.getPrivateKey().toString('hex').padStart(64, '0')
  return keptAt(dataDir, 'push.key', Buffer.from(made, 'hex').toString('base64url')).text.trim()
}

/**
 * The certificate that a demo or a developer's machine seals reports with, as PEM with its key: made once, so that all of them bear
 * the same.
 * @param company stands in it
 */
export async function keptSealCertificate(dataDir: string, company: string): Promise<string> {
  const name = 'seal.pem'
  const path = join(dataDir, name)
  if (existsSync(path)) return readFileSync(path, 'utf8')
  // what makes one takes three megabytes, and is used once in the life of a folder
  const { makeSealCertificate } = await import('./platform/seal/make')
  return keptAt(dataDir, name, await makeSealCertificate(company, new Date())).text
}
