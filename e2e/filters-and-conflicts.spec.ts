import { expect } from '@playwright/test'
import { order } from './order'
import { DESKTOP, LIVE, test } from './fixtures'

const detail = (contract: string) => `/admin/pilot/details/standard/requested/${contract}`

test.describe('an admin', () => {
  test('keeps filters in the address, across the back button and a reload', async ({ open }) => {
    const { page } = await open('maintainer', DESKTOP)
    await page.goto('/admin/pilot/delivery-table/completed')
    const rows = page.getByRole('table').getByRole('row')
    await expect(rows).toHaveCount(11)
    await page.getByRole('button', { name: /^Pays/ }).click()
    await page.getByRole('checkbox', { name: 'Belgique et Allemagne' }).check()
    await expect(page).toHaveURL(/deliveryCountries=.*BE/)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Livrée le', exact: true }).click()
    await expect(page).toHaveURL(/orderBy=completedAt/)
    await page.goBack()
    await expect(page).not.toHaveURL(/orderBy/)
    await expect(page).toHaveURL(/deliveryCountries=.*BE/)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Retirer le filtre Belgique et Allemagne' })).toBeVisible()
    await page.getByRole('button', { name: 'Réinitialiser' }).click()
    await expect(page).not.toHaveURL(/deliveryCountries/)
    await expect(rows).toHaveCount(11)
  })

  test('sees the name of a filtered organisation, also after a reload', async ({ open }) => {
    const { page } = await open('support', DESKTOP)
    await page.goto('/admin/pilot/delivery-table/completed?organizationSlug=horizon-autos')
    await expect(page.getByRole('button', { name: 'Retirer le filtre Horizon Autos' })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Retirer le filtre Horizon Autos' }).click()
    await expect(page).not.toHaveURL(/organizationSlug/)
  })

  test('who submits a form for a delivery changed meanwhile reads so, and sees the change', async ({
    open,
    address,
  }) => {
    const { publicId } = await order(address)
    const slow = await open('otherMaintainer', DESKTOP)
    const quick = await open('maintainer', DESKTOP)
    await slow.page.goto(`/admin/pilot/create-deal/requested/standard/${publicId}`)
    await slow.page.getByLabel('Prix client').fill('580')
    await quick.page.goto(detail(publicId))
    await quick.page.getByRole('button', { name: 'Confirmer', exact: true }).click()
    await expect(quick.page.getByText('Livraison confirmée')).toBeVisible()
    await slow.page.getByRole('button', { name: 'Mettre aux enchères' }).click()
    await expect(slow.page.getByText(/vient d’être modifiée par quelqu’un d’autre/)).toBeVisible(LIVE)
  })
})
