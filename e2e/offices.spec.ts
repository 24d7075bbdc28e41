import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility'
import { order } from './order'
import { DESK, LIVE, test } from './windows'

const detail = (contract: string) => `/admin/pilot/details/standard/requested/${contract}`

/** Tab by tab until the focus stands on a control of this name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
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

test.describe('in the office', () => {
  test('a delivery is cancelled with its reason by keyboard alone', async ({ open, address }) => {
    const { publicId } = await order(address)
    const { page } = await open('maintainer', DESK)
    await page.goto(detail(publicId))
    await expect(page.getByRole('button', { name: 'Annuler', exact: true })).toBeVisible()
    await tabTo(page, /^Annuler$/)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: `Annuler la livraison ${publicId} ?` })
    await expect(dialog).toBeVisible()
    await expectAccessible(page, 'cancel dialog')
    const reason = dialog.getByRole('combobox', { name: 'Motif' }).or(dialog.getByRole('textbox', { name: 'Motif' }))
    await expect
      .poll(() => page.keyboard.press('Tab').then(() => reason.evaluate((field) => field === document.activeElement)))
      .toBe(true)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(reason).toHaveValue('Autre')
    await tabTo(page, /^Annuler la livraison$/)
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Ce champ est requis')).toBeVisible()
    await page.keyboard.type('Le client a changé d’avis')
    await tabTo(page, /^Annuler la livraison$/)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Livraison annulée').first()).toBeVisible()
    await expect(page.getByText('Le client a changé d’avis')).toBeVisible()
  })

  test('the search opens with Ctrl K, runs with Enter and clears with Escape', async ({ open, address }) => {
    const { publicId } = await order(address)
    const { page } = await open('support', DESK)
    await page.goto('/admin/dashboard')
    await expect(page.getByRole('button', { name: /Rechercher/ })).toBeVisible()
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: 'Rechercher une livraison' })
    const field = dialog.getByRole('textbox', { name: 'Numéro de livraison' })
    await expect(field).toBeFocused()
    await page.keyboard.type('000000000')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Aucun résultat pour « 000000000 »')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(field).toHaveValue('')
    await page.keyboard.type(publicId)
    await page.keyboard.press('Enter')
    await expectAccessible(page, 'search results')
    await dialog.getByRole('link', { name: `Ouvrir la livraison ${publicId}` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(publicId)
    await expect(dialog).toBeHidden()
  })

  test('filters live in the address, so that the back button and a reload keep them', async ({ open }) => {
    const { page } = await open('maintainer', DESK)
    await page.goto('/admin/pilot/delivery-table/completed')
    const rows = page.getByRole('table').getByRole('row')
    await expect(rows).toHaveCount(11)
    await page.getByRole('button', { name: /^Pays/ }).click()
    await page.getByRole('checkbox', { name: 'Belgique et Allemagne' }).check()
    await expect(page).toHaveURL(/deliveryCountries=.*BE/)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Livraison', exact: true }).click()
    await expect(page).toHaveURL(/orderBy=carDeliveryDeadline/)
    await page.goBack()
    await expect(page).not.toHaveURL(/orderBy/)
    await expect(page).toHaveURL(/deliveryCountries=.*BE/)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Retirer le filtre Belgique et Allemagne' })).toBeVisible()
    await page.getByRole('button', { name: 'Réinitialiser' }).click()
    await expect(page).not.toHaveURL(/deliveryCountries/)
    await expect(rows).toHaveCount(11)
  })

  test('who decides on what somebody else has changed is told so, and sees the change', async ({ open, address }) => {
    const { publicId } = await order(address)
    const slow = await open('otherMaintainer', DESK)
    const quick = await open('maintainer', DESK)
    await slow.page.goto(`/admin/pilot/create-deal/requested/standard/${publicId}`)
    await slow.page.getByLabel('Prix client').fill('580')
    await quick.page.goto(detail(publicId))
    await quick.page.getByRole('button', { name: 'Confirmer', exact: true }).click()
    await expect(quick.page.getByText('Livraison confirmée')).toBeVisible()
    await slow.page.getByRole('button', { name: "Mettre à l'enchère" }).click()
    await expect(slow.page.getByText(/vient d'être modifiée par quelqu'un d'autre/)).toBeVisible(LIVE)
  })
})
