import type { Page } from '@playwright/test'
import type { Picture } from './take'

const STYLE = `body { margin: 24px; font: 14px sans-serif; background: #8a8f98; display: flex; flex-wrap: wrap; gap: 20px; align-items: start }
figure { margin: 0 } figcaption { padding: 4px 0; color: #fff } img { display: block; width: var(--wide) }`

/** Sets the pictures side by side, each with its address, and takes one picture of them all. */
export async function layOut(page: Page, pictures: readonly Picture[], wide: number, file: string): Promise<void> {
  const columns = Math.max(1, Math.floor(2000 / wide))
  const figures = pictures.map(
    ({ path, image }) =>
      `<figure><figcaption>${path}</figcaption><img src="data:image/png;base64,${image.toString('base64')}"></figure>`,
  )
  await page.setViewportSize({ width: columns * (wide + 20) + 48, height: 1000 })
  await page.setContent(`<style>:root { --wide: ${wide}px } ${STYLE}</style>${figures.join('')}`)
  await page.screenshot({ path: file, fullPage: true })
}
