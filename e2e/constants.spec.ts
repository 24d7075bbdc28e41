import { expect } from '@playwright/test'
import { order } from './order'
import { DESKTOP, test } from './fixtures'

const MINUTE_MS = 60_000

test('a contract proposes its prices, accepts steps of one cent, and with a driver becomes assigned', async ({
  open,
  address,
}) => {
  const { publicId } = await order(address)
  const { page } = await open('maintainer', DESKTOP)
  await page.goto(`/admin/pilot/create-deal/requested/standard/${publicId}`)
  const price = page.getByLabel('Prix client')
  await price.fill('')
  await price.pressSequentially('-1x0.0,0')
  await expect(price).toHaveValue('10,00')
  await price.fill('1000')
  for (const [word, amount] of [
    ['Minimum', /^300,00\s€$/],
    ['Recommandé', /^425,00\s€$/],
    ['Maximum', /^550,00\s€$/],
  ] as const)
    await expect(page.getByRole('term').filter({ hasText: word }).locator('+ dd')).toHaveText(amount)
  const slider = page.getByRole('slider')
  await expect(slider).toHaveAttribute('aria-valuenow', '425')
  await slider.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuenow', '425.01')
  await expect(page.getByText(/^425,01\s€\sHT$/)).toBeVisible()

  await page.getByRole('searchbox', { name: 'Nom du chauffeur' }).fill('Gabriel Pasquier')
  await page.getByRole('radio', { name: /Gabriel Pasquier/ }).check()
  await page.getByRole('button', { name: 'Attribuer au chauffeur' }).click()
  const toast = page.getByRole('alert').filter({ hasText: 'Contrat confirmé avec succès!' })
  await expect(toast).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/pilot\/delivery-table\/set/)
  const box = await toast.boundingBox()
  expect(box?.x).toBeGreaterThan(720)
  expect(box?.y).toBeGreaterThan(450)
})

test('the clock of the dashboard is at most ten seconds late', async ({ open }) => {
  const { page } = await open('support', DESKTOP)
  const minute = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS
  await page.clock.install({ time: minute + 55_000 })
  await page.goto('/admin/dashboard')
  const clock = page.getByRole('time')
  await expect(clock).toBeVisible()
  const before = await clock.innerText()
  await page.clock.runFor(10_000)
  await expect(clock).not.toHaveText(before)
})

/** The map tile of Paris at zoom 10. */
const PARIS = '10/518/352'
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

test('a map without places shows Paris, in the configured style', async ({ open, address }) => {
  const { page } = await open('support', DESKTOP)
  const asked: string[] = []
  let shown = () => {}
  const first = new Promise<void>((resolve) => (shown = resolve))
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    const chosen = { mapStyleUrl: `${address}/chosen/style.json` }
    await route.fulfill({ response, json: { ...((await response.json()) as object), ...chosen } })
  })
  await page.route('**/chosen/style.json', (route) =>
    route.fulfill({
      json: {
        version: 8,
        sources: { squares: { type: 'raster', tileSize: 512, tiles: [`${address}/chosen/{z}/{x}/{y}.png`] } },
        layers: [{ id: 'squares', type: 'raster', source: 'squares' }],
      },
    }),
  )
  await page.route(/\/chosen\/\d/, (route) => {
    const square = /chosen\/(.+)\.png/.exec(route.request().url())?.[1]
    if (square) asked.push(square)
    shown()
    return route.fulfill({ body: PIXEL, contentType: 'image/png' })
  })
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('LiveDeliveries')) await first
    await route.fallback()
  })
  await page.goto('/admin/pilot/ongoing/delivery-map')
  await first
  expect(asked[0]).toBe(PARIS)
  await expect(page.getByRole('heading', { name: /livraisons? en cours$/ })).toBeVisible()
})
