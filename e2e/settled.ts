import { expect, type BrowserContext, type Page } from '@playwright/test'

/** Nothing is on its way any more. @param within where many pages load at once */
export async function settle(page: Page, within: { timeout?: number } = {}): Promise<void> {
  await page.locator('main').first().waitFor(within)
  await expect(page.locator('.mantine-Skeleton-root, [aria-busy="true"]')).toHaveCount(0, within)
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
  )
}

/** Shows the page as it stands in the other colours; the next page begins with what was chosen. */
export async function turn(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((wanted) => {
    document.documentElement.setAttribute('data-mantine-color-scheme', wanted)
    // at once: colours half way between the two would be read
    for (const fading of document.getAnimations()) if (fading instanceof CSSTransition) fading.finish()
  }, scheme)
}

/** What the person has chosen before, e.g. `volant.scheme` and `volant.language`. */
export function choose(context: BrowserContext, kept: Record<string, string>): Promise<unknown> {
  return context.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, Object.entries(kept))
}
