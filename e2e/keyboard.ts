import { expect, type Page } from '@playwright/test'

/** Presses Tab until a control of this name has the focus. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Tab')
        return page.evaluate(() => document.activeElement?.textContent ?? '')
      },
      { timeout: 20_000, intervals: [0] },
    )
    .toMatch(name)
}
