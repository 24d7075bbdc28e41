import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility'
import { copyPlate, inspect, signAsDriver, signAsOther, takePhoto, typeCode } from './mission'
import { assign, forceStatuses, giveMission, order, readOrder } from './order'
import { withoutNetworkNoise } from './people'
import { DESKTOP, LIVE, LOADED, PHONE, networkTest as test } from './fixtures'

const AUXERRE = { latitude: 47.8, longitude: 3.57 }
const MACON = { latitude: 46.31, longitude: 4.83 }

test('a photo taken offline is sent by itself when the network is back', async ({ open, address }) => {
  const ordered = await order(address)
  await assign(address, ordered, 'driver4')
  const { page, context, faults } = await open('driver4', PHONE)
  await page.goto(`/driver/missions/${ordered.id}?step=PICK_UP&phase=inspection`)
  await copyPlate(page, ordered.vehicles[0]?.vehicleCode ?? '')
  const required = page.getByRole('region', { name: 'Photos obligatoires' })
  await expect(required.getByText('0 sur 6')).toBeVisible()
  const buffer = await takePhoto(page, 'Avant')
  await context.setOffline(true)
  await page
    .getByLabel('Photographier : Avant', { exact: true })
    .setInputFiles({ name: 'avant.jpg', mimeType: 'image/jpeg', buffer })
  await expect(required.getByText('Sera envoyée au retour du réseau')).toBeVisible()
  await context.setOffline(false)
  await expect(required.getByText('1 sur 6')).toBeVisible()
  await expect(required.getByText('Sera envoyée au retour du réseau')).toHaveCount(0)
  withoutNetworkNoise(faults)
})

test('a reload before the code keeps what is typed and drawn, and the signatures', async ({ open, address }) => {
  test.setTimeout(180_000)
  const ordered = await giveMission(address, 'driver4')
  await forceStatuses(address, ordered.id, 'PICKUP_DRIVER', 'ONGOING', 'PICKUP_CLIENT')
  const { page } = await open('driver4', PHONE)
  await page.goto(`/driver/missions/${ordered.id}`)
  const mileage = page.getByLabel('Kilométrage', { exact: true })
  await mileage.fill('40123')
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: '2/8' }) })
    .click()
  await page.reload()
  await expect(mileage).toHaveValue(/^40\D?123/)
  await expect(page.getByRole('radio', { name: '2/8' })).toBeChecked()
  await inspect(page, { kilometres: 41_000, eighths: 4 })
  await page.getByLabel('Nom et prénom du signataire').fill('Camille Renaud')
  await expect(page.getByText('Camille Renaud déclare')).toBeVisible()
  await signAsOther(page)
  await page.reload()
  await expect(page.getByLabel('Nom et prénom du signataire')).toHaveValue('Camille Renaud')
  // what the other side has drawn is there: the driver's own drawing is all that is missing
  await signAsDriver(page)
  await page.getByRole('button', { name: 'Valider les signatures' }).click()
  await expect(page.getByLabel('Code à 6 chiffres')).toBeVisible()
  await page.reload()
  await typeCode(page, ordered.destinationCode, 'Remettre le véhicule')
  await expect(page.getByRole('button', { name: 'Terminer la mission' })).toBeVisible()
  expect((await readOrder(address, ordered.id)).status).toBe('DELIVERED')
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('volant.signature')))
  expect(kept).toEqual([])
})

test('sharing the position resumes after a loss of the network, and the screen shows its state', async ({
  open,
  address,
}) => {
  const ordered = await giveMission(address, 'driver4')
  await forceStatuses(address, ordered.id, 'PICKUP_DRIVER', 'ONGOING')
  const driver = await open('driver4', { ...PHONE, geolocation: AUXERRE, permissions: ['geolocation'] })
  const customer = await open('visitor', PHONE)
  await driver.page.goto(`/driver/missions/${ordered.id}`)
  await expect(driver.page.getByText('Position partagée')).toBeVisible(LOADED)
  await customer.page.goto(`/tracking/${ordered.trackingId}`)
  const car = customer.page.getByRole('img', { name: /^(à l’instant|maintenant|il y a )/ })
  await expect(car).toBeVisible()
  const before = await car.boundingBox()

  await driver.context.setOffline(true)
  await driver.context.setGeolocation(MACON)
  await expect(driver.page.getByText('Position non partagée')).toBeVisible()
  await expect(driver.page.getByText(/^Hors connexion/)).toBeVisible()
  await expect(driver.page.getByRole('button', { name: 'Je suis arrivé' })).toBeVisible()
  expect((await car.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)

  await driver.context.setOffline(false)
  await expect(driver.page.getByText('Position partagée')).toBeVisible()
  await expect.poll(async () => (await car.boundingBox())?.y ?? 0).toBeGreaterThan((before?.y ?? 0) + 10)

  // whoever waits must not take a pause for a lost driver
  const said = customer.page.getByText(/^Partage en pause, dernière position connue/)
  await driver.page.getByRole('button', { name: 'Mettre en pause' }).click()
  await expect(said).toBeVisible(LIVE)
  const resume = driver.page.getByRole('button', { name: 'Reprendre' })
  await test.step('a pause outlasts the page and the visit', async () => {
    await driver.page.getByRole('link', { name: 'Mes missions' }).first().click()
    await driver.page.getByRole('link', { name: `${ordered.publicId}` }).click()
    await expect(resume).toBeVisible(LOADED)
    await driver.page.reload()
    await expect(resume).toBeVisible(LOADED)
    await expect(said).toBeVisible()
  })
  await resume.click()
  await expect(said).toHaveCount(0, LIVE)
  withoutNetworkNoise(driver.faults)
})

test('a driver who waits to be accepted reads what is missing, wherever they look', async ({ open, address }) => {
  const { id } = await order(address)
  const { page } = await open('candidate', PHONE)
  for (const place of ['auctions', `missions/${id}`, 'missions']) {
    await page.goto(`/driver/${place}`)
    await expect(page.getByRole('heading', { name: 'Bienvenue, Hugo' })).toBeVisible()
  }
  await expect(page.getByText(/^Il manque \d+ éléments? à votre dossier$/)).toBeVisible()
  const missing = page.getByRole('list', { name: 'Ce qui manque' }).getByRole('listitem')
  await expect(missing.first()).toBeVisible()
  await expect(missing.filter({ hasText: 'Téléphone' })).toHaveCount(0)
  // the button of the account changes when the mandate is there
  await page.waitForLoadState('networkidle')
  await expectAccessible(page, 'application')
})

test('what a driver who waits to be accepted has typed is kept when they return to the page', async ({ open }) => {
  const { page } = await open('candidate', PHONE)
  for (const place of ['auctions', 'missions', 'earnings']) {
    await page.goto(`/driver/${place}`)
    const account = page.getByRole('textbox', { name: 'IBAN' })
    await account.fill('FR76 3000')
    const asked = page.waitForResponse((response) => response.status() === 403)
    // as after a look into the bank's app, or after choosing a file
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await asked
    await page.waitForLoadState('networkidle')
    await expect(account).toHaveValue('FR76 3000')
  }
})

test('a wizard resumed in another session ends with the codes', async ({ open, address }) => {
  const { id, startCode } = await order(address)
  const { page } = await open('owner', DESKTOP)
  await page.goto(`/client/edit-delivery/standard/requested/${id}?step=3`)
  // it is ordered already
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Votre demande est enregistrée' })).toBeVisible()
  await expect(page.getByText(startCode)).toBeVisible()
})
