import { QueryClient } from '@tanstack/react-query'
import { calendarDayOf } from '@volant/domain/deliveries/calendar'
import { expect, it } from 'vitest'
import { driversQuery } from '../../features/deliveries/planning/planning-query'
import { suggestionsQuery } from '../../lib/suggestions/suggestions-query'
import { createRefresh } from './refresh'

const days = [calendarDayOf(new Date('2026-11-23T08:00:00.000Z'))]
const KEYS = {
  suggestions: suggestionsQuery({ deliveryId: 'd', limit: 10 }).queryKey,
  freeDrivers: driversQuery(days, { driver: '', free: true }).queryKey,
  allDrivers: driversQuery(days, { driver: '', free: false }).queryKey,
  deliveries: ['deliveries', 'table'],
  payments: ['invoices', 'payments', 'table'],
  invoices: ['invoices', 'table'],
}

it.each([
  ['afterDelivery', ['suggestions', 'freeDrivers', 'deliveries', 'payments']],
  ['afterDriver', ['suggestions', 'freeDrivers', 'allDrivers', 'payments']],
] as const)('%s, what may have changed is asked for again', (hint, again) => {
  const client = new QueryClient()
  for (const key of Object.values(KEYS)) client.setQueryData<unknown>(key, [])
  createRefresh(client)[hint]()
  const asked = Object.entries(KEYS).filter(([, key]) => client.getQueryState(key)?.isInvalidated)
  expect(asked.map(([name]) => name)).toEqual(again)
})
