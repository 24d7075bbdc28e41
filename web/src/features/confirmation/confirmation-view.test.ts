import { createElement, type ReactNode } from 'react'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { summaryQuery, type Summary } from './confirmation-queries'
import { ConfirmationEnd, ConfirmationView } from './confirmation-view'

vi.mock('../../lib/i18n', () => ({ useWords: () => (key: string) => key, useLanguage: () => 'fr' }))

const frame = ({ title, children }: { title: string; children: ReactNode }) =>
  createElement('main', { title }, children)

function asked(type: Summary['type']): string {
  const client = new QueryClient()
  const summary = { publicId: '100042', type, vehicles: [], carPickUpDate: null, carDeliveryDeadline: null }
  client.setQueryData(summaryQuery('t').queryKey, summary as unknown as Summary)
  const view = createElement(ConfirmationView, { token: 't', frame })
  return renderToStaticMarkup(
    createElement(MantineProvider, null, createElement(QueryClientProvider, { client }, view)),
  )
}
const told = (end: 'CONFIRMED_BY_CUSTOMER' | 'CANCELLED_BY_CUSTOMER', isReturn: boolean) =>
  /<h1[^>]*>([^<]*)/.exec(renderToStaticMarkup(createElement(ConfirmationEnd, { end, isReturn, frame })))?.[1]

it('asks the customer of a return for the visit of the driver, and says that it is confirmed', () => {
  expect(asked('TO_RETURN')).toMatch(/<main title="titleReturn">.*>titleReturn<\/p>/s)
  expect(asked('STANDARD')).toMatch(/<main title="title">.*>title<\/p>/s)
  expect(told('CONFIRMED_BY_CUSTOMER', true)).toBe('confirmed.titleReturn')
  expect(told('CONFIRMED_BY_CUSTOMER', false)).toBe('confirmed.title')
  expect(told('CANCELLED_BY_CUSTOMER', true)).toBe('reported.title')
})
