import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test'
import { DESKTOP, LOADED, PHONE, test } from './fixtures'
import { readMessage } from './outbox'
import { pressSignIn, send } from './people'
import { pickPlace } from './wizard'

const PASSWORD = 'Premiers-pas-42'
const TEMPORARY = /([A-Z][a-z]{3}-[A-Za-z0-9]{4}-\d{2}[a-z]{2})/
// a slug is given once: a second attempt on the same data founds another organisation
const TAG = Date.now().toString(36)
const NAME = `Garage du Levant & Fils ${TAG}`
const SLUG = `garage-du-levant-fils-${TAG}`
const MANAGER = { firstName: 'Marc', lastName: 'Gérant', email: `marc@${SLUG}.test` }
const MEMBER = { firstName: 'Mina', lastName: 'Membre', email: `mina@${SLUG}.test` }
const OWNER = `olga@${SLUG}.test`
const SECOND_OWNER = { firstName: 'Sonia', lastName: 'Seconde', email: `sonia@${SLUG}.test` }

/** Signs in with the password of the mail, chooses another one, and stays on the page of the organisation. */
async function arrive(browser: Browser, address: string, request: APIRequestContext, email: string, since: Date) {
  const password = await readMessage(request, email, TEMPORARY, since)
  const page = await (await browser.newContext({ baseURL: address, ...DESKTOP })).newPage()
  await page.goto('/login?next=/client/organization/members')
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await pressSignIn(page, page.getByRole('button', { name: 'Se connecter' }))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nouveau mot de passe').fill(PASSWORD)
  await dialog.getByLabel('Confirmez le mot de passe').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Enregistrer et se connecter' }).click()
  await expect(page).toHaveURL(/\/client\/organization\/members/, LOADED)
  return page
}

async function fillPerson(page: Page, { firstName, lastName, email }: typeof MEMBER): Promise<void> {
  await page.getByLabel('Prénom').fill(firstName)
  await page.getByLabel('Nom de famille').fill(lastName)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Téléphone').fill('06 12 34 56 78')
}

/** The call that a page would make, with the session of that page. */
async function statusOf(page: Page, path: string, data: object): Promise<number> {
  const authorization = (await page.evaluate(() => localStorage.getItem('volant.idToken'))) ?? ''
  return (await page.request.post(path, { data, headers: { authorization } })).status()
}

const member = (email: string, assigneeRank: number) => ({
  assigneeFirstName: 'Nina',
  assigneeLastName: 'Neuve',
  assigneePhone: '0612345678',
  assigneeEmail: email,
  assigneeRank,
})

test('an organisation is founded, its owner adds a manager, who adds members and nobody else', async ({
  open,
  address,
  browser,
  request,
}) => {
  test.slow()
  const since = new Date()
  const { page: office } = await open('superAdmin', DESKTOP)
  await office.goto('/admin/organizations/organizations-table')
  await office.getByRole('link', { name: 'Nouvelle organisation' }).click()
  await office.getByRole('button', { name: 'Créer l’organisation' }).click()
  await expect(office.getByText('Ce champ est requis')).toHaveCount(8)

  const company = office.getByRole('region', { name: 'Société' })
  await company.getByRole('textbox', { name: 'Nom', exact: true }).fill(NAME)
  await expect(company.getByLabel('Identifiant')).toHaveValue(SLUG)
  await pickPlace(office, 'Adresse', '12 rue de la République, 69002 Lyon')
  const owner = office.getByRole('region', { name: 'Propriétaire' })
  await owner.getByLabel('Prénom').fill('Olga')
  await owner.getByLabel('Nom de famille').fill('Orsini')
  await owner.getByLabel('E-mail').fill('owner@nordmobile.test')
  await owner.getByLabel('Téléphone').fill('04 72 00 00 00')
  await owner.getByLabel('Fonction').fill('Gérante')
  await owner.getByLabel('Service').fill('Direction')
  await office.getByRole('region', { name: 'Facturation' }).getByLabel('SIREN').fill('732 829 320')
  await office.getByRole('switch', { name: 'Demander une seule date' }).click({ force: true })
  await office.getByRole('button', { name: 'Créer l’organisation' }).click()
  await expect(office.getByText('Ce client est déjà enregistré auprès d’une autre société')).toBeVisible()
  await owner.getByLabel('E-mail').fill(OWNER)
  await office.getByRole('button', { name: 'Créer l’organisation' }).click()
  await expect(office).toHaveURL(new RegExp(`organizations-table/${SLUG}$`))
  await expect(office.getByRole('heading', { level: 1 })).toHaveText(NAME)
  await expect(office.getByLabel('Identifiant')).toBeDisabled()
  await expect(office.getByRole('switch', { name: 'Demander une seule date' })).toBeChecked()

  const boss = await arrive(browser, address, request, OWNER, since)
  await expect(boss.getByRole('definition').filter({ hasText: 'Olga Orsini' })).toBeVisible()
  await boss.getByRole('link', { name: 'Ajouter un gestionnaire ou un membre' }).click()
  await fillPerson(boss, MANAGER)
  await boss.getByRole('combobox', { name: 'Rang' }).click()
  await boss.getByRole('option', { name: 'Gestionnaire' }).click()
  await boss.getByRole('button', { name: 'Ajouter un membre' }).click()
  await expect(boss).toHaveURL(/organization\/managers/)
  await expect(boss.getByRole('row', { name: /Marc Gérant/ })).toBeVisible()

  const manager = await arrive(browser, address, request, MANAGER.email, since)
  await expect(manager.getByRole('link', { name: 'Gestionnaires' })).toBeHidden()
  await manager.getByRole('link', { name: 'Ajouter un membre' }).click()
  await expect(manager.getByRole('combobox', { name: 'Rang' })).toBeDisabled()
  await fillPerson(manager, MEMBER)
  await manager.getByRole('button', { name: 'Ajouter un membre' }).click()
  const row = manager.getByRole('row', { name: /Mina Membre/ })
  await expect(row).toBeVisible()

  // what the page does not offer is refused as well
  expect(await statusOf(manager, '/organization/add-member', member(`nina@${SLUG}.test`, 5))).toBe(403)
  expect(await statusOf(manager, '/organization/get-all-managers', { page: 0, take: 10 })).toBe(403)
  const { records } = await send<{ records: { id: string }[] }>(
    address,
    'superAdmin',
    'POST',
    '/organization/get-all-members',
    { slug: SLUG },
  )
  const id = records[0]?.id ?? ''
  const { page: stranger } = await open('manager', DESKTOP)
  await stranger.goto('/client/organization/members')
  await expect(stranger.getByRole('table', { name: 'Membres' })).toBeVisible()
  await expect(stranger.getByText('Mina Membre')).toBeHidden()
  expect(await statusOf(stranger, '/organization/update-member', { id, assigneeLastName: 'Volée' })).toBe(404)
  expect(await statusOf(stranger, '/organization/delete-member', { id })).toBe(404)

  await row.getByRole('button', { name: 'Modifier Mina Membre' }).click()
  const dialog = manager.getByRole('dialog')
  await expect(dialog.getByLabel('E-mail')).toBeDisabled()
  await dialog.getByLabel('Fonction').fill('Gestionnaire de parc')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(row).toContainText('Gestionnaire de parc')
  await row.getByRole('button', { name: 'Retirer Mina Membre' }).click()
  await dialog.getByRole('button', { name: 'Retirer', exact: true }).click()
  await expect(row).toBeHidden()

  await office.goto(`/admin/organizations/organizations-table?search=${TAG}`)
  await office.getByRole('button', { name: `Actions pour ${NAME}` }).click()
  await office.getByRole('menuitem', { name: 'Voir les propriétaires' }).click()
  await expect(office.getByRole('row', { name: /Olga Orsini/ })).toBeVisible()
  await office.getByRole('button', { name: 'Ajouter un membre' }).click()
  await expect(office.getByRole('combobox', { name: 'Rang' })).toHaveValue('Propriétaire')
  await fillPerson(office, SECOND_OWNER)
  await office.getByRole('dialog').getByRole('button', { name: 'Ajouter un membre' }).click()
  const second = office.getByRole('row', { name: /Sonia Seconde/ })
  await second.getByRole('button', { name: 'Modifier Sonia Seconde' }).click()
  await office.getByRole('dialog').getByLabel('Fonction').fill('Cogérante')
  await office.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
  await expect(second).toContainText('Cogérante')
  await second.getByRole('button', { name: 'Retirer Sonia Seconde' }).click()
  await office.getByRole('dialog').getByRole('button', { name: 'Retirer', exact: true }).click()
  await expect(second).toBeHidden()

  await office.goto(`/admin/organizations/organizations-table?search=${TAG}`)
  await office.getByRole('button', { name: `Actions pour ${NAME}` }).click()
  await office.getByRole('menuitem', { name: 'Supprimer' }).click()
  await office.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(office.getByText('Organisation supprimée')).toBeVisible()
  // its people are out at once: their pages leave by themselves, and lead back to the sign-in
  await expect(boss).toHaveURL(/\/login/, LOADED)
  await boss.goto('/client/organization/members')
  await expect(boss).toHaveURL(/\/login/, LOADED)
  await boss.context().close()
  await manager.context().close()
})

test('the workbooks of organisations and of clients are downloaded, and a phone has the menu of each row', async ({
  open,
}) => {
  const { page } = await open('support', DESKTOP)
  await page.goto('/admin/organizations/organizations-table')
  await expect(page.getByRole('link', { name: 'Nouvelle organisation' })).toBeHidden()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter', exact: true }).click()
  expect((await download).suggestedFilename()).toMatch(/^organisations-\d{4}-\d\d-\d\d\.xlsx$/)
  const clients = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter les clients' }).click()
  expect((await clients).suggestedFilename()).toMatch(/^clients-\d{4}-\d\d-\d\d\.xlsx$/)
  await page.setViewportSize(PHONE.viewport)
  const card = page.getByRole('listitem').filter({ hasText: 'Nordmobile' })
  await card.getByRole('button', { name: /Nordmobile/ }).click()
  await page.getByRole('menuitem', { name: 'Voir les membres' }).click()
  await expect(page.getByRole('heading', { name: 'Nordmobile' })).toBeVisible()
})
