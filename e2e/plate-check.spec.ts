import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility'
import { DESKTOP, LIVE, LOADED, networkTest as test, PHONE } from './fixtures'
import { copyPlate } from './mission'
import { giveMission, newPlate } from './order'

test('a driver before another vehicle is stopped, the office learns of it and lets them go with a reason', async ({
  open,
  address,
}) => {
  test.setTimeout(240_000)
  const ordered = await giveMission(address, 'driver5')
  const office = await open('maintainer', DESKTOP)
  await office.page.goto(`/admin/pilot/details/standard/set/${ordered.publicId}`)
  await expect(office.page.getByRole('heading', { level: 1 })).toContainText(ordered.publicId, LOADED)

  const { page } = await open('driver5', PHONE)
  await page.goto(`/driver/missions/${ordered.id}`)
  await page.getByRole('button', { name: 'Je suis devant le véhicule' }).click(LOADED)
  await page.getByRole('button', { name: 'Vérifier et continuer' }).click()
  await expect(page.getByText('Recopiez la plaque, ou dites que le véhicule n’en porte pas.')).toBeVisible()
  const other = newPlate()
  await copyPlate(page, other)
  // nobody is told before it was read again
  await expect(page.getByRole('alert')).toContainText('Ce n’est pas ce que dit la commande')
  await page.getByRole('button', { name: 'Prévenir le bureau' }).click()
  const stopped = page.getByRole('alert').filter({ hasText: 'Ne prenez pas ce véhicule' })
  await expect(stopped).toBeVisible()
  await expect(stopped.getByRole('link', { name: 'Appeler le bureau' })).toHaveAttribute('href', /^tel:\+?\d+$/)
  await expect(page.getByRole('button', { name: 'Vérifier et continuer' })).toBeDisabled()
  await expectAccessible(page, 'mission, another vehicle')
  await page.goto(`/driver/missions/${ordered.id}?step=PICK_UP&phase=code`)
  await expect(stopped).toBeVisible(LOADED)
  await page.goto(`/driver/missions/${ordered.id}?step=PICK_UP&phase=identity`)
  await expect(stopped).toBeVisible(LOADED)

  const reported = office.page.getByRole('listitem').filter({ hasText: "Plaque ou VIN d'un autre véhicule" })
  await expect(reported).toContainText(other, LIVE)
  await office.page.getByRole('button', { name: 'Autoriser la prise en charge' }).click()
  const dialog = office.page.getByRole('dialog')
  await dialog.getByLabel('Motif').fill('Vu avec le concessionnaire')
  await dialog.getByRole('button', { name: 'Autoriser la prise en charge' }).click()
  await expect(office.page.getByText('Prise en charge autorisée le')).toBeVisible(LIVE)

  await expect(page.getByText('Vous pouvez prendre ce véhicule.')).toBeVisible(LIVE)
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByRole('region', { name: 'Photos obligatoires' })).toBeVisible()
})
