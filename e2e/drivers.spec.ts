import { application } from '@volant/contract/words/fr/application'
import { drivers } from '@volant/contract/words/fr/drivers'
import { ui } from '@volant/contract/words/fr/ui'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility'
import { toast } from './catalogue'
import { DESKTOP, LIVE, PHONE, test } from './fixtures'
import { takePhoto } from './mission'
import { readMessage } from './outbox'
import { expectOutcome } from './outcome'
import { graphql, PASSWORD, PEOPLE, pressSignIn } from './people'

interface Candidate {
  readonly id: string
  readonly email: string
  readonly fullName: string
}

const OTHERS: readonly string[] = Object.values(PEOPLE)
const of = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')

/** A driver with this state whom no other journey relies on. */
async function someDriver(address: string, state: string): Promise<Candidate> {
  const query = `{ findAllDrivers(filter: { state: ${state} }, pagination: { perPage: 100 }) { records { id email fullName } } }`
  const { findAllDrivers } = await graphql<{ findAllDrivers: { records: Candidate[] } }>(
    address,
    'superAdmin',
    query,
    {},
  )
  const found = findAllDrivers.records.find(({ email }) => !OTHERS.includes(email))
  if (!found) throw new Error(`the demo has no driver who is ${state}`)
  return found
}

/** @param told what the question says beside what follows */
async function move(page: Page, what: keyof typeof drivers.move, name: string, told = ''): Promise<void> {
  await page.getByRole('button', { name: drivers.move[what] }).click()
  const dialog = page.getByRole('dialog', { name: of(drivers.moveTitle[what], { name }) })
  await expect(dialog).toContainText(told)
  if (what === 'disable') {
    await dialog.getByRole('button', { name: drivers.move.disable }).click()
    await expect(dialog.getByText(ui.field.required)).toBeVisible()
    await dialog.getByLabel(drivers.reason).fill('Trois retards non signalés')
  }
  await dialog.getByRole('button', { name: drivers.move[what] }).click()
  await expect(toast(page, drivers.moved[what])).toBeVisible()
}

async function openFromList(page: Page, table: string, { email, fullName }: Candidate): Promise<void> {
  await page.goto(`/admin/drivers/drivers-table/${table}?email=${encodeURIComponent(email)}`)
  await page.getByRole('link', { name: of(drivers.driverOf, { name: fullName }) }).click()
  await page.getByRole('complementary', { name: fullName }).getByRole('link', { name: 'Ouvrir la page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: fullName })).toBeVisible()
}

const PDF = {
  name: 'kbis.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\nendobj\n%%EOF'),
}

async function fillApplication(page: Page, lastName: string, email: string): Promise<void> {
  await page.goto('/become-driver')
  const fill = (label: string, value: string) => page.getByLabel(new RegExp(`^${label}( \\*)?$`)).fill(value)
  await fill(drivers.field.firstName, 'Inès')
  await fill(drivers.field.lastName, lastName)
  await fill(drivers.field.phoneNumber, '06 12 34 56 78')
  await fill(drivers.field.birthDate, '12/05/1990')
  await fill(application.apply.street, '8 rue Vauban')
  await fill(application.apply.postalCode, '59000')
  await fill(application.apply.city, 'Lille')
  await fill(drivers.field.drivingPermitNumber, '12AB34567')
  await fill(drivers.field.drivingLicenseDate, '01/06/2010')
  await fill(drivers.field.email, email)
  await fill(application.apply.password, PASSWORD)
  await page.getByRole('button', { name: application.apply.send }).click()
  await expectOutcome(page, application.apply.sent)
}

/** A document and a picture, as real ones are. */
async function handIn(page: Page): Promise<void> {
  const opened = (slot: 'kbisPath' | 'drivingLicensePath') =>
    page.getByRole('link', { name: of(drivers.openOf, { name: drivers.document[slot] }) })
  const picture = { name: 'permis.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(page, 'permis') }
  await page.getByLabel(drivers.document.kbisPath, { exact: true }).setInputFiles(PDF)
  await expect(toast(page, ui.upload.done)).toBeVisible()
  await expect(opened('kbisPath')).toBeVisible()
  await page.getByLabel(drivers.document.drivingLicensePath, { exact: true }).setInputFiles(picture)
  await expect(opened('drivingLicensePath')).toBeVisible()
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await pressSignIn(page, page.getByRole('button', { name: 'Se connecter' }))
}

test('a candidate applies, hands in papers, signs the mandate and is accepted', async ({ open, request }) => {
  const since = new Date()
  const email = `ines.${since.getTime()}@candidats.test`
  const { page } = await open('visitor', PHONE)

  await test.step('applies and enters the code', async () => {
    await fillApplication(page, 'Bernard', email)
    const code = await readMessage(request, email, /\b(\d{6})\b/, since)
    await signIn(page, email, PASSWORD)
    await page.getByLabel('Code de confirmation').fill(code)
    await pressSignIn(page, page.getByRole('button', { name: /connecter$/ }))
    await expect(page.getByRole('heading', { name: 'Bienvenue, Inès' })).toBeVisible()
  })

  await test.step('hands in papers and signs', async () => {
    await handIn(page)
    const account = page.getByRole('form', { name: drivers.section.payment })
    await account.getByLabel(drivers.field.iban).fill('FR76 3000 6000 0112 3456 7890 189')
    await account.getByLabel(new RegExp(`^${drivers.mandate.password}`)).fill('Pas-le-bon-42')
    await account.getByRole('button', { name: drivers.mandate.sign }).click()
    await expect(account.getByText(ui.field.invalid)).toBeVisible()
    await account.getByLabel(new RegExp(`^${drivers.mandate.password}`)).fill(PASSWORD)
    await account.getByRole('button', { name: drivers.mandate.sign }).click()
    await expect(page.getByRole('heading', { name: drivers.mandate.thanks })).toBeVisible()
    await expectAccessible(page, 'mandate signed')
    const href = (await page.getByRole('link', { name: drivers.mandate.see }).getAttribute('href')) ?? ''
    const document = await request.get(href)
    expect(document.headers()['content-type']).toBe('application/pdf')
    expect((await document.body()).subarray(0, 5).toString()).toBe('%PDF-')
  })

  await test.step('the office sees all of it and accepts', async () => {
    const { page: office } = await open('maintainer', DESKTOP)
    await openFromList(office, 'waiting-requests', { id: '', email, fullName: 'Inès Bernard' })
    await expect(office.getByText(of(drivers.documentsGiven_other, { count: '2', all: '9' }))).toBeVisible()
    await expect(office.getByRole('link', { name: drivers.mandate.see })).toBeVisible()
    const company = office.getByRole('form', { name: drivers.section.company })
    await company.getByLabel(drivers.field.company).fill('Convoyage du Nord')
    await company.getByRole('button', { name: ui.save }).click()
    await expect(toast(office, drivers.saved)).toBeVisible()
    const sent = ['kbisPath', 'drivingLicensePath']
    const lacking = Object.entries(drivers.document).flatMap(([slot, name]) => (sent.includes(slot) ? [] : [name]))
    await expect(office.getByText(drivers.toAdd)).toHaveCount(lacking.length)
    await move(office, 'accept', 'Inès Bernard', of(drivers.missing, { documents: lacking.join(' · ') }))
    await page.goto('/driver/auctions')
    await expect(page.getByRole('article').first()).toBeVisible(LIVE)
  })
})

test('a candidate who never entered the code is accepted with papers, signs in with a temporary password, offers, and is disabled', async ({
  open,
  address,
  request,
}) => {
  const since = new Date()
  const email = `malo.${since.getTime()}@candidats.test`
  const { page } = await open('visitor', PHONE)
  await fillApplication(page, 'Tanguy', email)
  const { page: office } = await open('maintainer', DESKTOP)

  await test.step('the office accepts', async () => {
    await openFromList(office, 'waiting-requests', { id: '', email, fullName: 'Inès Tanguy' })
    await expectAccessible(office, 'a candidate')
    // papers that came by e-mail
    await handIn(office)
    await move(office, 'accept', 'Inès Tanguy')
    await expect(office).toHaveURL(/drivers-table\/accepted-requests$/)
  })

  await test.step('the driver chooses a password and offers', async () => {
    const temporary = await readMessage(request, email, /Mot de passe provisoire\s*:?\s*(\S+)/, since)
    await signIn(page, email, temporary)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Nouveau mot de passe').fill('Convoyage-2026')
    await dialog.getByLabel('Confirmez le mot de passe').fill('Convoyage-2026')
    await dialog.getByRole('button', { name: 'Enregistrer et se connecter' }).click()
    await expect(page).toHaveURL(/\/driver\/missions$/)
    await page.goto('/driver/auctions')
    const auction = page.getByRole('article').first()
    await auction.getByRole('button', { name: 'Faire une offre' }).click()
    await dialog.getByLabel('Votre prix').fill('180')
    await dialog.getByRole('button', { name: 'Envoyer l’offre' }).click()
    await expect(page.getByText('Votre offre').first()).toBeVisible(LIVE)
  })

  await test.step('once disabled, the driver is signed out and bids no longer', async () => {
    await openFromList(office, 'accepted-requests', { id: '', email, fullName: 'Inès Tanguy' })
    const driverId = office.url().split('/').at(-1)
    await move(office, 'disable', 'Inès Tanguy')
    await expect(office).toHaveURL(/drivers-table\/accepted-requests\?/)
    const { findAllOffers } = await graphql<{ findAllOffers: { records: { status: string }[] } }>(
      address,
      'superAdmin',
      'query($id: ID!) { findAllOffers(filter: { driverId: $id }) { records { status } } }',
      { id: driverId },
    )
    expect(findAllOffers.records).toEqual([{ status: 'REJECTED' }])
    await expect(page).toHaveURL(/\/login/)
    await page.goto('/driver/missions')
    await expect(page).toHaveURL(/\/login/)
  })
})

test('what the office changes of a driver is kept, papers too, and another office page follows', async ({
  open,
  address,
}) => {
  const driver = await someDriver(address, 'REFUSED')
  const { page } = await open('maintainer', DESKTOP)
  const { page: other } = await open('superAdmin', DESKTOP)
  await openFromList(page, 'refused-requests', driver)
  await openFromList(other, 'refused-requests', driver)

  const section = page.getByRole('form', { name: drivers.section.payment })
  await section.getByLabel(drivers.field.iban).fill('FR7630006000011234567890188')
  await section.getByRole('button', { name: ui.save }).click()
  await expect(section.getByText(ui.field.invalid)).toBeVisible()
  await section.getByLabel(drivers.field.iban).fill('FR76 3000 6000 0112 3456 7890 189')
  await section.getByRole('button', { name: ui.save }).click()
  await expect(toast(page, drivers.saved)).toBeVisible()
  await expect(other.getByLabel(drivers.field.iban)).toHaveValue('FR7630006000011234567890189', LIVE)

  await page.getByRole('button', { name: of(drivers.deleteOf, { name: drivers.document.kbisPath }) }).click()
  await page.getByRole('dialog').getByRole('button', { name: drivers.delete }).click()
  await page.getByLabel(drivers.document.kbisPath, { exact: true }).setInputFiles(PDF)
  await expect(
    page.getByRole('button', { name: of(drivers.deleteOf, { name: drivers.document.kbisPath }) }),
  ).toBeVisible()

  await move(page, 'cancelReject', driver.fullName)
  await expect(page).toHaveURL(/drivers-table\/refused-requests\?/)
  await expect(other.getByRole('button', { name: drivers.move.accept })).toBeVisible(LIVE)
})

test('the history narrows to a contract and leads to its delivery; support reads without changing', async ({
  open,
}) => {
  const { page } = await open('support', DESKTOP)
  await page.goto('/admin/drivers/drivers-table/accepted-requests?email=driver%40volant.test')
  const row = page.getByRole('link', { name: of(drivers.driverOf, { name: 'David Moreira' }) })
  await page.goto((await row.getAttribute('href')) ?? '')
  await expect(page.getByLabel(drivers.field.iban)).toBeDisabled()
  await expect(page.getByLabel(drivers.field.iban)).toHaveValue(/^•••• /)
  await expect(page.getByRole('button', { name: drivers.move.disable })).toHaveCount(0)
  await page.getByRole('link', { name: /Historique/ }).click()
  const rows = page.getByRole('row')
  await expect(rows.nth(2)).toBeVisible()
  const contract = (await rows.nth(1).locator('strong').textContent()) ?? ''
  await page.getByRole('searchbox').fill(contract)
  await expect(rows).toHaveCount(2)
  await page.getByRole('link', { name: of(drivers.missionOf, { contract }) }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/pilot/details/.*/${contract}$`))
})

test('a driver is looked for by five figures of a postal code, and no letter is taken', async ({ open }) => {
  const { page } = await open('support', DESKTOP)
  await page.goto('/admin/drivers/drivers-table/accepted-requests')
  await page.getByRole('combobox', { name: drivers.filter.field }).selectOption('postalCode')
  const field = page.getByRole('searchbox', { name: drivers.filter.postalCode })
  await field.pressSequentially('75a0012')
  await expect(field).toHaveValue('75001')
  await expect(page).toHaveURL(/postalCode=75001/)
})
