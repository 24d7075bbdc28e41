import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
// No rule reads style sheets: preparing for them would cost axe half of the time.
const OPTIONS = { resultTypes: ['violations' as const], preload: false, iframes: false }
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    /** Once its source has been run in the page. */
    readonly axe?: typeof axe
  }
}

/** The source is run once in a document: it takes as long as a short check. */
async function violationsOf(page: Page, runOnly: axe.RunOptions['runOnly']): Promise<string[]> {
  if (!(await page.evaluate(() => Boolean(window.axe)))) await page.evaluate(SOURCE)
  const violations = await page.evaluate(async (options) => (await window.axe?.run(document, options))?.violations, {
    ...OPTIONS,
    runOnly,
  })
  if (!violations) throw new Error('axe did not start')
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
  await page.evaluate(() => {
    // what the header that stays covers by half is no fault: it can be scrolled
    window.scrollTo({ top: 0, behavior: 'instant' })
    // nor is a colour on its way to another
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
  })
  const found = await violationsOf(page, { type: 'tag', values: RULES })
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return overflow > 0 ? [...found, `${overflow} px wider than the screen`] : found
}

export async function expectAccessible(page: Page, where: string): Promise<void> {
  expect(await accessibilityFaults(page), where).toEqual([])
}
