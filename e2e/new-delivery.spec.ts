import { expect, type Page } from '@playwright/test'
import { desktopIn, inLanguage } from './catalogue'
import { DESKTOP, LOADED, test } from './fixtures'
import { newPlate } from './order'
import { graphql } from './people'
import { fillCustomer, fillVehicle, pickDay, pickPlace, readCode } from './wizard'

const CUSTOMER = {
  firstName: 'Odile',
  lastName: 'Marchal',
  email: 'odile.marchal@example.test',
  phone: '06 98 76 54 32',
}
const next = (page: Page) => page.getByRole('button', { name: 'Continuer' }).click()

/** The amounts of the price panel in cents, by the words before them. */
async function prices(page: Page): Promise<Record<string, number>> {
  const panel = page.getByRole('region', { name: 'Prix estimé' })
  await expect(panel.getByText('Total', { exact: true })).toBeVisible(LOADED)
  const lines = await panel.getByRole('term').all()
  const read = lines.map(async (line) => {
    const amount = await line.locator('+ dd').innerText()
    return [
      (await line.innerText()).replaceAll(/\s/g, ' '),
      Number(amount.replaceAll(/[^\d,]/g, '').replace(',', '')),
    ] as const
  })
  return Object.fromEntries(await Promise.all(read))
}

test('a two-way request is left at its second step, found again and ordered with its price', async ({ open }) => {
  test.setTimeout(120_000)
  const english = await inLanguage('en', open('owner', desktopIn('en')))
  await english.goto('/client/new-delivery/two-way-delivery')
  await english.getByRole('button', { name: 'Continue' }).click()
  await expect(english.getByText('This field is required')).toHaveCount(6)

  const { page, context } = await open('owner', DESKTOP)
  await page.goto('/client/new-delivery/two-way-delivery')
  await next(page)
  await expect(page.getByText('Ce champ est requis')).toHaveCount(6)
  await fillCustomer(page, CUSTOMER)
  await pickDay(page, 'Véhicule disponible', 12)
  await pickDay(page, 'Enlèvement', 11)
  await pickDay(page, 'Date limite de livraison', 13)
  await next(page)
  await expect(page.getByText('La date doit être postérieure à la précédente')).toBeVisible()
  // both in the month after
  await pickDay(page, 'Enlèvement', 14)
  await pickDay(page, 'Date limite de livraison', 15)
  await next(page)
  await expect(page).toHaveURL(/\/client\/edit-delivery\/two-way-delivery\/requested\/[\w-]+\?step=2/)
  await expect(page.getByText(/^Pour calculer le prix de la course, veuillez choisir/)).toBeVisible()
  await next(page)
  await expect(page.getByText('Ce champ est requis')).toHaveCount(5)
  await pickPlace(page, 'Lieu de départ', '12 rue de Rivoli, 75004 Paris')
  const [plate, returned] = [newPlate(), newPlate()]
  await fillVehicle(page, 'Véhicule livré', plate)
  const left = page.url()
  await page.close()

  const again = await context.newPage()
  await again.goto(left)
  await expect(again.getByText('Votre saisie a été retrouvée.')).toBeVisible(LOADED)
  await expect(again.getByLabel('Immatriculation')).toHaveValue(plate)
  await pickPlace(again, "Lieu d'arrivée", 'Lyon')
  await next(again)
  await expect(again.getByText('Indiquez aussi la rue : une ville ne suffit pas')).toBeVisible()
  await pickPlace(again, "Lieu d'arrivée", '4 place Bellecour, 69002 Lyon')
  const small = await prices(again)
  await again
    .getByRole('combobox', { name: 'Classe' })
    .or(again.getByRole('textbox', { name: 'Classe' }))
    .click()
  await again.getByRole('option', { name: /^C ·/ }).click()
  await expect.poll(async () => (await prices(again))['Total'] ?? 0).toBeGreaterThan((small['Total'] ?? 0) * 1.3)
  await next(again)

  await expect(again).toHaveURL(/step=3/)
  await again.getByRole('button', { name: "Reprendre le lieu d'arrivée" }).click()
  await again.getByRole('button', { name: 'Reprendre le lieu de départ' }).click()
  await next(again)
  await expect(again.getByText('Ce champ est requis')).toHaveCount(3)
  await fillVehicle(again, 'Véhicule à restituer', returned)
  await next(again)

  await expect(again).toHaveURL(/step=4/)
  await expect(again.getByText('Rempli et signé pendant la mission')).toBeVisible()
  await expect(again.getByRole('radio', { name: /^Express/ })).toHaveCount(0)
  const before = await prices(again)
  await again.getByRole('checkbox', { name: /W Garage/ }).click()
  await expect.poll(async () => (await prices(again))['Total']).toBe((before['Total'] ?? 0) + 4167)
  const after = await prices(again)
  expect(after['W Garage']).toBe(5000)
  expect(after['TVA 20 %']).toBe(Math.round((after['Total'] ?? 0) / 5))
  expect(after['Total avec TVA']).toBe((after['Total'] ?? 0) + (after['TVA 20 %'] ?? 0))
  await again.getByRole('button', { name: /^Commander/ }).click()
  await expect(again).toHaveURL(/\/client\/new-delivery\/two-way-delivery\/created\//)
  for (const code of ['Code de départ', 'Code de réception', 'Code de restitution'])
    expect(await readCode(again, code)).toMatch(/^\d{6}$/)
})

test('an administrator orders for an organisation that asks for the deadline only', async ({ open, address }) => {
  test.setTimeout(90_000)
  const { page } = await open('superAdmin', DESKTOP)
  await page.goto('/admin/new-delivery/okm')
  await fillCustomer(page, CUSTOMER)
  await expect(page.getByLabel('Enlèvement')).toBeVisible()
  const owner = page.getByRole('combobox', { name: 'Mandataire' })
  await owner.click()
  await owner.fill('leonis')
  await page.getByRole('option', { name: /Léonis Leasing/ }).click()
  await expect(page.getByLabel('Enlèvement')).toHaveCount(0)
  await pickDay(page, 'Date limite de livraison', 12)
  await next(page)
  await expect(page).toHaveURL(/\/admin\/pilot\/edit-deal\/okm\/requested\/[\w-]+\?step=2/)
  const id = /requested\/([\w-]+)/.exec(page.url())?.[1] ?? ''
  const { findDeliveryById: made } = await graphql<{ findDeliveryById: Record<string, string> }>(
    address,
    'superAdmin',
    'query($id: ID!) { findDeliveryById(id: $id) { carAvailabilityDate carPickUpDate carDeliveryDeadline } }',
    { id },
  )
  expect(new Set(Object.values(made)).size).toBe(1)
  await pickPlace(page, 'Lieu de départ', 'Paris')
  await pickPlace(page, "Lieu d'arrivée", '8 rue Vauban, 59000 Lille')
  await fillVehicle(page, 'Véhicule livré', newPlate())
  await next(page)
  await expect(page).toHaveURL(/step=3/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nouvelle Course 0KM')
  await expect(page.getByRole('region', { name: 'Catégorie' }).getByRole('radio')).toHaveCount(1)
  await expect(page.getByRole('radio', { name: /^0 km/ })).toBeChecked()
  await page.getByRole('button', { name: /^Commander/ }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/pilot/create-deal/confirmed/okm/${id}`))
})

test('an organisation with models of its own is offered them; what was found again can be discarded', async ({
  open,
}) => {
  test.setTimeout(90_000)
  const { page } = await open('superAdmin', DESKTOP)
  await page.goto('/admin/new-delivery/standard')
  await fillCustomer(page, CUSTOMER)
  await page.reload()
  const found = page.getByText('Votre saisie a été retrouvée.')
  await expect(found).toBeVisible(LOADED)
  await page.getByRole('button', { name: 'Repartir de zéro' }).click()
  await expect(found).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Client' }).getByLabel('Prénom')).toHaveValue('')

  await fillCustomer(page, CUSTOMER)
  const owner = page.getByRole('combobox', { name: 'Mandataire' })
  await owner.click()
  await owner.fill('occitane')
  await page
    .getByRole('option', { name: /Occitane Automobiles/ })
    .first()
    .click()
  await pickDay(page, 'Véhicule disponible', 10)
  await pickDay(page, 'Enlèvement', 11)
  await pickDay(page, 'Date limite de livraison', 12)
  await next(page)
  await expect(page).toHaveURL(/step=2/)
  const vehicle = page.getByRole('region', { name: 'Véhicule livré' })
  // what the browser offers while somebody types
  const offer = (text: string) => vehicle.locator(`datalist option[value="${text}"]`)
  await expect(offer('Toyota')).toHaveCount(1)
  await expect(offer('Yaris')).toHaveCount(0)
  await vehicle.getByLabel('Marque').fill('Toyota')
  await expect(offer('Yaris')).toHaveCount(1)
  await expect(offer('Niro')).toHaveCount(0)
})
