import { drivers } from '@volant/contract/words/fr/drivers'
import { ui } from '@volant/contract/words/fr/ui'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility'
import { toast } from './catalogue'
import { DESKTOP, LIVE, PHONE, test } from './fixtures'
import { graphql, PASSWORD, PEOPLE } from './people'

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

async function move(page: Page, what: keyof typeof drivers.move, name: string): Promise<void> {
  await page.getByRole('button', { name: drivers.move[what] }).click()
  const dialog = page.getByRole('dialog', { name: of(drivers.moveTitle[what], { name }) })
  await dialog.getByRole('button', { name: drivers.move[what] }).click()
  await expect(toast(page, drivers.moved[what])).toBeVisible()
}

async function openFromList(page: Page, table: string, { email, fullName }: Candidate): Promise<void> {
  await page.goto(`/admin/drivers/drivers-table/${table}?email=${encodeURIComponent(email)}`)
  await page.getByRole('link', { name: of(drivers.driverOf, { name: fullName }) }).click()
  await expect(page.getByRole('heading', { level: 1, name: fullName })).toBeVisible()
}

test('a candidate is accepted, signs in for the first time, offers on a delivery, and is disabled', async ({
  open,
  address,
}) => {
  const candidate = await someDriver(address, 'WAITING')
  const { page: office } = await open('maintainer', DESKTOP)
  const { page } = await open('visitor', PHONE)

  await test.step('the office accepts', async () => {
    await openFromList(office, 'waiting-requests', candidate)
    await expectAccessible(office, 'a candidate')
    await move(office, 'accept', candidate.fullName)
    await expect(office).toHaveURL(/drivers-table\/accepted-requests$/)
  })

  await test.step('the driver signs in and offers', async () => {
    await page.goto('/login')
    await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(candidate.email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page).toHaveURL(/\/driver\/missions$/)
    await page.goto('/driver/auctions')
    const auction = page.getByRole('article').first()
    await auction.getByRole('button', { name: 'Faire une offre' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Votre prix').fill('180')
    await dialog.getByRole('button', { name: 'Envoyer l’offre' }).click()
    await expect(page.getByText('Votre offre').first()).toBeVisible(LIVE)
  })

  await test.step('once disabled, the driver is signed out and bids no longer', async () => {
    await openFromList(office, 'accepted-requests', candidate)
    await move(office, 'disable', candidate.fullName)
    await expect(office).toHaveURL(/drivers-table\/accepted-requests\?/)
    const { findAllOffers } = await graphql<{ findAllOffers: { records: { status: string }[] } }>(
      address,
      'superAdmin',
      'query($id: ID!) { findAllOffers(filter: { driverId: $id }) { records { status } } }',
      { id: candidate.id },
    )
    expect(findAllOffers.records).toEqual([{ status: 'REJECTED' }])
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
  const kbis = {
    name: 'kbis.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj\nendobj\n%%EOF'),
  }
  await page.getByLabel(drivers.document.kbisPath, { exact: true }).setInputFiles(kbis)
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
  await page.getByRole('link', { name: of(drivers.driverOf, { name: 'David Moreira' }) }).click()
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
