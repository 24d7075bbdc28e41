import { expect, type Page } from '@playwright/test'
import { assign, order } from './order'
import { ask } from './people'
import { DESK, test } from './windows'

const office = (contract: string) => `/admin/pilot/details/standard/requested/${contract}`
const own = (contract: string) => `/client/pilot/standard/requested/${contract}`
const region = (page: Page, name: string) => page.getByRole('region', { name })
const heads = (page: Page) => page.getByRole('table').getByRole('columnheader').allInnerTexts()

/** The first step of the wizard alone: no address, no vehicle data, no price. */
async function bare(baseURL: string): Promise<string> {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const { createDelivery } = await ask<{ createDelivery: { publicId: string } }>(
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
  await ask(baseURL, person, mutation, { input })
}

test('what is not known yet is said on the page of a delivery', async ({ open, address }) => {
  const contract = await bare(address)
  const { page } = await open('support', DESK)
  await page.goto(office(contract))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Livraison C1 ${contract}`)
  await expect(page.getByText("Aucune adresse n'est renseignée : rien à montrer sur la carte.")).toBeVisible()
  await expect(page.locator('dl').filter({ hasText: 'Prix net' }).first()).toContainText('Non précisé')
  const papers = region(page, 'Photos et documents')
  await expect(papers.getByText('Non disponible')).toHaveCount(6)
  await expect(papers.getByText('Documents de départ')).toBeVisible()
  await expect(page.getByText('SMS Non envoyé')).toBeVisible()
  await expect(page.getByText('SMS Non confirmé')).toBeVisible()
  await expect(region(page, 'Codes de mission')).toHaveCount(0)
  await expect(region(page, 'Résultats de l’enquête')).toHaveCount(0)
})

test('a delivery that loads says so, and one that cannot be read says why', async ({ open, address }) => {
  const { publicId } = await order(address)
  const { page, faults } = await open('support', DESK)
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('OfficeDelivery')) return route.continue()
    await new Promise((done) => setTimeout(done, 800))
    const error = { message: 'no', extensions: { code: 'FORBIDDEN' } }
    return route.fulfill({ status: 403, json: { errors: [error] } })
  })
  await page.goto(office(publicId))
  await expect(page.getByText('Chargement de la livraison…')).toBeVisible()
  await expect(page.getByText(/^Erreur\s: /)).toBeVisible()
  faults.splice(0)
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(publicId)
})

test('who cancelled, when and why stands on the page and in the table', async ({ open, address }) => {
  const [theirs, ours] = [await order(address), await order(address)]
  await cancel(address, 'owner', { id: theirs.id, reason: 'customer_not_available' })
  await cancel(address, 'maintainer', { id: ours.id, reason: 'other', additionalInfo: 'Commande en double' })
  const { page } = await open('support', DESK)
  for (const [{ publicId }, said] of [
    [theirs, ['Mandataire', 'Client non disponible']],
    [ours, ['Admin', 'Autre', 'Commande en double']],
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

test('the codes are copied from the assignment on; a client reads the page without what is the office’s', async ({
  open,
  address,
}) => {
  const ordered = await order(address)
  await assign(address, ordered, 'driver2')
  const { page, context } = await open('support', DESK)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(office(ordered.publicId))
  const codes = region(page, 'Codes de mission')
  await expect(codes).toContainText(ordered.startCode)
  await codes.getByRole('button', { name: 'Copier : Code de réception' }).click()
  await expect(page.getByText('Code copié')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ordered.destinationCode)
  await expect(region(page, 'Journal de la livraison')).toBeVisible()
  await expect(page.getByText('Marge', { exact: true })).toBeVisible()

  const { page: client } = await open('owner', DESK)
  await client.goto(own(ordered.publicId))
  await expect(region(client, 'Codes de mission')).toContainText(ordered.startCode)
  await expect(region(client, 'Journal de la livraison')).toHaveCount(0)
  for (const name of ['Rapport PDF', 'Modifier les photos', 'Modifier les documents', 'Renvoyer le suivi', 'Annuler'])
    await expect(client.getByRole('button', { name, exact: true })).toHaveCount(0)
  for (const words of ['Marge', 'Prix chauffeur']) await expect(client.getByText(words, { exact: true })).toHaveCount(0)
})

test('the map stands left of the details, and above them below 1200 pixels', async ({ open, address }) => {
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

test('a client’s table holds less than the office’s, and no export', async ({ open }) => {
  const { page: admin } = await open('support', DESK)
  await admin.goto('/admin/pilot/delivery-table/confirmed')
  await expect(admin.getByRole('button', { name: 'Exporter' })).toBeVisible()
  const { page: client } = await open('member', DESK)
  await client.goto('/client/pilot/delivery-table/confirmed')
  await expect(client.getByRole('table').getByRole('row').nth(1)).toContainText(/\d{6}/)
  const [all, some] = [await heads(admin), await heads(client)]
  expect(all.filter((head) => !some.includes(head))).toEqual(['Offres', 'Marge'])
  expect(some.filter((head) => !all.includes(head))).toEqual([])
  await expect(client.getByRole('table').getByText('Horizon Autos')).toHaveCount(0)
  await expect(client.getByRole('button', { name: 'Exporter' })).toHaveCount(0)
  await expect(client.getByRole('button', { name: /^Organisation/ })).toHaveCount(0)
})

test('a delivery that has its driver is edited: its deal, and from there the request', async ({ open, address }) => {
  const ordered = await order(address)
  await assign(address, ordered, 'driver2')
  const { page } = await open('maintainer', DESK)
  await page.goto(office(ordered.publicId))
  await page.getByRole('link', { name: 'Modifier', exact: true }).click()
  await page.getByRole('link', { name: 'Modifier la demande' }).click()
  await expect(page).toHaveURL(/edit-deal\/standard\/set\/\d+\?step=1$/)
  await page.getByRole('region', { name: 'Client' }).getByLabel('Téléphone').fill('07 98 76 54 32')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page).toHaveURL(/step=2$/)
  await page.goto(office(ordered.publicId))
  await expect(page.getByRole('link', { name: '07 98 76 54 32' }).first()).toBeVisible()
})
