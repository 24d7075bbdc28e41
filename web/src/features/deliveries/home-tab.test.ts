import { expect, it } from 'vitest'
import { STORED_STATUSES } from '@volant/domain/deliveries/statuses'
import { tabOf } from '@volant/domain/deliveries/tabs'
import { homeTab } from './home-tab'

it.each(['ADMIN', 'CLIENT'] as const)('is a tab of an %s that lists the status', (role) => {
  for (const status of STORED_STATUSES) expect(tabOf(role, homeTab(role, status))?.statuses).toContain(status)
})

it('is the cancelled tab for a delivery cancelled by its customer, and never the alerts', () => {
  expect(homeTab('ADMIN', 'CANCELLED_BY_CUSTOMER')).toBe('CANCELLED')
  expect(homeTab('ADMIN', 'WAITING_FOR_DRIVER')).toBe('WAITING_FOR_DRIVER')
  expect(homeTab('CLIENT', 'WAITING_FOR_DRIVER')).toBe('CONFIRMED')
})

it('is the confirmed tab for an unknown status', () => {
  expect(homeTab('ADMIN', null)).toBe('CONFIRMED')
})
