import { expect, type Page } from '@playwright/test'
import { DESKTOP, LOADED, test } from './fixtures'
import { assign, order } from './order'
import { graphql, PASSWORD } from './people'

const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

/** Presses Tab until the focus is on what is wanted. */
async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const { activeElement: element } = document
      const label =
        element?.getAttribute('aria-label') ?? (element as HTMLInputElement | null)?.labels?.[0]?.textContent
      return `${element?.getAttribute('type') ?? ''} ${label ?? element?.textContent ?? ''}`
    })
    if (wanted.test(name)) return
  }
  throw new Error(`no key reaches ${String(wanted)}`)
}

test('a dispatcher finds a late mission, opens it beside, gives it another driver and closes it, by keys alone', async ({
  open,
  address,
}) => {
  const ordered = await order(address)
  await assign(address, ordered, 'driver2')
  await graphql(
    address,
    'maintainer',
    'mutation($input: UpdateDeliveryInput!) { updateDelivery(input: $input) { id } }',
    {
      input: {
        id: ordered.id,
        carAvailabilityDate: inHours(0.5),
        carPickUpDate: inHours(1),
        carDeliveryDeadline: inHours(1.5),
      },
    },
  )
  const { page } = await open('visitor', DESKTOP)
  const { keyboard } = page
  await page.goto('/login')
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused()
  await keyboard.type('maintainer@volant.test')
  await keyboard.press('Tab')
  await keyboard.type(PASSWORD)
  await keyboard.press('Enter')

  await expect(page.getByRole('region', { name: 'À traiter' }).getByText(ordered.publicId)).toBeVisible(LOADED)
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await tabTo(page, /Ouvrir la livraison/)
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/open=\d+/)
  for (let row = 0; row < 6 && !page.url().includes(`open=${ordered.publicId}`); row += 1) {
    const before = page.url()
    await keyboard.press('j')
    await expect(page).not.toHaveURL(before)
  }
  await expect(page).toHaveURL(new RegExp(`open=${ordered.publicId}`))
  const panel = page.getByRole('complementary')
  await expect(panel.getByText('En retard')).toBeVisible(LOADED)

  await keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await keyboard.type('changer')
  // commands stand below what is found
  await expect(async () => {
    await keyboard.press('ArrowUp')
    await expect(page.getByRole('option', { selected: true })).toHaveText('Changer de chauffeur', { timeout: 200 })
  }).toPass(LOADED)
  await keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`edit-deal/standard/waiting-for-driver/${ordered.publicId}`))
  await expect(page.getByRole('main').getByRole('radio').nth(1)).toBeVisible(LOADED)
  await tabTo(page, /^radio Personne/)
  await keyboard.press('ArrowDown')
  const chosen = page.getByRole('radio', { checked: true }).and(page.locator('main input'))
  await expect(chosen).not.toHaveAccessibleName(/Personne/)
  const name = (await chosen.getAttribute('aria-label')) ?? (await chosen.locator('xpath=ancestor::label').innerText())
  await tabTo(page, /^submit /)
  await keyboard.press('Enter')
  await expect(page.getByText('Contrat confirmé avec succès!')).toBeVisible(LOADED)

  await page.goto(`/admin/pilot/delivery-table/set?open=${ordered.publicId}`)
  await expect(panel.getByText(name.split('\n')[0] ?? '', { exact: true }).first()).toBeVisible(LOADED)
  await keyboard.press('Escape')
  await expect(page).not.toHaveURL(/open=/)
})
