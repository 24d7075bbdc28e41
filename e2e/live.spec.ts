import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility'
import { assign, confirm, forceStatuses, order, finishOpenMissions } from './order'
import { rowCounts, shownCounts } from './tab-counts'
import { DESKTOP, holdLive, LIVE, LOADED, PHONE, test } from './fixtures'

const AUXERRE = { latitude: 47.8, longitude: 3.57 }
const MACON = { latitude: 46.31, longitude: 4.83 }
const LYON = { latitude: 45.764, longitude: 4.8357 }

const rowOf = (page: Page, contract: string) => page.getByRole('row').filter({ hasText: contract })
/** Marks the document; a reload removes the mark. */
const mark = (page: Page) => page.evaluate(() => void (document.documentElement.dataset['kept'] = 'yes'))
const expectKept = (page: Page) => expect(page.locator('html[data-kept="yes"]')).toHaveCount(1)

test.describe('two browsers on one delivery', () => {
  test('a change by one appears in the other’s table, counts and page without a reload', async ({ open, address }) => {
    const { publicId } = await order(address)
    const acting = await open('maintainer', DESKTOP)
    const watching = await open('otherMaintainer', DESKTOP)
    const client = await open('owner', DESKTOP)
    await watching.page.goto('/admin/pilot/delivery-table/requested')
    await client.page.goto('/client/pilot/delivery-table/requested')
    await acting.page.goto(`/admin/pilot/details/standard/requested/${publicId}`)
    const detail = await client.context.newPage()
    await detail.goto(`/client/pilot/standard/requested/${publicId}`)
    await expect(rowOf(watching.page, publicId)).toBeVisible()
    await expect(rowOf(client.page, publicId)).toBeVisible()
    await expect(detail.getByText('Nouvelle', { exact: true })).toBeVisible()
    for (const page of [watching.page, client.page, detail]) await mark(page)

    await acting.page.getByRole('button', { name: 'Confirmer', exact: true }).click()

    await expect(rowOf(watching.page, publicId)).toHaveCount(0, LIVE)
    await expect(rowOf(client.page, publicId)).toHaveCount(0, LIVE)
    await expect(detail.locator('main header').getByText('Confirmée', { exact: true })).toBeVisible(LIVE)
    // other tests create and confirm deliveries meanwhile, so the counts are read again each time
    for (const [page, person] of [
      [watching.page, 'otherMaintainer'],
      [client.page, 'owner'],
    ] as const)
      await expect(async () => {
        const counted = await rowCounts(address, person, ['REQUESTED', 'CONFIRMED'])
        expect((await shownCounts(page)).slice(0, 2)).toEqual(counted)
      }).toPass(LIVE)
    for (const page of [watching.page, client.page, detail]) await expectKept(page)
  })

  test('a change that comes before the page is connected is shown as soon as it is', async ({ open, address }) => {
    const ordered = await order(address)
    const { page } = await open('owner', DESKTOP)
    let connect = () => {}
    const released = new Promise<void>((done) => (connect = done))
    await page.routeWebSocket(/socket\.io/, async (socket) => {
      await released
      socket.connectToServer()
    })
    await page.goto(`/client/pilot/standard/requested/${ordered.publicId}`)
    const header = page.locator('main header')
    await expect(header.getByText('Nouvelle', { exact: true })).toBeVisible()
    await confirm(address, ordered)
    // nobody has told the page
    await expect(header.getByText('Nouvelle', { exact: true })).toBeVisible()
    connect()
    await expect(header.getByText('Confirmée', { exact: true })).toBeVisible(LIVE)
  })

  test('the tracking page shows each step, and the end', async ({ open, address }) => {
    const ordered = await order(address)
    await assign(address, ordered, 'driver3')
    const { page } = await open('visitor', PHONE)
    await page.goto(`/tracking/${ordered.trackingId}`)
    await expect(page.getByRole('heading', { name: `Mission n° ${ordered.publicId}` })).toBeVisible()
    await expect(page.getByText(ordered.destinationCode)).toBeVisible()
    await mark(page)
    for (const [status, said] of [
      ['PICKUP_DRIVER', 'Le chauffeur prend le véhicule en charge'],
      ['ONGOING', 'Le véhicule est en route'],
      ['PICKUP_CLIENT', 'Le véhicule est arrivé, remise en cours'],
      ['DELIVERED', 'Le véhicule est livré'],
    ] as const) {
      await forceStatuses(address, ordered.id, status)
      await expect(page.getByText(said)).toBeVisible(LIVE)
    }
    await expect(page.getByText(ordered.destinationCode)).toHaveCount(0)
    await expectKept(page)
  })
})

test('the live map shows the car to admins and to its client only', async ({ open, address }) => {
  // five windows with four maps, drawn without a graphics card while another file's pages load
  test.setTimeout(300_000)
  await finishOpenMissions(address, 'driver3')
  const [ordered, next] = [await order(address), await order(address)]
  const { publicId } = ordered
  for (const each of [ordered, next]) await assign(address, each, 'driver3')
  const office = await open('support', DESKTOP)
  const detail = await office.context.newPage()
  const client = await open('owner', PHONE)
  const driver = await open('driver3', { ...PHONE, geolocation: AUXERRE, permissions: ['geolocation'] })

  await office.page.goto('/admin/pilot/delivery-table/ongoing')
  await office.page.getByRole('navigation', { name: 'Affichage' }).getByRole('link', { name: 'Carte' }).click()
  const row = office.page.getByRole('button', { name: new RegExp(publicId) })
  await expect(office.page.getByRole('heading', { name: /livraisons? en cours$/ })).toBeVisible()
  await expect(row).toHaveCount(0)
  await forceStatuses(address, ordered.id, 'PICKUP_DRIVER', 'ONGOING')
  await expect(row).toContainText('En route', LIVE)
  await expect(row).toContainText('Pas encore de position')

  await test.step('a row is selected with the keyboard and kept in the address', async () => {
    await row.focus()
    await office.page.keyboard.press('Enter')
    await expect(row).toHaveAttribute('aria-pressed', 'true')
    await expect(office.page).toHaveURL(new RegExp(`contract=${publicId}`))
    await expect(office.page.getByRole('img', { name: /^Départ\s: .*Paris/ })).toBeVisible()
    const route = office.page.getByRole('button', { name: 'Masquer le trajet' })
    await route.click()
    await expect(office.page.getByRole('button', { name: 'Afficher le trajet' })).toBeVisible()
    await office.page.keyboard.press('ArrowDown')
    await expectAccessible(office.page, 'live map, one chosen')
  })

  await test.step('the car appears where the driver is, moves, and shows the age of its position and the remaining distance', async () => {
    await driver.page.goto(`/driver/missions/${ordered.id}`)
    await expect(driver.page.getByText('Position partagée')).toBeVisible(LOADED)
    const car = office.page.getByRole('img', { name: new RegExp(`^${publicId} · `) })
    await expect(car).toBeVisible(LIVE)
    await expect(row).toContainText(/Position (?:il y a|maintenant|à l)/)
    await expect(office.page.getByText(/^Encore 28\d\skm environ$/)).toBeVisible()
    await expect(office.page.getByText(/^\d+ chauffeurs? connectés?$/)).toBeVisible()
    const connect = await holdLive(detail)
    await detail.goto(`/admin/pilot/details/standard/ongoing/${publicId}`)
    await expect(detail.getByText('le véhicule est en route')).toBeVisible()
    await expect(detail.getByText(/^encore 28\d\skm environ$/)).toBeVisible()
    await expect(detail.getByText(/^Position reçue (?:il y a|maintenant|à l)/)).toBeVisible()
    const before = await car.boundingBox()
    await driver.context.setGeolocation(MACON)
    await expect.poll(async () => (await car.boundingBox())?.y ?? 0, LOADED).toBeGreaterThan((before?.y ?? 0) + 10)
    await expect(office.page.getByText(/^Encore 7\d\skm environ$/)).toBeVisible()
    // what was sent since the page asked, and before anything could reach it
    await expect(detail.getByText(/^encore 28\d\skm environ$/)).toBeVisible()
    connect()
    await expect(detail.getByText(/^encore 7\d\skm environ$/)).toBeVisible()
  })

  await test.step('the client sees it on a phone, and no other car', async () => {
    await client.page.goto(`/client/pilot/ongoing/delivery-map?contract=${publicId}`)
    await expect(client.page.getByRole('button', { name: new RegExp(publicId) })).toContainText(/Position/)
    await expect(client.page.getByRole('img', { name: new RegExp(`^${publicId} · `) })).toBeVisible()
    const shown = client.page.getByRole('button', { pressed: false }).filter({ hasText: /\d{6}/ })
    const others = await office.page.getByRole('button', { pressed: false }).filter({ hasText: /\d{6}/ }).count()
    expect(await shown.count()).toBeLessThan(others)
    await expectAccessible(client.page, 'live map on a telephone')
    await client.page.getByRole('link', { name: `Ouvrir la livraison ${publicId}` }).click()
    await expect(client.page.getByRole('heading', { level: 1 })).toContainText(publicId)
  })

  await test.step('a driver on the road reads that the next mission has to wait', async () => {
    await driver.page.goto(`/driver/missions/${next.id}`)
    await expect(driver.page.getByRole('alert')).toContainText(`La mission ${publicId} est en cours`)
    const start = driver.page.getByRole('button', { name: 'Je suis devant le véhicule' })
    await expect(start).toBeDisabled()
    await expectAccessible(driver.page, 'mission that has to wait')
    await driver.context.setGeolocation(LYON)
    await forceStatuses(address, ordered.id, 'PICKUP_CLIENT', 'DELIVERED')
    await expect(start).toBeEnabled(LIVE)
    await expect(row).toContainText('Véhicule remis', LIVE)
  })

  await test.step('the table opens from the map', async () => {
    await office.page.getByRole('navigation', { name: 'Affichage' }).getByRole('link', { name: 'Tableau' }).click()
    await expect(office.page).toHaveURL(/delivery-table\/ongoing$/)
  })
})

test('a client who opens a tab of the admins sees the not-authorised page', async ({ open }) => {
  const { page } = await open('owner', DESKTOP)
  for (const tab of ['waiting-for-driver', 'set', 'alert']) {
    await page.goto(`/client/pilot/delivery-table/${tab}`)
    await expect(page.getByText("Désolé, vous n'êtes pas autorisé à accéder à cette page !")).toBeVisible()
  }
  await page.getByRole('link', { name: 'Revenir à mon espace' }).click()
  await expect(page).toHaveURL(/\/client\/dashboard$/)
  await page.goto('/client/pilot/delivery-table/confirmed?orderBy=margin&organizationSlug=nordmobile&page=999')
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText(/\d{6}/)
  await expect(page.getByRole('button', { name: 'Réinitialiser' })).toHaveCount(0)
})
