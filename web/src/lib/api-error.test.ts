import { describe, expect, it } from 'vitest'
import { STATUS_OF } from '@volant/domain/kernel/errors'
import { ApiError, toApiError, unreachable } from './api-error'

const answer = (status: number, headers = {}) => new Response(null, { status, headers })

describe('an error response', () => {
  it('carries the fields of its body', () => {
    const body = {
      code: 'CONFLICT',
      message: 'Too late',
      reason: 'STALE_VERSION',
      fields: [{ path: 'a', code: 'invalid' }],
      missing: ['imagesBefore.top'],
      current: { status: 'SET', version: 3, allowed: [] },
    }
    expect(toApiError(answer(409), body)).toMatchObject({ name: 'ApiError', ...body })
  })

  it('has a code, empty lists and no wait when the body says nothing', () => {
    for (const body of [null, undefined, 'Bad gateway', {}])
      expect(toApiError(answer(404), body)).toMatchObject({
        code: 'NOT_FOUND',
        message: 'NOT_FOUND',
        fields: [],
        missing: [],
        retryAfter: undefined,
      })
  })

  it('gets its code from the status when its own is unknown', () => {
    expect(toApiError(answer(403), { code: 'NEW' }).code).toBe('FORBIDDEN')
    expect(toApiError(answer(418), { code: 'NEW' }).code).toBe('INTERNAL')
    expect(toApiError(answer(400), { code: 'CONFLICT' }).code).toBe('CONFLICT')
    for (const [code, status] of Object.entries(STATUS_OF))
      if (code !== 'TOKEN_EXPIRED') expect(toApiError(answer(status), {}).code).toBe(code)
  })

  it.each([
    ['30', 30],
    ['0', undefined],
    ['-1', undefined],
    ['soon', undefined],
  ])('with retry-after %s waits %s seconds', (header, seconds) => {
    expect(toApiError(answer(429, { 'retry-after': header }), {}).retryAfter).toBe(seconds)
  })
})

describe('a request without a response', () => {
  it('is an unavailable server', () => {
    const cause = new TypeError('Failed to fetch')
    const error = unreachable(cause)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ code: 'UNAVAILABLE', message: 'unreachable', cause })
    expect(unreachable(new DOMException('late', 'TimeoutError'))).toMatchObject({ code: 'UNAVAILABLE' })
    expect(unreachable(Object.assign(new Error('x'), { name: 'AbortError' }))).toMatchObject({ code: 'UNAVAILABLE' })
  })

  it('is no failure when the page aborted it', () => {
    const cause = new DOMException('gone', 'AbortError')
    expect(unreachable(cause)).toBe(cause)
  })
})
