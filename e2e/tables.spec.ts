import { expect } from '@playwright/test'
import { DESKTOP, LOADED, test } from './fixtures'
import { setPreferences, waitUntilSettled } from './page-state'

for (const path of [
  '/admin/pilot/delivery-table/requested',
  '/admin/drivers/drivers-table/accepted-requests',
  '/admin/organizations/organizations-table',
  '/admin/manage-admins/admins',
  '/admin/invoices/deliveries',
])
  test(`a page that does not exist opens the last one: ${path}`, async ({ open }) => {
    const { page } = await open('superAdmin', DESKTOP)
    await page.goto('/admin/dashboard')
    await page.goto(`${path}?page=999`)
    await expect(page).not.toHaveURL(/page=999/, LOADED)
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible(LOADED)
    // the page that nobody saw is no step
    await page.goBack()
    await expect(page).toHaveURL('/admin/dashboard')
  })

for (const path of [
  '/admin/drivers/drivers-table/accepted-requests',
  '/admin/organizations/organizations-table',
  '/admin/manage-admins/admins',
])
  test(`a search keeps the space that is typed and is one step: ${path}`, async ({ open }) => {
    const { page } = await open('superAdmin', DESKTOP)
    await page.goto(path)
    const field = page.getByRole('main').getByRole('searchbox')
    await expect(field).toBeVisible(LOADED)
    await field.pressSequentially('anne ')
    await expect(page).toHaveURL(/=anne$/)
    await expect(field).toHaveValue('anne ')
    await field.pressSequentially('m')
    await expect(page).toHaveURL(/=anne(\+|%20)m$/)
    await expect(field).toHaveValue('anne m')
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(field).toHaveValue('')
  })

const CLIENT_TABS = ['requested', 'confirmed', 'ongoing', 'completed', 'cancelled']
const OFFICE_TABS = [...CLIENT_TABS, 'waiting-for-driver', 'set', 'alert']

for (const [panel, width, language] of [
  ['admin', 1440, 'fr'],
  ['admin', 1280, 'fr'],
  ['admin', 1280, 'en'],
  ['client', 1280, 'fr'],
] as const)
  test(`on ${width} pixels no table of deliveries is wider than its frame, in ${language}: ${panel}`, async ({
    open,
  }) => {
    test.setTimeout(120_000)
    const isClient = panel === 'client'
    const { page, context } = await open(isClient ? 'owner' : 'support', { viewport: { width, height: 900 } })
    await setPreferences(context, { 'volant.language': language })
    for (const tab of isClient ? CLIENT_TABS : OFFICE_TABS) {
      await page.goto(`/${panel}/pilot/delivery-table/${tab}`)
      const table = page.getByRole('table')
      await expect(table.getByRole('row').filter({ hasText: /\d{6}/ }).first(), tab).toBeVisible(LOADED)
      await waitUntilSettled(page)
      // a client's table has room for it
      if (isClient && (tab === 'requested' || tab === 'confirmed'))
        await expect.soft(page.getByRole('columnheader', { name: 'Ponctualité' }), tab).toBeVisible()
      const beyond = await table.evaluate(
        ({ parentElement, scrollWidth }) => scrollWidth - (parentElement?.clientWidth ?? 0),
      )
      expect.soft(beyond, tab).toBeLessThanOrEqual(1)
    }
  })
