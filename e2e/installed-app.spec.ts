import { expect } from '@playwright/test'
import { accessibilityFaults } from './accessibility'
import { forgetSession, withoutNetworkNoise } from './people'
import { LOADED, PHONE, networkTest as test } from './fixtures'
import { inspect, sign, standBefore, typeCode } from './mission'
import { deployment } from './next-version'
import { forceStatuses, giveMission } from './order'
import { untilInstalled } from './whole-mission'

const INSTALLED = { ...PHONE, serviceWorkers: 'allow' } as const

test('the driver’s panel can be installed', async ({ open, address }) => {
  const { page } = await open('driver4', INSTALLED)
  await page.goto('/driver/missions')
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = (await (await fetch(new URL(href ?? '', address))).json()) as {
    start_url: string
    display: string
    icons: { src: string; sizes: string; purpose?: string }[]
    shortcuts: { url: string }[]
  }
  expect(manifest).toMatchObject({ start_url: '/driver/missions', display: 'standalone' })
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(manifest.icons.some(({ purpose }) => purpose?.includes('maskable'))).toBe(true)
  for (const { url } of [...manifest.shortcuts, ...manifest.icons.map(({ src }) => ({ url: src }))])
    expect((await fetch(new URL(url, address))).status).toBe(200)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)).toMatch(/activat/)
  const session = await page.context().newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // windows of tests are private ones
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})

test('installing is offered above the missions once, and in the profile for good', async ({ open }) => {
  const { page } = await open('driver5', INSTALLED)
  // as the browser says it once it finds that the pages can be installed
  const offer = () =>
    page.evaluate(() => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => {
          document.documentElement.dataset['asked'] = 'yes'
          return Promise.resolve({ outcome: 'accepted' })
        },
      })
      window.dispatchEvent(event)
    })
  const card = page.getByRole('region', { name: 'Installer Volant sur ce téléphone' })
  await page.goto('/driver/missions')
  await expect(page.getByRole('heading', { name: 'Mes missions' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Terminées/ })).toBeVisible()
  await expect(card).toHaveCount(0)
  await offer()
  expect(await accessibilityFaults(page)).toEqual([])
  await card.getByRole('button', { name: 'Plus tard' }).click()
  await expect(card).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Mes missions' })).toBeVisible()
  await offer()
  await expect(card).toHaveCount(0)
  await page.getByRole('link', { name: 'Profil' }).click()
  await card.getByRole('button', { name: 'Installer' }).click()
  await expect(page.locator('html[data-asked="yes"]')).toHaveCount(1)
  await expect(card).toHaveCount(0)
})

test('without a network the panel and the sign-in open from the phone, and the office’s pages do not', async ({
  open,
  address,
}) => {
  const { page, context, faults } = await open('driver4', INSTALLED)
  await page.goto('/driver/missions')
  await expect(page.getByRole('heading', { name: 'Mes missions' })).toBeVisible()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await context.setOffline(true)
  for (const place of ['missions', 'auctions', 'earnings', 'profile']) {
    await page.goto(`/driver/${place}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // what the phone has not kept says so
    if (place !== 'missions') await expect(page.getByRole('button', { name: 'Réessayer' }).first()).toBeVisible()
  }
  // the last one: what it cannot load takes nothing else away
  await expect(page.getByRole('region', { name: 'Notifications', exact: true })).toBeVisible()
  const office = await context.newPage()
  await expect(office.goto('/admin/dashboard')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  await office.close()
  await page.getByRole('button', { name: /Chauffeur/ }).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL(/login/)
  forgetSession(address, 'driver4')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
  withoutNetworkNoise(faults)
})

test('a dialog that was never opened before opens without a network', async ({ open, address }) => {
  const ordered = await giveMission(address, 'driver5')
  await forceStatuses(address, ordered.id, 'PICKUP_DRIVER', 'ONGOING')
  const { page, context, faults } = await open('driver5', INSTALLED)
  await page.goto(`/driver/missions/${ordered.id}`)
  await expect(page.getByText('Tout est envoyé')).toBeVisible(LOADED)
  await untilInstalled(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Frais', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Déclarer des frais' }).getByLabel('Montant payé, TTC')).toBeVisible()
  withoutNetworkNoise(faults)
})

test('the worker leads an open window to what a notice is about', async ({ open }) => {
  const { page, context } = await open('driver4', INSTALLED)
  await page.goto('/driver/missions')
  await expect(page.getByRole('heading', { name: 'Mes missions' })).toBeVisible()
  await untilInstalled(page)
  const [worker] = context.serviceWorkers()
  // a headless shell shows no notice that could be tapped, so the worker is made to ask as it does then
  await worker?.evaluate(async () => {
    const { clients } = globalThis as unknown as { clients: { matchAll: () => Promise<Pick<Worker, 'postMessage'>[]> } }
    for (const client of await clients.matchAll()) client.postMessage({ open: '/driver/earnings' })
  })
  await expect(page).toHaveURL(/\/driver\/earnings$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('of two drivers on one phone the second finds nothing of the first', async ({ open, address }) => {
  const { page, faults } = await open('driver4', INSTALLED)
  await page.goto('/driver/missions')
  await expect(page.getByRole('heading', { name: 'Mes missions' })).toBeVisible()
  await page.getByRole('button', { name: /Chauffeur/ }).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL(/login/)
  forgetSession(address, 'driver4')
  const left = await page.evaluate(async () => ({
    databases: await indexedDB.databases(),
    texts: Object.keys(localStorage).filter((key) => !/language|scheme/.test(key)),
  }))
  expect(left).toEqual({ databases: [], texts: [] })
  const names = await page.evaluate(async () => {
    const keys = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(names.filter((path) => /graphql|files|auth|upload/.test(path))).toEqual([])
  withoutNetworkNoise(faults)
})

test('a new version of the pages comes in after the inspection, never during it', async ({ open, address }) => {
  test.setTimeout(180_000)
  const ordered = await giveMission(address, 'driver5')
  const server = await deployment(address)
  const { page, context, faults } = await open('driver5', { ...INSTALLED, baseURL: server.address })
  try {
    await page.goto(`/driver/missions/${ordered.id}`)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    const isNew = page.locator('script[type="module"][src$="?next"]')
    const lookForNew = () => page.evaluate(() => window.dispatchEvent(new Event('online')))

    await standBefore(page, ordered)
    await page.getByLabel('Kilométrage', { exact: true }).fill('41000')
    server.deploy()
    const seen = page.waitForResponse((answer) => answer.url().includes('/driver/missions/'))
    await lookForNew()
    await seen
    // the input is as it was, in the old version
    await expect(page.getByLabel('Kilométrage', { exact: true })).toHaveValue('41 000 km')
    await expect(isNew).toHaveCount(0)
    await inspect(page, { kilometres: 41_000, eighths: 6 })
    await sign(page, 'Jeanne Martin')
    await expect(isNew).toHaveCount(0)
    await typeCode(page, ordered.startCode, 'Prendre le véhicule en charge')
    await expect(isNew).toHaveCount(1, { timeout: 30_000 })
    await expect(page.getByRole('button', { name: 'Je pars' })).toBeVisible()
  } finally {
    // the page goes first: while it connects to a server that is gone it logs a fault
    await context.close()
    await server.close()
  }
  withoutNetworkNoise(faults)
})
