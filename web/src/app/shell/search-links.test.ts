import { expect, it } from 'vitest'
import { searchLinks } from './search-links'

const [office, client] = [searchLinks({ role: 'ADMIN' }), searchLinks({ role: 'CLIENT' })]
const person = { id: 'p1', name: 'Mina Membre', email: 'mina@garage.test', isRemoved: false }
const organization = { name: 'Garage', slug: 'garage' }

it('leads the office to the member, whose list may have many pages, and a client to their list', () => {
  for (const rank of [4, 5, 6]) expect(office.member({ ...person, rank, organization })).toBe('/admin/profile/p1')
  expect(office.member({ ...person, rank: 6, organization: null, isRemoved: true })).toBe('/admin/profile/p1')
  expect(client.member({ ...person, rank: 6, organization })).toBe('/client/organization/members')
  expect(client.member({ ...person, rank: 5, organization })).toBe('/client/organization/managers')
})

it('leads to a removed administrator, who is in no list', () => {
  expect(office.admin({ ...person, rank: 2 })).toMatch(/\?search=mina/)
  expect(office.admin({ ...person, rank: 2, isRemoved: true })).toBe('/admin/profile/p1')
})

it('leads a client to the invoice, which the page of the delivery does not show', () => {
  const invoice = { id: 'i1', number: 'F-2026-000001', isCredit: false, contract: '100042', organizationName: 'Garage' }
  expect(client.invoice(invoice)).toBe('/client/invoices/deliveries?deliveryId=100042')
  expect(office.invoice(invoice)).toBe('/admin/pilot/delivered/100042')
})
