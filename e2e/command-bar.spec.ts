import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility'
import { DESKTOP, PHONE, silenceLive, test } from './fixtures'
import { order } from './order'
import { graphql, type Person } from './people'

interface Known {
  readonly publicId: string
  readonly clientFirstName: string
  readonly clientLastName: string
  readonly clientPhone: string
  readonly organization: { readonly name: string }
  readonly toAddress: { readonly city: string; readonly postalCode: string }
  readonly vehicles: readonly { readonly vehicleCode: string; readonly vin: string | null }[]
}

/** A delivery as the office reads it. */
async function known(address: string, id: string): Promise<Known> {
  const query = `query($id: ID!) { findDeliveryById(id: $id) { publicId clientFirstName clientLastName clientPhone
    organization { name } toAddress { city postalCode } vehicles { vehicleCode vin } } }`
  return (await graphql<{ findDeliveryById: Known }>(address, 'maintainer', query, { id })).findDeliveryById
}

async function openBar(page: Page) {
  await expect(page.getByRole('button', { name: /^Rechercher/ })).toBeVisible()
  await page.keyboard.press('Control+k')
  const bar = page.getByRole('dialog', { name: 'Rechercher' })
  const field = bar.getByRole('combobox')
  await expect(field).toBeFocused()
  return { bar, field, line: (text: string | RegExp) => bar.getByRole('option').filter({ hasText: text }) }
}

test('the office finds a delivery while typing, by whatever it knows of it', async ({ open, address }) => {
  const { id } = await order(address)
  const { publicId, clientFirstName, clientLastName, clientPhone, toAddress, vehicles } = await known(address, id)
  const plate = vehicles[0]?.vehicleCode ?? ''
  const { page } = await open('maintainer', DESKTOP)
  await page.goto('/admin/dashboard')
  const { bar, field, line } = await openBar(page)
  for (const [typed, matched] of [
    [publicId, publicId],
    [plate.replaceAll('-', '').toLowerCase().slice(1), `Immatriculation : ${plate}`],
    [`${clientFirstName.slice(1)} ${publicId.slice(0, 0)}${toAddress.city.toUpperCase()}`, publicId],
    [`${clientLastName} ${clientFirstName}`, publicId],
    [clientPhone.replace(/^\+33(\d)(\d\d)(\d\d)/, '0$1 $2.$3 '), `Téléphone : ${clientPhone}`],
    [`${toAddress.city} ${toAddress.postalCode}`, publicId],
  ] as const) {
    await field.fill(typed)
    await expect(line(matched).first(), typed).toBeVisible()
  }
  await expectAccessible(page, 'command bar with results')
  for (const [typed, group, matched] of [
    ['horizon aut', 'Organisations', 'Horizon Autos'],
    ['driver2@', 'Chauffeurs', 'driver2@volant.test'],
    ['owner@nordm', 'Membres', 'Nordmobile'],
  ] as const) {
    await field.fill(typed)
    await expect(bar.getByRole('group', { name: group }).getByRole('option').filter({ hasText: matched })).toBeVisible()
  }
  await field.fill('zz nowhere zz')
  await expect(bar.getByText('Aucun résultat pour « zz nowhere zz »')).toBeVisible()
  await field.fill('ab')
  await expect(bar.getByText('Tapez au moins 3 caractères.').filter({ visible: true })).toHaveCount(2)
  await bar.getByText('VIN', { exact: true }).click()
  await field.fill(publicId)
  await expect(bar.getByText(`Aucun résultat pour « ${publicId} »`)).toBeVisible()
})

test('a client finds nothing of another organisation; on a phone the bar fills the screen', async ({
  open,
  address,
}) => {
  const { publicId } = await order(address)
  for (const [person, count] of [
    ['neighbour', 0],
    ['member', 1],
  ] as const) {
    const { page } = await open(person, PHONE)
    await page.goto('/client/dashboard')
    await page.getByRole('button', { name: /^Rechercher/ }).click()
    const bar = page.getByRole('dialog', { name: 'Rechercher' })
    await bar.getByRole('combobox').fill(publicId)
    const found = bar.getByRole('group', { name: 'Livraisons', exact: true }).getByRole('option')
    await expect(bar.getByText(count === 0 ? `Aucun résultat pour « ${publicId} »` : publicId).first()).toBeVisible()
    await expect(found).toHaveCount(count)
    await bar.getByRole('combobox').fill('driver2')
    await expect(bar.getByText('Aucun résultat pour « driver2 »')).toBeVisible()
    expect((await bar.boundingBox())?.width).toBe(390)
    await expectAccessible(page, 'command bar on a phone')
  }
})

/** The contract numbers that this person may see or not. */
async function contracts(address: string, person: Person, filter: string): Promise<readonly string[]> {
  const query = `{ findAllDeliveries(filter: ${filter}, pagination: { perPage: 20 }) { records { publicId } } }`
  const { findAllDeliveries } = await graphql<{ findAllDeliveries: { records: { publicId: string }[] } }>(
    address,
    person,
    query,
  )
  return findAllDeliveries.records.map(({ publicId }) => publicId)
}

test('a driver finds their own missions and open auctions only', async ({ open, address }) => {
  const auction = (await contracts(address, 'driver', '{ tab: WAITING_FOR_DRIVER }'))[0] ?? ''
  const own = (await contracts(address, 'driver', '{ tab: COMPLETED }'))[0] ?? ''
  const mine = new Set(await contracts(address, 'driver', '{ tab: SET }'))
  const foreign =
    (await contracts(address, 'maintainer', '{ statuses: [CONFIRMED, SET] }')).find((one) => !mine.has(one)) ?? ''
  const { page } = await open('driver', PHONE)
  await page.goto('/driver/missions')
  await page.getByRole('button', { name: /^Rechercher/ }).click()
  const bar = page.getByRole('dialog', { name: 'Rechercher' })
  for (const contract of [auction, own]) {
    expect(contract).not.toBe('')
    await bar.getByRole('combobox').fill(contract)
    await expect(bar.getByRole('group', { name: 'Livraisons' }).getByRole('option').first()).toContainText(contract)
  }
  await bar.getByRole('combobox').fill(foreign)
  await expect(bar.getByText(`Aucun résultat pour « ${foreign} »`)).toBeVisible()
  await expectAccessible(page, 'command bar of a driver')
})

test('by keys alone: open a delivery, run one of its actions, go to a page, come back to what was opened', async ({
  open,
  address,
}) => {
  const { publicId } = await order(address)
  const { page } = await open('maintainer', DESKTOP)
  await page.goto('/admin/dashboard')
  const { bar, field } = await openBar(page)
  await page.keyboard.type(publicId)
  await expect(bar.getByRole('option', { selected: true })).toContainText(publicId)
  await page.keyboard.press('Enter')
  await expect(bar).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(publicId)

  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await expect(bar.getByRole('group', { name: 'Récents' }).getByRole('option').first()).toContainText(publicId)
  await page.keyboard.type(`annuler ${publicId}`)
  const actions = bar.getByRole('group', { name: `Livraison ${publicId}` })
  await expect(actions.getByRole('option')).toHaveText(['Annuler'])
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(actions.getByRole('option', { selected: true })).toHaveText('Annuler', { timeout: 200 })
  }).toPass()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog').filter({ hasText: publicId })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.type('livraisons attribue')
  await expect(bar.getByRole('group', { name: 'Aller à' }).getByRole('option')).toHaveText(['Livraisons : Attribué'])
  await expect(async () => {
    await page.keyboard.press('ArrowUp')
    await expect(bar.getByRole('option', { selected: true })).toHaveText('Livraisons : Attribué', { timeout: 200 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/delivery-table\/set/)
  // the first Escape empties the field, the second closes and gives the focus back
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.type('100')
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
})

test('Enter opens what the whole text finds, not what a part of it has found', async ({ open, address }) => {
  const { publicId } = await order(address)
  const { page } = await open('maintainer', DESKTOP)
  await page.goto('/admin/dashboard')
  const { bar } = await openBar(page)
  await page.keyboard.type(publicId.slice(0, 3))
  await expect(bar.getByRole('option').first()).toContainText(/\d{6}/)
  await page.keyboard.type(publicId.slice(3))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(publicId)
})

test('keys open what they say, never while typing, and can be switched off', async ({ open }) => {
  const { page } = await open('owner', DESKTOP)
  await page.goto('/client/pilot/delivery-table/confirmed')
  await expect(page.getByRole('table')).toBeVisible()
  await page.keyboard.press('Shift+?')
  const list = page.getByRole('dialog', { name: 'Raccourcis clavier' })
  await expect(list).toBeVisible()
  await expectAccessible(page, 'list of keys')
  // a dialog keeps its keys to itself
  await page.keyboard.press('n')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await page.keyboard.press('n')
  await expect(page.getByRole('dialog', { name: /livraison/i })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const search = page.getByRole('main').getByRole('searchbox')
  await search.fill('')
  await search.pressSequentially('n/?')
  await expect(search).toHaveValue('n/?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await search.fill('')
  await search.blur()
  await page.keyboard.press('?')
  await list.getByRole('switch', { name: 'Raccourcis à une seule touche' }).press('Space')
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await page.keyboard.press('n')
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Rechercher' })).toBeVisible()
})

for (const [person, path] of [
  ['maintainer', '/admin/pilot/delivery-table/confirmed'],
  ['owner', '/client/pilot/delivery-table/confirmed'],
  ['driver', '/driver/missions'],
] as const)
  test(`the first stop of the Tab key leads ${person} past the header`, async ({ open }) => {
    const { page } = await open(person, DESKTOP)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('#content')).toBeFocused()
  })

test('a failure can be asked again; without a network the search waits and the commands stay', async ({ open }) => {
  const { page, context, faults } = await open('maintainer', DESKTOP)
  // a hint would have it asked again before the button is
  await silenceLive(page)
  await page.goto('/admin/dashboard')
  const { bar, field } = await openBar(page)
  await field.fill('hor')
  await expect(bar.getByText('Horizon Autos').first()).toBeVisible()
  const refuse = (route: {
    request(): { postData(): string | null }
    fulfill(with_: object): unknown
    continue(): unknown
  }) =>
    route.request().postData()?.includes('query Search(')
      ? route.fulfill({ status: 403, json: { errors: [{ message: 'no', extensions: { code: 'FORBIDDEN' } }] } })
      : route.continue()
  await page.route('**/graphql', refuse)
  await field.fill('nordmobile')
  await expect(bar.getByText('La recherche n’a pas abouti')).toBeVisible()
  await page.unroute('**/graphql', refuse)
  await bar.getByRole('button', { name: 'Réessayer' }).click()
  await expect(bar.getByText('Nordmobile').first()).toBeVisible()
  await context.setOffline(true)
  await field.fill('tarif thème horizon')
  await expect(bar.getByText('Vous êtes hors connexion')).toBeVisible()
  await field.fill('passer')
  await expect(bar.getByRole('option').filter({ hasText: 'Passer en anglais' })).toBeVisible()
  faults.splice(0)
})
