import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../identity.testing'
import type { TestApp } from '../identity.testing'
import { deriveKeys } from '../keys'
import { createCodes } from './codes'

const LAST = deriveKeys('the secret of last year, long enough to sign with').codes
const NEXT = deriveKeys('the secret of next year, long enough to sign with').codes

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

describe('a code sent before the secret was changed', () => {
  it('is good while the last secret is accepted, and a wrong one is not', async () => {
    const { sub, email } = await app.person({ role: 'CLIENT', rank: 4 })
    await app.db.tx((tx) => createCodes(LAST).send(tx, sub, 'reset', app.clock.now()))
    const code = (await app.mail(email))?.['code'] ?? ''
    const wrong = code === '000000' ? '111111' : '000000'
    const use = (codes: ReturnType<typeof createCodes>, given: string) =>
      app.db.tx((tx) => codes.use(tx, sub, 'reset', given, app.clock.now()))
    expect(await use(createCodes(NEXT), code)).toBe(false)
    expect(await use(createCodes(NEXT, [LAST]), wrong)).toBe(false)
    expect(await use(createCodes(NEXT, [LAST]), code)).toBe(true)
  })
})
