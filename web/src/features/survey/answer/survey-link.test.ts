import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../lib/api-error'
import { linkProblemOf, readLink } from './survey-link'

const CLAIMS = { deliveryId: 'd', clientFirstName: 'Zoé', clientLastName: 'Lœuillet', exp: 1_800_000_000 }
const encode = (payload: unknown) => `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`
const END = CLAIMS.exp * 1000

describe('the link of the survey', () => {
  it('is read with its accents until the second it expires', () => {
    expect(readLink(encode(CLAIMS), END - 1)).toEqual({ claims: CLAIMS })
    expect(readLink(encode(CLAIMS), END)).toEqual({ problem: 'EXPIRED' })
  })

  it('says what is wrong with it', () => {
    expect(readLink('', 0)).toEqual({ problem: 'NO_TOKEN' })
    const broken = ['x', 'a.b.c', 'h.%%%.s', encode(null), encode({ ...CLAIMS, exp: '1' }), encode({ exp: 1 })]
    for (const token of broken) expect(readLink(token, 0), token).toEqual({ problem: 'INVALID_FORMAT' })
  })

  it('is told apart from other errors of the server', () => {
    expect(linkProblemOf(new ApiError({ code: 'NOT_FOUND' }))).toBe('DELIVERY_NOT_FOUND')
    expect(linkProblemOf(new ApiError({ code: 'TOKEN_EXPIRED' }))).toBe('EXPIRED')
    expect(linkProblemOf(new ApiError({ code: 'UNAUTHENTICATED' }))).toBe('INVALID_FORMAT')
    expect(linkProblemOf(new ApiError({ code: 'CONFLICT' }))).toBeUndefined()
    expect(linkProblemOf(new Error('x'))).toBeUndefined()
  })
})
