import type { Page } from '@playwright/test'

/** Chooses one of a delivery's actions that stand in the menu beside the main one. */
export async function chooseAction(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}
