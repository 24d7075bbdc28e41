import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from './api'

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
  afterEach(() => vi.unstubAllGlobals())

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

  it('is told from one that is whole', async () => {
    answers.mockResolvedValueOnce(Response.json({ sub: '1' }))
    expect(await ask()).toEqual({ sub: '1' })
    answers.mockResolvedValueOnce(Response.json({ code: 'NOT_FOUND' }, { status: 404 }))
    await expect(ask()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    answers.mockResolvedValueOnce(new Response(null, { status: 204 }))
    expect(await ask()).toBeUndefined()
  })
})
