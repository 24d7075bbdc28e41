import { TABS } from '@volant/domain/deliveries/tabs'
import type { DeliveryTab } from '@volant/domain/deliveries/tabs'
import { CANCELLED_GROUP, isIn, MISSION_GROUP } from '@volant/domain/deliveries/statuses'
import { expect, it } from 'vitest'
import { searchOf, sortOf, tableSearch } from './table-search'
import { timeSorts } from './time-sorts'

const tabs = Object.entries(TABS.ADMIN) as [DeliveryTab, (typeof TABS.ADMIN)[keyof typeof TABS.ADMIN]][]

it('sorts the time left by the pick-up to which it counts, and by punctuality only where it shows that', () => {
  for (const tab of ['CONFIRMED', 'WAITING_FOR_DRIVER', 'SET', 'ALERT'] as const)
    expect(timeSorts(tab), tab).toEqual({ remaining: 'carPickUpDate', punctuality: 'punctuality' })
  expect(timeSorts('ONGOING')).toEqual({ remaining: 'punctuality' })
})

it('counts the time left to the pick-up in no tab that holds a car on its way', () => {
  const counting = tabs.filter(([tab]) => timeSorts(tab).remaining === 'carPickUpDate')
  for (const [tab, { statuses }] of counting)
    expect(
      statuses.filter((status) => isIn(status, MISSION_GROUP)),
      tab,
    ).toEqual([])
})

it('can sort every open tab by punctuality, and none of what is over', () => {
  for (const [tab, { statuses }] of tabs) {
    const over = statuses.every((status) => status === 'COMPLETED' || isIn(status, CANCELLED_GROUP))
    expect(Object.values(timeSorts(tab)).includes('punctuality'), tab).toBe(!over)
  }
})

it('has a head for the order in which a tab begins', () => {
  for (const tab of ['ALERT', 'ONGOING'] as const) {
    const { orderBy } = searchOf('ADMIN', tab, tableSearch.validate({}))
    expect(Object.values(timeSorts(tab)), tab).toContain(orderBy)
  }
})

it('sorts by what both roles may put into the address', () => {
  for (const [tab] of tabs)
    for (const orderBy of Object.values(timeSorts(tab))) {
      expect(sortOf(orderBy)).toBe(orderBy)
      const search = tableSearch.validate({ orderBy, order: 'asc' })
      expect(searchOf('CLIENT', tab, search)).toMatchObject({ orderBy, order: 'asc' })
    }
})
