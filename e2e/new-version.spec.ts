import { expect, type BrowserContext, type Page } from '@playwright/test'
import { withoutNetworkNoise } from './people'
import { DESKTOP, LOADED, test } from './fixtures'

/** Marks the document; a reload removes the mark. */
const mark = (page: Page) => page.evaluate(() => void (document.documentElement.dataset['kept'] = 'yes'))
const expectKept = (page: Page, times: 0 | 1) =>
  expect(page.locator('html[data-kept="yes"]')).toHaveCount(times, {
    timeout: 15_000,
  })

/** Opens a part whose code is not loaded before it is asked for. */
async function openKeys(page: Page): Promise<void> {
  // outside of fields, where a question mark is text
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
}

/** Waits for the rows and for what the shell loads ahead, so that no file is on its way when the version changes. */
async function expectAllLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const missing = () =>
    page.evaluate(() => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
      const ahead = [/shell-command-bar.*js$/, /toast-corner.*js$/]
      return ahead.filter((part) => !loaded.some((path) => part.test(path))).map(String)
    })
  await expect.poll(missing, LOADED).toEqual([])
  await page.waitForLoadState('networkidle')
}

const OLD = '/assets/'
const NEW = '/assets/next/'

/** Simulates a new build: the same files under other names; the former names answer 404. */
async function deploy(context: BrowserContext, address: string): Promise<void> {
  // a document that a test has answered may not connect to this machine, and says so whenever it tries
  await context.routeWebSocket(/socket\.io/, () => undefined)
  await context.route(
    (url) => url.pathname.startsWith(OLD) || !/^\/(?:[a-z.-]+\.\w+|graphql|auth|socket)/.test(url.pathname),
    async (route) => {
      const { pathname } = new URL(route.request().url())
      if (pathname.startsWith(OLD) && !pathname.startsWith(NEW)) {
        // the real answer to a missing file
        return route.fulfill({
          response: await route.fetch({
            url: `${address}${OLD}no-such-file.js`,
          }),
        })
      }
      const response = await route.fetch({
        url: address + pathname.replace(NEW, OLD),
      })
      if (!/html|javascript|css/.test(response.headers()['content-type'] ?? '')) return route.fulfill({ response })
      return route.fulfill({
        response,
        body: (await response.text()).replaceAll(/\bassets\/(?!next)/g, 'assets/next/'),
      })
    },
  )
}

test('a missing asset answers 404', async ({ request }) => {
  const answer = await request.get('/assets/index-gone.js')
  expect(answer.status()).toBe(404)
  expect(answer.headers()['content-type']).not.toContain('html')
})

test('a dialog whose words cannot be had says so, and opens once they can', async ({ open }) => {
  const { page, faults } = await open('superAdmin', DESKTOP)
  await page.goto('/admin/organizations/organizations-table')
  await expectAllLoaded(page)
  const words = /\/assets\/keys-(?!dialog)/
  await page.route(words, (route) => route.fulfill({ status: 404 }))
  await openKeys(page)
  const missing = page.getByRole('dialog')
  await expect(missing.getByText('Cette partie n’a pas pu être chargée')).toBeVisible()
  await page.unroute(words)
  await missing.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('dialog', { name: 'Raccourcis clavier' })).toBeVisible()
  withoutNetworkNoise(faults)
})

test('a page opened before a new version reloads once, and not while there is unsaved input', async ({
  open,
  address,
}) => {
  const { page, context, faults } = await open('superAdmin', DESKTOP)
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))

  await page.goto('/admin/organizations/organizations-table')
  const search = page.getByRole('main').getByRole('searchbox')
  await search.fill('Horizon')
  await expect(page).toHaveURL(/Horizon/)
  await expectAllLoaded(page)
  await mark(page)
  await deploy(context, address)

  await test.step('the input stays, and the missing part explains why it is missing', async () => {
    await openKeys(page)
    const missing = page.getByRole('dialog')
    await expect(missing.getByText('Une nouvelle version est disponible')).toBeVisible()
    await missing.getByRole('button', { name: 'Fermer' }).click()
    await expect(search).toHaveValue('Horizon')
    await expectKept(page, 1)
  })

  await test.step('the next page is the one of the new version', async () => {
    await page.getByRole('link', { name: 'Livraisons' }).first().click()
    await expectKept(page, 0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator(`script[src^="${NEW}"]`)).toHaveCount(1)
    await openKeys(page)
    await expect(page.getByRole('dialog', { name: 'Raccourcis clavier' })).toBeVisible()
  })
  expect(loads).toHaveLength(2)
  withoutNetworkNoise(faults)
})

test('a page without input reloads at once, and never in a loop', async ({ open, address }) => {
  const { page, context, faults } = await open('superAdmin', DESKTOP)
  await page.goto('/admin/organizations/organizations-table')
  await expectAllLoaded(page)
  await mark(page)
  await deploy(context, address)
  await openKeys(page)
  await expectKept(page, 0)
  await expectAllLoaded(page)

  // Back to the former version, as when two servers run different builds.
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.route(`**${NEW}**`, (route) => route.fulfill({ status: 404 }))
  await mark(page)
  await openKeys(page)
  await expect(page.getByRole('dialog').getByText('Une nouvelle version est disponible')).toBeVisible()
  await expectKept(page, 1)
  withoutNetworkNoise(faults)
})
