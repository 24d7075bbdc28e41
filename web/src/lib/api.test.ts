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

it('a call that tells the clock of the device does so at each attempt', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 10), toFake: ['Date'] })
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => Response.json({ data: {} }))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('document', { documentElement: { lang: 'fr' } })
  vi.stubGlobal('localStorage', { getItem: () => null })
  const sent = () => fetched.mock.calls.map(([, { headers }]) => new Headers(headers).get('x-sent-at'))
  await call('GET /auth/me')
  await call('GET /auth/me', {}, { tellsClock: true })
  vi.setSystemTime(Date.UTC(2026, 10, 23, 11))
  await call('GET /auth/me', {}, { tellsClock: true })
  expect(sent()).toEqual([null, '2026-11-23T10:00:00.000Z', '2026-11-23T11:00:00.000Z'])
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

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

describe('a network that goes without a word', () => {
  const never = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(
    (_url, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
  )
  /** Its headers come at once, and nothing behind them. */
  const slowly =
    (type: string) =>
    async (_url: string, { signal }: RequestInit) =>
      new Response(
        new ReadableStream({
          start: (stream) => signal?.addEventListener('abort', () => stream.error(signal.reason)),
        }),
        { headers: { 'content-type': type } },
      )

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', never)
    vi.stubGlobal('document', { documentElement: { lang: 'fr' } })
    vi.stubGlobal('localStorage', { getItem: () => null })
  })
  afterEach(() => {
    reachability.note(true)
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('ends a request after half a minute, so that what waits behind it has its turn', async () => {
    const refused = call('GET /auth/me').catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(reachability.offlineSince()).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(await refused).toMatchObject({ code: 'UNAVAILABLE' })
    expect(reachability.offlineSince()).toBeDefined()
  })

  it('does not cut off a file that comes slowly', async () => {
    const settled = vi.fn()
    void call('GET /auth/me', {}, { read: (file) => file.blob() }).finally(settled)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(settled).not.toHaveBeenCalled()
  })

  it('cuts off an answer behind its headers, but no file, also where nobody says how to read it', async () => {
    const settled = vi.fn()
    never.mockImplementationOnce(slowly('application/pdf'))
    void call('GET /auth/me').finally(settled)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(settled).not.toHaveBeenCalled()
    never.mockImplementationOnce(slowly('application/json'))
    const refused = call('GET /auth/me').catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await refused).toMatchObject({ code: 'UNAVAILABLE' })
  })
})

describe('a session that two windows share', () => {
  const stored = new Map<string, string>()
  const expired = () => Response.json({ code: 'TOKEN_EXPIRED' }, { status: 401 })
  const renewed = { IdToken: 'id-2', AccessToken: 'access-2', RefreshToken: 'refresh-2' }
  const answers = vi.fn<(url: string) => Promise<Response>>()

  beforeEach(() => {
    stored.clear()
    stored.set('volant.idToken', 'id-1').set('volant.refreshToken', 'refresh-1')
    answers.mockReset()
    vi.stubGlobal('fetch', answers)
    vi.stubGlobal('document', { documentElement: { lang: 'fr' } })
    vi.stubGlobal('sessionStorage', { clear: () => {} })
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      clear: () => stored.clear(),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  /** What the other window does while this one waits for its renewal. */
  async function callWhile(meanwhile: () => void, renewal: Response) {
    answers.mockResolvedValueOnce(expired())
    answers.mockImplementationOnce(async () => {
      meanwhile()
      return renewal
    })
    answers.mockResolvedValueOnce(Response.json({ sub: '1' }))
    return call('GET /auth/me')
  }
  const renewElsewhere = () => stored.set('volant.idToken', 'id-5').set('volant.refreshToken', 'refresh-5')

  it('keeps what it renews', async () => {
    expect(await callWhile(() => {}, Response.json({ AuthenticationResult: renewed }))).toEqual({ sub: '1' })
    expect(stored.get('volant.refreshToken')).toBe('refresh-2')
  })

  it.each([
    ['comes late', () => Response.json({ AuthenticationResult: renewed })],
    ['is refused, for its token is old', expired],
  ])('is not thrown back by an answer that %s', async (_how, renewal) => {
    expect(await callWhile(renewElsewhere, renewal())).toEqual({ sub: '1' })
    expect(stored.get('volant.refreshToken')).toBe('refresh-5')
  })

  it('ends for one where the other has signed out', async () => {
    const late = callWhile(() => stored.clear(), Response.json({ AuthenticationResult: renewed }))
    await expect(late).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
    expect(stored.size).toBe(0)
  })
})
