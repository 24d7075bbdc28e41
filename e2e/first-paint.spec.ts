import { expect } from '@playwright/test'
import { DESKTOP, holdBack, PHONE, silenceLive, test } from './fixtures'
import { order } from './order'
import { waitUntilSettled, watchTitle } from './page-state'

/** Of what a browser notes while it works: how many elements it has styled. */
interface TraceEvent {
  readonly name: string
  readonly args: { readonly elementCount: number }
}

const SCRIPT = /\/assets\/index-.*\.js$/

for (const [person, path, screen, panel] of [
  ['maintainer', '/admin/pilot/delivery-table/confirmed', DESKTOP, 'office'],
  ['owner', '/client/dashboard', PHONE, 'office'],
  ['driver', '/driver/missions', PHONE, 'driver'],
] as const)
  test(`${path} has its head before its script`, async ({ open }) => {
    const { page } = await open(person, screen)
    const release = await holdBack(page, SCRIPT)
    await page.goto(path, { waitUntil: 'commit' })
    const outline = page.locator(`[data-panel="${panel}"]`)
    await expect(outline).toBeVisible()
    release()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(outline).toHaveCount(0)
  })

test('a visitor is shown no panel', async ({ open }) => {
  const { page } = await open('visitor', DESKTOP)
  const release = await holdBack(page, SCRIPT)
  await page.goto('/admin/dashboard', { waitUntil: 'commit' })
  // stands behind what would show it
  await page.locator('noscript').waitFor({ state: 'attached' })
  await expect(page.locator('[data-panel]')).toHaveCount(0)
  release()
  await expect(page).toHaveURL(/\/login\?next=/)
})

test('the rows of a table and its counts are asked for once, while its script is on its way', async ({ open }) => {
  const { page } = await open('maintainer', DESKTOP)
  await silenceLive(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(/query (\w+)/.exec(request.postData() ?? '')?.[1] ?? ''))
  const release = await holdBack(page, SCRIPT)
  await page.goto('/admin/pilot/delivery-table/confirmed', { waitUntil: 'commit' })
  const queries = () => asked.filter(Boolean).toSorted()
  const all = ['CountsByAdmin', 'LateCount', 'OfficeTable']
  await expect.poll(queries).toEqual(all)
  release()
  await expect(page.locator('main tbody tr').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(queries()).toEqual(all)
})

test('what a tracking link leads to is asked for once, while the script of its page is on its way', async ({
  open,
  address,
}) => {
  const { trackingId } = await order(address)
  const { page } = await open('visitor', PHONE)
  await silenceLive(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/delivery/unAuth/')) asked.push(request.url())
  })
  const release = await holdBack(page, /\/assets\/tracking-.*\.js$/)
  await page.goto(`/tracking/${trackingId}`, { waitUntil: 'commit' })
  await expect.poll(() => asked).toHaveLength(1)
  release()
  // no driver is on the way yet
  await expect(page.getByText('Ce suivi n’est pas disponible')).toBeVisible()
  expect(asked).toHaveLength(1)
})

for (const [person, path, rows] of [
  ['maintainer', '/admin/dashboard', 'main li'],
  ['owner', '/client/dashboard', 'main li'],
  ['maintainer', '/admin/pilot/delivery-table/confirmed', 'main tbody tr'],
  ['owner', '/client/pilot/delivery-table/confirmed', 'main tbody tr'],
  ['driver', '/driver/missions', 'main li'],
] as const)
  test(`${path} is shown once and stays`, async ({ open }) => {
    const { page } = await open(person, DESKTOP)
    const takenAway = await watchTitle(page)
    await page.goto(path)
    await expect(page.locator(rows).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await takenAway()).toBe(0)
  })

test('what stands for a page while its code comes has the place of the page', async ({ open }) => {
  const { page } = await open('superAdmin', DESKTOP)
  await page.goto('/admin/dashboard')
  const release = await holdBack(page, /\/assets\/tariff-.*\.js$/)
  await page.getByRole('button', { name: 'Administration' }).click()
  await page.getByRole('menuitem', { name: 'Grille tarifaire' }).click()
  await expect(page).toHaveURL(/tariff$/)
  const waiting = page.getByRole('status', { name: 'Chargement…' }).locator('.mantine-Skeleton-root').first()
  await expect(waiting).toBeVisible()
  const place = await waiting.boundingBox()
  release()
  const title = page.getByRole('heading', { level: 1, name: 'Grille tarifaire' })
  await expect(title).toBeVisible()
  const { x, y } = (await title.boundingBox()) ?? {}
  expect(x).toBe(place?.x)
  expect(Math.abs((y ?? 0) - (place?.y ?? 0))).toBeLessThan(12)
})

test('a change in a page has the browser style that change again, and not the whole document', async ({
  open,
  browser,
}) => {
  const { page } = await open('superAdmin', DESKTOP)
  await silenceLive(page)
  await page.goto('/admin/dashboard')
  await waitUntilSettled(page)
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await page.evaluate(async () => {
    const text = document.createElement('p')
    document.querySelector('h1')?.append(text)
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    text.remove()
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  })
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const styled = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args.elementCount)
  expect(styled.length).toBeGreaterThan(0)
  expect(Math.max(...styled), `styled again: ${styled.join(', ')}`).toBeLessThan(50)
})
