import type { Page } from '@playwright/test'

export interface Picture {
  readonly path: string
  readonly image: Buffer
}

/** Further down a page repeats itself. */
const MOST_HEIGHT = 2400

/** The whole page as one picture, with the map drawn. */
export async function take(page: Page, path: string): Promise<Picture> {
  const map = page.locator('.maplibregl-canvas').first()
  if (await map.count()) {
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1200)
  }
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  // a page that scrolls inside itself shows all of it only on a screen as tall as that
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  const tall = Math.min(Math.max(whole, height), MOST_HEIGHT)
  if (tall > height) await page.setViewportSize({ width, height: tall })
  const image = await page.screenshot({ animations: 'disabled' })
  if (tall > height) await page.setViewportSize({ width, height })
  return { path, image }
}
