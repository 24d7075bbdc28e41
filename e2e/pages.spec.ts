import { expect, type Page } from '@playwright/test'
import { PAGES as ADDRESSES } from '@volant/contract/pages'
import { accessibilityFaults, colourFaults } from './accessibility'
import { languageFaults } from './language'
import { PAGES } from './pages'
import { setPreferences, waitUntilSettled, switchScheme, watchTitle } from './page-state'
import { DESKTOP, PHONE, test, type Window } from './fixtures'

const SCREENS = { desktop: DESKTOP.viewport, phone: PHONE.viewport }
const WHO = ['superAdmin', 'owner', 'driver', 'visitor'] as const

/** Returns what is wrong with the page that is open. */
type PageCheck = (page: Page) => Promise<readonly string[]>

async function visit({ page, faults }: Window, path: string, check: PageCheck): Promise<string[]> {
  const answer = await page.goto(path)
  await waitUntilSettled(page)
  const status = answer?.status()
  // the router shows its pages whatever the status: only this tells that the server does not know an address
  const right = path.endsWith('/no-such-page') ? 404 : 200
  const expected = /no-such|confirmation$/.test(path)
  // a slip of the pen is why some delivery of the demo was cancelled
  const deadText = /n'existe pas|Impossible d|^Erreur(?! de saisie)|can't be shown/
  const dead = expected ? 0 : await page.getByText(deadText).count()
  const found = [
    ...(status === right ? [] : [`is answered with ${status} instead of ${right}`]),
    ...(dead > 0 ? ['shows an error instead of the page'] : []),
    ...(await check(page)),
    ...faults.splice(0),
  ]
  return found.map((fault) => `${path.replaceAll(/[\w-]{30,}/g, '…')}: ${fault}`)
}

/** Opens once, on a desktop, and is resized to a phone: loading each page twice would take most of the time. */
async function checkLook(page: Page): Promise<readonly string[]> {
  const found = await languageFaults(page, 'fr')
  for (const [name, size] of Object.entries(SCREENS)) {
    await page.setViewportSize(size)
    await switchScheme(page, 'light')
    await waitUntilSettled(page)
    found.push(...(await accessibilityFaults(page)).map((fault) => `${name}: ${fault}`))
    await switchScheme(page, 'dark')
    found.push(...(await colourFaults(page)).map((fault) => `${name}, dark: ${fault}`))
  }
  await page.setViewportSize(SCREENS.desktop)
  return found
}

// This file takes longest, and its tests share nothing but the server.
test.describe.configure({ mode: 'parallel' })

/** Addresses that only redirect to another page. */
const REDIRECTS = [
  '/',
  '/account',
  '/admin',
  '/admin/drivers',
  '/admin/invoices',
  '/admin/manage-admins',
  '/admin/organizations',
  '/admin/pilot/delivered/$contract',
  '/admin/pilot/delivery-table',
  '/admin/upkeep',
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

test('every address of a page is visited, or redirects', async ({ address }) => {
  const visited = (await Promise.all(WHO.map((who) => PAGES[who](address)))).flat()
  const paths = visited.map((path) => path.replace(/\?.*/, ''))
  const missed = ADDRESSES.filter((page) => {
    const pattern = new RegExp(`^${page.replaceAll(/\$\w+/g, '[^/]+')}$`)
    return !paths.some((path) => pattern.test(path))
  })
  expect(missed).toEqual(REDIRECTS)
})

for (const who of WHO)
  test(`every page of ${who} has no faults on a desktop and a phone, light and dark`, async ({ open, address }) => {
    test.setTimeout(600_000)
    const window = await open(who, { ...DESKTOP, colorScheme: 'light' })
    await setPreferences(window.context, { 'volant.scheme': 'light' })
    const takenAway = await watchTitle(window.page)
    const check: PageCheck = async (page) => [
      ...((await takenAway()) > 0 ? ['was shown and taken away again'] : []),
      ...(await checkLook(page)),
    ]
    const faults: string[] = []
    for (const path of await PAGES[who](address)) faults.push(...(await visit(window, path, check)))
    expect(faults).toEqual([])
  })

for (const who of WHO)
  test(`pages of ${who} are in English`, async ({ open, address }) => {
    test.setTimeout(200_000)
    const window = await open(who, { ...DESKTOP, locale: 'en-GB' })
    await setPreferences(window.context, { 'volant.language': 'en' })
    const faults: string[] = []
    const english: PageCheck = (page) => languageFaults(page, 'en')
    for (const path of (await PAGES[who](address)).slice(0, 9)) faults.push(...(await visit(window, path, english)))
    expect(faults).toEqual([])
  })
