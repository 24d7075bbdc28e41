import type { Page } from '@playwright/test'
import type { Screenshot } from './screenshot'

const STYLE = `body { margin: 24px; font: 14px sans-serif; background: #8a8f98; display: flex; flex-wrap: wrap; gap: 20px; align-items: start }
figure { margin: 0 } figcaption { padding: 4px 0; color: #fff } img { display: block; width: var(--wide) }`

/** Arranges the screenshots side by side, each with its address, and saves them as one image. */
export async function saveContactSheet(
  page: Page,
  screenshots: readonly Screenshot[],
  columnWidth: number,
  file: string,
): Promise<void> {
  const columns = Math.max(1, Math.floor(2000 / columnWidth))
  const figures = screenshots.map(
    ({ path, image }) =>
      `<figure><figcaption>${path}</figcaption><img src="data:image/png;base64,${image.toString('base64')}"></figure>`,
  )
  await page.setViewportSize({ width: columns * (columnWidth + 20) + 48, height: 1000 })
  await page.setContent(`<style>:root { --wide: ${columnWidth}px } ${STYLE}</style>${figures.join('')}`)
  await page.screenshot({ path: file, fullPage: true })
}
