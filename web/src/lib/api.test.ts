import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from './api'
import { reachability } from './reachability'

const JSON_TYPE = { 'content-type': 'application/json' }

/** A body that breaks off after its first bytes, as behind a bridge. */
function cutOff(headers: Record<string, string>, cause: unknown = new TypeError('network error')): Response {
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"data"'))
      stream.error(cause)
    },
  })
  return new Response(body, { headers })
}

describe('an answer that breaks off', () => {
  const answers = vi.fn<() => Promise<Response>>()
  const ask = () => call('GET /auth/me')

  beforeEach(() => {
    vi.stubGlobal('fetch', answers)
    vi.stubGlobal('document', { documentElement: { lang: 'fr' } })
    vi.stubGlobal('localStorage', { getItem: () => null })
  })
  afterEach(() => {
    reachability.note(true)
    vi.unstubAllGlobals()
  })

  it('behind its headers is no answer, so that it may be asked again', async () => {
    answers.mockResolvedValueOnce(cutOff(JSON_TYPE))
    await expect(ask()).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    answers.mockResolvedValueOnce(cutOff({ 'content-type': 'application/pdf' }))
    await expect(ask()).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  })

  it('in the middle of its text is none either', async () => {
    answers.mockResolvedValueOnce(new Response('{"data"', { headers: JSON_TYPE }))
    await expect(ask()).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  })

  it('before its headers is none, and one that the page gave up is no failure', async () => {
    answers.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await expect(ask()).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    const aborted = new DOMException('gone', 'AbortError')
    answers.mockResolvedValueOnce(cutOff(JSON_TYPE, aborted))
    await expect(ask()).rejects.toBe(aborted)
  })

  it('tells since when nothing reached the server, until something does', async () => {
    vi.useFakeTimers({ now: 1000, toFake: ['Date'] })
    const told = vi.fn()
    const forget = reachability.subscribe(told)
    answers.mockRejectedValueOnce(new DOMException('gone', 'AbortError'))
    await expect(ask()).rejects.toThrow('gone')
    expect(reachability.offlineSince()).toBeUndefined()
    for (const now of [2000, 3000]) {
      vi.setSystemTime(now)
      answers.mockRejectedValueOnce(new TypeError('Failed to fetch'))
      await expect(ask()).rejects.toMatchObject({ code: 'UNAVAILABLE' })
      expect(reachability.offlineSince()).toBe(2000)
    }
    answers.mockResolvedValueOnce(Response.json({ code: 'RATE_LIMITED' }, { status: 429 }))
    await expect(ask()).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    expect(reachability.offlineSince()).toBeUndefined()
    expect(told).toHaveBeenCalledTimes(2)
    forget()
    vi.useRealTimers()
  })

  it('is told from one that is whole', async () => {
    answers.mockResolvedValueOnce(Response.json({ sub: '1' }))
    expect(await ask()).toEqual({ sub: '1' })
    answers.mockResolvedValueOnce(Response.json({ code: 'NOT_FOUND' }, { status: 404 }))
    await expect(ask()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    answers.mockResolvedValueOnce(new Response(null, { status: 204 }))
    expect(await ask()).toBeUndefined()
  })
})
