import { describe, expect, it } from 'vitest'
import { listOf, searchableFor } from './search-targets'

describe('the search', () => {
  it('finds for admins the people whose list they may open, and none for clients', () => {
    expect(searchableFor({ role: 'ADMIN', rank: 1 })).toEqual(['driver', 'manager', 'organization'])
    for (const rank of [2, 3]) expect(searchableFor({ role: 'ADMIN', rank })).toEqual(['driver', 'organization'])
    for (const rank of [4, 5, 6]) expect(searchableFor({ role: 'CLIENT', rank })).toEqual([])
  })

  it('leads to the list of the person, filtered to them', () => {
    const driver = { kind: 'driver', id: '1', name: 'Léo Petit', detail: 'leo+1@a.fr', state: 'DISABLED' } as const
    expect(listOf(driver)).toBe('/admin/drivers/drivers-table/disabled-drivers?email=leo%2B1%40a.fr')
    const manager = { kind: 'manager', id: '1', name: 'Ada', detail: 'ada@a.fr', rank: 3 } as const
    expect(listOf(manager)).toBe('/admin/manage-admins/support?search=ada%40a.fr')
    const organization = { kind: 'organization', id: '1', name: 'Sud & Fils', detail: 'sud-fils' } as const
    expect(listOf(organization)).toBe('/admin/organizations/organizations-table?search=Sud+%26+Fils')
  })
})
