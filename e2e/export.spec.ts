import { expect, type Page } from '@playwright/test'
import exceljs from 'exceljs'
import { DESKTOP, PHONE, test } from './fixtures'
import { PEOPLE, withoutNetworkNoise } from './people'

const exported = (page: Page) => page.getByRole('button', { name: 'Exporter', exact: true })

/** Downloads the table and opens it. */
async function workbook(page: Page) {
  const [download] = await Promise.all([page.waitForEvent('download'), exported(page).click()])
  const book = new exceljs.Workbook()
  await book.xlsx.readFile(await download.path())
  return { name: download.suggestedFilename(), sheet: book.worksheets[0] }
}

test.describe('the export', () => {
  test('of a tab has as many rows as the tab counts', async ({ open }) => {
    const { page } = await open('support', DESKTOP)
    await page.goto('/admin/pilot/delivery-table/cancelled')
    const badge = page.getByRole('link', { name: /^Annuler/ })
    await expect(badge).toHaveText(/\d/)
    // other tests cancel deliveries meanwhile
    await expect(async () => {
      const counted = Number(/\d+/.exec(await badge.innerText())?.[0])
      const { name, sheet } = await workbook(page)
      expect(name).toMatch(/^livraisons-cancelled-\d{4}-\d\d-\d\d\.xlsx$/)
      expect((sheet?.rowCount ?? 0) - 1).toBe(counted)
      expect(counted).toBeGreaterThan(10)
    }).toPass()
    await expect(page.getByText(/^Classeur téléchargé\s: livraisons-cancelled/).first()).toBeVisible()
  })

  test('keeps the filters of the address, also on a phone', async ({ open }) => {
    const { page } = await open('maintainer', PHONE)
    await page.goto('/admin/pilot/delivery-table/completed?deliveryCountries=BE&deliveryType=STANDARD')
    await expect(exported(page)).toBeVisible()
    const { sheet } = await workbook(page)
    const types = new Set((sheet?.getColumn(2).values ?? []).slice(2))
    expect([...types]).toEqual(['Nouvelle Course Standard'])
  })

  test('of the drivers keeps what was searched, with a driver open beside the table as without', async ({ open }) => {
    const { page } = await open('support', DESKTOP)
    await page.goto('/admin/drivers/drivers-table/accepted-requests')
    const { name, sheet } = await workbook(page)
    expect(name).toMatch(/\.xlsx$/)
    expect(sheet?.rowCount ?? 0).toBeGreaterThan(10)
    // one of the demo: those that other tests make come and go
    await page.goto(`/admin/drivers/drivers-table/accepted-requests?email=${encodeURIComponent(PEOPLE.driver)}`)
    await page.getByRole('row').nth(1).getByRole('link').first().click()
    await expect(page.getByRole('complementary')).toBeVisible()
    const { sheet: found } = await workbook(page)
    expect((found?.rowCount ?? 0) - 1).toBe(1)
  })

  test('that fails or is cancelled shows so and leaves the table unchanged', async ({ open }) => {
    const { page } = await open('support', DESKTOP)
    await page.goto('/admin/pilot/delivery-table/completed')
    await page.route('**/delivery/downloadXlsx', (route) => route.abort())
    await exported(page).click()
    await expect(page.getByText('L’export a échoué. Réessayez.')).toBeVisible()
    await page.unroute('**/delivery/downloadXlsx')
    await page.route('**/delivery/downloadXlsx', () => {})
    await exported(page).click()
    await page.getByRole('alert').getByRole('button', { name: 'Annuler' }).click()
    await expect(page.getByText(/^Export de/)).toBeHidden()
    await expect(exported(page)).toBeEnabled()
  })

  test('whose words cannot be had says so, and works once they can', async ({ open }) => {
    const { page, faults } = await open('support', DESKTOP)
    await page.goto('/admin/pilot/delivery-table/cancelled')
    const words = /\/assets\/sheets-/
    await page.route(words, (route) => route.fulfill({ status: 404 }))
    await exported(page).click()
    await expect(page.getByText('Le service ne répond pas.')).toBeVisible()
    await expect(exported(page)).toBeEnabled()
    await page.unroute(words)
    await workbook(page)
    withoutNetworkNoise(faults)
  })

  test('is not offered to clients', async ({ open }) => {
    const { page } = await open('owner', DESKTOP)
    await page.goto('/client/pilot/delivery-table/requested')
    await expect(page.getByRole('heading', { name: 'Livraisons' })).toBeVisible()
    await expect(exported(page)).toHaveCount(0)
  })
})
