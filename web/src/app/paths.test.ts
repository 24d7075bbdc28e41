import { describe, expect, it } from 'vitest'
import { afterLogin, keyOf, paths, segmentOf } from './paths'

describe('the way after the sign-in', () => {
  it('goes back to a remembered page of the same panel', () => {
    expect(afterLogin('/admin/pilot/delivery-table/set?page=2', 'admin')).toBe('/admin/pilot/delivery-table/set?page=2')
    expect(afterLogin('/client', 'client')).toBe('/client')
  })

  it.each([
    undefined,
    '',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/client/dashboard',
    '/administrator',
    '/admin\\@evil.example',
  ])('goes home instead of to %s', (next) => {
    expect(afterLogin(next, 'admin')).toBe(paths.home('admin'))
  })
})

describe('addresses', () => {
  it('spell keys in lower case with hyphens, both ways', () => {
    expect(segmentOf('TWO_WAY_DELIVERY')).toBe('two-way-delivery')
    expect(keyOf('waiting-for-driver')).toBe('WAITING_FOR_DRIVER')
  })

  it('lead each role to its own detail page', () => {
    expect(paths.delivery('admin', 'STANDARD', 'CONFIRMED', '100042')).toBe(
      '/admin/pilot/details/standard/confirmed/100042',
    )
    expect(paths.delivery('client', 'OKM', 'SET', '100042')).toBe('/client/pilot/okm/set/100042')
  })

  it('keep what is not fit for an address', () => {
    expect(paths.profile('admin', 'an id')).toBe('/admin/profile/an%20id')
  })
})
