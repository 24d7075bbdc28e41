import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility'
import { DESKTOP, LIVE, PHONE, test } from './fixtures'
import { assign, forceStatuses, giveMission, order, type Ordered } from './order'
import { graphql } from './people'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** What the rule adds to the driving, in minutes: taking a vehicle over, and a pause for each full two hours. */
const TAKE_OVER = 30
const PAUSE = 15

const paris = (parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr-FR', { ...parts, timeZone: 'Europe/Paris' })
const DAY = paris({ day: '2-digit', month: '2-digit', year: 'numeric' })
const TIME = paris({ hour: '2-digit', minute: '2-digit' })

interface Planned {
  readonly duration: number
  readonly carPickUpDate: string
}

async function plan(address: string, { id }: Ordered): Promise<Planned> {
  const query = 'query($id: ID!) { findDeliveryById(id: $id) { duration carPickUpDate } }'
  return (await graphql<{ findDeliveryById: Planned }>(address, 'superAdmin', query, { id })).findDeliveryById
}

/** So many seconds of driving with their pauses, in milliseconds. */
const driven = (seconds: number) => seconds * 1000 + Math.floor(seconds / 7200) * PAUSE * MINUTE

/** The page says this arrival, give or take the minute in which the step was taken. */
async function expectArrival(page: Page, expected: number, second = false): Promise<void> {
  const said = [expected - MINUTE, expected, expected + MINUTE].map((at) => {
    const isToday = DAY.format(at) === DAY.format(Date.now())
    const words = second ? 'Arrivée du second véhicule' : 'Arrivée'
    return isToday ? `${words} vers ${TIME.format(at)}` : `${words} le ${DAY.format(at)} vers ${TIME.format(at)}`
  })
  await expect(page.getByText(new RegExp(`^(?:${said.join('|')})$`))).toBeVisible(LIVE)
}

/** Opens the page of whoever has the link. */
async function openTracking(page: Page, { trackingId, publicId }: Ordered): Promise<void> {
  await page.goto(`/tracking/${trackingId}`)
  await expect(page.getByRole('heading', { name: `Mission n° ${publicId}` })).toBeVisible()
}

test('a one-way delivery is announced by the rule at each step, and its code is there to be read', async ({
  open,
  address,
}) => {
  const ordered = await giveMission(address, 'driver4')
  const { duration, carPickUpDate } = await plan(address, ordered)
  const { page } = await open('visitor', PHONE)
  await openTracking(page, ordered)

  const departure = Date.parse(carPickUpDate)
  await expect(page.getByText(`Départ prévu le ${DAY.format(departure)} à ${TIME.format(departure)}`)).toBeVisible()
  await expectArrival(page, departure + TAKE_OVER * MINUTE + driven(duration))
  await expect(page.getByText(ordered.destinationCode)).toBeVisible()
  await expect(page.getByRole('link', { name: /Appeler le bureau/ })).toHaveAttribute('href', /^tel:\+?\d+$/)
  await expectAccessible(page, 'tracking before the departure')

  for (const status of ['PICKUP_DRIVER', 'ONGOING']) {
    await forceStatuses(address, ordered.id, status)
    await expectArrival(page, Date.now() + driven(duration))
  }
  await expect(page.getByRole('listitem').filter({ hasText: 'En route' })).toHaveAttribute('aria-current', 'step')
  await forceStatuses(address, ordered.id, 'PICKUP_CLIENT')
  await expect(page.getByText('Le chauffeur est arrivé', { exact: true })).toBeVisible(LIVE)
  await expect(page.getByText(/^Arrivée (?:le|vers)/)).toHaveCount(0)
  await forceStatuses(address, ordered.id, 'DELIVERED')
  await expect(page.getByText(/^Remis à \d\d:\d\d$/)).toBeVisible(LIVE)
  await expect(page.getByText(ordered.destinationCode)).toHaveCount(0)
  await expect(page.getByText('Suivi en direct')).toHaveCount(0)
})

test('a two-way delivery announces one vehicle after the other', async ({ open, address }) => {
  const ordered = await giveMission(address, 'driver4', { type: 'TWO_WAY_DELIVERY' })
  const { duration, carPickUpDate } = await plan(address, ordered)
  const leg = driven(Math.floor(duration / 2))
  const { page } = await open('visitor', DESKTOP)
  await openTracking(page, ordered)

  await expectArrival(page, Date.parse(carPickUpDate) + TAKE_OVER * MINUTE + leg)
  for (const status of ['PICKUP_DRIVER', 'ONGOING']) {
    await forceStatuses(address, ordered.id, status)
    await expectArrival(page, Date.now() + leg)
  }
  await forceStatuses(address, ordered.id, 'PICKUP_CLIENT', 'DELIVERED')
  await expect(page.getByText('Premier véhicule remis', { exact: true })).toBeVisible(LIVE)
  await expectArrival(page, Date.now() + TAKE_OVER * MINUTE + leg, true)
  for (const status of ['SWAP_PICKUP_DRIVER', 'SWAP_IN_TRANSIT']) {
    await forceStatuses(address, ordered.id, status)
    await expectArrival(page, Date.now() + leg, true)
  }
  await forceStatuses(address, ordered.id, 'SWAP_PICKUP_CLIENT')
  await expect(page.getByText('Le chauffeur est arrivé', { exact: true })).toBeVisible(LIVE)
  await forceStatuses(address, ordered.id, 'SWAP_DELIVERED')
  await expect(page.getByText(/^Remis à \d\d:\d\d$/)).toBeVisible(LIVE)
})

test('a departure of today is said without its day, and then as overdue', async ({ open, address }) => {
  const ordered = await order(address)
  await assign(address, ordered, 'driver4')
  const departure = Date.parse((await plan(address, ordered)).carPickUpDate)
  const { page } = await open('visitor', PHONE)
  await page.clock.setFixedTime(departure - MINUTE)
  await openTracking(page, ordered)
  await expect(page.getByText(`Départ prévu à ${TIME.format(departure)}`, { exact: true })).toBeVisible()
  await page.clock.setFixedTime(departure + MINUTE)
  await expect(page.getByText(`Départ attendu depuis ${TIME.format(departure)}`, { exact: true })).toBeVisible(LIVE)
  await page.clock.setFixedTime(departure + 24 * HOUR)
  await expect(page.getByText(`Départ attendu depuis le ${DAY.format(departure)}`)).toBeVisible(LIVE)
})

test('without a network the page says so and keeps what it knows', async ({ open, address }) => {
  const ordered = await order(address)
  await assign(address, ordered, 'driver4')
  const { page, context, faults } = await open('visitor', PHONE)
  await openTracking(page, ordered)
  await expect(page.getByText('Suivi en direct')).toBeVisible(LIVE)
  await context.setOffline(true)
  await expect(page.getByText('Vous êtes hors connexion')).toBeVisible(LIVE)
  await expect(page.getByText(ordered.destinationCode)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Suivi en direct')).toBeVisible({ timeout: 20_000 })
  faults.length = 0
})
