import { SignJWT, UnsecuredJWT, base64url, exportSPKI, generateKeyPair } from 'jose'
import { createHmac } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ISSUER, SECRET, TestClock, testApp } from '../identity.testing'
import type { Person, TestApp } from '../identity.testing'
import { deriveKeys } from '../keys'
import { createTokens } from './tokens'

let app: TestApp
let person: Person
let good: string
let refresh: string
let access: string
let sid: string
beforeAll(async () => {
  app = await testApp()
  person = await app.person({ role: 'ADMIN', rank: 1 })
  const { body } = await app.login(person.email)
  good = body.AuthenticationResult.IdToken
  refresh = body.AuthenticationResult.RefreshToken
  access = body.AuthenticationResult.AccessToken
  sid = JSON.parse(Buffer.from(good.split('.')[1] ?? '', 'base64url').toString()).sid
})
afterAll(() => app.close())

const keys = deriveKeys(SECRET)
const me = (token: string) => app.call('GET', '/auth/me', undefined, { token })

type Claims = Record<string, unknown>
const seconds = () => Math.floor(app.clock.now().getTime() / 1000)
const claims = (change: Claims = {}): Claims => ({
  sub: person.sub,
  sid,
  sv: 1,
  iss: ISSUER,
  aud: 'volant',
  iat: seconds(),
  nbf: seconds(),
  exp: seconds() + 900,
  ...change,
})
const header = { alg: 'HS256', typ: 'id+jwt' }

function signed(change: Claims = {}, head: Claims = {}, key: Uint8Array = keys.idToken): string {
  const encode = (value: unknown) => base64url.encode(JSON.stringify(value))
  const body = `${encode({ ...header, ...head })}.${encode(claims(change))}`
  return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`
}

describe('genuine tokens', () => {
  it('pass bare, after Bearer, and as this test signs them', async () => {
    for (const token of [good, `Bearer ${good}`, `bearer ${good}`, signed()]) expect((await me(token)).status).toBe(200)
  })

  it('are remembered, so that a second look costs no signature check', async () => {
    const clock = new TestClock()
    const tokens = createTokens(keys, ISSUER, clock)
    const first = await tokens.verify(good)
    expect(tokens.verify(good)).toBe(first)
    clock.pass(900 + 61)
    expect(() => tokens.verify(good)).toThrow('TOKEN_EXPIRED')
  })

  it('stand for nobody where there is none', async () => {
    for (const token of ['no-token', 'Bearer no-token', ''])
      expect((await me(token)).body).toMatchObject({ code: 'UNAUTHENTICATED' })
    expect((await app.call('POST', '/auth/forgot-password', { username: 'x@y.z' }, { token: 'no-token' })).status).toBe(
      201,
    )
  })

  it('end after fifteen minutes and a minute’s leeway', async () => {
    expect((await me(signed({ exp: seconds() - 55 }))).status).toBe(200)
    expect((await me(signed({ exp: seconds() - 65 }))).body.code).toBe('TOKEN_EXPIRED')
    expect((await me(signed({ nbf: seconds() + 55 }))).status).toBe(200)
  })
})

describe('forged tokens', () => {
  const forged: [string, () => string | Promise<string>][] = [
    ['alg none', () => new UnsecuredJWT(claims()).encode()],
    ['alg None', () => signed({}, { alg: 'None' })],
    ['alg nOnE', () => signed({}, { alg: 'nOnE' })],
    ['no signature', () => `${signed().split('.').slice(0, 2).join('.')}.`],
    ['two parts', () => signed().split('.').slice(0, 2).join('.')],
    ['four parts', () => `${signed()}.x`],
    ['a signature cut short', () => signed().slice(0, -4)],
    // one signature in a thousand ends in AA by itself
    ['another end of the signature', () => signed().replace(/..$/, (end) => (end === 'AA' ? 'BA' : 'AA'))],
    [
      'another person in the same envelope',
      () => {
        const [head, , signature] = signed().split('.')
        return `${head}.${base64url.encode(JSON.stringify(claims({ sub: uuid() })))}.${signature}`
      },
    ],
    ['alg HS384', () => new SignJWT(claims()).setProtectedHeader({ ...header, alg: 'HS384' }).sign(new Uint8Array(64))],
    [
      'alg RS256',
      async () => {
        const { privateKey } = await generateKeyPair('RS256')
        return new SignJWT(claims()).setProtectedHeader({ ...header, alg: 'RS256' }).sign(privateKey)
      },
    ],
    [
      'HMAC with a public key',
      async () => {
        const { publicKey } = await generateKeyPair('RS256', { extractable: true })
        return signed({}, {}, new TextEncoder().encode(await exportSPKI(publicKey)))
      },
    ],
    ['kid of a file', () => signed({}, { kid: '../../dev/null' }, new Uint8Array(32))],
    ['jku', () => signed({}, { jku: 'https://evil.test/keys' }, new Uint8Array(32))],
    ['jwk', () => signed({}, { jwk: { kty: 'oct', k: 'AAAA' } }, new Uint8Array(3))],
    ['x5c', () => signed({}, { x5c: ['AAAA'] }, new Uint8Array(32))],
    ['an unknown crit', () => signed({}, { crit: ['b64'], b64: false })],
    ['an empty key', () => signed({}, {}, new Uint8Array(0))],
    ['another deployment’s key', () => signed({}, {}, deriveKeys('the secret of some other deployment').idToken)],
    ['the key of access tokens', () => signed({}, {}, keys.accessToken)],
    ['the key of refresh tokens', () => signed({}, {}, keys.refresh)],
    ['another audience', () => signed({ aud: 'others' })],
    ['no audience', () => signed({ aud: undefined })],
    ['another issuer', () => signed({ iss: 'https://others.test' })],
    ['another type', () => signed({}, { typ: 'JWT' })],
    ['the type of access tokens', () => signed({}, { typ: 'at+jwt' })],
    ['no type', () => signed({}, { typ: undefined })],
    ['not yet valid', () => signed({ nbf: seconds() + 120 })],
    ['no end', () => signed({ exp: undefined })],
    ['an end in words', () => signed({ exp: 'tomorrow' })],
    ['no beginning', () => signed({ nbf: undefined })],
    ['no session', () => signed({ sid: undefined })],
    ['a session that does not exist', () => signed({ sid: uuid() })],
    ['a session that is no id', () => signed({ sid: "' OR 1=1 --" })],
    ['a newer session version', () => signed({ sv: 2 })],
    ['nobody’s sub', () => signed({ sub: uuid() })],
    ['a sub that is a list', () => signed({ sub: [person.sub] })],
    ['a refresh token', () => refresh],
    ['an access token', () => access],
    ['two tokens', () => `${good} ${good}`],
    ['words', () => 'Basic YWRtaW46YWRtaW4='],
    ['five kilobytes', () => `${good}${'A'.repeat(5000)}`],
  ]

  it.each(forged)('%s', async (_name, make) => {
    const token = await make()
    for (const header of [token, `Bearer ${token}`]) {
      const { status, body } = await me(header)
      expect(status).toBe(401)
      expect(body.code).toBe('UNAUTHENTICATED')
    }
  })

  it('NUL and line breaks never reach the check', async () => {
    for (const token of [`${good}\0`, `${good}\u0000.x`]) {
      const refused = await app.identity.authenticator.authenticate(token).catch((error: unknown) => error)
      expect(refused).toMatchObject({ code: 'UNAUTHENTICATED' })
    }
  })

  it('a short secret is refused', () => {
    expect(() => deriveKeys('too short')).toThrow(/32 bytes/)
  })
})
