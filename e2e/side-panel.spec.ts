import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility'
import { chooseAction } from './actions'
import { DESKTOP, LIVE, LOADED, PHONE, test } from './fixtures'
import { tabTo } from './keyboard'
import { assign, forceStatuses, freshPhone, order, readOrder } from './order'

const TABLE = '/admin/pilot/delivery-table/requested'

const panelOf = (page: Page, contract: string) =>
  page.getByRole('complementary', { name: `Livraison ${contract}`, exact: true })
const linkOf = (page: Page, contract: string) => page.getByRole('link', { name: `Ouvrir la livraison ${contract}` })

/** Orders two, of which the second stands above the first. */
async function orderTwo(address: string): Promise<[string, string]> {
  const lower = await order(address)
  const upper = await order(address)
  return [upper.publicId, lower.publicId]
}

/** The digits that both begin with: two that follow each other may differ in more than the last one. */
function numbersOf(one: string, other: string): string {
  const length = Array.from(one).findIndex((digit, place) => digit !== other[place])
  return one.slice(0, length)
}

test('a click opens a delivery beside the table: back, a reload and a new tab do what they say', async ({
  open,
  address,
}) => {
  const { publicId } = await order(address)
  const { page, context } = await open('maintainer', DESKTOP)
  await page.goto(TABLE)
  const row = page.getByRole('row').filter({ hasText: publicId })
  await row.getByText(publicId).click()
  const panel = panelOf(page, publicId)
  await expect(panel.getByRole('list', { name: 'Avancement' })).toContainText('Attend la confirmation du bureau')
  await expect(panel.getByRole('listitem').filter({ hasText: 'Demandée' })).toHaveAttribute('aria-current', 'step')
  await expect(row).toHaveAttribute('aria-current', 'true')
  await expect(page).toHaveURL(new RegExp(`requested\\?open=${publicId}$`))
  await expect(panel.getByRole('link', { name: /^Appeler / }).first()).toHaveAttribute('href', /^tel:\+33/)
  await expectAccessible(page, 'side panel')

  await page.reload()
  await expect(panel.getByRole('list', { name: 'Avancement' })).toBeVisible()
  await page.goBack()
  await expect(panel).toHaveCount(0)
  await page.goForward()
  await expect(panel).toBeVisible()

  const beside = context.waitForEvent('page')
  await linkOf(page, publicId).click({ modifiers: ['Control'] })
  const tab = await beside
  await expect(tab).toHaveURL(new RegExp(`/details/standard/requested/${publicId}$`))
  await tab.close()
  await panel.getByRole('link', { name: 'Ouvrir la page' }).click()
  await expect(page).toHaveURL(new RegExp(`/details/standard/requested/${publicId}$`))
})

test('with the keyboard alone: Enter opens, J and K and the arrows move on, Escape returns to the row', async ({
  open,
  address,
}) => {
  const [upper, lower] = await orderTwo(address)
  const { page } = await open('maintainer', DESKTOP)
  await page.goto(`${TABLE}?deliveryId=${numbersOf(upper, lower)}`)
  await linkOf(page, upper).focus()
  await page.keyboard.press('Enter')
  await expect(panelOf(page, upper).getByRole('heading', { level: 2 })).toBeFocused()
  await page.keyboard.press('j')
  await expect(panelOf(page, lower)).toBeVisible()
  await page.keyboard.press('k')
  await expect(panelOf(page, upper)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('complementary')).toHaveCount(0)
  await expect(page).not.toHaveURL(/open=/)
  await expect(linkOf(page, upper)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(panelOf(page, upper).getByRole('heading', { level: 2 })).toBeFocused()
  await linkOf(page, upper).focus()
  await page.keyboard.press('ArrowDown')
  await expect(panelOf(page, lower)).toBeVisible()
  await expect(linkOf(page, lower)).toBeFocused()
  await page.keyboard.press('k')
  await expect(linkOf(page, upper)).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('complementary')).toHaveCount(0)
})

test('the next action stands in the panel, the others in a menu with what destroys at its end', async ({
  open,
  address,
}) => {
  const { publicId } = await order(address)
  const { page } = await open('maintainer', DESKTOP)
  await page.goto(`${TABLE}?open=${publicId}`)
  const panel = panelOf(page, publicId)
  await expect(panel.getByRole('button', { name: 'Confirmer', exact: true })).toBeVisible()
  await tabTo(page, /^Actions$/)
  await page.keyboard.press('Enter')
  const entries = page.getByRole('menu', { name: 'Actions' }).getByRole('menuitem')
  await expect(entries).toHaveText(['Mettre aux enchères', 'Modifier', 'Envoyer le SMS', 'Annuler', 'Supprimer'])
  // Escape closes what was opened last.
  await page.keyboard.press('Escape')
  await expect(entries).toHaveCount(0)
  await expect(panel).toBeVisible()

  await page.keyboard.press('Enter')
  await entries.filter({ hasText: 'Supprimer' }).click()
  const dialog = page.getByRole('dialog', { name: `Supprimer la livraison ${publicId} ?` })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(panel).toBeVisible()
  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  await entries.filter({ hasText: 'Supprimer' }).click()
  await dialog.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: publicId })).toHaveCount(0)
})

test('the office confirms and support writes to the customer without leaving the page', async ({ open, address }) => {
  const [{ publicId }, asked] = [await order(address), await order(address, { phone: freshPhone() })]
  const { page } = await open('maintainer', DESKTOP)
  await page.goto(`${TABLE}?open=${publicId}`)
  const panel = panelOf(page, publicId)
  await panel.getByRole('button', { name: 'Confirmer', exact: true }).click()
  await expect(page.getByText('Livraison confirmée')).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Mettre aux enchères' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`requested\\?open=${publicId}$`))

  const { page: support } = await open('support', DESKTOP)
  await support.goto(`${TABLE}?open=${asked.publicId}`)
  await panelOf(support, asked.publicId).getByRole('button', { name: 'Envoyer le SMS' }).click()
  const dialog = support.getByRole('dialog', { name: `SMS au client, livraison ${asked.publicId}` })
  await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue(/entre \d\d:\d\d et \d\d:\d\d.*\{link\}/)
  await dialog.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(panelOf(support, asked.publicId).getByText('Attente client', { exact: true })).toBeVisible()
  await expect(support).toHaveURL(new RegExp(`requested\\?open=${asked.publicId}$`))
})

test('the office takes the next step in the place of a driver who cannot be reached, and says why', async ({
  open,
  address,
}) => {
  const ordered = await order(address)
  await assign(address, ordered, 'driver5')
  const { page } = await open('maintainer', DESKTOP)
  await page.goto(`/admin/pilot/delivery-table/set?open=${ordered.publicId}`)
  const panel = panelOf(page, ordered.publicId)
  await expect(panel.getByRole('button', { name: 'Actions', exact: true })).toBeVisible()
  await chooseAction(page, 'Passer à : Pris en charge')
  const dialog = page.getByRole('dialog')
  const change = dialog.getByRole('button', { name: 'Changer le statut' })
  await change.click()
  await expect(dialog.getByText('Ce champ est requis')).toBeVisible()
  await dialog.getByRole('textbox').fill('Téléphone en panne')
  await change.click()
  await expect(page.getByText('Statut mis à jour')).toBeVisible()
  await expect(panel.getByRole('listitem').filter({ hasText: 'a fait avancer la mission' })).toBeVisible()
  expect((await readOrder(address, ordered.id)).status).toBe('PICKUP_DRIVER')

  await page.goto(`/admin/pilot/details/standard/pickup-driver/${ordered.publicId}`)
  await chooseAction(page, 'Passer à : En route')
  await page.getByRole('dialog').getByRole('textbox').fill('Téléphone en panne')
  await page.getByRole('dialog').getByRole('button', { name: 'Changer le statut' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(ordered.publicId)
  await expect.poll(async () => (await readOrder(address, ordered.id)).status).toBe('ONGOING')
  // a driver has one mission under way, and other journeys have this one
  await forceStatuses(address, ordered.id, 'COMPLETED')
})

test('the panel follows what others do to its delivery', async ({ open, address }) => {
  const { publicId } = await order(address)
  const watching = await open('otherMaintainer', DESKTOP)
  const acting = await open('maintainer', DESKTOP)
  await watching.page.goto(`${TABLE}?open=${publicId}`)
  const current = panelOf(watching.page, publicId).getByRole('listitem').filter({ hasText: 'Attend' })
  await expect(current).toContainText('Demandée')
  await acting.page.goto(`/admin/pilot/details/standard/requested/${publicId}`)
  await acting.page.getByRole('button', { name: 'Confirmer', exact: true }).click()
  await expect(current).toContainText('Confirmée', LIVE)
  await expect(current).toContainText('Attend d’être mise aux enchères ou attribuée')
})

test('a client reads their own delivery, without a log and with their own actions', async ({ open, address }) => {
  const { publicId } = await order(address)
  const { page } = await open('owner', DESKTOP)
  await page.goto(`/client/pilot/delivery-table/requested?open=${publicId}`)
  const panel = panelOf(page, publicId)
  await expect(panel.getByRole('link', { name: 'Modifier', exact: true })).toBeVisible()
  await expect(panel.getByRole('region', { name: 'Contacts' })).toBeVisible()
  await expect(panel.getByRole('region', { name: 'Derniers événements' })).toHaveCount(0)
  await expectAccessible(page, 'side panel of a client')
})

test('drivers, organisations and the live map have the same panel', async ({ open }) => {
  const { page } = await open('maintainer', DESKTOP)
  const panel = page.getByRole('complementary')
  for (const [path, link, facts] of [
    ['/admin/drivers/drivers-table/accepted-requests', /^Ouvrir la fiche de /, 'Missions en cours'],
    ['/admin/organizations/organizations-table', /^Ouvrir /, 'Livraisons en cours'],
  ] as const) {
    await page.goto(path)
    const row = page.getByRole('table').getByRole('link', { name: link }).first()
    await row.focus()
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('region', { name: facts })).toBeVisible()
    await expectAccessible(page, path)
    await page.keyboard.press('j')
    await expect(page.getByRole('row', { name: /./ }).nth(2)).toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('k')
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(row).toBeFocused()
  }
  await page.goto('/admin/pilot/ongoing/delivery-map')
  await page.getByRole('button', { pressed: false }).filter({ hasText: /\d{6}/ }).first().click()
  const link = page.getByRole('link', { name: /^Ouvrir la livraison / })
  await link.click()
  await expect(panel.getByRole('list', { name: 'Avancement' })).toBeVisible(LOADED)
  await expect(page).toHaveURL(/contract=\d+&open=\d+/)
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()

  // from a cold page J opens the first of the list, and goes along it
  await page.goto('/admin/pilot/ongoing/delivery-map')
  const listed = page.getByRole('list', { name: 'Livraisons en cours' }).getByRole('button')
  await expect(listed.first()).toBeVisible(LOADED)
  for (const place of [0, 1]) {
    await page.keyboard.press('j')
    await expect(listed.nth(place)).toHaveAttribute('aria-pressed', 'true')
    await expect(panel.getByRole('list', { name: 'Avancement' })).toBeVisible(LOADED)
  }
  await page.keyboard.press('k')
  await expect(listed.first()).toHaveAttribute('aria-pressed', 'true')
})

test('an unknown number says so, and the panel lies over the table at 1024 pixels', async ({ open, address }) => {
  const { publicId } = await order(address)
  const { page } = await open('support', { viewport: { width: 1024, height: 768 } })
  await page.goto(`${TABLE}?open=1`)
  await expect(panelOf(page, '1').getByText("La livraison n'existe pas")).toBeVisible()
  const before = await page.getByRole('table').boundingBox()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('complementary')).toHaveCount(0)
  expect(await page.getByRole('table').boundingBox()).toEqual(before)
  await page.goto(`${TABLE}?open=${publicId}`)
  await expect(panelOf(page, publicId).getByRole('list', { name: 'Avancement' })).toBeVisible()
  await expectAccessible(page, 'side panel at 1024 pixels')
})

test('on a phone a row leads to the page', async ({ open, address }) => {
  const { publicId } = await order(address)
  const { page } = await open('maintainer', PHONE)
  await page.goto(TABLE)
  await linkOf(page, publicId).click()
  await expect(page).toHaveURL(new RegExp(`/details/standard/requested/${publicId}$`))
  const line = page.getByRole('list', { name: 'Avancement' })
  await expect(line.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Toutes les étapes' }).click()
  await expect(line.getByRole('listitem')).toHaveCount(9)
  await expectAccessible(page, 'line of steps on a phone')
})
