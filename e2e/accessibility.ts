import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
// No frames in the product, no rule that reads style sheets: what axe would prepare for them costs half of the time.
const ASKED = { resultTypes: ['violations' as const], preload: false }

type Rules = Parameters<AxeBuilder['options']>[0]['runOnly']

async function violationsOf(page: Page, runOnly: Rules): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ ...ASKED, runOnly })
    .setLegacyMode()
    .analyze()
  return violations.map(({ id, nodes }) => {
    const places = nodes.map(({ target, any }) => `${target.join(' ')} ${any[0]?.message ?? ''}`)
    return `${id}: ${places.slice(0, 3).join(' | ')}`
  })
}

/** The same page in other colours can fail only these; everything else about it is the same. */
export function colourFaults(page: Page): Promise<string[]> {
  return violationsOf(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] })
}

/** What axe finds, and how far anything sticks out of the screen sideways. */
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
