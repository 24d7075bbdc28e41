import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askAhead, callHeaders, initOf, takeAhead } from './ahead'

const page = { lang: 'fr' }
let signedIn = 'one'
const body = { query: 'query { rows }', variables: { page: 0 } }
const asked = () => initOf('POST', body, callHeaders())

describe('what was asked ahead', () => {
  const fetched = vi.fn(async () => new Response('{}'))

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', fetched)
    fetched.mockClear()
    vi.stubGlobal('document', { documentElement: page })
    vi.stubGlobal('localStorage', { getItem: () => signedIn })
    page.lang = 'fr'
    signedIn = 'one'
    askAhead('POST', '/graphql', { body })
  })
  afterEach(() => {
    globalThis.volantAhead = undefined
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is taken by the same call, once', async () => {
    expect(fetched).toHaveBeenCalledWith('/graphql', asked())
    const answer = await takeAhead('/graphql', asked())
    expect(answer?.ok).toBe(true)
    expect(takeAhead('/graphql', asked())).toBeUndefined()
  })

  it('is not taken by another question, another person or another language', () => {
    expect(takeAhead('/auth/me', asked())).toBeUndefined()
    expect(takeAhead('/graphql', initOf('POST', { ...body, variables: { page: 1 } }, callHeaders()))).toBeUndefined()
    signedIn = 'two'
    expect(takeAhead('/graphql', asked())).toBeUndefined()
    signedIn = 'one'
    page.lang = 'en'
    expect(takeAhead('/graphql', asked())).toBeUndefined()
  })

  it('of a visitor is taken by a call without the session', () => {
    askAhead('GET', '/delivery/unAuth/link', { visitor: true })
    expect(takeAhead('/delivery/unAuth/link', initOf('GET', undefined, callHeaders()))).toBeUndefined()
    expect(takeAhead('/delivery/unAuth/link', initOf('GET', undefined, callHeaders(true)))).toBeDefined()
  })

  it('is asked again by a page that comes later', () => {
    vi.advanceTimersByTime(10_001)
    expect(takeAhead('/graphql', asked())).toBeUndefined()
  })
})
