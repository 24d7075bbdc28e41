import { ui } from '@volant/contract/words/fr/ui'
import { expect, type Page } from '@playwright/test'

export interface Request {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly from: string
  readonly to: string
  readonly plate: string
}

/** Picks a day of next month, which is always in the future. */
export async function pickDay(page: Page, field: string, day: number, words = ui.calendar): Promise<void> {
  await page.getByLabel(field).click()
  const calendar = page.getByRole('dialog', { name: field })
  await calendar.getByRole('button', { name: words.nextMonth }).click()
  await calendar
    .getByRole('button', { name: new RegExp(`^${day} `) })
    .first()
    .click()
  await calendar.getByRole('button', { name: words.keep }).click()
  await expect(calendar).toBeHidden()
}

/** Types into an address search and takes the first suggestion. */
export async function pickPlace(page: Page, label: string, typed: string): Promise<void> {
  const address = page.getByRole('group', { name: label })
  await address.getByLabel('Rechercher une adresse').fill(typed)
  // those of what was typed before stand there a moment longer
  const [place] = typed.split(',')
  await address.getByRole('option').filter({ hasText: place }).first().click()
  await expect(address.getByLabel('Ville')).not.toHaveValue('')
}

export async function fillCustomer(page: Page, wanted: Pick<Request, 'firstName' | 'lastName' | 'email' | 'phone'>) {
  const customer = page.getByRole('region', { name: 'Client' })
  await customer.getByLabel('Prénom').fill(wanted.firstName)
  await customer.getByRole('textbox', { name: 'Nom', exact: true }).fill(wanted.lastName)
  await customer.getByLabel('E-mail').fill(wanted.email)
  await customer.getByLabel('Téléphone').fill(wanted.phone)
}

/** @param card its title: the delivered vehicle or the one to bring back */
export async function fillVehicle(page: Page, card: string, plate: string): Promise<void> {
  const vehicle = page.getByRole('region', { name: card })
  await vehicle.getByLabel('Marque').fill('Peugeot')
  await vehicle.getByLabel('Modèle').fill('308')
  await vehicle.getByLabel('Immatriculation').fill(plate)
}

/** Creates a delivery in the wizard as a client, from the table to the page with the codes. */
export async function orderInWizard(page: Page, wanted: Request): Promise<void> {
  await page.getByRole('button', { name: 'Nouvelle livraison' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Nouvelle Course Standard' }).click()

  await fillCustomer(page, wanted)
  await pickDay(page, 'Véhicule disponible', 10)
  await pickDay(page, 'Enlèvement', 11)
  await pickDay(page, 'Date limite de livraison', 12)
  await page.getByRole('button', { name: 'Continuer' }).click()

  await expect(page).toHaveURL(/step=2/)
  await pickPlace(page, 'Lieu de départ', wanted.from)
  await pickPlace(page, "Lieu d'arrivée", wanted.to)
  await fillVehicle(page, 'Véhicule livré', wanted.plate)
  await page.getByRole('button', { name: 'Continuer' }).click()

  await expect(page).toHaveURL(/step=3/)
  await page.getByRole('radio', { name: /^Standard/ }).click()
  await page.getByLabel('Ce que le chauffeur doit savoir').fill('Sonner à l’accueil, badge au nom du chauffeur.')
  await expect(page.getByRole('complementary').getByText('Total', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Commander · [\d\s]+,\d\d\s€\sHT$/ }).click()
  await expect(page.getByRole('heading', { name: 'Votre demande est enregistrée' })).toBeVisible()
  await expect(page.getByText('Elle attend un chauffeur et sera validée en moins de 48 heures.')).toBeVisible()
}

/** A code of the created page. */
export async function readCode(page: Page, name: string): Promise<string> {
  const line = page.getByRole('listitem').filter({ hasText: name })
  await expect(line).toContainText(/\d{6}/)
  return /\d{6}/.exec(await line.innerText())?.[0] ?? ''
}
