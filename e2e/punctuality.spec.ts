import { expect, type Page } from '@playwright/test'
import { DESKTOP, LOADED, PHONE, silenceLive, test } from './fixtures'
import { assign, order } from './order'

const LAST_OF_DEMO = 100_398

/** The demo's own deliveries among these rows: what other tests order may be late as well, in other states. */
const contractsIn = async (page: Page, rows: string) => {
  const found = page.locator(rows)
  // Rows without a number stand for those that load.
  await expect(found.nth(2)).toContainText(/\d{6}/)
  const texts = await found.allTextContents()
  const numbers = texts.flatMap((text) => /100\d{3}/.exec(text)?.[0] ?? [])
  return numbers.filter((number) => Number(number) <= LAST_OF_DEMO).slice(0, 3)
}

test('the dashboard, the table and the live map begin with the same missions, each with its reason', async ({
  open,
}) => {
  const { page } = await open('maintainer', DESKTOP)
  await page.goto('/admin/dashboard')
  const toHandle = page.getByRole('region', { name: 'À traiter' })
  await expect(toHandle.getByText('En retard').first()).toBeVisible()
  const urgent = await contractsIn(page, 'section:has(h2:text-is("À traiter")) tbody tr')
  const onTheRoad = await toHandle.locator('tbody tr').filter({ hasText: 'En route' }).allTextContents()
  const late = urgent.filter((contract) => onTheRoad.some((row) => row.includes(contract)))
  expect(late.length).toBeGreaterThan(1)
  for (const row of onTheRoad) expect(row).toMatch(/de retard|Aucune position depuis/)

  await page.goto('/admin/pilot/delivery-table/ongoing')
  await expect(page.getByRole('columnheader', { name: 'Temps restant' })).toHaveAttribute('aria-sort', 'ascending')
  expect((await contractsIn(page, 'tbody tr')).slice(0, late.length)).toEqual(late)

  await page.goto('/admin/pilot/ongoing/delivery-map')
  expect((await contractsIn(page, 'main li:has(button)')).slice(0, late.length)).toEqual(late)
})

test('requests can be ordered by punctuality', async ({ open }) => {
  const { page } = await open('maintainer', DESKTOP)
  await page.goto('/admin/pilot/delivery-table/requested')
  const head = page.getByRole('columnheader', { name: 'Ponctualité' })
  await head.getByRole('button').click()
  await expect(page).toHaveURL(/orderBy=punctuality/)
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: /d'avance|de retard/ })
      .first(),
  ).toBeVisible()
})

test('before departure the time left is ordered by itself, and punctuality beside it', async ({ open }) => {
  const { page } = await open('maintainer', DESKTOP)
  await page.goto('/admin/pilot/delivery-table/alert')
  const head = (name: string) => page.getByRole('columnheader', { name })
  await expect(head('Ponctualité')).toHaveAttribute('aria-sort', 'ascending')
  await expect(head('Temps restant')).toHaveAttribute('aria-sort', 'none')

  await page.goto('/admin/pilot/delivery-table/set')
  await head('Temps restant').getByRole('button').click()
  await expect(page).toHaveURL(/orderBy=carPickUpDate/)
  await expect(head('Temps restant')).toHaveAttribute('aria-sort', 'ascending')
  await expect(head('Ponctualité')).toHaveAttribute('aria-sort', 'none')
  await head('Ponctualité').getByRole('button').click()
  await expect(page).toHaveURL(/orderBy=punctuality/)
  await expect(head('Ponctualité')).toHaveAttribute('aria-sort', 'ascending')
  await page.reload()
  await expect(head('Ponctualité')).toHaveAttribute('aria-sort', 'ascending')
})

test('a driver reads in the mission when they are expected', async ({ open, address }) => {
  const ordered = await order(address)
  await assign(address, ordered, 'driver4')
  const { page } = await open('driver4', PHONE)
  await page.goto(`/driver/missions/${ordered.id}`)
  await expect(page.getByRole('navigation', { name: 'Étapes de la mission' })).toContainText(/Arrivée vers/, LOADED)
})

test('a tab can be narrowed to what is late, and says so', async ({ open }) => {
  const { page } = await open('maintainer', DESKTOP)
  await page.goto('/admin/pilot/delivery-table/ongoing')
  const [rows, shown] = [page.locator('tbody tr'), page.getByText(/^1–\d+ sur \d+$/)]
  const count = async () => Number(/\d+$/.exec(await shown.innerText())?.[0])
  const all = await shown.innerText()
  await page.getByRole('button', { name: 'Ponctualité' }).click()
  await page.getByRole('checkbox', { name: 'En retard' }).check()
  await expect(page).toHaveURL(/punctuality=LATE/)
  await expect(shown).not.toHaveText(all)
  const late = await rows.allTextContents()
  for (const row of late) expect(row).toMatch(/de retard|Sans position/)
  await expect(shown).toHaveText(`1–${late.length} sur ${late.length}`)
  await page.reload()
  await expect(rows).toHaveCount(late.length)
  await page.getByRole('button', { name: 'Retirer le filtre En retard' }).click()
  await expect(page).not.toHaveURL(/punctuality/)
  // other journeys order deliveries meanwhile: not as many as before, but more than the late ones
  await expect.poll(count).toBeGreaterThan(late.length)
})

for (const [path, query] of [
  ['/admin/dashboard', 'ToHandle'],
  ['/admin/pilot/delivery-table/ongoing', 'OfficeTable'],
  ['/admin/pilot/ongoing/delivery-map', 'LiveVerdicts'],
  ['/admin/pilot/planning', 'PlannedMissions'],
] as const)
  test(`on a quiet screen ${path} follows time`, async ({ open }) => {
    const { page } = await open('maintainer', DESKTOP)
    await silenceLive(page)
    await page.clock.install()
    await page.goto(path)
    await expect(
      page
        .getByText(/100\d{3}/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible(LOADED)
    const again = page.waitForRequest((request) => request.postData()?.includes(`query ${query}(`) ?? false)
    await page.clock.fastForward('01:01')
    await again
  })
