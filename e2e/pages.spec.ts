import { expect, type Page } from '@playwright/test'
import { PAGES as ADDRESSES } from '@volant/contract/pages'
import { accessibilityFaults, colourFaults } from './accessibility'
import { languageFaults } from './language'
import { PAGES } from './pages'
import { choose, settle, turn } from './settled'
import { DESK, PHONE, test, type Window } from './windows'

/** Nothing is waited for that only moves. */
const STILL = { reducedMotion: 'reduce' } as const
const SCREENS = { desk: DESK.viewport, phone: PHONE.viewport }
const WHO = ['superAdmin', 'owner', 'driver', 'visitor'] as const

/** What is wrong with a page as it stands. */
type Look = (page: Page) => Promise<readonly string[]>

async function visit({ page, faults }: Window, path: string, look: Look): Promise<string[]> {
  await page.goto(path)
  await settle(page)
  const expected = /no-such|confirmation$/.test(path)
  const dead = expected ? 0 : await page.getByText(/n'existe pas|Impossible d|^Erreur|can't be shown/).count()
  const found = [
    ...(dead > 0 ? ['shows an error instead of the page'] : []),
    ...(await look(page)),
    ...faults.splice(0),
  ]
  return found.map((fault) => `${path.replaceAll(/[\w-]{30,}/g, '…')}: ${fault}`)
}

/** As it was opened on a desk, then on a telephone, in both colours on each. */
async function whole(page: Page): Promise<readonly string[]> {
  const found = await languageFaults(page, 'fr')
  for (const [name, size] of Object.entries(SCREENS)) {
    await page.setViewportSize(size)
    await turn(page, 'light')
    await settle(page)
    const light = await accessibilityFaults(page)
    await turn(page, 'dark')
    const dark = (await colourFaults(page)).map((fault) => `dark: ${fault}`)
    found.push(...[...light, ...dark].map((fault) => `${name}: ${fault}`))
  }
  await page.setViewportSize(SCREENS.desk)
  return found
}

// The longest file of the lane: its walks share nothing but the server.
test.describe.configure({ mode: 'parallel' })

/** Addresses that only lead to another page. */
const LEADING = [
  '/',
  '/account',
  '/admin',
  '/admin/drivers',
  '/admin/invoices',
  '/admin/manage-admins',
  '/admin/organizations',
  '/admin/pilot/delivered/$contract',
  '/admin/pilot/delivery-table',
  '/client',
  '/client/invoices',
  '/client/organization',
  '/client/pilot/delivered/$contract',
  '/client/pilot/delivery-table',
  '/client/profile/$id',
  '/dashboard',
  '/driver',
  '/driver/profile/$id',
  '/help',
  '/profile',
]

test('every address that has a page is walked to, or leads to another', async ({ address }) => {
  const walked = (await Promise.all(WHO.map((who) => PAGES[who](address)))).flat()
  const paths = walked.map((path) => path.replace(/\?.*/, ''))
  const missed = ADDRESSES.filter((page) => {
    const form = new RegExp(`^${page.replaceAll(/\$\w+/g, '[^/]+')}$`)
    return !paths.some((path) => form.test(path))
  })
  expect(missed).toEqual(LEADING)
})

for (const who of WHO)
  test(`every page of ${who} holds on a desk and a phone, light and dark`, async ({ open, address }) => {
    test.setTimeout(600_000)
    const window = await open(who, { ...DESK, ...STILL, colorScheme: 'light' })
    await choose(window.context, { 'volant.scheme': 'light' })
    const faults: string[] = []
    for (const path of await PAGES[who](address)) faults.push(...(await visit(window, path, whole)))
    expect(faults).toEqual([])
  })

for (const who of WHO)
  test(`pages of ${who} speak English`, async ({ open, address }) => {
    test.setTimeout(200_000)
    const window = await open(who, { ...DESK, ...STILL, locale: 'en-GB' })
    await choose(window.context, { 'volant.language': 'en' })
    const faults: string[] = []
    const english: Look = (page) => languageFaults(page, 'en')
    for (const path of (await PAGES[who](address)).slice(0, 9)) faults.push(...(await visit(window, path, english)))
    expect(faults).toEqual([])
  })
