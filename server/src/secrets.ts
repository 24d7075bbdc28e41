import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const kept = z.string().min(32)
const KeptSecrets = z.object({ AUTH_SECRET: kept, LINK_SECRET: kept, FILE_SECRET: kept })

/** What the product signs with: sessions, public links, file links. */
export type Secrets = z.infer<typeof KeptSecrets>

const SAMPLE = /secret|password|passwort|change.?me|example|sample|volant|0123456|abcdef/i

/** At least 32 characters that nobody typed from memory or copied from a manual. */
export function isStrongSecret(secret: string): boolean {
  return secret.length >= 32 && new Set(secret).size >= 10 && !SAMPLE.test(secret)
}

/**
 * Secrets of a demo or a developer's machine: made once, then the same at every start so that sessions survive it.
 * @throws Error when the file is there but holds something else
 */
export function keptSecrets(dataDir: string): Secrets {
  const path = join(dataDir, 'secrets.json')
  mkdirSync(dataDir, { recursive: true })
  const fresh = () => randomBytes(32).toString('base64url')
  try {
    const made: Secrets = { AUTH_SECRET: fresh(), LINK_SECRET: fresh(), FILE_SECRET: fresh() }
    writeFileSync(path, JSON.stringify(made), { flag: 'wx', mode: 0o600 })
    return made
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const found = KeptSecrets.safeParse(JSON.parse(readFileSync(path, 'utf8') || 'null'))
  if (!found.success) throw new Error(`${path} is damaged; remove it to get new secrets (everybody signs in again).`)
  return found.data
}
