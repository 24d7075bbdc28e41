import type { Page } from '@playwright/test'
import { ask } from './people'

const TABS = [
  'REQUESTED',
  'CONFIRMED',
  'WAITING_FOR_DRIVER',
  'SET',
  'ALERT',
  'ONGOING',
  'COMPLETED',
  'CANCELLED',
] as const

/** What the tabs of the office say, in their order. */
export async function shownCounts(page: Page): Promise<number[]> {
  const tabs = page.getByRole('navigation', { name: 'Statuts des livraisons' }).getByRole('link')
  const texts = await tabs.allInnerTexts()
  return texts.slice(0, TABS.length).map((text) => Number(text.replaceAll(/\D/g, '')))
}

/** How many rows stand behind each tab. */
export async function rowCounts(baseURL: string): Promise<number[]> {
  const fields = TABS.map((tab) => `${tab}: findAllDeliveries(filter: { tab: ${tab} }) { total }`)
  const totals = await ask<Record<string, { total: number }>>(baseURL, 'maintainer', `{ ${fields.join(' ')} }`)
  return TABS.map((tab) => totals[tab]?.total ?? -1)
}
