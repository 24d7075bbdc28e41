import { expect, type Page } from '@playwright/test'
import { PHONE, test } from './fixtures'
import { PAGES } from './pages'
import { waitUntilSettled } from './page-state'

/** 44 CSS pixels, as large as a thumb needs, less the line around a field and what rounding takes. */
const THUMB = 41.5

/** What can be touched and is smaller than a thumb. A link within a sentence has the height of its line. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((thumb) => {
    const found: string[] = []
    for (const control of document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')) {
      const [label] = control instanceof HTMLInputElement ? (control.labels ?? []) : []
      const isTick = control.matches('[type="radio"], [type="checkbox"], [type="file"]')
      const { width, height } = (isTick && label ? label : control).getBoundingClientRect()
      const isHidden = !control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || width < 2
      // shown to whoever comes to it by a key
      const isSkipLink = control.matches('a[href="#content"]')
      const isInline = control.matches('a') && getComputedStyle(control).display === 'inline'
      if (isHidden || isSkipLink || isInline || Math.min(width, height) >= thumb) continue
      const name = control.getAttribute('aria-label') ?? (control.textContent || control.id)
      found.push(`${name.trim()} is ${Math.round(width)} × ${Math.round(height)}`)
    }
    return found
  }, THUMB)
}

for (const who of ['driver', 'visitor'] as const)
  test(`a thumb finds whatever ${who} can touch on a phone`, async ({ open, address }) => {
    test.setTimeout(300_000)
    const { page } = await open(who, PHONE)
    const small: string[] = []
    for (const path of await PAGES[who](address)) {
      await page.goto(path)
      await waitUntilSettled(page)
      small.push(...(await smallTargets(page)).map((target) => `${path.replaceAll(/[\w-]{20,}/g, '…')}: ${target}`))
    }
    expect(small).toEqual([])
  })
