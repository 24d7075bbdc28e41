import { describe, expect, it } from 'vitest'
import { afterLogin, DRIVER_TABLES, keyOf, ADMIN_TABLES, adminTable, panelOf, paths, segmentOf } from './paths'

describe('the address after the sign-in', () => {
  it('is the remembered page of the same panel', () => {
    expect(afterLogin('/admin/pilot/delivery-table/set?page=2', 'admin')).toBe('/admin/pilot/delivery-table/set?page=2')
    expect(afterLogin('/client', 'client')).toBe('/client')
  })

  it.each([
    ['/help', '/client/help'],
    ['/account', '/client/account'],
    ['/profile', '/client/profile'],
    ['/dashboard', '/client/dashboard'],
    ['/profile?from=mail#papers', '/client/profile'],
  ])('is the own page for %s', (next, own) => expect(afterLogin(next, 'client')).toBe(own))

  it.each([
    '',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/client/dashboard',
    '/administrator',
    '/',
    '/helpers',
    '/help/evil',
    '//help',
    '/survey?token=x',
    '/constructor',
    '/admin\\@evil.example',
  ])('goes home instead of to %s', (next) => {
    expect(afterLogin(next, 'admin')).toBe(paths.home('admin'))
  })
})

describe('addresses', () => {
  it('convert keys to lower case with hyphens, and back', () => {
    expect(segmentOf('TWO_WAY_DELIVERY')).toBe('two-way-delivery')
    expect(keyOf('waiting-for-driver')).toBe('WAITING_FOR_DRIVER')
  })

  it('lead each role to its own detail page', () => {
    expect(paths.delivery('admin', 'STANDARD', 'CONFIRMED', '100042')).toBe(
      '/admin/pilot/details/standard/confirmed/100042',
    )
    expect(paths.delivery('client', 'OKM', 'SET', '100042')).toBe('/client/pilot/okm/set/100042')
  })

  it('encode special characters', () => {
    expect(paths.profile('admin', 'an id')).toBe('/admin/profile/an%20id')
  })
})

describe('every page', () => {
  it.each([
    [paths.login(), '/login'],
    [paths.login('/admin?a=1'), '/login?next=%2Fadmin%3Fa%3D1'],
    [paths.notAuthorised(), '/not-authorised'],
    [paths.home('admin'), '/admin/dashboard'],
    [paths.home('client'), '/client/dashboard'],
    [paths.home('driver'), '/driver/missions'],
    [paths.dashboard('client'), '/client/dashboard'],
    [paths.profile('driver'), '/driver/profile'],
    [paths.account('driver'), '/driver/account'],
    [paths.help('client'), '/client/help'],
    [paths.deliveries('admin'), '/admin/pilot/delivery-table/confirmed'],
    [paths.deliveries('client', 'WAITING_FOR_DRIVER'), '/client/pilot/delivery-table/waiting-for-driver'],
    [paths.liveMap('admin'), '/admin/pilot/ongoing/delivery-map'],
    [paths.newDelivery('client', 'TO_RETURN'), '/client/new-delivery/to-return'],
    [paths.created('OKM', 'a/b', '100042', 7), '/client/new-delivery/okm/created/a%2Fb/100042/7'],
    [paths.editDelivery('admin', 'OKM', 'SET', 'a b'), '/admin/pilot/edit-deal/okm/set/a%20b'],
    [paths.editDelivery('client', 'OKM', 'SET', 'a', 2), '/client/edit-delivery/okm/set/a?step=2'],
    [paths.createDeal('requested', 'OKM', '100042'), '/admin/pilot/create-deal/requested/okm/100042'],
    [paths.offers('a b'), '/admin/pilot/delivery-table/waiting-for-driver/a%20b/offers'],
    [paths.drivers(), '/admin/drivers/drivers-table/accepted-requests'],
    [paths.drivers('refused-requests'), '/admin/drivers/drivers-table/refused-requests'],
    [paths.organizations(), '/admin/organizations/organizations-table'],
    [paths.ownPeople(), '/client/organization/members'],
    [paths.ownPeople('managers'), '/client/organization/managers'],
    [paths.admins(), '/admin/manage-admins/admins'],
    [paths.admins('support'), '/admin/manage-admins/support'],
    [paths.driverInvoices(), '/admin/invoices/driver/delivery'],
    [paths.driverInvoices('subscription'), '/admin/invoices/driver/subscription'],
    [paths.openExpenses(), '/admin/invoices/expenses'],
    [paths.deliveryInvoices('client'), '/client/invoices/deliveries'],
    [paths.auctions(), '/driver/auctions'],
    [paths.missions(), '/driver/missions'],
    [paths.mission('a b'), '/driver/missions/a%20b'],
  ])('%s', (path, address) => expect(path).toBe(address))

  it('of a role starts with its panel', () => {
    expect((['ADMIN', 'CLIENT', 'DRIVER'] as const).map(panelOf)).toEqual(['admin', 'client', 'driver'])
  })

  it('that lists people has a table for each state and rank', () => {
    expect(DRIVER_TABLES.map(({ table, state }) => `${state} ${table}`)).toEqual([
      'ACCEPTED accepted-requests',
      'WAITING waiting-requests',
      'REFUSED refused-requests',
      'DISABLED disabled-drivers',
    ])
    expect(ADMIN_TABLES.map(({ rank, name }) => `${name} ${adminTable(rank)}`)).toEqual([
      'SUPER_ADMIN admins',
      'MAINTAINER maintainers',
      'SUPPORT support',
    ])
    for (const stranger of [undefined, 4]) expect(adminTable(stranger)).toBeUndefined()
  })
})
