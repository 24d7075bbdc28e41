import type { Page } from '@playwright/test'
import { graphql, type Person } from './people'

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

/** The counts that the admins' tabs show, in their order. */
export async function shownCounts(page: Page): Promise<number[]> {
  const tabs = page.getByRole('navigation', { name: 'Statuts des livraisons' }).getByRole('link')
  const texts = await tabs.allInnerTexts()
  return texts.slice(0, TABS.length).map((text) => Number(text.replaceAll(/\D/g, '')))
}

/** How many rows the API counts for this person in each of these tabs. */
export async function rowCounts(
  baseURL: string,
  person: Person = 'maintainer',
  tabs: readonly (typeof TABS)[number][] = TABS,
): Promise<number[]> {
  const fields = tabs.map((tab) => `${tab}: findAllDeliveries(filter: { tab: ${tab} }) { total }`)
  const totals = await graphql<Record<string, { total: number }>>(baseURL, person, `{ ${fields.join(' ')} }`)
  return tabs.map((tab) => totals[tab]?.total ?? -1)
}
