import { expect, type Page } from '@playwright/test'
import { chooseAction } from './actions'
import { assign, order } from './order'
import { graphql } from './people'
import { DESKTOP, holdBack, silenceLive, test } from './fixtures'

const office = (contract: string) => `/admin/pilot/details/standard/requested/${contract}`
const own = (contract: string) => `/client/pilot/standard/requested/${contract}`
const region = (page: Page, name: string) => page.getByRole('region', { name })
const heads = (page: Page) => page.getByRole('table').getByRole('columnheader').allInnerTexts()

/** Creates a delivery from the first step of the wizard only: no address, no vehicle data, no price. */
async function bare(baseURL: string): Promise<string> {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const { createDelivery } = await graphql<{ createDelivery: { publicId: string } }>(
    baseURL,
    'owner',
    'mutation($input: CreateDeliveryInput!) { createDelivery(input: $input) { publicId } }',
    {
      input: {
        type: 'STANDARD',
        clientFirstName: 'Camille',
        clientLastName: 'Renaud',
        clientEmail: 'camille.renaud@example.test',
        clientPhone: '+33612345678',
        carAvailabilityDate: inDays(5),
        carPickUpDate: inDays(6),
        carDeliveryDeadline: inDays(7),
      },
    },
  )
  return createDelivery.publicId
}

async function cancel(baseURL: string, person: 'owner' | 'maintainer', input: object): Promise<void> {
  const mutation = 'mutation($input: CancelDeliveryInput!) { cancelDelivery(input: $input) { id } }'
  await graphql(baseURL, person, mutation, { input })
}

test('the delivery page names what is not known yet', async ({ open, address }) => {
  const contract = await bare(address)
  const { page } = await open('support', DESKTOP)
  await page.goto(office(contract))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Livraison C1 ${contract}`)
  await expect(page.getByText('À compléter', { exact: true })).toBeVisible()
  const lacks = /^Attend d’être complétée\s: départ, arrivée, véhicule/
  await expect(page.getByText(lacks)).toBeVisible()
  await expect(page.getByText('Nouvelle', { exact: true })).toHaveCount(0)
  await expect(page.getByText("Aucune adresse n'est renseignée : rien à montrer sur la carte.")).toBeVisible()
  await expect(page.locator('dl').filter({ hasText: 'Prix net' }).first()).toContainText('Non précisé')
  const papers = region(page, 'Photos et documents')
  await expect(papers.getByText('Non disponible')).toHaveCount(6)
  await expect(papers.getByText('Documents de départ')).toBeVisible()
  await expect(page.getByText('SMS Non envoyé')).toBeVisible()
  await expect(page.getByText('SMS Non confirmé')).toBeVisible()
  await expect(region(page, 'Codes de mission')).toHaveCount(0)
  await expect(region(page, 'Résultats de l’enquête')).toHaveCount(0)

  await page.goto(`/admin/pilot/delivery-table/requested?open=${contract}`)
  const panel = page.getByRole('complementary', { name: `Livraison ${contract}`, exact: true })
  await expect(panel.getByText('À compléter', { exact: true })).toBeVisible()
  await expect(panel.getByText(lacks)).toBeVisible()
  await page.keyboard.press('Control+k')
  const bar = page.getByRole('dialog', { name: 'Rechercher' })
  await bar.getByRole('combobox').fill(contract)
  await expect(bar.getByRole('option').filter({ hasText: contract })).toContainText('À compléter')
})

test('a delivery page shows that it loads, and why it failed', async ({ open, address }) => {
  const { publicId } = await order(address)
  const { page, faults } = await open('support', DESKTOP)
  await silenceLive(page)
  const error = { message: 'no', extensions: { code: 'FORBIDDEN' } }
  const answer = await holdBack(page, '**/graphql', (route) =>
    route.fulfill({ status: 403, json: { errors: [error] } }),
  )
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('OfficeDelivery') ? route.fallback() : route.continue(),
  )
  await page.goto(office(publicId))
  await expect(page.getByText('Chargement de la livraison…')).toBeVisible()
  answer()
  await expect(page.getByText(/^Erreur\s: /)).toBeVisible()
  faults.splice(0)
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(publicId)
})

test('the page and the table show who cancelled, when and why', async ({ open, address }) => {
  const [byClient, byAdmin] = [await order(address), await order(address)]
  await cancel(address, 'owner', { id: byClient.id, reason: 'customer_not_available' })
  await cancel(address, 'maintainer', { id: byAdmin.id, reason: 'other', additionalInfo: 'Commande en double' })
  const { page } = await open('support', DESKTOP)
  for (const [{ publicId }, said] of [
    [byClient, ['Mandataire', 'Client non disponible']],
    [byAdmin, ['Admin', 'Autre', 'Commande en double']],
  ] as const) {
    await page.goto(office(publicId))
    const box = region(page, 'Livraison annulée')
    for (const words of said) await expect(box).toContainText(words)
    await expect(box).toContainText(/\d\d\/\d\d\/\d{4} \d\d:\d\d/)
    await page.goto(`/admin/pilot/delivery-table/cancelled?deliveryId=${publicId}`)
    await expect(page.getByRole('row').filter({ hasText: publicId })).toContainText(said[0])
  }
  await expect(page.getByRole('columnheader', { name: 'Annulée par' })).toBeVisible()
})

test('the codes can be copied once a driver is assigned; clients do not see what only admins may read', async ({
  open,
  address,
}) => {
  const ordered = await order(address)
  await assign(address, ordered, 'driver2')
  const { page, context } = await open('support', DESKTOP)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(office(ordered.publicId))
  const codes = region(page, 'Codes de mission')
  await expect(codes).toContainText(ordered.startCode)
  await codes.getByRole('button', { name: 'Copier : Code de réception' }).click()
  await expect(page.getByText('Code copié')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ordered.destinationCode)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await codes.getByRole('button', { name: 'Copier : Code de départ' }).click()
  await expect(page.getByText('Rien n’a été copié')).toBeVisible()
  await expect(region(page, 'Journal de la livraison')).toBeVisible()
  await expect(page.getByText('Marge', { exact: true })).toBeVisible()

  const { page: client } = await open('owner', DESKTOP)
  await client.goto(own(ordered.publicId))
  await expect(region(client, 'Codes de mission')).toContainText(ordered.startCode)
  await expect(region(client, 'Journal de la livraison')).toHaveCount(0)
  for (const name of ['Rapport PDF', 'Modifier les photos', 'Modifier les documents', 'Renvoyer le suivi', 'Actions'])
    await expect(client.getByRole('button', { name, exact: true })).toHaveCount(0)
  for (const words of ['Marge', 'Prix chauffeur']) await expect(client.getByText(words, { exact: true })).toHaveCount(0)
})

test('the map is left of the details, and above them below 1200 pixels', async ({ open, address }) => {
  const { publicId } = await order(address)
  const { page } = await open('support', { viewport: { width: 1200, height: 900 } })
  await page.goto(office(publicId))
  const map = page.getByRole('region', { name: 'Carte du trajet' })
  const papers = region(page, 'Photos et documents')
  await expect(papers).toBeVisible()
  const beside = [await map.boundingBox(), await papers.boundingBox()] as const
  expect((beside[0]?.x ?? 0) + (beside[0]?.width ?? 0)).toBeLessThanOrEqual(beside[1]?.x ?? 0)
  await page.setViewportSize({ width: 1199, height: 900 })
  const below = [await map.boundingBox(), await papers.boundingBox()] as const
  expect((below[0]?.y ?? 0) + (below[0]?.height ?? 0)).toBeLessThanOrEqual(below[1]?.y ?? 0)
  expect(below[1]?.x).toBeLessThanOrEqual(below[0]?.x ?? 0)
})

test('a client’s table has fewer columns than an admin’s, and no export', async ({ open }) => {
  const { page: admin } = await open('support', DESKTOP)
  await admin.goto('/admin/pilot/delivery-table/confirmed')
  await expect(admin.getByRole('button', { name: 'Exporter' })).toBeVisible()
  const { page: client } = await open('member', DESKTOP)
  await client.goto('/client/pilot/delivery-table/confirmed')
  await expect(client.getByRole('table').getByRole('row').nth(1)).toContainText(/\d{6}/)
  const [all, some] = [await heads(admin), await heads(client)]
  expect(all.filter((head) => !some.includes(head))).toEqual(['Offres', 'Marge'])
  expect(some.filter((head) => !all.includes(head))).toEqual([])
  await expect(client.getByRole('table').getByText('Horizon Autos')).toHaveCount(0)
  await expect(client.getByRole('button', { name: 'Exporter' })).toHaveCount(0)
  await expect(client.getByRole('button', { name: /^Organisation/ })).toHaveCount(0)
})

test('an assigned delivery can be edited: its deal, and from there the request', async ({ open, address }) => {
  const ordered = await order(address)
  await assign(address, ordered, 'driver2')
  const { page } = await open('maintainer', DESKTOP)
  await page.goto(office(ordered.publicId))
  await chooseAction(page, 'Modifier')
  await page.getByRole('link', { name: 'Modifier la demande' }).click()
  await expect(page).toHaveURL(/edit-deal\/standard\/set\/\d+\?step=1$/)
  await page.getByRole('region', { name: 'Client' }).getByLabel('Téléphone').fill('07 98 76 54 32')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page).toHaveURL(/step=2$/)
  await page.goto(office(ordered.publicId))
  await expect(page.getByRole('link', { name: '07 98 76 54 32' }).first()).toBeVisible()
})
