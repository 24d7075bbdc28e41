import type { BrowserContext, Page } from '@playwright/test'

const LOADING = '.mantine-Skeleton-root, [aria-busy="true"]'

/** Waits until nothing loads or moves. @param within a longer timeout, where many pages load at once */
export async function waitUntilSettled(page: Page, within: { timeout?: number } = {}): Promise<void> {
  // Looks at each frame. A locator would look again after half a second, an expectation after one.
  await page.waitForFunction(
    (loading) => document.querySelector('main')?.checkVisibility() && document.querySelector(loading) === null,
    LOADING,
    within,
  )
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

/**
 * Notes each time that the title of a page is taken away after it was shown: the page waits then for texts or code of a part that
 * came later, and loses what is typed meanwhile. What the browser loads when it is idle never comes here, as on a busy one.
 * @returns how often, of the page that is open
 */
export async function watchTitle(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let shown = false
    let takenAway = 0
    const look = () => {
      const isShown = document.querySelector('main h1')?.checkVisibility() ?? false
      if (shown && !isShown) takenAway += 1
      shown = isShown
      Object.assign(globalThis, { takenAway })
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
    window.requestIdleCallback = () => 0
  })
  return () => page.evaluate(() => (globalThis as unknown as { takenAway?: number }).takenAway ?? 0)
}
