import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility'
import { DESKTOP, LOADED, PHONE, test } from './fixtures'
import { assign, openAuction, order } from './order'
import { graphql, send, type Person } from './people'

const choice = (page: Page) => page.getByRole('radiogroup', { name: 'Chauffeur' })
const suggested = (page: Page) => choice(page).getByRole('radio', { name: /du départ/, disabled: false })

async function driverOf(address: string, id: string): Promise<string | undefined> {
  const { findDeliveryById } = await graphql<{ findDeliveryById: { selectedDriver: { fullName: string } | null } }>(
    address,
    'maintainer',
    'query($id: ID!) { findDeliveryById(id: $id) { selectedDriver { fullName } } }',
    { id },
  )
  return findDeliveryById.selectedDriver?.fullName
}

/** Chooses the best driver by the keyboard. @returns their name */
async function choose(page: Page, submit: string): Promise<string> {
  await choice(page).getByRole('radio').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(suggested(page).first()).toBeChecked()
  const name = await choice(page).locator('label:has(:checked) > span > span').first().innerText()
  await page.getByRole('button', { name: submit }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Contrat confirmé' })).toBeVisible()
  return name
}

test('the dispatcher assigns a suggested driver, then changes to another one, with price and button in view', async ({
  open,
  address,
}) => {
  const { id, publicId } = await order(address)
  const { page } = await open('maintainer', DESKTOP)
  await page.goto(`/admin/pilot/create-deal/requested/standard/${publicId}`)
  const submit = page.getByRole('button', { name: 'Mettre aux enchères' })
  await expect(suggested(page).first()).toBeVisible(LOADED)
  await expect(submit).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel('Prix client')).toBeInViewport({ ratio: 1 })
  await page.getByLabel('Prix client').fill('580')
  const first = await choose(page, 'Attribuer au chauffeur')
  expect(await driverOf(address, id)).toBe(first)

  await page.goto(`/admin/pilot/edit-deal/standard/waiting-for-driver/${publicId}`)
  await expect(suggested(page).first()).toBeVisible(LOADED)
  await expect(page.getByRole('radio', { name: first })).toHaveCount(0)
  await expectAccessible(page, 'the suggestions')
  const second = await choose(page, 'Changer de chauffeur')
  expect(second).not.toBe(first)
  expect(await driverOf(address, id)).toBe(second)
})

test('a driver who has a mission at that time is named with it, and may be chosen all the same', async ({
  open,
  address,
}) => {
  const [busy, { publicId }] = [await order(address), await order(address)]
  await assign(address, busy, 'driver4')
  const { page } = await open('maintainer', PHONE)
  await page.goto(`/admin/pilot/create-deal/requested/standard/${publicId}`)
  await page.getByRole('searchbox', { name: 'Nom du chauffeur' }).fill('Cécile Fontaine')
  await expect(page.getByText('Aucun chauffeur disponible ne porte ce nom')).toBeVisible(LOADED)
  const radio = page.getByRole('radio', { name: /Cécile Fontaine mission \d+ Paris – Lyon/ })
  await radio.check()
  await expect(page.getByRole('button', { name: 'Attribuer au chauffeur' })).toBeVisible()
})

test('offers stand by price with what they leave, and accepting one asks once', async ({ open, address }) => {
  const { id, publicId } = await order(address)
  await openAuction(address, { id })
  const offer = async (driver: Person, demandedPrice: number) => {
    const { profileId: driverId } = await send<{ profileId: string }>(address, driver, 'GET', '/auth/me')
    const input = { deliveryId: id, driverId, demandedPrice }
    await graphql(address, driver, 'mutation($input: CreateOfferInput!) { createOffer(input: $input) { id } }', {
      input,
    })
  }
  await offer('driver3', 273)
  await offer('driver4', 250)
  const { page } = await open('maintainer', DESKTOP)
  await page.goto(`/admin/pilot/delivery-table/waiting-for-driver/${id}/offers`)
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toContainText('250,00')
  await expect(rows.nth(1)).toContainText(/-10,00\s€/)
  await expect(rows.nth(1)).toContainText(/370,00\s€/)
  await expect(rows.nth(2)).toContainText(/\+13,00\s€.*\+5\s%/s)
  await expect(rows.nth(2)).toContainText('du départ', LOADED)
  await rows
    .nth(1)
    .getByRole('button', { name: /^Accepter l'offre de Cécile Fontaine/ })
    .click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText(/Cécile Fontaine/)
  await expect(question).toContainText(/250,00\s€.*370,00\s€.*59,7\s%/s)
  await expectAccessible(page, 'the question')
  await question.getByRole('button', { name: 'Accepter' }).click()
  await expect(page).toHaveURL(/delivery-table\/set/)
  await expect(page.getByText(publicId).first()).toBeVisible(LOADED)
  expect(await driverOf(address, id)).toBe('Cécile Fontaine')
})
