import { ALLOWED, refuse, refuseFields, refuseMissing } from '@volant/domain/kernel/decision'
import { STATUS_OF } from '@volant/domain/kernel/errors'
import { describe, expect, it } from 'vitest'
import { ApiErrorBody, AppError, ensure, refusalError, statusOf } from '../src/errors'

const current = { status: 'SET', version: 3, allowed: ['CANCEL'] }

describe('an error as it is sent', () => {
  it('says no more than what is known', () => {
    expect(new AppError('NOT_FOUND').toBody()).toEqual({ statusCode: 404, code: 'NOT_FOUND', message: 'NOT_FOUND' })
  })

  it('says all that is known, and passes its own contract', () => {
    const details = {
      reason: 'ILLEGAL_TRANSITION',
      fields: [{ path: 'a.0', code: 'required' }],
      current,
      missing: ['imagesBefore.top'],
    } as const
    const body = new AppError('CONFLICT', { ...details, message: 'User is not confirmed.' }).toBody()
    expect(body).toEqual({ statusCode: 409, code: 'CONFLICT', message: 'User is not confirmed.', ...details })
    expect(ApiErrorBody.parse(body)).toEqual(body)
  })

  it('keeps the seconds to wait for the header', () => {
    const error = new AppError('RATE_LIMITED', { retryAfter: 3 })
    expect(error).toMatchObject({ name: 'AppError', retryAfter: 3, statusCode: 429 })
    expect(error.toBody()).not.toHaveProperty('retryAfter')
  })

  it.each(Object.entries(STATUS_OF))('%s is a %d', (code, status) => {
    expect(statusOf(code as keyof typeof STATUS_OF)).toBe(status)
  })
})

describe('a refusal as an error', () => {
  it.each([
    ['its reason', refuse('FORBIDDEN', 'WRONG_ROLE'), { code: 'FORBIDDEN', reason: 'WRONG_ROLE' }],
    ['its fields', refuseFields({ path: 'a', code: 'required' }), { fields: [{ path: 'a', code: 'required' }] }],
    ['what is missing', refuseMissing('DELIVERY_INCOMPLETE', ['category']), { missing: ['category'] }],
    ['where the object stands', { ...refuse('CONFLICT'), current }, { code: 'CONFLICT', current }],
  ])('carries %s', (_what, refusal, carried) => expect(refusalError(refusal)).toMatchObject(carried))

  it('falls back to what the caller knows, and no further', () => {
    const known = { reason: 'STALE_VERSION', fields: [], missing: [], current } as const
    expect(refusalError(refuse('CONFLICT'), known)).toMatchObject(known)
    expect(refusalError(refuse('CONFLICT', 'HAS_INVOICE'), known).reason).toBe('HAS_INVOICE')
  })

  it('is thrown, where what is allowed passes', () => {
    expect(() => ensure(ALLOWED)).not.toThrow()
    expect(() => ensure(refuse('FORBIDDEN', 'WRONG_ROLE'), { message: 'No.' })).toThrow(
      expect.objectContaining({ code: 'FORBIDDEN', reason: 'WRONG_ROLE', message: 'No.' }),
    )
  })
})
