import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility'
import { standInForCamera } from './camera'
import { PHONE, test } from './fixtures'
import { standBefore } from './mission'
import { giveMission } from './order'

test('six photos are taken through the outline, one after the other, and one again', async ({ open, address }) => {
  const ordered = await giveMission(address, 'driver3')
  const { page } = await open('driver3', { ...PHONE, permissions: ['camera'] })
  await standInForCamera(page)
  await page.goto(`/driver/missions/${ordered.id}`)
  await standBefore(page, ordered)
  await page.getByLabel('Photographier : Avant', { exact: true }).click()
  for (const view of ['Avant', 'Avant gauche', 'Avant droit', 'Arrière gauche', 'Arrière droit', 'Arrière']) {
    const dialog = page.getByRole('dialog', { name: view, exact: true })
    await expect(dialog.getByText('Placez le véhicule dans le contour.')).toBeVisible()
    if (view === 'Avant') await expectAccessible(page, 'the viewfinder')
    await dialog.getByRole('button', { name: `Prendre la photo : ${view}`, exact: true }).click()
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const required = page.getByRole('region', { name: 'Photos obligatoires' })
  await expect(required.getByText('6 sur 6')).toBeVisible()
  const again = page.getByLabel('Reprendre la photo : Avant', { exact: true })
  await expect(again).toBeEnabled()
  const before = await required.locator('img').first().getAttribute('src')
  await again.click()
  await page.getByRole('button', { name: 'Prendre la photo : Avant', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(required.locator('img').first()).not.toHaveAttribute('src', before ?? '')
  await expect(page.getByText('Tout est envoyé')).toBeVisible()
})

test('without leave to use the camera the phone’s own app is asked', async ({ open, address }) => {
  const ordered = await giveMission(address, 'driver3')
  const { page } = await open('driver3', PHONE)
  await page.goto(`/driver/missions/${ordered.id}`)
  await standBefore(page, ordered)
  const slot = page.getByLabel('Photographier : Avant', { exact: true })
  await slot.click()
  await expect(page.getByRole('alert').filter({ hasText: 'La caméra n’est pas accessible' })).toBeVisible()
  const other = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Autre appareil ou galerie' }).click()
  await other
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const direct = page.waitForEvent('filechooser')
  await slot.click()
  await direct
})
