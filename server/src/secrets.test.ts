import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { TestClock } from './features/identity/identity.testing'
import { createTokens } from './features/identity/sessions/tokens'
import { deriveKeys } from './features/identity/keys'
import { FileLinks } from './features/files/service/links'
import { readSurveyToken, signSurveyToken, surveyKey } from './features/survey/service/token'
import { readSigned } from './platform/signed-token'

const LAST = 'the secret of last year, long enough to sign with'
const NEXT = 'the secret of next year, long enough to sign with'
const clock = new TestClock()
const options = { algorithms: ['HS256'], typ: 'test' }
const keyOf = (byte: number) => new Uint8Array(32).fill(byte)
const sign = (key: Uint8Array) => new SignJWT({ a: 1 }).setProtectedHeader({ alg: 'HS256', typ: 'test' }).sign(key)

describe('a signed token', () => {
  it('is read with any of the keys, in whatever place', async () => {
    const token = await sign(keyOf(3))
    expect(await readSigned(token, [keyOf(3)], options)).toEqual({ a: 1 })
    expect(await readSigned(token, [keyOf(1), keyOf(2), keyOf(3)], options)).toEqual({ a: 1 })
    await expect(readSigned(token, [keyOf(1), keyOf(2)], options)).rejects.toThrow('signature verification failed')
  })

  it('is refused for what else is wrong with it, whatever key signed it', async () => {
    const token = await sign(keyOf(1))
    const strict = { ...options, requiredClaims: ['exp'] }
    await expect(readSigned(token, [keyOf(2), keyOf(1)], strict)).rejects.toThrow('exp')
  })
})

/** What each secret signs, and how one that knows others reads it. */
const RENEWED = [
  [
    'AUTH_SECRET',
    async (secret: string) => {
      const subject = { id: crypto.randomUUID(), email: 'a@b.test', role: 'ADMIN', rank: 1, sessionVersion: 1 } as const
      const tokens = createTokens(deriveKeys(secret), 'https://volant.test', clock)
      const { AuthenticationResult } = await tokens.issue(subject, crypto.randomUUID(), 'refresh')
      return AuthenticationResult.IdToken
    },
    async (token: string, secret: string, accepted?: string) => {
      const others = accepted === undefined ? [] : [deriveKeys(accepted).idToken]
      await createTokens(deriveKeys(secret), 'https://volant.test', clock, others).verify(token)
    },
  ],
  [
    'LINK_SECRET',
    async (secret: string) => {
      const rated = { id: crypto.randomUUID(), clientFirstName: 'Ada', clientLastName: 'Martin' }
      return signSurveyToken(surveyKey(secret), rated, clock.now())
    },
    async (token: string, secret: string, accepted?: string) => {
      const others = accepted === undefined ? [] : [surveyKey(accepted)]
      await readSurveyToken([surveyKey(secret), ...others], token, clock.now())
    },
  ],
  [
    'FILE_SECRET, a link to read',
    async (secret: string) => new FileLinks(secret, clock).read('a/b.jpg', 'inline'),
    async (link: string, secret: string, accepted?: string) => {
      const { searchParams } = new URL(link, 'https://volant.test')
      const given = [searchParams.get('expires') ?? '', searchParams.get('signature') ?? ''] as const
      const shown = new FileLinks(secret, clock, accepted).verifyRead('a/b.jpg', ...given)
      if (shown !== 'inline') throw new Error('refused')
    },
  ],
  [
    'FILE_SECRET, a link to write',
    async (secret: string) => {
      const ids = { id: crypto.randomUUID(), sub: crypto.randomUUID() }
      return new FileLinks(secret, clock).upload({ ...ids, key: 'a', type: 'image/jpeg', maxBytes: 1, nonce: 'n' })
    },
    async (link: string, secret: string, accepted?: string) => {
      const token = new URL(link, 'https://volant.test').searchParams.get('token') ?? undefined
      if ((await new FileLinks(secret, clock, accepted).verifyUpload(token)) === undefined) throw new Error('refused')
    },
  ],
] as const

describe.each(RENEWED)('%s', (_name, signed, read) => {
  it('is changed without anybody losing what the last one signed', async () => {
    const old = await signed(LAST)
    await read(old, LAST)
    await read(old, NEXT, LAST)
    await expect(read(old, NEXT)).rejects.toThrow()
  })

  it('is known to the other processes before the first of them signs with it', async () => {
    const early = await signed(NEXT)
    await read(early, LAST, NEXT)
    await expect(read(early, LAST)).rejects.toThrow()
  })
})
