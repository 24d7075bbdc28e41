import { expect, type Page } from '@playwright/test'
import { order } from './order'
import { withoutNetworkNoise } from './people'
import { setPreferences, waitUntilSettled } from './page-state'
import { DESKTOP, networkTest as test, PHONE } from './fixtures'

test('code that cannot be loaded offline shows so in its place, and loads by itself when the network is back', async ({
  open,
}) => {
  const { page, context, faults } = await open('superAdmin', DESKTOP)
  const live = page.waitForEvent('websocket')
  await page.goto('/admin/organizations/organizations-table')
  await (await live).waitForEvent('framereceived')
  const rows = page.getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  await context.setOffline(true)

  await test.step('a toast', async () => {
    await expect(page.getByText(/^(?:Suivi en direct déconnecté|Erreur de connexion au suivi en direct)/)).toBeVisible()
    await expect(rows.nth(1)).toBeVisible()
  })
  await test.step('a dialog', async () => {
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog').getByText('Cette partie n’a pas pu être chargée')).toBeVisible()
  })
  await test.step('it opens by itself', async () => {
    await context.setOffline(false)
    await expect(page.getByRole('dialog', { name: 'Raccourcis clavier' })).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await test.step('a page', async () => {
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Tableau de bord' }).click()
    await expect(page.getByText('Cette partie n’a pas pu être chargée')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
  withoutNetworkNoise(faults)
})

test('a table that was not loaded says that there is no network, and loads by itself when it is back', async ({
  open,
}) => {
  const { page, context, faults } = await open('superAdmin', DESKTOP)
  const live = page.waitForEvent('websocket')
  await page.goto('/admin/pilot/delivery-table/requested')
  await (await live).waitForEvent('framereceived')
  const rows = page.getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('link', { name: /^Livré/ }).click()
  await expect(page.getByText('Vous êtes hors connexion')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await context.setOffline(false)
  await expect(rows.nth(1)).toBeVisible()
  withoutNetworkNoise(faults)
})

test('a toast on a phone leaves the title of the page free', async ({ open }) => {
  const { page, context, faults } = await open('driver', PHONE)
  const live = page.waitForEvent('websocket')
  await page.goto('/driver/missions')
  await (await live).waitForEvent('framereceived')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeVisible()
  await context.setOffline(true)
  const toast = page.getByRole('alert').filter({ hasText: /suivi en direct/ })
  await expect(toast).toBeVisible()
  await waitUntilSettled(page)
  const [over, below] = await Promise.all([toast.boundingBox(), title.boundingBox()])
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  withoutNetworkNoise(faults)
})

/** The share of the map with the colour of the sea: all of it where nothing else is drawn. */
async function seaShareOf(page: Page): Promise<number> {
  const picture = (await page.locator('.maplibregl-canvas').screenshot()).toString('base64')
  return page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    if (!pen) throw new Error('no canvas')
    pen.drawImage(bitmap, 0, 0)
    const { data } = pen.getImageData(0, 0, bitmap.width, bitmap.height)
    const near = (at: number, wanted: number) => Math.abs((data[at] ?? 0) - wanted) < 3
    let sea = 0
    for (let at = 0; at < data.length; at += 4) if (near(at, 217) && near(at + 1, 230) && near(at + 2, 237)) sea += 1
    return sea / (data.length / 4)
  }, picture)
}

test('a map opened offline is drawn when the network is back', async ({ open, address }) => {
  const { publicId } = await order(address)
  const { page, context, faults } = await open('support', { ...DESKTOP, colorScheme: 'light' })
  const [worker, data] = ['**/maplibre-gl-worker*', '**/map/*.json']
  for (const files of [worker, data]) await context.route(files, (route) => route.abort())
  const returns = async (files: string) => {
    await context.setOffline(true)
    await context.unroute(files)
    await context.setOffline(false)
  }
  await page.goto(`/admin/pilot/details/standard/requested/${publicId}`)
  await waitUntilSettled(page)
  await test.step('its code', async () => {
    const missing = page.getByText('Cette partie n’a pas pu être chargée')
    await expect(missing).toBeVisible()
    await returns(worker)
    await expect(missing).toHaveCount(0)
    await expect(page.locator('[data-opening]')).toHaveCount(0)
  })
  await test.step('its land and towns', async () => {
    await expect.poll(() => seaShareOf(page)).toBeGreaterThan(0.8)
    await returns(data)
    await expect.poll(() => seaShareOf(page)).toBeLessThan(0.2)
  })
  withoutNetworkNoise(faults)
})

for (const [language, other, said] of [
  ['fr', 'EN', 'La langue n’a pas pu être changée\u00a0: le réseau ne répond pas.'],
  ['en', 'FR', "The language couldn't be changed: the network isn't answering."],
] as const)
  test(`a language whose texts cannot be loaded is not applied, which is shown in ${language}`, async ({ open }) => {
    const { page, context, faults } = await open('visitor', DESKTOP)
    await setPreferences(context, { 'volant.language': language })
    await page.goto('/become-driver')
    await waitUntilSettled(page)
    const [shown, lang] = [page.locator('html'), other.toLowerCase()]
    const button = page.getByText(other, { exact: true })
    await context.setOffline(true)
    await button.click()
    await expect(page.getByText(said)).toBeVisible()
    await expect(shown).toHaveAttribute('lang', language)
    await expect(page.getByRole('radio', { name: language.toUpperCase() })).toBeChecked()
    await context.setOffline(false)
    await button.click()
    await expect(shown).toHaveAttribute('lang', lang)
    await context.setOffline(true)
    await page.getByText(language.toUpperCase(), { exact: true }).click()
    await expect(shown).toHaveAttribute('lang', language)
    withoutNetworkNoise(faults)
  })
