import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
// The product has no frames and no rule reads style sheets: preparing for them would cost axe half of the time.
const OPTIONS = { resultTypes: ['violations' as const], preload: false }

type Rules = Parameters<AxeBuilder['options']>[0]['runOnly']

async function violationsOf(page: Page, runOnly: Rules): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ ...OPTIONS, runOnly })
    .setLegacyMode()
    .analyze()
  return violations.map(({ id, nodes }) => {
    const places = nodes.map(({ target, any }) => `${target.join(' ')} ${any[0]?.message ?? ''}`)
    return `${id}: ${places.slice(0, 3).join(' | ')}`
  })
}

/** The rules that can fail when only the colours of a page change. */
export function colourFaults(page: Page): Promise<string[]> {
  return violationsOf(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] })
}

/** What axe finds, and by how many pixels the page is wider than the screen. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const found = await violationsOf(page, { type: 'tag', values: RULES })
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return overflow > 0 ? [...found, `${overflow} px wider than the screen`] : found
}

export async function expectAccessible(page: Page, where: string): Promise<void> {
  expect(await accessibilityFaults(page), where).toEqual([])
}
