import { expect } from '@playwright/test'
import { withoutNetworkNoise } from './people'
import { DESK, test as windows } from './windows'

// The library of the live channel does not listen to the loss of the network where the host is called localhost.
const test = windows.extend({
  baseURL: ({ baseURL }, use) => use(baseURL?.replace('//localhost', '//127.0.0.1')),
})

test('what cannot be fetched without a network says so in its place, and comes by itself when the network is back', async ({
  open,
}) => {
  const { page, context, faults } = await open('superAdmin', DESK)
  const live = page.waitForEvent('websocket')
  await page.goto('/admin/organizations/organizations-table')
  await (await live).waitForEvent('framereceived')
  const rows = page.getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  await context.setOffline(true)

  await test.step('a toast', async () => {
    await expect(page.getByText(/^(?:Suivi en direct déconnecté|Erreur de connexion au suivi en direct)/)).toBeVisible()
    await expect(rows.nth(1)).toBeVisible()
  })
  await test.step('a dialog', async () => {
    await page.getByRole('button', { name: /^Rechercher/ }).click()
    await expect(page.getByRole('dialog').getByText('Cette partie n’a pas pu être chargée')).toBeVisible()
  })
  await test.step('it opens itself', async () => {
    await context.setOffline(false)
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await test.step('a page', async () => {
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Tableau de bord' }).click()
    await expect(page.getByText('Cette partie n’a pas pu être chargée')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
  withoutNetworkNoise(faults)
})
