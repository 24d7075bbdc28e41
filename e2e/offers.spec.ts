import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility'
import { breakOperation } from './catalogue'
import { DESKTOP, test } from './fixtures'
import { openAuction, order } from './order'

test('the office offers in a driver’s name, rejects, deletes, and opens the driver from the row', async ({
  open,
  address,
}) => {
  const { id, publicId } = await order(address)
  await openAuction(address, { id })
  const { page, faults } = await open('maintainer', DESKTOP)
  await page.goto('/admin/pilot/delivery-table/waiting-for-driver/00000000-0000-4000-8000-000000000000/offers')
  await expect(page.getByRole('heading', { name: "La livraison n'existe pas" })).toBeVisible()
  await page.goto(`/admin/pilot/delivery-table/waiting-for-driver/${id}/offers`)
  await expect(page.getByRole('heading', { name: `Offres de la livraison ${publicId}` })).toBeVisible()
  await expect(page.getByText('Mandataire', { exact: true })).toBeVisible()
  await expect(page.getByText('Aucune offre soumise')).toBeVisible()

  const dialog = page.getByRole('dialog')
  const price = dialog.getByRole('textbox', { name: 'Prix demandé' })
  const send = dialog.getByRole('button', { name: 'Proposer', exact: true })
  const propose = async (driver: string, ...typed: readonly string[]) => {
    await page.getByRole('button', { name: 'Proposer une offre' }).click()
    await dialog.getByRole('searchbox', { name: 'Nom du chauffeur' }).fill(driver)
    await dialog.getByRole('radio', { name: new RegExp(driver) }).check()
    for (const wrong of typed.slice(0, -1)) {
      await price.clear()
      await price.pressSequentially(wrong)
      await send.click()
      await expect(dialog.getByText('Au moins 10 € HT')).toBeVisible()
    }
    await price.clear()
    await price.pressSequentially(typed.at(-1) ?? '')
    await send.click()
    await expect(page.getByText('Offre soumise avec succès').first()).toBeVisible()
    await expect(dialog).toBeHidden()
  }
  await page.getByRole('button', { name: 'Proposer une offre' }).click()
  await send.click()
  await expect(dialog.getByText('Ce champ est requis')).toHaveCount(2)
  await expect(dialog.getByRole('searchbox', { name: 'Nom du chauffeur' })).toBeFocused()
  await page.keyboard.press('Escape')

  await propose('Moreira', '9,999', '9.999', '10')
  const row = page.getByRole('row', { name: /Moreira/ })
  await expect(row).toContainText('10,00')
  await expect(row).toContainText('En attente')
  await expectAccessible(page, 'offers')
  await breakOperation(page, 'RejectOffer', 'failure')
  await row.getByRole('button', { name: /^Autres actions/ }).click()
  await page.getByRole('menuitem', { name: 'Refuser' }).click()
  await expect(page.getByText('Une erreur est survenue', { exact: true })).toBeVisible()
  faults.splice(0)
  await page.unroute('**/graphql')
  await row.getByRole('button', { name: /^Autres actions/ }).click()
  await page.getByRole('menuitem', { name: 'Refuser' }).click()
  await expect(page.getByText('Offre rejetée avec succès')).toBeVisible()
  await expect(row).toContainText('Refusée')
  await expect(row.getByRole('button')).toHaveCount(0)

  await propose('Moreira', '10.5')
  const pending = row.filter({ hasText: '10,50' })
  await pending.getByRole('button', { name: /^Autres actions/ }).click()
  await page.getByRole('menuitem', { name: 'Supprimer' }).click()
  await dialog.getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByText('Offre supprimée avec succès')).toBeVisible()
  await expect(pending).toHaveCount(0)
  await row.getByRole('link', { name: /^Ouvrir la fiche/ }).click()
  await expect(page).toHaveURL(/drivers-table\/accepted-requests\//)
  await expect(page.getByRole('heading', { name: /Moreira/ })).toBeVisible()
})
