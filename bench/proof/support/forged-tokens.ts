import { createHmac, randomBytes } from 'node:crypto'
import { deriveKeys } from '../../../server/src/features/identity/keys'
import { PRODUCTION } from '../../src/production'

type Part = Readonly<Record<string, unknown>>

const encode = (part: Part) => Buffer.from(JSON.stringify(part)).toString('base64url')
const decode = (text = ''): Part => JSON.parse(Buffer.from(text, 'base64url').toString())
const keys = deriveKeys(PRODUCTION.AUTH_SECRET)

function signed(header: Part, payload: Part, key: string | Uint8Array, hash = 'sha256'): string {
  const text = `${encode(header)}.${encode(payload)}`
  return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`
}

/** Tokens that look like a genuine one and must open nothing, by what is wrong with them. */
export function forgeriesOf(genuine: string, others: Readonly<Record<string, string>>): Map<string, string> {
  const [head = '', body = '', signature = ''] = genuine.split('.')
  const [header, payload] = [decode(head), decode(body)]
  const now = Math.floor(Date.now() / 1000)
  const own = { kty: 'oct', k: Buffer.from('attacker').toString('base64url') }
  const without = (name: string) => Object.fromEntries(Object.entries(payload).filter(([key]) => key !== name))
  const rightly = (changedHeader: Part, changedPayload: Part) =>
    signed({ ...header, ...changedHeader }, changedPayload, keys.idToken)
  const wrongly = (changedHeader: Part, key: string | Uint8Array) =>
    signed({ ...header, ...changedHeader }, payload, key)
  const unsigned = ['none', 'None', 'nOnE', 'NONE', ''].flatMap((alg) => {
    const start = `${encode({ ...header, alg })}.${body}.`
    return [
      [`alg ${alg} without signature`, start] as const,
      [`alg ${alg} with the old signature`, start + signature] as const,
    ]
  })
  return new Map<string, string>([
    ...unsigned,
    ['no signature', `${head}.${body}.`],
    ['two parts', `${head}.${body}`],
    ['five parts', `${head}.${body}.${signature}.${body}.${signature}`],
    ['a signature cut short', genuine.slice(0, -4)],
    ['a signature of zeros', `${head}.${body}.${Buffer.alloc(32).toString('base64url')}`],
    [
      'a signature that ends in NUL',
      `${head}.${body}.${Buffer.concat([Buffer.from(signature, 'base64url'), Buffer.alloc(1)]).toString('base64url')}`,
    ],
    ['another payload', `${head}.${encode({ ...payload, sv: Number(payload['sv']) + 1 })}.${signature}`],
    ['HS384', signed({ ...header, alg: 'HS384' }, payload, keys.idToken, 'sha384')],
    ['HS512', signed({ ...header, alg: 'HS512' }, payload, keys.idToken, 'sha512')],
    ['RS256 over an HMAC', rightly({ alg: 'RS256' }, payload)],
    ['ES256 of zeros', `${encode({ ...header, alg: 'ES256' })}.${body}.${Buffer.alloc(64).toString('base64url')}`],
    ['an empty key', wrongly({}, '')],
    ['a guessed key', wrongly({}, 'secret')],
    ['the secret itself as key', wrongly({}, PRODUCTION.AUTH_SECRET)],
    ['the key of access tokens', wrongly({}, keys.accessToken)],
    ['the key of another deployment', wrongly({}, deriveKeys(randomBytes(32).toString('hex')).idToken)],
    ['kid /dev/null', wrongly({ kid: '../../../../dev/null' }, '')],
    ['jku', wrongly({ jku: 'http://127.0.0.1:9/keys' }, 'attacker')],
    ['x5u', wrongly({ x5u: 'http://127.0.0.1:9/keys' }, 'attacker')],
    ['jwk', wrongly({ jwk: own }, 'attacker')],
    ['x5c', wrongly({ x5c: ['MAA='] }, 'attacker')],
    ['an unknown critical header', rightly({ crit: ['other'], other: true }, payload)],
    ['b64 false', rightly({ crit: ['b64'], b64: false }, payload)],
    ['another typ', rightly({ typ: 'at+jwt' }, payload)],
    ['typ JWT', rightly({ typ: 'JWT' }, payload)],
    ['no typ', rightly({ typ: undefined }, payload)],
    ['another audience', rightly({}, { ...payload, aud: 'other' })],
    ['no audience', rightly({}, without('aud'))],
    ['another issuer', rightly({}, { ...payload, iss: 'https://other.test' })],
    ['ended two minutes ago', rightly({}, { ...payload, exp: now - 120 })],
    ['an end in words', rightly({}, { ...payload, exp: '9999999999' })],
    ['no end', rightly({}, without('exp'))],
    ['good in two minutes', rightly({}, { ...payload, nbf: now + 120 })],
    ['no person', rightly({}, without('sub'))],
    ['a person who is no id', rightly({}, { ...payload, sub: "' or 1=1" })],
    ['a person who is nobody', rightly({}, { ...payload, sub: '00000000-0000-4000-8000-000000000000' })],
    ['no session', rightly({}, without('sid'))],
    ['a session version to come', rightly({}, { ...payload, sv: 1000 })],
    ['longer than any token', `${genuine}${'A'.repeat(5000)}`],
    ...Object.entries(others),
  ])
}
