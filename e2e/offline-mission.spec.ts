import { expect, type BrowserContext, type Page } from '@playwright/test'
import { carryOut, depart, inspect, sign, standBefore, takePhoto, typeCode, wrongCode } from './mission'
import { assign, finishOpenMissions, forceStatuses, giveMission, order, readOrder } from './order'
import { graphql, withoutNetworkNoise } from './people'
import { LOADED, PHONE, networkTest as test } from './fixtures'
import { carryOutOffline } from './whole-mission'

const PARIS = { latitude: 48.85, longitude: 2.35 }
const SENT = { timeout: 60_000 }

/** Without a network nothing of the server answers; what was loaded before is there. */
async function cut(context: BrowserContext): Promise<void> {
  await context.route(/\/(?:graphql|upload|files|auth|socket\.io|location)(?:\/|\?|$)/, (route) => route.abort())
}
async function restore(context: BrowserContext, page: Page): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
}

for (const type of ['STANDARD', 'TWO_WAY_DELIVERY'] as const)
  test(`a whole mission without a network, reloads and a new window in between, arrives in its order: ${type}`, async ({
    open,
    address,
  }) => {
    test.setTimeout(300_000)
    const { faults } = await carryOutOffline({ open, address, type })
    withoutNetworkNoise(faults)
  })

test('a wrong code taken down without a network stops there, and the right one lets the rest through', async ({
  open,
  address,
}) => {
  test.setTimeout(240_000)
  const ordered = await giveMission(address, 'driver3')
  const { page, context, faults } = await open('driver3', {
    ...PHONE,
    geolocation: PARIS,
    permissions: ['geolocation'],
  })
  await page.goto(`/driver/missions/${ordered.id}`)
  await expect(page.getByText('Tout est envoyé')).toBeVisible()
  await cut(context)
  await carryOut(page, { ...ordered, destinationCode: wrongCode(ordered.destinationCode) })
  await page.getByRole('button', { name: 'Terminer la mission' }).click()
  await restore(context, page)

  const card = page.getByRole('alert').filter({ hasText: 'Un code n’était pas le bon' })
  await expect(card).toBeVisible(SENT)
  expect((await readOrder(address, ordered.id)).status).toBe('PICKUP_CLIENT')
  await card.getByLabel('Code à 6 chiffres').fill(ordered.destinationCode)
  await card.getByRole('button', { name: 'Envoyer ce code' }).click()
  await expect.poll(async () => (await readOrder(address, ordered.id)).status, SENT).toBe('COMPLETED')
  await expect(card).toHaveCount(0)
  withoutNetworkNoise(faults)
})

test('a step is not asked for again where the network went right after its answer and the page was opened again', async ({
  open,
  address,
}) => {
  const ordered = await giveMission(address, 'driver3')
  await forceStatuses(address, ordered.id, 'PICKUP_DRIVER')
  const { page, context, faults } = await open('driver3', {
    ...PHONE,
    geolocation: PARIS,
    permissions: ['geolocation'],
  })
  await page.goto(`/driver/missions/${ordered.id}`)
  await expect(page.getByText('Tout est envoyé')).toBeVisible()
  await context.route('**/graphql', (route) =>
    route.request().postData()?.includes('advanceMission') ? route.continue() : route.abort(),
  )
  await depart(page)
  await expect.poll(async () => (await readOrder(address, ordered.id)).status).toBe('ONGOING')
  await expect(page.getByText(/^Tout est envoyé/)).toBeVisible()
  await cut(context)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Je suis arrivé' })).toBeVisible()
  withoutNetworkNoise(faults)
})

test('a mission that was cancelled meanwhile keeps what the driver did as evidence', async ({ open, address }) => {
  test.setTimeout(240_000)
  const ordered = await giveMission(address, 'driver3')
  const { page, context, faults } = await open('driver3', {
    ...PHONE,
    geolocation: PARIS,
    permissions: ['geolocation'],
  })
  await page.goto(`/driver/missions/${ordered.id}`)
  await expect(page.getByText('Tout est envoyé')).toBeVisible()
  await cut(context)
  await standBefore(page, ordered)
  await inspect(page, { kilometres: 30_500, eighths: 7 })
  await sign(page, 'Jeanne Martin')
  await typeCode(page, ordered.startCode, 'Prendre le véhicule en charge')
  await expect(page.getByRole('button', { name: 'Je pars' })).toBeVisible()
  const cancel = 'mutation($input: CancelDeliveryInput!) { cancelDelivery(input: $input) { id } }'
  await graphql(address, 'maintainer', cancel, { input: { id: ordered.id, reason: 'customer_not_available' } })
  await restore(context, page)

  const card = page.getByRole('alert').filter({ hasText: 'La mission a changé sans vous' })
  await expect(card).toBeVisible(SENT)
  await expect(card.getByText(/transmis au bureau/)).toHaveCount(16, SENT)
  expect((await readOrder(address, ordered.id)).status).toBe('CANCELLED_BY_ADMIN')
  const query = 'query($id: ID!) { missionEvidence(deliveryId: $id) { action refusal files } }'
  const { missionEvidence } = await graphql<{ missionEvidence: { action: string | null; files: string[] }[] }>(
    address,
    'support',
    query,
    { id: ordered.id },
  )
  expect(missionEvidence.map(({ action }) => action).filter(Boolean)).toEqual(['PICK_UP'])
  expect(missionEvidence.flatMap(({ files }) => files)).toHaveLength(8)
  withoutNetworkNoise(faults)
})

test('a step that was stopped at a wrong code is evidence once its mission is cancelled', async ({ open, address }) => {
  test.setTimeout(240_000)
  const ordered = await giveMission(address, 'driver3')
  const { page, context, faults } = await open('driver3', PHONE)
  await page.goto(`/driver/missions/${ordered.id}`)
  await expect(page.getByText('Tout est envoyé')).toBeVisible(LOADED)
  await cut(context)
  await standBefore(page, ordered)
  await inspect(page, { kilometres: 30_500, eighths: 7 })
  await sign(page, 'Jeanne Martin')
  await typeCode(page, wrongCode(ordered.startCode), 'Prendre le véhicule en charge')
  await depart(page)
  await restore(context, page)
  const wrong = page.getByRole('alert').filter({ hasText: 'Un code n’était pas le bon' })
  await expect(wrong).toBeVisible(SENT)

  const cancel = 'mutation($input: CancelDeliveryInput!) { cancelDelivery(input: $input) { id } }'
  await graphql(address, 'maintainer', cancel, { input: { id: ordered.id, reason: 'customer_not_available' } })
  const kept = page.getByRole('alert').filter({ hasText: 'La mission a changé sans vous' })
  await expect(kept.getByText(/transmis au bureau/)).toHaveCount(2, SENT)
  await expect(wrong).toHaveCount(0)
  withoutNetworkNoise(faults)
})

test('the report signed on paper is filed on the phone, with a network and without one, and finishes the mission', async ({
  open,
  address,
}) => {
  test.setTimeout(240_000)
  await finishOpenMissions(address, 'driver3')
  // what the office has forced was signed on no phone
  const delivered = async () => {
    const ordered = await order(address)
    await assign(address, ordered, 'driver3')
    await forceStatuses(address, ordered.id, 'PICKUP_DRIVER', 'ONGOING', 'PICKUP_CLIENT', 'DELIVERED')
    return ordered
  }
  const [first, second] = [await delivered(), await delivered()]
  const { page, context, faults } = await open('driver3', PHONE)
  const finish = page.getByRole('button', { name: 'Terminer la mission' })
  const send = page.getByRole('button', { name: 'Envoyer le procès-verbal' })
  await test.step('a PDF, with a network', async () => {
    await page.goto(`/driver/missions/${first.id}`)
    await expect(page.getByText(/^Le procès-verbal manque/)).toBeVisible(LOADED)
    await expect(finish).toBeDisabled()
    const pdf = Buffer.from(`%PDF-1.7\n${'x'.repeat(40)}\n%%EOF\n`)
    const choose = page.getByLabel('Choisir un PDF')
    await choose.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: pdf })
    await expect(page.getByRole('alert')).toHaveText('Type de fichier non supporté.')
    await choose.setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: pdf })
    await expect(page.getByText('scan.pdf')).toBeVisible()
    await send.click()
    await expect(page.getByText('Procès-verbal ajouté')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ouvrir PV.pdf' })).toHaveCount(1)
    await finish.click()
    await expect(page.getByText('Mission terminée')).toBeVisible()
  })
  await test.step('a photo, without a network', async () => {
    await page.goto(`/driver/missions/${second.id}`)
    await expect(page.getByText('Tout est envoyé')).toBeVisible(LOADED)
    await cut(context)
    const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(page, 'PV') }
    await page.getByLabel('Photographier le procès-verbal').setInputFiles(photo)
    await expect(page.getByRole('img', { name: 'Procès-verbal photographié' })).toBeVisible()
    await send.click()
    await expect(page.getByText(/En attente d’envoi.+1 procès-verbal/)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('link', { name: 'Ouvrir PV.jpg' })).toHaveCount(1, LOADED)
    await finish.click()
    await expect(page.getByText('Mission terminée')).toBeVisible()
    await restore(context, page)
    await expect.poll(async () => (await readOrder(address, second.id)).status, SENT).toBe('COMPLETED')
  })
  withoutNetworkNoise(faults)
})
