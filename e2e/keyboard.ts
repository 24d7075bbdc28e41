import { expect, type Page } from '@playwright/test'

/** Tab by tab until the focus stands on a control of this name. */
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
