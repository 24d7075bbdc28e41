import { createElement } from 'react'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { PricePanel } from './price-panel'

vi.mock('../../../lib/i18n', () => ({
  useWords: () => (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' '),
  useLanguage: () => 'fr',
}))

const told = (agreed: number | null) => {
  const question = { deliveryId: 'd', type: 'STANDARD', from: null, to: null, deadline: null } as const
  const panel = createElement(PricePanel, {
    question: { ...question, carType: 'A', status: 'PRIVATE' },
    category: 'STANDARD',
    options: [],
    pickUp: null,
    agreed,
  })
  const client = new QueryClient()
  return renderToStaticMarkup(
    createElement(MantineProvider, null, createElement(QueryClientProvider, { client }, panel)),
  ).replaceAll('\u00a0', ' ')
}

it('says above the estimate what was agreed with the client', () => {
  expect(told(500)).toMatch(/price\.agreed 500,00 € HT.*price\.incomplete/s)
  expect(told(null)).not.toContain('price.agreed')
})
