import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility'
import { chooseAction } from './actions'
import { arrive, copyPlate, depart, handOver, inspect, sign, typeCode, wrongCode } from './mission'
import { newPlate, finishOpenMissions } from './order'
import { readMessage } from './outbox'
import { rowCounts, shownCounts } from './tab-counts'
import { DESKTOP, LIVE, LOADED, PHONE, test } from './fixtures'
import { orderInWizard, readCode } from './wizard'

const PARIS_SUD = { latitude: 48.75, longitude: 2.37 }
const AUXERRE = { latitude: 47.8, longitude: 3.57 }

const offer = async (page: Page, contract: string, euros: string) => {
  const auction = page.getByRole('article', { name: contract })
  await expect(auction).toBeVisible(LIVE)
  await auction.getByRole('button', { name: 'Faire une offre' }).click()
  const dialog = page.getByRole('dialog', { name: `Offre pour la livraison ${contract}` })
  await dialog.getByLabel('Votre prix').fill(euros)
  await dialog.getByRole('button', { name: 'Envoyer l’offre' }).click()
  await expect(auction.getByText('Votre offre')).toBeVisible(LIVE)
}

test('a delivery goes from the request to the invoice in three windows, while its customer tracks it', async ({
  open,
  request,
  address,
}) => {
  test.setTimeout(300_000)
  const since = new Date()
  const email = `camille.renaud+${since.getTime()}@example.test`
  await finishOpenMissions(address, 'driver')
  const plate = newPlate()
  const client = await open('owner', DESKTOP)
  const admin = await open('maintainer', DESKTOP)
  const driver = await open('driver', { ...PHONE, geolocation: PARIS_SUD, permissions: ['geolocation'] })
  const driver2 = await open('driver2', PHONE)
  const customer = await open('visitor', PHONE)

  const { contract, startCode, receptionCode } = await test.step('the client orders Paris to Lyon', async () => {
    await client.page.goto('/client/pilot/delivery-table/requested')
    await orderInWizard(client.page, {
      firstName: 'Camille',
      lastName: 'Renaud',
      email,
      phone: '06 12 34 56 78',
      from: 'Paris',
      to: '4 place Bellecour, 69002 Lyon',
      plate,
    })
    await expectAccessible(client.page, 'created')
    const [, number = ''] = /\/created\/[^/]+\/(\d+)\//.exec(client.page.url()) ?? []
    const codes = [await readCode(client.page, 'Code de départ'), await readCode(client.page, 'Code de réception')]
    const [startCode = '', receptionCode = ''] = codes
    expect(startCode).not.toBe(receptionCode)
    await client.page.getByRole('link', { name: 'Suivre la demande' }).click()
    await expect(client.page.getByText('Nouvelle', { exact: true })).toBeVisible()
    return { contract: number, startCode, receptionCode }
  })

  await test.step('both drivers wait for auctions on their phones', async () => {
    await driver.page.goto('/driver/auctions')
    await driver2.page.goto('/driver/auctions')
    await expect(driver.page.getByRole('heading', { name: 'Enchères', exact: true })).toBeVisible()
    await expect(driver2.page.getByRole('heading', { name: 'Enchères', exact: true })).toBeVisible()
    await expect(driver.page.getByRole('article', { name: contract })).toHaveCount(0)
  })

  await test.step('the admin opens the auction', async () => {
    const { page } = admin
    await page.goto('/admin/pilot/delivery-table/requested')
    await page.getByRole('link', { name: `Ouvrir la livraison ${contract}` }).click()
    await chooseAction(page, 'Mettre aux enchères')
    await page.getByLabel('Prix client').fill('620')
    await expect(page.getByRole('slider')).toBeVisible()
    await expectAccessible(page, 'deal form')
    await page.getByRole('button', { name: 'Mettre aux enchères' }).click()
    await expect(page).toHaveURL(/waiting-for-driver/)
    const row = page.getByRole('row').filter({ hasText: contract })
    await row.getByRole('button', { name: `Actions sur la livraison ${contract}` }).click()
    await page.getByRole('menuitem', { name: 'Voir les offres' }).click()
    await expect(page.getByText('Aucune offre soumise')).toBeVisible()
  })

  await test.step('both make an offer, and the admin sees each one arrive', async () => {
    await offer(driver.page, contract, '250')
    await expect(admin.page.getByText('250,00')).toBeVisible(LIVE)
    await offer(driver2.page, contract, '245,50')
    await expect(admin.page.getByText('245,50')).toBeVisible(LIVE)
    await expectAccessible(admin.page, 'offers')
    await expectAccessible(driver.page, 'auctions with an offer')
  })

  await test.step('one offer is accepted', async () => {
    const row = admin.page.getByRole('row').filter({ hasText: '250,00' })
    await row.getByRole('button', { name: /^Accepter l'offre de/ }).click()
    await admin.page.getByRole('dialog').getByRole('button', { name: 'Accepter' }).click()
    await expect(admin.page).toHaveURL(/delivery-table\/set/)
    await expect(client.page.locator('main header').getByText('Attribuée', { exact: true })).toBeVisible(LIVE)
    await expect(driver2.page.getByRole('article', { name: contract })).toHaveCount(0, LIVE)
  })

  await test.step('the customer opens the link of their e-mail', async () => {
    const path = await readMessage(request, email, /(\/tracking\/\S+)/, since)
    await customer.page.goto(path)
    await expect(customer.page.getByRole('heading', { name: `Mission n° ${contract}` })).toBeVisible()
  })

  await test.step('the driver inspects the car and can take it only with the right code', async () => {
    const { page } = driver
    await page.goto('/driver/missions')
    await page.getByRole('link').filter({ hasText: contract }).click()
    await expect(page.getByRole('heading', { name: 'Préparer la prise en charge' })).toBeVisible()
    await expectAccessible(page, 'mission, prepare')
    await page.getByRole('button', { name: 'Je suis devant le véhicule' }).click()
    await expectAccessible(page, 'mission, plate')
    await copyPlate(page, plate)
    await inspect(page, { kilometres: 12_000, eighths: 6 })
    await sign(page, 'Jeanne Martin')
    await expect(client.page.getByText(/^12\s000\skm$/)).toBeVisible(LIVE)
    await typeCode(page, wrongCode(startCode), 'Prendre le véhicule en charge')
    await expect(page.getByText(/^Ce code n’est pas le bon/)).toBeVisible()
    await expectAccessible(page, 'mission, wrong code')
    await typeCode(page, startCode, 'Prendre le véhicule en charge')
    await expect(page.getByRole('button', { name: 'Je pars' })).toBeVisible()
    await expect(client.page.getByText('Pris en charge', { exact: true })).toBeVisible(LIVE)
  })

  const onTheRoad = await client.context.newPage()
  await test.step('the delivery appears in the client’s table when it departs', async () => {
    await onTheRoad.goto(`/client/pilot/delivery-table/ongoing?deliveryId=${contract}`)
    const row = onTheRoad.getByRole('row').filter({ hasText: contract })
    await expect(row).toContainText('Pris en charge')
    // the bundled places know the middle of a commune only: as if a geocoder had found the street
    await driver.page.route('**/graphql', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll('"place_id":"gz:', '"place_id":"ban:') })
    })
    await depart(driver.page)
    await expect(row).toContainText('En route', LIVE)
    await expect(client.page.locator('main header').getByText('En route', { exact: true })).toBeVisible(LIVE)
  })

  await test.step('the customer sees the car move and how old its position is', async () => {
    const marker = customer.page.getByRole('img', { name: /^(à l’instant|à l'instant|maintenant|il y a )/ })
    await expect(driver.page.getByText('Position partagée')).toBeVisible(LOADED)
    await expect(marker).toBeVisible(LIVE)
    await expect(customer.page.getByText(/^Position du chauffeur, /)).toBeVisible()
    const before = await marker.boundingBox()
    await driver.context.setGeolocation(AUXERRE)
    await expect.poll(async () => (await marker.boundingBox())?.y ?? 0, LIVE).toBeGreaterThan((before?.y ?? 0) + 10)
    await expectAccessible(customer.page, 'tracking')
    await expectAccessible(driver.page, 'mission, on the road')
  })

  await test.step('near the address the phone asks whether the driver has arrived, and no more', async () => {
    const { page } = driver
    const near = page.getByText('Vous êtes tout près de la destination')
    await expect(near).toBeHidden()
    const way = await page.getByRole('link', { name: 'Itinéraire' }).getAttribute('href')
    const [latitude = 0, longitude = 0] = (new URL(way ?? '').searchParams.get('destination') ?? '')
      .split(',')
      .map(Number)
    await driver.context.setGeolocation({ latitude, longitude })
    await expect(page.getByText(/^Dernier envoi (à l.instant|maintenant|il y a \d s)/)).toBeVisible(LIVE)
    // one position alone may be an error of the device
    await expect(near).toBeHidden()
    await driver.context.setGeolocation({ latitude: latitude + 0.0001, longitude })
    await expect(near).toBeVisible(LIVE)
    await expectAccessible(page, 'mission, near the destination')
    await expect(page.getByRole('button', { name: 'Je suis arrivé' })).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  await test.step('the driver arrives, the recipient signs and gives the reception code', async () => {
    const { page } = driver
    await arrive(page)
    await expect(customer.page.getByText('Le véhicule est arrivé, remise en cours')).toBeVisible(LIVE)
    await handOver(page, receptionCode, 12_470)
    await expect(page.getByRole('heading', { name: 'Terminer la mission' })).toBeVisible()
    await expect(client.page.getByText('Voiture livrée', { exact: true })).toBeVisible(LIVE)
    await page.getByRole('button', { name: 'Terminer la mission' }).click()
    await expect(page.getByText('Mission terminée')).toBeVisible()
    await expect(page.getByText(/250,00/)).toBeVisible()
    await expect(client.page.getByText('Complété', { exact: true })).toBeVisible(LIVE)
  })

  await test.step('the invoice exists, and the count of every tab equals its rows', async () => {
    const { page } = admin
    await page.goto(`/admin/pilot/details/standard/completed/${contract}`)
    const arriving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Télécharger le PDF' }).click()
    const invoice = await readFile(await (await arriving).path())
    expect(invoice.subarray(0, 5).toString()).toBe('%PDF-')
    await page.goto('/admin/pilot/delivery-table/completed')
    await expect
      .poll(async () => {
        const [shown, rows] = await Promise.all([shownCounts(page), rowCounts(address)])
        return shown.map((count, tab) => count - (rows[tab] ?? 0))
      })
      .toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  })
})
