import { expect, type BrowserContext, type Page } from '@playwright/test'
import { carryOut, depart, inspect, sign, standBefore, typeCode, wrongCode } from './mission'
import { assign, finishOpenMissions, forceStatuses, order, readOrder } from './order'
import { graphql, withoutNetworkNoise } from './people'
import { PHONE, networkTest as test } from './fixtures'
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
  await finishOpenMissions(address, 'driver3')
  const ordered = await order(address)
  await assign(address, ordered, 'driver3')
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
  await finishOpenMissions(address, 'driver3')
  const ordered = await order(address)
  await assign(address, ordered, 'driver3')
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
  await finishOpenMissions(address, 'driver3')
  const ordered = await order(address)
  await assign(address, ordered, 'driver3')
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
