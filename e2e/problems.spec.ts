import { expect, type Page } from '@playwright/test'
import { DESKTOP, LIVE, LOADED, networkTest as test, PHONE } from './fixtures'
import { takePhoto } from './mission'
import { giveMission } from './order'
import { graphql, withoutNetworkNoise } from './people'

const API = /\/(?:graphql|upload|files|auth|socket\.io|location)(?:\/|\?|$)/

async function report(page: Page, kind: string, text: string, photographed = false): Promise<void> {
  await page.getByRole('button', { name: 'Signaler un problème' }).click()
  const dialog = page.getByRole('dialog', { name: 'Signaler un problème' })
  await dialog.getByText(kind, { exact: true }).click()
  await dialog.getByLabel('Précisions').fill(text)
  if (photographed) {
    const buffer = await takePhoto(page, text)
    const file = { name: 'problem.jpg', mimeType: 'image/jpeg', buffer }
    await dialog.getByLabel('Ajouter une photo').setInputFiles(file)
    await expect(dialog.getByRole('img', { name: 'Photo du problème' })).toBeVisible()
  }
  await dialog.getByRole('button', { name: 'Prévenir le bureau' }).click()
  await expect(dialog).toHaveCount(0)
}

test('a driver reports problems with a network and without one; the office sees them and marks one as seen', async ({
  open,
  address,
}) => {
  test.setTimeout(240_000)
  const ordered = await giveMission(address, 'driver3')
  const office = await open('support', DESKTOP)
  await office.page.goto('/admin/dashboard')
  const needsAHand = office.page.getByRole('region', { name: 'À traiter' })
  await expect(needsAHand).toBeVisible(LOADED)

  const { page, context, faults } = await open('driver3', PHONE)
  await page.goto(`/driver/missions/${ordered.id}`)
  await expect(page.getByText('Tout est envoyé')).toBeVisible(LOADED)
  await page.getByRole('button', { name: 'Signaler un problème' }).click()
  await page.getByRole('button', { name: 'Prévenir le bureau' }).click()
  await expect(page.getByText('Choisissez ce qui se passe.')).toBeVisible()
  await expect(page.getByText('Dites-le en quelques mots : 3 caractères au moins.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Retour' }).click()
  await report(page, 'Véhicule pas prêt : sale', 'Boue sur les deux portes', true)
  await expect(page.getByText('Le bureau est prévenu')).toBeVisible()

  const own = page.getByText(/^Problèmes signalés \(/)
  await expect(own).toHaveText('Problèmes signalés (1)')
  await own.click()
  const ownFirst = page.getByRole('listitem').filter({ hasText: 'Boue sur les deux portes' })
  await expect(ownFirst).toContainText('Envoyé, pas encore vu par le bureau')

  const first = needsAHand.getByRole('listitem').filter({ hasText: 'Boue sur les deux portes' })
  await expect(first).toContainText('Véhicule pas prêt : sale', LIVE)
  await expect(first).toContainText(`Livraison ${ordered.publicId} · Paris → Lyon`)

  await context.route(API, (route) => route.abort())
  await report(page, "Véhicule absent du lieu d'enlèvement", 'Personne au comptoir')
  await expect(page.getByText(/^Gardé sur ce téléphone\s: le bureau/)).toBeVisible()
  await expect(page.getByText(/En attente d’envoi.+1 problème/)).toBeVisible()
  await page.reload()
  await expect(own).toHaveText('Problèmes signalés (2)', LOADED)
  await own.click()
  const ownSecond = page.getByRole('listitem').filter({ hasText: 'Personne au comptoir' })
  await expect(ownSecond).toContainText('Gardé sur ce téléphone, pas encore envoyé')
  await expect(ownFirst.getByRole('img', { name: 'Photo du problème' })).toBeVisible()
  await expect(page.getByText(/En attente d’envoi.+1 problème/)).toBeVisible(LOADED)
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText('Tout est envoyé')).toBeVisible({ timeout: 60_000 })
  const second = needsAHand.getByRole('listitem').filter({ hasText: 'Personne au comptoir' })
  await expect(second).toBeVisible(LIVE)

  await second.getByRole('button', { name: /^Marquer comme vu/ }).click()
  await expect(office.page.getByText('Marqué comme vu')).toBeVisible()
  await expect(second).toHaveCount(0)
  await expect(ownSecond).toContainText('Vu par le bureau le', LIVE)
  await first.getByRole('button', { name: /^Livraison/ }).click()
  const panel = office.page.getByRole('complementary').getByRole('region', { name: 'Problèmes signalés' })
  await expect(panel.getByRole('listitem')).toHaveCount(2)
  await expect(panel.getByRole('img', { name: 'Photo du problème' })).toBeVisible()
  await expect(panel.getByText(/^Vu par /)).toBeVisible()

  await page.getByRole('button', { name: 'Me désister' }).click()
  const leaving = page.getByRole('dialog', { name: `Vous désister de la mission ${ordered.publicId} ?` })
  await leaving.getByRole('button', { name: 'Me désister' }).click()
  await expect(leaving.getByText('Dites pourquoi : 3 caractères au moins.')).toBeVisible()
  await leaving.getByLabel('Motif du désistement').fill('Le véhicule n’est pas là')
  await leaving.getByRole('button', { name: 'Me désister' }).click()
  await expect(page.getByText('Vous n’avez plus cette mission.')).toBeVisible()
  await expect(office.page.getByText(/a rendu la mission\. Motif.+Le véhicule n’est pas là/)).toBeVisible(LIVE)
  withoutNetworkNoise(faults)
})

test('a second window shows what waits while the first one keeps trying, and asks before signing out', async ({
  open,
  address,
}) => {
  test.setTimeout(240_000)
  const ordered = await giveMission(address, 'driver3')
  const { page, context, faults } = await open('driver3', PHONE)
  await page.goto(`/driver/missions/${ordered.id}`)
  await expect(page.getByText('Tout est envoyé')).toBeVisible(LOADED)
  await context.route(API, (route) => route.abort())
  await report(page, "Véhicule absent du lieu d'enlèvement", 'Personne au comptoir')
  await expect(page.getByText(/En attente d’envoi.+1 problème/)).toBeVisible()

  const second = await context.newPage()
  await second.goto(`/driver/missions/${ordered.id}`)
  await expect(second.getByText(/En attente d’envoi.+1 problème/)).toBeVisible(LOADED)
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
  await second.getByRole('button', { name: /Chauffeur/ }).click()
  await second.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  const question = second.getByRole('dialog', { name: 'Se déconnecter et perdre ce qui attend ?' })
  await question.getByRole('button', { name: 'Retour' }).click()
  await expect(question).toHaveCount(0)

  await report(second, 'Véhicule pas prêt : sale', 'Boue sur les deux portes')
  await expect(page.getByText(/En attente d’envoi.+2 problèmes/)).toBeVisible()
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  for (const each of [page, second]) {
    await each.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(each.getByText('Tout est envoyé')).toBeVisible({ timeout: 60_000 })
  }
  const query = 'query($id: ID!) { missionProblems(deliveryId: $id) { text } }'
  const { missionProblems } = await graphql<{ missionProblems: { text: string }[] }>(address, 'support', query, {
    id: ordered.id,
  })
  expect(missionProblems).toHaveLength(2)
  withoutNetworkNoise(faults)
})
