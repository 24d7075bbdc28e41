import { expect, type Locator } from '@playwright/test'
import { chooseAction } from './actions'
import { DESKTOP, LIVE, LOADED, PHONE, test } from './fixtures'
import { freeDrivers } from './free-drivers'
import { askAgain, sayMissed } from './missed'
import { confirm, freshPhone, openAuction, order, orderConfirmed, readOrder, type Ordered } from './order'
import { graphql } from './people'

// What is typed stays while others save. Whoever saves second is told, sees what the others did and goes on from there.

const DAY_MS = 86_400_000
const MOMENT = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Paris' })

interface Agreed {
  readonly status: string
  readonly clientFinalPrice: number | null
  readonly carDeliveryDeadline: string
  readonly selectedDriverId: string | null
}

async function read(address: string, { id }: Ordered): Promise<Agreed> {
  const fields = 'status clientFinalPrice carDeliveryDeadline selectedDriverId'
  const query = `query($id: ID!) { now: findDeliveryById(id: $id) { ${fields} } }`
  const { now } = await graphql<{ now: Agreed }>(address, 'superAdmin', query, { id })
  // the database leaves out the zeros at the end of a fraction
  return { ...now, carDeliveryDeadline: new Date(now.carDeliveryDeadline).toISOString() }
}

async function update(address: string, ordered: Ordered, changed: object): Promise<void> {
  const { id, version } = await readOrder(address, ordered.id)
  const query = 'mutation($input: UpdateDeliveryInput!) { updateDelivery(input: $input) { id } }'
  await graphql(address, 'superAdmin', query, { input: { id, version, ...changed } })
}

/** Somebody else moves the deadline by a day. @returns the deadline */
async function moveDeadline(address: string, ordered: Ordered): Promise<string> {
  const { carDeliveryDeadline: before } = await read(address, ordered)
  const carDeliveryDeadline = new Date(Date.parse(before) + DAY_MS).toISOString()
  await update(address, ordered, { carDeliveryDeadline })
  return carDeliveryDeadline
}

test('a price that is typed stays when somebody else moves the dates, and goes with them', async ({
  open,
  address,
}) => {
  const ordered = await orderConfirmed(address)
  const { page } = await open('maintainer', DESKTOP)
  const missed = await sayMissed(page)
  await page.goto(`/admin/pilot/create-deal/confirmed/standard/${ordered.publicId}`)
  const price = page.getByLabel('Prix client')
  await price.fill('580', LOADED)
  const deadline = await moveDeadline(address, ordered)
  await askAgain(page, missed)
  await expect(price).toHaveValue('580')

  const auction = page.getByRole('button', { name: 'Mettre aux enchères' })
  await auction.click()
  const refusal = page.getByRole('alert').filter({ hasText: 'vient d’être modifiée par quelqu’un d’autre' })
  await refusal.click({ trial: true })
  const [button, toast] = [await auction.boundingBox(), await refusal.boundingBox()]
  // the mouse rests on the button, and would keep a toast above it from closing
  expect(toast?.y, 'the toast below the button').toBeLessThan((button?.y ?? 0) - (toast?.height ?? 0))
  await expect(price).toHaveValue('580')
  await auction.click()
  await expect(auction).toHaveCount(0)
  expect(await read(address, ordered)).toMatchObject({
    status: 'WAITING_FOR_DRIVER',
    clientFinalPrice: 580,
    carDeliveryDeadline: deadline,
  })
})

test('a driver chosen in the planning stays chosen when somebody else moves the dates', async ({ open, address }) => {
  const ordered = await orderConfirmed(address)
  const [, , driver] = await freeDrivers(address)
  const { page } = await open('maintainer', DESKTOP)
  const missed = await sayMissed(page)
  await page.goto('/admin/pilot/planning')
  await page.getByRole('searchbox').first().fill(ordered.publicId, LOADED)
  await page.getByRole('region', { name: 'À attribuer' }).getByRole('button', { name: ordered.publicId }).click(LOADED)
  const dialog = page.getByRole('dialog')
  const { firstName, lastName } = driver
  await dialog.getByRole('searchbox', { name: 'Nom du chauffeur' }).fill(`${firstName} ${lastName}`, LOADED)
  const option = dialog.getByRole('radio', { name: new RegExp(`^${firstName} ${lastName}`) })
  await option.check(LOADED)
  const deadline = await moveDeadline(address, ordered)
  await askAgain(page, missed)

  const give = dialog.getByRole('button', { name: 'Attribuer', exact: true })
  await give.click()
  await expect(dialog.getByRole('alert')).toContainText('vient d’être modifiée par quelqu’un d’autre')
  await expect(option).toBeChecked()
  await give.click()
  await expect(dialog).toHaveCount(0)
  expect(await read(address, ordered)).toMatchObject({
    status: 'SET',
    selectedDriverId: driver.profileId,
    carDeliveryDeadline: deadline,
  })
})

test('a driver who offers while the office moves the dates is told the new ones first', async ({ open, address }) => {
  const ordered = await order(address)
  await openAuction(address, ordered)
  const { page } = await open('driver2', PHONE)
  await page.goto('/driver/auctions')
  const auction = page.getByRole('article', { name: ordered.publicId })
  await auction.getByRole('button', { name: 'Faire une offre' }).click(LOADED)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Votre prix').fill('235')
  const deadlineIn = (place: Locator) => place.getByRole('definition').nth(2).innerText()
  const before = await deadlineIn(dialog)
  await moveDeadline(address, ordered)
  // behind the dialog the page follows
  await expect.poll(() => deadlineIn(auction), LIVE).not.toBe(before)

  const send = dialog.getByRole('button', { name: 'Envoyer l’offre' })
  expect(await deadlineIn(dialog)).toBe(before)
  await send.click()
  await expect(dialog.getByText(/Cette mission vient de changer/)).toBeVisible()
  expect(await deadlineIn(dialog)).toBe(await deadlineIn(auction))
  await expect(auction.getByText('Votre offre')).toHaveCount(0)
  await send.click()
  await expect(dialog).toHaveCount(0)
  await expect(auction.getByText('Votre offre')).toBeVisible(LIVE)
})

test('an offer is not accepted for dates that somebody else moved behind the question', async ({ open, address }) => {
  const ordered = await order(address)
  await openAuction(address, ordered)
  const [, , driver] = await freeDrivers(address)
  await graphql(address, 'maintainer', 'mutation($input: CreateOfferInput!) { createOffer(input: $input) { id } }', {
    input: { deliveryId: ordered.id, driverId: driver.profileId, demandedPrice: 245 },
  })
  const { page } = await open('maintainer', DESKTOP)
  await page.goto(`/admin/pilot/delivery-table/waiting-for-driver/${ordered.id}/offers`)
  await page.getByRole('button', { name: `Accepter l'offre de ${driver.firstName} ${driver.lastName}` }).click(LOADED)
  const accept = page.getByRole('dialog').getByRole('button', { name: 'Accepter', exact: true })
  const pickUp = page.locator('main dl dd').first()
  const before = await pickUp.innerText()
  await update(address, ordered, { carPickUpDate: new Date(Date.now() + 21.5 * DAY_MS).toISOString() })
  // behind the question the page follows
  await expect(pickUp).not.toHaveText(before, LIVE)

  await accept.click()
  await expect(page.getByText(/vient d’être modifiée par quelqu’un d’autre/)).toBeVisible()
  expect((await read(address, ordered)).status).toBe('WAITING_FOR_DRIVER')
  await accept.click()
  await expect(page).toHaveURL(/delivery-table\/set$/)
  expect(await read(address, ordered)).toMatchObject({ status: 'SET', selectedDriverId: driver.profileId })
})

test('a delivery that moved on behind the question is not cancelled before that was told', async ({
  open,
  address,
}) => {
  const ordered = await order(address)
  const { page } = await open('maintainer', DESKTOP)
  await page.goto(`/admin/pilot/details/standard/requested/${ordered.publicId}`)
  await chooseAction(page, 'Annuler')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Motif' }).click()
  await page.getByRole('option', { name: "Véhicule absent du lieu d'enlèvement" }).click()
  await confirm(address, ordered)
  // behind the dialog the page follows
  await expect(page.locator('main header').getByText('Confirmée', { exact: true })).toBeVisible(LIVE)

  const cancel = dialog.getByRole('button', { name: 'Annuler la livraison' })
  await cancel.click()
  await expect(page.getByText(/vient d’être modifiée par quelqu’un d’autre/)).toBeVisible()
  expect((await read(address, ordered)).status).toBe('CONFIRMED')
  await cancel.click()
  await expect(dialog).toHaveCount(0)
  expect((await read(address, ordered)).status).toBe('CANCELLED_BY_ADMIN')
})

test('a text to the customer that is written stays when somebody else moves the dates, one that is not says the new ones', async ({
  open,
  address,
}) => {
  const ordered = await order(address, { phone: freshPhone() })
  const { page } = await open('maintainer', DESKTOP)
  await page.goto(`/admin/pilot/details/standard/requested/${ordered.publicId}`)
  const dialog = page.getByRole('dialog')
  const message = dialog.getByRole('textbox', { name: 'Message' })
  const go = dialog.getByRole('button', { name: 'Envoyer', exact: true })
  const openDialog = async () => {
    await page.getByRole('button', { name: 'Envoyer le SMS' }).click(LOADED)
    return message.inputValue(LOADED)
  }
  const told = page.getByText(/vient d’être modifiée par quelqu’un d’autre/)
  /** Behind the dialog the page follows. */
  const expectShown = (deadline: string) =>
    expect(page.locator('main dd').filter({ hasText: MOMENT.format(new Date(deadline)) })).not.toHaveCount(0, LIVE)

  const untouched = await openDialog()
  const carPickUpDate = new Date(Date.now() + 21.5 * DAY_MS).toISOString()
  await update(address, ordered, { carPickUpDate })
  await go.click()
  await expect(told).toBeVisible()
  await expect(message).not.toHaveValue(untouched)
  await expect(message).toHaveValue(/^Bonjour .*\{link\}/)

  await page.reload()
  const written = `${await openDialog()} Sonnez au 2B.`
  await message.fill(written)
  const moved = await moveDeadline(address, ordered)
  await go.click()
  await expect(told).toBeVisible()
  await expect(message).toHaveValue(written)
  await expectShown(moved)
  await page.getByRole('alert').getByRole('button').click()
  await expect(told).toHaveCount(0)
  await expectShown(await moveDeadline(address, ordered))
  await go.click()
  await expect(told).toBeVisible()
  await expect(message).toHaveValue(written)
  await go.click()
  await expect(page).toHaveURL(/delivery-table\/pending-customer-confirmation/)
  const { now } = await graphql<{ now: { smsMessage: string } }>(
    address,
    'superAdmin',
    'query($id: ID!) { now: findDeliveryById(id: $id) { smsMessage } }',
    { id: ordered.id },
  )
  expect(now.smsMessage).toContain('Sonnez au 2B.')
})

test('what is typed in the wizard is saved beside what somebody else saved, also after a reload', async ({
  open,
  address,
}) => {
  const ordered = await order(address)
  const { page } = await open('maintainer', DESKTOP)
  await page.goto(`/admin/pilot/edit-deal/standard/requested/${ordered.publicId}?step=1`)
  const customer = page.getByRole('region', { name: 'Client' })
  const [email, firstName] = [customer.getByLabel('E-mail'), customer.getByLabel('Prénom')]
  await firstName.fill('Camilla', LOADED)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Modifier la demande')
  await update(address, ordered, { clientEmail: 'bureau@exemple.test' })

  const go = page.getByRole('button', { name: 'Continuer' })
  const told = page.getByText(/Les champs que vous n'avez pas touchés sont à jour/)
  await go.click()
  await expect(told).toBeVisible()
  await expect(email).toHaveValue('bureau@exemple.test')
  await expect(firstName).toHaveValue('Camilla')

  await update(address, ordered, { clientEmail: 'atelier@exemple.test' })
  await page.reload()
  await expect(page.getByText('Votre saisie a été retrouvée.')).toBeVisible(LOADED)
  await expect(email).toHaveValue('atelier@exemple.test')
  await expect(firstName).toHaveValue('Camilla')
  await go.click()
  await expect(told).toBeVisible()
  await go.click()
  await expect(page).toHaveURL(/step=2$/)
  const names = await graphql<{ now: object }>(
    address,
    'superAdmin',
    'query($id: ID!) { now: findDeliveryById(id: $id) { clientFirstName clientEmail } }',
    { id: ordered.id },
  )
  expect(names.now).toEqual({ clientFirstName: 'Camilla', clientEmail: 'atelier@exemple.test' })
})
