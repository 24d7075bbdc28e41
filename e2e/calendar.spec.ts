import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility'
import { assign, order, readOrder } from './order'
import { graphql } from './people'
import { DESKTOP, LIVE, LOADED, PHONE, silenceLive, test } from './fixtures'

const parisDay = (at: string) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(new Date(at))
const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
const link = (page: Page, text: string | RegExp, exact = false) => page.getByRole('link', { name: text, exact })
const range = (page: Page) => page.getByRole('heading', { level: 2 })

/** Answers the calendar's question itself: a thousand missions, forty of them on one day. */
async function answerWithMany(page: Page, busy: string): Promise<void> {
  const records = Array.from({ length: 1000 }, (_, index) => {
    const day = index < 40 ? busy : dayAfter(busy)
    return {
      id: `mission-${index}`,
      publicId: String(700_000 + index),
      type: index % 4 === 0 ? 'TWO_WAY_DELIVERY' : 'STANDARD',
      status: 'CONFIRMED',
      carDeliveryDeadline: `${day}T${String(7 + (index % 10)).padStart(2, '0')}:15:00.000Z`,
      fromAddress: { city: 'Paris' },
      toAddress: { city: 'Lyon' },
    }
  })
  await page.route('**/graphql', async (route) => {
    const asks = route.request().postData()?.includes('CalendarMissions')
    if (asks) await route.fulfill({ json: { data: { findAllDeliveries: { total: 1234, records } } } })
    else await route.fallback()
  })
}

test('a client finds the planned missions of their organisation by deadline', async ({ open, address }) => {
  test.setTimeout(120_000)
  const ordered = await order(address, { type: 'TWO_WAY_DELIVERY' })
  const later = await order(address)
  await assign(address, ordered, 'driver3')
  const { deadline } = await graphql<{ deadline: { carDeliveryDeadline: string } }>(
    address,
    'owner',
    'query($id: ID!) { deadline: findDeliveryById(id: $id) { carDeliveryDeadline } }',
    { id: ordered.id },
  )
  const day = parisDay(deadline.carDeliveryDeadline)

  const { page } = await open('owner', DESKTOP)
  await page.goto('/client/dashboard')
  await link(page, 'Calendrier', true).click()
  await expect(page.getByRole('columnheader').first()).toHaveText('lun.', LOADED)
  await page.goto(`/client/pilot/calendar?view=day&day=${day}`)
  const mission = link(page, new RegExp(`${ordered.publicId}.*Paris → Lyon.*Restitution, Attribuée`))
  await expect(mission).toBeVisible(LOADED)
  await expect(link(page, later.publicId)).toHaveCount(0)

  // a hint of the live channel asks again
  await assign(address, later, 'driver4')
  await expect(link(page, later.publicId)).toBeVisible(LIVE)

  await link(page, 'Jour suivant').click()
  await expect(page).toHaveURL(`/client/pilot/calendar?view=day&day=${dayAfter(day)}`)
  await expect(mission).toHaveCount(0)
  await page.goBack()
  await expect(mission).toBeVisible()
  await link(page, 'Semaine', true).click()
  await expect(
    link(page, ordered.publicId)
      .or(link(page, /^Voir les/))
      .first(),
  ).toBeVisible()
  await link(page, 'Jour', true).click()
  await mission.click()
  await expect(page).toHaveURL(`/client/pilot/two-way-delivery/set/${ordered.publicId}`)
  expect((await readOrder(address, ordered.id)).status).toBe('SET')

  await page.goto('/client/pilot/calendar?view=agenda&day=2040-02-01')
  await expect(page.getByText('Aucune mission prévue sur cette période')).toBeVisible()
  await link(page, 'Aujourd’hui', true).click()
  await expect(page).toHaveURL('/client/pilot/calendar?view=agenda')

  const neighbour = await open('neighbour', PHONE)
  await neighbour.page.goto(`/client/pilot/calendar?view=day&day=${day}`)
  await expect(range(neighbour.page)).toBeVisible(LOADED)
  await expect(neighbour.page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(link(neighbour.page, ordered.publicId)).toHaveCount(0)
  await neighbour.page.goto('/client/pilot/calendar')
  await expect(link(neighbour.page, 'Agenda', true)).toHaveAttribute('aria-current', 'page')
  const admin = await open('superAdmin', DESKTOP)
  await admin.page.goto('/client/pilot/calendar')
  await expect(admin.page).toHaveURL('/not-authorised')
})

test('a thousand missions stay readable in each view', async ({ open }) => {
  test.setTimeout(120_000)
  const { page } = await open('owner', { ...DESKTOP, locale: 'en-GB' })
  await page.addInitScript(() => localStorage.setItem('volant.language', 'en'))
  const busy = '2027-03-17'
  await answerWithMany(page, busy)
  await page.goto(`/client/pilot/calendar?view=month&day=${busy}`)
  await expect(page.getByRole('columnheader').first()).toHaveText('Mon', LOADED)
  await expect(page.getByText('The first 1000 of 1234 missions are shown.')).toBeVisible()
  await expectAccessible(page, 'a busy month')
  // the arrow keys go from day to day
  await link(page, /^Wednesday,? 10 March 2027: No mission/).focus()
  await page.keyboard.press('ArrowDown')
  await expect(link(page, /^Wednesday,? 17 March 2027: 40 missions/)).toBeFocused()
  await link(page, /^See the 37 other missions of Wednesday,? 17 March 2027/).click()
  await expect(
    page.getByRole('list', { name: /^Wednesday,? 17 March 2027: 40 missions/ }).getByRole('link'),
  ).toHaveCount(40)
  await expectAccessible(page, 'a busy day')
  await link(page, 'Week', true).click()
  await expect(link(page, /^See the \d+ other missions of Wednesday,? 17 March 2027/)).toBeVisible()
  await expectAccessible(page, 'a busy week')
  await link(page, 'Agenda', true).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Paris → Lyon' })).toHaveCount(1000, LOADED)

  await page.unroute('**/graphql')
  await silenceLive(page)
  let refusing = true
  await page.route('**/graphql', async (route) => {
    const asked = route.request().postData() ?? ''
    if (!asked.includes('CalendarMissions') || !asked.includes('2041-05') || !refusing) return route.fallback()
    const errors = [{ message: 'FORBIDDEN', extensions: { code: 'FORBIDDEN' } }]
    return route.fulfill({ status: 403, json: { errors, data: null } })
  })
  await page.goto('/client/pilot/calendar?view=week&day=2041-05-08')
  await expect(page.getByText('The missions could not be loaded.')).toBeVisible(LOADED)
  refusing = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No mission planned in this period')).toBeVisible()
})
