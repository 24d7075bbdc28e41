import { availability } from '@volant/contract/words/fr/availability'
import { earnings } from '@volant/contract/words/fr/earnings'
import { ownFile } from '@volant/contract/words/fr/own-file'
import { ui } from '@volant/contract/words/fr/ui'
import { expect, type Locator, type Page } from '@playwright/test'
import { colourFaults, expectAccessible } from './accessibility'
import { toast } from './catalogue'
import { DESKTOP, LOADED, PHONE, silenceLive, test } from './fixtures'
import { switchScheme } from './page-state'
import { graphql } from './people'

const DRIVER = 'driver2'

interface Own {
  readonly id: string
  readonly radiusKm: number | null
  readonly drivingPermitDueDate: string | null
  readonly daysOff: readonly { readonly id: string; readonly firstDay: string }[]
}

async function own(address: string): Promise<Own> {
  const query = '{ findAllDrivers { records { id radiusKm drivingPermitDueDate daysOff { id firstDay } } } }'
  const { findAllDrivers } = await graphql<{ findAllDrivers: { records: Own[] } }>(address, DRIVER, query, {})
  const [me] = findAllDrivers.records
  if (!me) throw new Error('the demo has no such driver')
  return me
}

const save = (address: string, input: object) =>
  graphql(address, DRIVER, 'mutation($input: UpdateDriverInput!) { updateDriver(input: $input) { id } }', { input })

async function forgetAvailability(address: string): Promise<void> {
  const { id: driverId, daysOff } = await own(address)
  await save(address, { id: driverId, radiusKm: null })
  const remove = 'mutation($input: DriverDaysOffIdInput!) { removeDriverDaysOff(input: $input) { id } }'
  for (const { id } of daysOff) await graphql(address, DRIVER, remove, { input: { driverId, id } })
}

/** What a thumb would miss. */
async function smallTargets(within: Locator): Promise<string[]> {
  const sizes = await within.locator('button:visible, select:visible, input:visible').evaluateAll((all) =>
    all.map((one) => {
      const { width, height } = one.getBoundingClientRect()
      return { name: one.getAttribute('aria-label') ?? one.textContent ?? '', width, height, steps: one.tabIndex < 0 }
    }),
  )
  expect(sizes.length).toBeGreaterThan(0)
  return sizes.filter(({ width, height, steps }) => !steps && (width < 44 || height < 44)).map(({ name }) => name)
}

/** 1 March and the days after it, next year: nobody else's missions lie there. */
const YEAR = new Date().getFullYear() + 1

async function addDays(page: Page, first: string, last: string): Promise<void> {
  const form = page.getByRole('form', { name: availability.add })
  await form.getByLabel(availability.firstDay).fill(first)
  await form.getByLabel(availability.firstDay).press('Tab')
  await form.getByLabel(availability.lastDay).fill(last)
  await form.getByLabel(availability.lastDay).press('Tab')
  await page.keyboard.press('Escape')
  await form.getByRole('button', { name: availability.add }).click()
}

test('a driver says on the phone where and when they drive, and the office reads it', async ({ open, address }) => {
  await forgetAvailability(address)
  const { page } = await open(DRIVER, PHONE)
  await page.goto('/driver/profile')
  const card = page.getByRole('region', { name: availability.title })
  await expect(card.getByText(availability.none)).toBeVisible(LOADED)

  const radius = card.getByLabel(availability.radius, { exact: true }).getByRole('textbox')
  await radius.fill('9')
  await card.getByRole('button', { name: availability.save }).click()
  await expect(card.getByText('10 km')).toBeVisible()
  await radius.fill('120')
  await card.getByRole('button', { name: availability.save }).click()
  await expect.poll(async () => (await own(address)).radiusKm).toBe(120)

  await addDays(page, `01/03/${YEAR}`, `09/03/${YEAR}`)
  await expect(toast(page, availability.added)).toBeVisible()
  await expect(card.getByRole('listitem')).toHaveText([new RegExp(`mars ${YEAR}`)])
  await addDays(page, `09/03/${YEAR}`, `10/03/${YEAR}`)
  await expect(card.getByText(availability.overlaps)).toBeVisible()
  await addDays(page, `14/08/${YEAR}`, '')
  await expect(card.getByRole('listitem')).toHaveCount(2)
  expect((await own(address)).daysOff.map(({ firstDay }) => firstDay)).toEqual([`${YEAR}-03-01`, `${YEAR}-08-14`])
  expect(await smallTargets(card)).toEqual([])
  await expectAccessible(page, 'the own profile')

  const office = await open('support', DESKTOP)
  await office.page.goto(`/admin/drivers/drivers-table/accepted-requests/${(await own(address)).id}`)
  const read = office.page.getByRole('region', { name: availability.title })
  await expect(read.getByText('120 km')).toBeVisible(LOADED)
  await expect(read.getByRole('listitem')).toHaveCount(2)
  await expect(read.getByRole('button')).toHaveCount(0)

  await card.getByRole('listitem').first().getByRole('button').click()
  await page.getByRole('dialog').getByRole('button', { name: availability.remove }).click()
  await expect(toast(page, availability.removed)).toBeVisible()
  await expect(card.getByRole('listitem')).toHaveCount(1)
  await forgetAvailability(address)
})

test('a driver reads month by month what they earned, with the statement of each mission', async ({
  open,
  address,
}) => {
  const { page } = await open(DRIVER, PHONE)
  await page.goto('/driver/missions')
  await page.getByRole('navigation').getByRole('link', { name: earnings.title }).click()
  await expect(page.getByRole('heading', { level: 1, name: earnings.title })).toBeVisible(LOADED)
  const choice = page.getByLabel(earnings.month, { exact: true })
  await expect(choice).toBeVisible(LOADED)

  const query = '{ findEarningsByMonth { month deliveries total paid waiting } }'
  const { findEarningsByMonth: months } = await graphql<{
    findEarningsByMonth: { month: string; deliveries: number; total: number }[]
  }>(address, DRIVER, query, {})
  const missions = page.getByRole('article')
  for (const [place, { month, deliveries, total }] of months.slice(0, 3).entries()) {
    if (place > 0) await page.getByRole('button', { name: earnings.earlier }).click()
    await expect(choice).toHaveValue(month)
    await expect(page.locator('dd').first()).toHaveText(
      new RegExp(total.toLocaleString('fr-FR', { minimumFractionDigits: 2 }).replaceAll(/\s/g, '\\s')),
    )
    await expect.poll(() => missions.count()).toBeGreaterThanOrEqual(deliveries)
    await expect(missions.first()).toContainText('→')
  }
  expect(page.url()).toContain(`month=${months[Math.min(2, months.length - 1)]?.month}`)
  expect(await smallTargets(page.getByRole('main'))).toEqual([])
  await expectAccessible(page, 'the earnings')

  const statement = page.waitForEvent('download')
  await missions
    .first()
    .getByRole('button', { name: /^Relevé PDF/ })
    .click()
  expect((await statement).suggestedFilename()).toMatch(/^releve-\d+\.pdf$/)

  await page.getByRole('button', { name: earnings.declaration.open }).click()
  const dialog = page.getByRole('dialog', { name: earnings.declaration.title })
  await dialog.getByLabel(earnings.declaration.year).selectOption(months[0]?.month.slice(0, 4) ?? '')
  await expectAccessible(page, 'the declaration of a driver')
  expect(await smallTargets(dialog)).toEqual([])
  const declaration = page.waitForEvent('download')
  await dialog.getByRole('button', { name: earnings.declaration.download }).click()
  expect((await declaration).suggestedFilename()).toMatch(/^declaration-\d{4}-.*\.xlsx$/)
})

test('a licence about to end is said beside the missions, and leads to the papers', async ({ open, address }) => {
  const { id, drivingPermitDueDate } = await own(address)
  const soon = new Date(Date.now() + 20 * 86_400_000).toISOString()
  await save(address, { id, drivingPermitDueDate: soon })
  try {
    const { page } = await open(DRIVER, PHONE)
    await page.goto('/driver/missions')
    await expect(page.getByRole('link', { name: ownFile.noticeLink })).toBeVisible(LOADED)
    await expectAccessible(page, 'the notice above the missions')
    await switchScheme(page, 'dark')
    expect(await colourFaults(page)).toEqual([])
    await page.getByRole('link', { name: ownFile.noticeLink }).click()
    const papers = page.getByRole('region', { name: ownFile.papers })
    await expect(papers).toBeInViewport(LOADED)
    await expect(papers.getByRole('listitem').first()).toContainText(ownFile.state.ENDS_SOON)
    await papers.getByRole('button', { name: /^Renouveler/ }).click()
    await expect(page.getByLabel(/Permis, recto/).and(page.locator('input'))).toBeFocused()
    await save(address, { id, drivingPermitDueDate })
    await page.goto('/driver/missions')
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible(LOADED)
    await expect(page.getByRole('link', { name: ownFile.noticeLink })).toHaveCount(0)
  } finally {
    await save(address, { id, drivingPermitDueDate })
  }
})

test('earnings that cannot be loaded say so and are asked for again; where there are none, auctions are the next step', async ({
  open,
}) => {
  const window = await open(DRIVER, PHONE)
  const { page } = window
  await silenceLive(page)
  const isAsked = (data: string | null) => data?.includes('findEarningsByMonth') ?? false
  await page.route('**/graphql', (route) => (isAsked(route.request().postData()) ? route.abort() : route.continue()))
  await page.goto('/driver/earnings')
  await expect(page.getByText(earnings.failed)).toBeVisible(LOADED)
  await page.unroute('**/graphql')
  window.faults.splice(0)
  // of a driver whose first mission is still to be done
  await page.route('**/graphql', (route) =>
    isAsked(route.request().postData())
      ? route.fulfill({ json: { data: { findEarningsByMonth: [] } } })
      : route.continue(),
  )
  await page.getByRole('button', { name: ui.retry }).click()
  await expect(page.getByText(earnings.empty)).toBeVisible(LOADED)
  await expectAccessible(page, 'no earnings')
  await page.getByRole('link', { name: earnings.seeAuctions }).click()
  await expect(page).toHaveURL(/\/driver\/auctions/)
})

test('the search of the auctions follows the address: a tap on their place in the menu empties it', async ({
  open,
}) => {
  const { page } = await open(DRIVER, PHONE)
  await page.goto('/driver/auctions')
  const search = page.getByRole('searchbox', { name: 'Ville ou département' })
  await search.fill('lyon', LOADED)
  await expect(page).toHaveURL(/near=lyon/)
  await page.getByRole('navigation').getByRole('link', { name: 'Enchères' }).click()
  await expect(page).not.toHaveURL(/near/)
  await expect(search).toHaveValue('')
})
