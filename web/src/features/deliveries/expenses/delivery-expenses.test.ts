import { createElement, type ReactNode } from 'react'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { DeliveryExpenses } from './delivery-expenses'
import { expensesQuery } from './expense-queries'
import type { DeliveryExpensesQuery } from './queries.generated'

vi.mock('../../../lib/i18n', () => ({
  useWords: () => (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' '),
  useLanguage: () => 'fr',
}))
vi.mock('./receipt', () => ({ Receipt: () => null }))

type Expense = DeliveryExpensesQuery['missionExpenses'][number]
type Status = NonNullable<DeliveryExpensesQuery['findDeliveryById']>['status']

const EXPENSE: Expense = {
  id: 'e1',
  deliveryId: 'd',
  kind: 'toll',
  amount: 80,
  text: null,
  state: 'APPROVED',
  approved: 80,
  reason: null,
  driverName: 'Nora Petit',
  capturedAt: '2026-06-15T08:00:00Z',
  receivedAt: '2026-06-15T08:00:00Z',
  photo: '/files/e1',
  decidedAt: null,
  decidedBy: null,
  payment: null,
}
const frame = ({ children }: { children: ReactNode }) => createElement('section', null, children)

function told(status: Status, payment: Expense['payment']): string[] {
  const client = new QueryClient()
  const states = ['APPROVED', 'DECLARED', 'LAPSED'] as const
  const missionExpenses = states.map((state) => ({
    ...EXPENSE,
    id: state,
    state,
    payment,
    approved: state === 'APPROVED' ? 80 : null,
  }))
  const found: DeliveryExpensesQuery = { missionExpenses, findDeliveryById: { status, finalPrice: 245 } }
  client.setQueryData(expensesQuery('d').queryKey, found)
  const card = createElement(DeliveryExpenses, { deliveryId: 'd', frame })
  const drawn = renderToStaticMarkup(
    createElement(MantineProvider, null, createElement(QueryClientProvider, { client }, card)),
  ).replaceAll('\u00a0', ' ')
  return [...drawn.matchAll(/>(price|failed|cancelled|paidBack|sum|decide|change)( [^<]*)?</g)].map(([, key, values]) =>
    `${key}${values ?? ''}`.trim(),
  )
}

it('offers a decision as long as the payment can change, and counts what lapsed in no sum', () => {
  const sums = ['price 245,00 € HT', 'paidBack 80,00 €', 'sum 80,00 € 160,00 €']
  const without = (buttons: readonly string[]) => [sums[0], sums[1], ...buttons, sums[2]]
  expect(told('ONGOING', null)).toEqual(without(['change', 'decide']))
  expect(told('COMPLETED', 'PENDING')).toEqual(without(['change', 'decide']))
  expect(told('COMPLETED', 'PAID')).toEqual(sums)
})

it('says what has to happen before expenses under a failed payment are decided', () => {
  expect(told('COMPLETED', 'FAILED')).toEqual([
    'price 245,00 € HT',
    'failed',
    'paidBack 80,00 €',
    'sum 80,00 € 160,00 €',
  ])
})

it('says that nothing is paid back once the mission or its payment is cancelled', () => {
  expect(told('CANCELLED_BY_ADMIN', 'CANCELLED')).toEqual(['cancelled'])
  expect(told('CANCELLED_BY_CUSTOMER', null)).toEqual(['cancelled'])
  expect(told('COMPLETED', 'CANCELLED')).toEqual(['cancelled'])
})
