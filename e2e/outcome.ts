import { expect, type Page } from '@playwright/test'

/** What somebody did has ended: the page is named by it, and whoever hears the page instead of seeing it is told. */
export async function expectOutcome(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: title })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page).toHaveTitle(`${title} · Volant`)
}
