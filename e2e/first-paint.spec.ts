import { expect, type Page } from '@playwright/test'
import { DESKTOP, holdBack, PHONE, test } from './fixtures'

const SCRIPT = /\/assets\/index-.*\.js$/

for (const [person, path, screen, panel] of [
  ['maintainer', '/admin/pilot/delivery-table/confirmed', DESKTOP, 'office'],
  ['owner', '/client/dashboard', PHONE, 'office'],
  ['driver', '/driver/missions', PHONE, 'driver'],
] as const)
  test(`${path} has its head before its script`, async ({ open }) => {
    const { page } = await open(person, screen)
    const release = await holdBack(page, SCRIPT)
    await page.goto(path, { waitUntil: 'commit' })
    const outline = page.locator(`[data-panel="${panel}"]`)
    await expect(outline).toBeVisible()
    release()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(outline).toBeHidden()
  })

test('a visitor is shown no panel', async ({ open }) => {
  const { page } = await open('visitor', DESKTOP)
  const release = await holdBack(page, SCRIPT)
  await page.goto('/admin/dashboard', { waitUntil: 'commit' })
  // stands behind what would show it
  await page.locator('noscript').waitFor({ state: 'attached' })
  await expect(page.locator('[data-panel]')).toHaveCount(0)
  release()
  await expect(page).toHaveURL(/\/login\?next=/)
})

/** Notes each time that the title of the page is taken away after it was shown. */
async function watchTitle(page: Page): Promise<() => Promise<number>> {
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
  })
  return () => page.evaluate(() => (globalThis as unknown as { takenAway: number }).takenAway)
}

for (const [person, path, rows] of [
  ['maintainer', '/admin/dashboard', 'main li'],
  ['owner', '/client/dashboard', 'main li'],
  ['maintainer', '/admin/pilot/delivery-table/confirmed', 'main tbody tr'],
  ['owner', '/client/pilot/delivery-table/confirmed', 'main tbody tr'],
  ['driver', '/driver/missions', 'main li'],
] as const)
  test(`${path} is shown once and stays`, async ({ open }) => {
    const { page } = await open(person, DESKTOP)
    const takenAway = await watchTitle(page)
    await page.goto(path)
    await expect(page.locator(rows).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await takenAway()).toBe(0)
  })
