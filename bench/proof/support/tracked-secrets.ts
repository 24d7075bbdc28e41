import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './repository'

/** What keys of the usual services look like, and what a key of our own would be carried in. */
const SECRETS: Readonly<Record<string, RegExp>> = {
  'private key': /-----BEGIN (?:RSA |EC |OPENSSH |ENCRYPTED |PGP )?PRIVATE KEY(?: BLOCK)?-----\s+[A-Za-z0-9+/]{40}/,
  'AWS key': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'GitHub token': /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{60})/,
  'npm token': /\bnpm_[A-Za-z0-9]{36}\b|_authToken\s*=\s*\S+/,
  'Google key': /\bAIza[\w-]{35}\b/,
  'Stripe key': /\b[rs]k_live_[A-Za-z0-9]{20}/,
  'Slack token': /\bxox[abprs]-[A-Za-z0-9-]{10}/,
  'Twilio key': /\b(?:SK|AC)[0-9a-f]{32}\b/,
  'SendGrid key': /\bSG\.[\w-]{22}\.[\w-]{43}\b/,
  'session token': /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}/,
  'assigned secret': /\b(?:AUTH|LINK|FILE)_SECRET(?:_ACCEPTED)?\s*[=:]\s*['"]?[A-Za-z0-9+/]{32}/,
}
/** Addresses with a password in them; a machine of one's own or a name out of a manual is no secret's place. */
const PASSWORD_IN_ADDRESS = /\b[a-z]+:\/\/[^\s:/@'"`$<{]+:([^\s:/@'"`$<{]+)@([\w.-]+)/g
const NOT_FOR_REAL =
  /^(?:localhost|127\.0\.0\.1|[a-z]+|.*\.(?:test|example|invalid)|(?:.*\.)?example\.(?:com|org|net))$/
const LARGEST = 2_000_000

/** Tracked files are what leaves the house. @returns undefined where there is no repository to ask */
function trackedFiles(): string[] | undefined {
  try {
    return execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 50_000_000 })
      .split('\0')
      .filter(Boolean)
  } catch {
    return undefined
  }
}

function secretsIn(text: string): string[] {
  const found = Object.entries(SECRETS).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []))
  const passwords = [...text.matchAll(PASSWORD_IN_ADDRESS)].filter(([, , host = '']) => !NOT_FOR_REAL.test(host))
  return [...found, ...passwords.map(() => 'password in an address')]
}

/** @returns how many files were read and where a secret stands, never the secret itself */
export function scanTrackedFiles(): { readonly files: number; readonly found: string[] } | undefined {
  const files = trackedFiles()
  return (
    files && {
      files: files.length,
      found: files.flatMap((file) => {
        const bytes = readFileSync(join(ROOT, file))
        const isText = bytes.length < LARGEST && !bytes.subarray(0, 8000).includes(0)
        return isText ? secretsIn(bytes.toString('utf8')).map((name) => `${file} holds what looks like a ${name}`) : []
      }),
    }
  )
}
