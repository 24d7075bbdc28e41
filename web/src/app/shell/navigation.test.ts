import { describe, expect, it } from 'vitest'
import { isWithin, navigationOf } from './navigation'

const keys = (role: 'ADMIN' | 'CLIENT', rank: number) => {
  const { entries, administration } = navigationOf({ role, rank })
  return [...entries, ...administration].map(({ key }) => key)
}

describe('the header', () => {
  it.each([
    [
      'super admins',
      'ADMIN',
      1,
      [
        'dashboard',
        'deliveries',
        'planning',
        'drivers',
        'organizations',
        'invoices',
        'admins',
        'tariff',
        'survey',
        'upkeep',
      ],
    ],
    ['maintainers', 'ADMIN', 2, ['dashboard', 'deliveries', 'planning', 'drivers', 'organizations', 'invoices']],
    ['support', 'ADMIN', 3, ['dashboard', 'deliveries', 'planning', 'drivers', 'organizations', 'invoices']],
    ['owners', 'CLIENT', 4, ['dashboard', 'deliveries', 'calendar', 'organization', 'invoices']],
    ['managers', 'CLIENT', 5, ['dashboard', 'deliveries', 'calendar', 'organization', 'invoices']],
    ['members', 'CLIENT', 6, ['dashboard', 'deliveries', 'calendar', 'invoices']],
  ] as const)('of %s', (_who, role, rank, expected) => {
    expect(keys(role, rank)).toEqual(expected)
  })

  it('marks the entry of the open page, and no other with the same prefix', () => {
    const { administration, entries } = navigationOf({ role: 'ADMIN', rank: 1 })
    const active = (pathname: string) =>
      [...entries, ...administration].filter((entry) => isWithin(entry, pathname)).map(({ key }) => key)
    expect(active('/admin/dashboard')).toEqual(['dashboard'])
    expect(active('/admin/pilot/details/okm/set/100042')).toEqual(['deliveries'])
    expect(active('/admin/pilot/planning')).toEqual(['planning'])
    expect(active('/admin/invoices/driver/delivery')).toEqual(['invoices'])
    expect(active('/admin/organizations/organizations-table')).toEqual(['organizations'])
    expect(active('/admin/survey')).toEqual(['survey'])
    expect(active('/admin/upkeep/security')).toEqual(['upkeep'])
    expect(active('/admin/drivers-of-others')).toEqual([])
    const client = navigationOf({ role: 'CLIENT', rank: 4 }).entries
    const ofClient = (pathname: string) => client.filter((entry) => isWithin(entry, pathname)).map(({ key }) => key)
    expect(ofClient('/client/pilot/calendar')).toEqual(['calendar'])
    expect(ofClient('/client/pilot/standard/set/100042')).toEqual(['deliveries'])
  })
})
