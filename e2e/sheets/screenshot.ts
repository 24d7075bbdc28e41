import type { Page } from '@playwright/test'

export interface Screenshot {
  readonly path: string
  readonly image: Buffer
}

/** Longer pages only repeat their rows. */
const MAX_HEIGHT = 2400

/** Takes one screenshot of the whole page, after the map is drawn. */
export async function takeScreenshot(page: Page, path: string): Promise<Screenshot> {
  const map = page.locator('.maplibregl-canvas').first()
  if (await map.count()) {
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1200)
  }
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  // a page that scrolls inside an element shows all of it only in a viewport of its full height
  const scrollHeight = await page.evaluate(() => document.documentElement.scrollHeight)
  const fullHeight = Math.min(Math.max(scrollHeight, height), MAX_HEIGHT)
  if (fullHeight > height) await page.setViewportSize({ width, height: fullHeight })
  const image = await page.screenshot({ animations: 'disabled' })
  if (fullHeight > height) await page.setViewportSize({ width, height })
  return { path, image }
}
