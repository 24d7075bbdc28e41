import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility'
import { copiedDemo, portOf } from './demo-server'
import { PHONE, test as windows } from './fixtures'
import { assign, order } from './order'
import { pushService } from './push-service'

const servicePort = portOf('push-service')
const service = pushService()
const demo = copiedDemo('with-pushes', { PUSH_SERVICES: `http://127.0.0.1:${servicePort}` })
const test = windows.extend({ baseURL: demo.address })
test.beforeAll(async () => {
  await service.start(servicePort)
  await demo.start()
})
test.afterAll(async () => {
  await demo.stop()
  service.stop()
})

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

/** What the worker of these pages has on the screen. */
const shown = (page: Page) =>
  page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, tag, data }) => ({
      title,
      body,
      tag,
      url: data as unknown,
    })),
  )

/** A headless shell takes notices and shows none. */
const showsNotices = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready
    await worker.showNotification('here?').catch(() => undefined)
    const shownNow = await worker.getNotifications()
    for (const one of shownNow) one.close()
    return shownNow.length > 0
  })

/** Hands a message to the worker, as the browser does with one that its push service brought. */
async function deliver(page: Page, origin: string, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`)
      if (own) resolve(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`a driver without permission sees in ${colorScheme} what their telephone could tell`, async ({ open }) => {
    const { page } = await open('driver3', { ...PHONE, serviceWorkers: 'allow', colorScheme })
    await page.goto('/driver/profile')
    const card = page.getByRole('region', { name: 'Notifications', exact: true })
    await expect(card.getByRole('switch')).toHaveCount(6)
    await expect(card.getByText('Aucune notification entre 21 h et 7 h')).toBeVisible()
    for (const target of await card.locator('button, input').all()) {
      const { height = 0 } = (await target.boundingBox()) ?? {}
      expect(height).toBeGreaterThanOrEqual(44)
    }
    await expectAccessible(page, colorScheme)
  })

test('a driver turns notices on, chooses what to be told of, and is told of a mission', async ({ open, address }) => {
  const { page, context } = await open('driver4', { ...PHONE, serviceWorkers: 'allow', permissions: ['notifications'] })
  await service.stub(context)
  await page.goto('/driver/profile')
  const card = page.getByRole('region', { name: 'Notifications', exact: true })
  await expect(card.getByText('Désactivées sur cet appareil.')).toBeVisible()
  await card.getByRole('button', { name: 'Activer les notifications' }).click()
  await expect(card.getByText('Activées sur cet appareil.', { exact: true })).toBeVisible()

  const lost = card.getByRole('switch', { name: 'Offre non retenue' })
  await expect(lost).toBeChecked()
  const saved = page.waitForResponse((response) => response.request().postData()?.includes('muted') ?? false)
  await lost.click()
  await expect(lost).not.toBeChecked()
  await saved
  await page.reload()
  await expect(lost).not.toBeChecked()
  await expect(card.getByRole('switch', { name: 'Mission obtenue' })).toBeChecked()
  await expect(card.getByText('Activées sur cet appareil.', { exact: true })).toBeVisible()

  const mission = await order(address)
  // soon enough to be told of at night as well
  await assign(address, mission, 'driver4', {
    carAvailabilityDate: inMinutes(2),
    carPickUpDate: inMinutes(5),
    carDeliveryDeadline: inMinutes(600),
  })
  // missions of the demo may be told of meanwhile
  const told = () => service.messages.find((message) => message.includes(mission.id))
  await expect.poll(told, { timeout: 30_000 }).toBeTruthy()
  const message = told() ?? ''
  expect(JSON.parse(message)).toEqual({
    // this driver's account is in English
    title: `Mission ${mission.publicId} is yours`,
    body: expect.stringMatching(/^Paris → Lyon, pick-up on \d/) as unknown,
    tag: `mission-${mission.publicId}`,
    url: `/driver/missions/${mission.id}`,
  })
  if (await showsNotices(page)) {
    await deliver(page, address, message)
    await expect.poll(() => shown(page)).toEqual([JSON.parse(message)])
  } else test.info().annotations.push({ type: 'not run', description: 'this browser has no screen for notices' })

  await card.getByRole('button', { name: 'Désactiver sur cet appareil' }).click()
  await expect(card.getByRole('button', { name: 'Activer les notifications' })).toBeVisible()
  await card.getByRole('button', { name: 'Activer les notifications' }).click()
  await expect(card.getByText('Activées sur cet appareil.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /Chauffeur/ }).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL(/login/)
  expect(await page.evaluate(() => document.cookie)).toContain('subscribed=no')
})
