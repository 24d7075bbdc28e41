import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility'
import { copiedDemo, copyFolderOf } from './demo-server'
import { DESKTOP, test as windows } from './fixtures'

const ARCHIVE = 'roads.pmtiles'
const demo = copiedDemo('with-roads', { MAP_TILES: ARCHIVE })
const test = windows.extend({ baseURL: demo.address })
test.beforeAll(async () => {
  execFileSync(process.execPath, [
    join(import.meta.dirname, '../scripts/test/small-tiles.mjs'),
    join(copyFolderOf('with-roads'), ARCHIVE),
  ])
  await demo.start()
})
test.afterAll(() => demo.stop())

const LIVE_MAP = '/admin/pilot/ongoing/delivery-map'
/** Of motorways in the style of roads. */
const MOTORWAY = { light: [0xa9, 0xb6, 0xc4], dark: [0x52, 0x61, 0x6f] } as const
const TOLERANCE = 12

/** How many pixels of the map have this colour. */
async function pixelsOf(page: Page, colour: readonly number[]): Promise<number> {
  const picture = (await page.locator('.maplibregl-canvas').first().screenshot({ timeout: 60_000 })).toString('base64')
  return page.evaluate(
    async ([base64, wanted, tolerance]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes]))
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      const context = canvas.getContext('2d')
      context?.drawImage(bitmap, 0, 0)
      const { data = new Uint8ClampedArray() } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? {}
      let found = 0
      for (let at = 0; at < data.length; at += 4)
        if (wanted.every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) <= tolerance)) found++
      return found
    },
    [picture, colour, TOLERANCE] as const,
  )
}

const painted = (page: Page) => expect(page.locator('[data-opening]')).toHaveCount(0, { timeout: 30_000 })

for (const scheme of ['light', 'dark'] as const)
  test(`roads of the archive are drawn in ${scheme}, from pieces of it`, async ({ open }) => {
    const { page } = await open('support', { ...DESKTOP, colorScheme: scheme })
    const statuses: number[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('/map/tiles.pmtiles')) statuses.push(response.status())
    })
    await page.goto(LIVE_MAP)
    await painted(page)
    // a tile may come after the first paint
    await expect.poll(() => pixelsOf(page, MOTORWAY[scheme]), { timeout: 20_000 }).toBeGreaterThan(100)
    expect(new Set(statuses)).toEqual(new Set([206]))
    await expect(page.getByRole('link', { name: '© OpenStreetMap' })).toHaveAttribute('href', /openstreetmap\.org/)
    await expectAccessible(page, scheme)
  })

test('where the archive cannot be had, the bundled map is drawn, which zooms in as far as its data', async ({
  open,
}) => {
  const { page, faults } = await open('support', DESKTOP)
  await page.route('**/map/tiles.pmtiles', (route) => route.fulfill({ status: 404 }))
  let villages = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/map/villages.json')) villages += 1
  })
  await page.goto(LIVE_MAP)
  await painted(page)
  expect(villages, 'the largest file, asked for before anybody is near').toBe(0)
  await expect(page.getByText('© GeoNames')).toBeVisible()
  await expect(page.getByRole('link', { name: '© OpenStreetMap' })).toHaveCount(0)
  const closer = page.getByRole('button', { name: 'Zoomer', exact: true })
  await expect(async () => {
    if (await closer.isEnabled()) await closer.click()
    await expect(closer).toBeDisabled({ timeout: 600 })
  }).toPass()
  await expect.poll(() => villages).toBe(1)
  faults.length = 0
})
