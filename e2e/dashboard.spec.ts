import { expect, type Page } from '@playwright/test'
import { graphql, send, type Person } from './people'
import { DESKTOP, silenceLive, test } from './fixtures'

const TYPES = ['STANDARD', 'TO_RETURN', 'TWO_WAY_DELIVERY', 'OKM'] as const

interface Stats {
  readonly months: readonly { readonly x: string; readonly y: Record<(typeof TYPES)[number], number> }[]
  readonly okm: readonly { readonly y: number }[]
  readonly outcomes: { readonly total: number; readonly data: readonly { readonly x: string; readonly y: number }[] }
}

const STATS = `{
  months: getDeliveryStatsByType { x y { ${TYPES.join(' ')} } }
  okm: getDeliveryProgressStats(type: OKM) { y }
  outcomes: getDeliveryStatusStats { total data { x y } }
}`

/** The figures of a chart, read from its table for screen readers. */
async function readFigures(page: Page, caption: string): Promise<number[][]> {
  const rows = page.getByRole('table', { name: caption, exact: true }).locator('tbody tr')
  await expect(rows).toHaveCount(12)
  const texts = await rows.evaluateAll((found) =>
    found.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? '')),
  )
  return texts.map((row) => row.map((text) => Number(text.replaceAll(/\D/g, ''))))
}

for (const [person, home] of [
  ['maintainer', '/admin/dashboard'],
  ['owner', '/client/dashboard'],
] as const)
  test(`the charts of ${person} show what the API counts`, async ({ open, address }) => {
    const { page } = await open(person, DESKTOP)
    // Other tests create deliveries meanwhile: repeated until the API and the page count the same.
    await expect(async () => {
      const { months, okm, outcomes } = await graphql<Stats>(address, person, STATS)
      await page.goto(home)
      // bars of months without requests have no height and are not visible
      await expect(page.locator('.recharts-bar-rectangle').filter({ visible: true }).first()).toBeVisible()
      expect(await readFigures(page, 'Demandes par mois')).toEqual(months.map(({ y }) => TYPES.map((type) => y[type])))
      expect(await readFigures(page, 'Évolution des demandes, Toutes')).toEqual(
        months.map(({ y }) => [TYPES.reduce((sum, type) => sum + y[type], 0)]),
      )
      const shares = page.getByRole('region', { name: 'Annulées et livrées' }).locator('dd')
      const done = outcomes.data.find(({ x }) => x === 'COMPLETED')?.y ?? -1
      const share = `${String(Math.round((done / outcomes.total) * 1000) / 10).replace('.', ',')} %`
      await expect(shares.first()).toHaveText(`${share} ${done}`, { useInnerText: true })
      await page.getByRole('radio', { name: 'ZKM' }).locator('..').click()
      await expect(page).toHaveURL(/type=OKM/)
      expect(await readFigures(page, 'Évolution des demandes, Nouvelle Course 0KM')).toEqual(okm.map(({ y }) => [y]))
    }).toPass({ timeout: 90_000 })
    await page.reload()
    await expect(page.getByRole('radio', { name: 'ZKM' })).toBeChecked()
  })

test('the figures of a chart can be read with the keyboard', async ({ open }) => {
  const { page } = await open('owner', DESKTOP)
  await page.goto('/client/dashboard')
  const chart = page.getByRole('application', { name: 'Demandes par mois' })
  await chart.focus()
  await page.keyboard.press('ArrowRight')
  const tooltip = page.locator('.recharts-tooltip-wrapper').filter({ hasText: 'C1' })
  await expect(tooltip).toBeVisible()
  const first = await tooltip.innerText()
  await page.keyboard.press('ArrowRight')
  await expect(tooltip).not.toHaveText(first, { useInnerText: true })
})

test('a chart that cannot be loaded shows an error and can be retried', async ({ open }) => {
  const { page, faults } = await open('maintainer', DESKTOP)
  await silenceLive(page)
  const fail = (route: {
    request(): { postData(): string | null }
    fulfill(with_: object): unknown
    continue(): unknown
  }) =>
    route.request().postData()?.includes('getDeliveryStatusStats')
      ? route.fulfill({ status: 403, json: { errors: [{ message: 'no', extensions: { code: 'FORBIDDEN' } }] } })
      : route.continue()
  await page.route('**/graphql', fail)
  await page.goto('/admin/dashboard')
  const card = page.getByRole('region', { name: 'Annulées et livrées' })
  await expect(card.getByText('Erreur lors du chargement des statistiques de livraison')).toBeVisible()
  await page.unroute('**/graphql', fail)
  await card.getByRole('button', { name: 'Réessayer' }).click()
  await expect(card.getByRole('term').filter({ hasText: 'Livrées' })).toBeVisible()
  faults.splice(0)
})

const OFFICE = ['Tableau de bord', 'Livraisons', 'Planning']
const FOR_ADMINS = ['Chauffeurs', 'Organisations', 'Factures']
const FOR_CLIENTS = ['Tableau de bord', 'Livraisons', 'Calendrier']
const MENUS: readonly [Person, readonly string[], readonly string[]][] = [
  ['superAdmin', OFFICE, [...FOR_ADMINS, 'Administrateurs', 'Grille tarifaire', 'Enquête', 'Exploitation']],
  ['maintainer', OFFICE, FOR_ADMINS],
  ['support', OFFICE, FOR_ADMINS],
  ['owner', [...FOR_CLIENTS, 'Organisation', 'Factures'], []],
  ['manager', [...FOR_CLIENTS, 'Organisation', 'Factures'], []],
  ['member', [...FOR_CLIENTS, 'Factures'], []],
]
/** Their pages hold no table. */
const FORMS = ['Grille tarifaire', 'Enquête']

for (const [person, entries, administration] of MENUS)
  test(`the header of ${person} shows only pages they may open, and each entry opens its page`, async ({ open }) => {
    const { page } = await open(person, DESKTOP)
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Menu principal' })
    // how many are late may stand behind a name
    const named = (entry: string) => new RegExp(`^${entry}( ?\\d.*)?$`)
    await expect(menu.getByRole('link')).toHaveText(entries.map(named))
    const button = menu.getByRole('button', { name: 'Administration' })
    await expect(button).toHaveCount(administration.length > 0 ? 1 : 0)
    for (const entry of entries) {
      await menu.getByRole('link', { name: named(entry) }).click()
      await expect(menu.getByRole('link', { name: named(entry) })).toHaveAttribute('aria-current', 'page')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    for (const entry of administration) {
      await button.click()
      await expect(page.getByRole('menuitem')).toHaveText([...administration])
      await page.getByRole('menuitem', { name: entry }).click()
      await expect(page.getByRole('heading', { level: 1, name: entry })).toBeVisible()
      if (!FORMS.includes(entry)) await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
    }
  })

test('pages that are not in the header are refused', async ({ open, address }) => {
  for (const [person, path] of [
    ['maintainer', '/admin/manage-admins/admins'],
    ['support', '/admin/invoices/driver/delivery'],
    ['member', '/client/organization'],
    ['manager', '/client/organization/managers'],
  ] as const) {
    const { page } = await open(person, DESKTOP)
    await page.goto(path)
    await expect(page.getByText("Désolé, vous n'êtes pas autorisé à accéder à cette page !"), path).toBeVisible()
  }
  const { findAllAdmins } = await graphql<{ findAllAdmins: { total: number } }>(
    address,
    'maintainer',
    '{ findAllAdmins { total } }',
  )
  expect(findAllAdmins.total).toBe(1)
})

test('a super admin reads the profile of another administrator, which the other ranks cannot find', async ({
  open,
  address,
}) => {
  const query = '{ findAllAdmins(keyword: "yann.legoff@volant.test") { records { id } } }'
  const { findAllAdmins } = await graphql<{ findAllAdmins: { records: { id: string }[] } }>(
    address,
    'superAdmin',
    query,
  )
  const path = `/admin/profile/${findAllAdmins.records[0]?.id}`
  const { page } = await open('superAdmin', DESKTOP)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yann Le Goff')
  await expect(page.getByText('yann.legoff@volant.test')).toBeVisible()
  const { page: other } = await open('support', DESKTOP)
  await other.goto(path)
  await expect(other.getByText('yann.legoff@volant.test')).toHaveCount(0)
  await expect(other.getByText('Cette personne n’existe pas')).toBeVisible()
})

test('a client opens their own profile by id, and no other', async ({ open, address }) => {
  const { profileId } = await send<{ profileId: string }>(address, 'owner', 'GET', '/auth/me')
  const { page } = await open('owner', DESKTOP)
  await page.goto(`/client/profile/${profileId}`)
  await expect(page).toHaveURL(/\/client\/profile$/)
  await page.goto(`/client/profile/${profileId.replace(/.$/, (last) => (last === '0' ? '1' : '0'))}`)
  await expect(page.getByText("Cette page n'existe pas")).toBeVisible()
})

test('the language chosen on the screen is remembered and saved in the profile', async ({ open, address }) => {
  const languageOf = async () => (await send<{ language: string }>(address, 'manager', 'GET', '/auth/me')).language
  const { page } = await open('manager', DESKTOP)
  await page.goto('/client/dashboard')
  await expect(page).toHaveTitle('Tableau de bord · Volant')
  await page.getByText('EN', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle('Dashboard · Volant')
  await expect.poll(languageOf).toBe('en')
  await page.reload()
  await expect(page.getByRole('heading', { name: /^Hello / })).toBeVisible()
  await page.getByText('FR', { exact: true }).click()
  await expect.poll(languageOf).toBe('fr')
})

test('an admin is greeted by name with the medal of the rank and the time in Paris', async ({ open }) => {
  for (const [person, medal] of [
    ['superAdmin', 'Médaille de bronze'],
    ['maintainer', "Médaille d'argent"],
    ['support', "Médaille d'or"],
  ] as const) {
    const { page } = await open(person, DESKTOP)
    await page.goto('/admin/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: /^Bonjour / })).toBeVisible()
    await expect(page.getByRole('img', { name: medal })).toBeVisible()
    await expect(page.getByRole('time')).toHaveText(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/)
  }
})
