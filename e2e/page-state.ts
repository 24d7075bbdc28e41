import { expect, type BrowserContext, type Page } from '@playwright/test'

/** Waits until nothing loads or moves. @param within a longer timeout, where many pages load at once */
export async function waitUntilSettled(page: Page, within: { timeout?: number } = {}): Promise<void> {
  await page.locator('main').first().waitFor(within)
  await expect(page.locator('.mantine-Skeleton-root, [aria-busy="true"]')).toHaveCount(0, within)
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
  )
}

/** Switches the colours of the open page only; the next page starts with the stored scheme. */
export async function switchScheme(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(async (wanted) => {
    document.documentElement.setAttribute('data-mantine-color-scheme', wanted)
    // Ends transitions at once: otherwise axe would read colours between the two schemes. What inherits a colour begins its own
    // transition only when the one above it has ended.
    const fading = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    for (let running = fading(); running.length > 0; running = fading()) {
      for (const transition of running) transition.finish()
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  }, scheme)
}

/** Stores preferences before any page loads, e.g. `volant.scheme` and `volant.language`. */
export function setPreferences(context: BrowserContext, preferences: Record<string, string>): Promise<unknown> {
  return context.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, Object.entries(preferences))
}
