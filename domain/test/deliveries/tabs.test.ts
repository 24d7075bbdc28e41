import { describe, expect, it } from 'vitest'
import { STORED_STATUSES } from '../../src/deliveries/statuses'
import { isAlert, tabOf, TABS } from '../../src/deliveries/tabs'
import { NOW } from './a-delivery'

describe('tabs', () => {
  it('leave no delivery outside every tab of an admin, and count it once', () => {
    const main = ['REQUESTED', 'CONFIRMED', 'WAITING_FOR_DRIVER', 'SET', 'ONGOING', 'COMPLETED', 'CANCELLED'] as const
    for (const status of STORED_STATUSES) {
      const tabs = main.filter((tab) => tabOf('ADMIN', tab)?.statuses.includes(status))
      expect({ status, tabs: tabs.length }).toEqual({ status, tabs: status === 'CANCELLED_BY_CUSTOMER' ? 2 : 1 })
    }
  })

  it('show a client the auction and the attribution as confirmed', () => {
    expect(tabOf('CLIENT', 'CONFIRMED')?.statuses).toEqual(['CONFIRMED', 'WAITING_FOR_DRIVER', 'SET'])
    expect(tabOf('CLIENT', 'REQUESTED')?.statuses).not.toContain('CANCELLED_BY_CUSTOMER')
    expect(tabOf('ADMIN', 'REQUESTED')?.statuses).toContain('SMS_SENT')
  })

  it('are refused to roles that do not have them', () => {
    for (const tab of ['WAITING_FOR_DRIVER', 'SET', 'ALERT'] as const) expect(tabOf('CLIENT', tab)).toBeNull()
    for (const tab of ['REQUESTED', 'CONFIRMED', 'ALERT', 'CANCELLED'] as const) expect(tabOf('DRIVER', tab)).toBeNull()
  })

  it('have the same single statuses for whoever may open them', () => {
    for (const tab of ['PENDING_CUSTOMER_CONFIRMATION', 'RESCHEDULED_BY_ADMIN'] as const)
      expect(TABS.ADMIN[tab]).toEqual({ statuses: [tab] })
  })
})

describe('alert', () => {
  const auction = (minutes: number, pendingOffers = 0) => ({
    status: 'WAITING_FOR_DRIVER' as const,
    carDeliveryDeadline: new Date(NOW.getTime() + minutes * 60_000),
    pendingOffers,
  })

  it('rings from two hours before the deadline, and goes on after it', () => {
    expect(isAlert(auction(121), NOW)).toBe(false)
    expect(isAlert(auction(120), NOW)).toBe(true)
    expect(isAlert(auction(-600), NOW)).toBe(true)
  })

  it('is silent with an offer, a driver or no deadline', () => {
    expect(isAlert(auction(10, 1), NOW)).toBe(false)
    expect(isAlert({ ...auction(10), status: 'SET' }, NOW)).toBe(false)
    expect(isAlert({ ...auction(10), carDeliveryDeadline: null }, NOW)).toBe(false)
  })
})
