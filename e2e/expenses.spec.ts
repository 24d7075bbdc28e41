import { expect, type Page } from '@playwright/test'
import { DESKTOP, LIVE, LOADED, networkTest as test, PHONE } from './fixtures'
import { takePhoto } from './mission'
import { forceStatuses, giveMission } from './order'
import { graphql, withoutNetworkNoise } from './people'

const API = /\/(?:graphql|upload|files|auth|socket\.io|location)(?:\/|\?|$)/

async function declare(page: Page, kind: string, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Frais', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Déclarer des frais' })
  await dialog.getByText(kind, { exact: true }).click()
  await dialog.getByLabel('Montant payé, TTC').fill(amount)
  const file = { name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(page, amount) }
  await dialog.getByLabel('Photographier le justificatif').setInputFiles(file)
  await expect(dialog.getByRole('img', { name: 'Justificatif' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Déclarer' }).click()
  await expect(dialog).toHaveCount(0)
}

/** What another dispatcher pays back of the expenses of this kind. */
async function decideElsewhere(address: string, deliveryId: string, kind: string, approved: number): Promise<void> {
  const asked = 'query($deliveryId: ID!) { missionExpenses(deliveryId: $deliveryId) { id kind } }'
  const found = await graphql<{ missionExpenses: { id: string; kind: string }[] }>(address, 'otherMaintainer', asked, {
    deliveryId,
  })
  const decide = 'mutation($input: DecideExpenseInput!) { decideExpense(input: $input) { id } }'
  for (const { id } of found.missionExpenses.filter((expense) => expense.kind === kind))
    await graphql(address, 'otherMaintainer', decide, { input: { id, approved } })
}

test('a driver declares expenses with a network and without one; the office decides, and the payment holds what it approved', async ({
  open,
  address,
}) => {
  test.setTimeout(240_000)
  const ordered = await giveMission(address, 'driver3')
  await forceStatuses(address, ordered.id, 'PICKUP_DRIVER', 'ONGOING')

  const { page, context, faults } = await open('driver3', PHONE)
  await page.goto(`/driver/missions/${ordered.id}`)
  await expect(page.getByText('Tout est envoyé')).toBeVisible(LOADED)
  await page.getByRole('button', { name: 'Frais', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Déclarer' }).click()
  for (const lack of ['Choisissez de quoi il s’agit.', 'Le justificatif est nécessaire.'])
    await expect(page.getByText(lack)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Retour' }).click()
  await declare(page, 'Péage', '42,80')
  await expect(page.getByText('Frais déclarés', { exact: true })).toBeVisible()

  await context.route(API, (route) => route.abort())
  await declare(page, 'Carburant ou recharge', '60,00')
  await expect(page.getByText(/En attente d’envoi.+1 frais/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/En attente d’envoi.+1 frais/)).toBeVisible(LOADED)
  await page.getByRole('button', { name: 'Frais', exact: true }).click()
  const list = page.getByRole('dialog').getByRole('region', { name: 'Frais' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(list.getByRole('listitem').first()).toContainText('En attente d’envoi')
  await page.getByRole('dialog').getByRole('button', { name: 'Retour' }).click()
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText('Tout est envoyé')).toBeVisible({ timeout: 60_000 })

  const office = await open('maintainer', DESKTOP)
  await office.page.goto('/admin/dashboard')
  await office.page.getByRole('link', { name: /^Frais à valider\s:/ }).click()
  const waiting = office.page
    .getByRole('table', { name: 'Frais à valider' })
    .locator('tbody tr')
    .filter({ hasText: ordered.publicId })
  await expect(waiting).toHaveCount(2, LOADED)
  await waiting.getByRole('button', { name: /^Décider : Péage/ }).click()
  const dialog = office.page.getByRole('dialog')
  await expect(dialog.getByLabel('Montant remboursé')).toHaveValue(/^42,80.€$/)
  await dialog.getByLabel('Montant remboursé').fill('40')
  await dialog.getByLabel('Motif').fill('Le reste est dans le prix')
  await test.step('what is typed stays when another dispatcher takes the expense out of the list', async () => {
    await decideElsewhere(address, ordered.id, 'toll', 35)
    await expect(waiting).toHaveCount(1, LIVE)
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(office.page.getByText(/^Quelqu’un d’autre vient de décider de ces frais/)).toBeVisible()
    await expect(dialog).toContainText('Accepté par Yann')
    await expect(dialog.getByLabel('Montant remboursé')).toHaveValue(/^40/)
    await expect(dialog.getByLabel('Motif')).toHaveValue('Le reste est dans le prix')
  })
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog).toHaveCount(0)
  await waiting.getByRole('link', { name: ordered.publicId }).click()
  const card = office.page.getByRole('region', { name: 'Frais déclarés par le chauffeur' })
  await expect(card.getByRole('listitem')).toHaveCount(2, LOADED)
  await card.getByRole('button', { name: /^Décider : Carburant/ }).click()
  await dialog.getByText('Refuser', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog.getByText('Ce champ est requis')).toBeVisible()
  await dialog.getByLabel('Motif').fill('Compris dans le prix')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(card).toContainText(/Remboursés\s: 40,00.€ sur 102,80.€ déclarés/)

  await page.getByRole('button', { name: 'Frais', exact: true }).click()
  await expect(list.getByText('Compris dans le prix')).toBeVisible(LIVE)
  await expect(list.getByText(/40,00.€ remboursés/)).toBeVisible()
  await forceStatuses(address, ordered.id, 'PICKUP_CLIENT', 'DELIVERED', 'COMPLETED')
  await page.goto(`/driver/missions/${ordered.id}`)
  await expect(page.getByText(/dont 40,00.€ de débours/)).toBeVisible(LOADED)
  await expect(page.getByText(/^300,00.€$/)).toBeVisible()

  await test.step('of two who decide on an expense the second is told, and decides on what the first decided', async () => {
    await card.getByRole('button', { name: /^Changer la décision : Péage/ }).click()
    await dialog.getByLabel('Montant remboursé').fill('20')
    await decideElsewhere(address, ordered.id, 'toll', 35)
    await expect(card).toContainText(/35,00.€ remboursés/, LIVE)
    const save = dialog.getByRole('button', { name: 'Enregistrer' })
    await save.click()
    await expect(office.page.getByText(/^Quelqu’un d’autre vient de décider de ces frais/).last()).toBeVisible()
    await expect(dialog).toContainText('Accepté par Yann')
    await expect(dialog.getByLabel('Montant remboursé')).toHaveValue(/^20/)
    await dialog.getByLabel('Montant remboursé').fill('40')
    await save.click()
    await expect(dialog).toHaveCount(0)
    await expect(card).toContainText(/40,00.€ remboursés/)
  })

  await test.step('the office settles the amount that it has read, or none', async () => {
    await office.page.goto(`/admin/invoices/driver/delivery?search=${ordered.publicId}`)
    // while they are on the way there are ten empty ones
    const rows = office.page.getByRole('table', { name: 'Paiements des livraisons' }).getByRole('row')
    const row = rows.filter({ hasText: String(ordered.publicId) })
    await expect(row).toContainText(/300,00.€dont 40,00.€ de débours/, LOADED)
    await expect(row).not.toContainText('HT')
    await row.getByRole('button', { name: /^Actions pour le paiement/ }).click()
    await office.page.getByRole('menuitem', { name: 'Marquer comme payé' }).click()
    await decideElsewhere(address, ordered.id, 'toll', 30)
    await expect(row).toContainText('290,00', LIVE)
    await expect(dialog).toContainText(/300,00.€dont 40,00.€ de débours/)
    const pay = dialog.getByRole('button', { name: 'Marquer comme payé' })
    await pay.click()
    await expect(office.page.getByText(/^Le montant a changé entre-temps/)).toBeVisible()
    await expect(dialog).toContainText(/290,00.€dont 30,00.€ de débours/)
    await pay.click()
    await expect(row).toContainText('Payé')
  })
  withoutNetworkNoise(faults)
})
