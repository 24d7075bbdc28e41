import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import exceljs from 'exceljs'
import { expectAccessible } from './accessibility'
import { assign, forceStatuses, order } from './order'
import { DESKTOP, PHONE, test } from './fixtures'
import { graphql, send } from './people'

const rowsOf = (page: Page, table: string) => page.getByRole('table', { name: table }).locator('tbody tr')

async function downloaded(page: Page, press: Promise<unknown>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press])
  return { name: download.suggestedFilename(), path: await download.path() }
}

/** The workbook of what is shown, without its headings. */
async function exported(page: Page) {
  const { name, path } = await downloaded(page, page.getByRole('button', { name: 'Exporter' }).click())
  const book = new exceljs.Workbook()
  await book.xlsx.readFile(path)
  const rows: unknown[][] = []
  book.worksheets[0]?.eachRow((row, index) => {
    if (index > 1) rows.push((row.values as unknown[]).slice(1))
  })
  return { name, rows }
}

/** A delivery of Horizon Autos that was completed, then cancelled. */
async function undone(address: string) {
  const ordered = await order(address)
  await assign(address, ordered, 'driver4')
  await forceStatuses(address, ordered.id, 'COMPLETED')
  await graphql(
    address,
    'maintainer',
    'mutation($input: CancelDeliveryInput!) { cancelDelivery(input: $input) { id } }',
    {
      input: { id: ordered.id, reason: 'other', additionalInfo: 'Litige' },
    },
  )
  return ordered
}

test('the office takes an invoice as XML, reads what keeps it from leaving, and puts the customer right', async ({
  open,
  address,
}) => {
  const ordered = await order(address)
  await assign(address, ordered, 'driver4')
  await forceStatuses(address, ordered.id, 'COMPLETED')
  const { page } = await open('maintainer', DESKTOP)
  await page.goto(`/admin/pilot/details/standard/completed/${ordered.publicId}`)
  const { name, path } = await downloaded(page, page.getByRole('button', { name: /^Télécharger le XML de F-/ }).click())
  expect(name).toMatch(/^F-\d{4}-\d{6}\.xml$/)
  const xml = await readFile(path, 'utf8')
  expect(xml).toContain('<ram:ID>urn:cen.eu:en16931:2017</ram:ID>')
  expect(xml).toContain(`<ram:ID>${name.replace('.xml', '')}</ram:ID>`)
  await expect(page.getByText('Ne peut pas partir en facture électronique')).toHaveCount(0)

  await page.goto('/admin/organizations/organizations-table/horizon-autos')
  const siren = page.getByLabel('SIREN', { exact: true })
  const known = await siren.inputValue()
  await siren.fill('')
  await expect(
    page.getByText(/^Ne peut pas recevoir de facture électronique\s: SIREN du client absent ou faux/),
  ).toBeVisible()
  await siren.fill(known)
  const reached = page.getByLabel('Adresse de facturation électronique')
  await reached.fill('111111111_X')
  await expect(
    page.getByText(/^Ne peut pas recevoir .*\s: adresse électronique du client sans son SIREN/),
  ).toBeVisible()
  await reached.fill(`${known}_COMPTA`)
  await page.getByLabel('Délai de paiement (jours)').fill('45')
  await expect(page.getByText('Ne peut pas recevoir de facture électronique')).toHaveCount(0)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Organisation enregistrée')).toBeVisible()
  await page.reload()
  await expect(reached).toHaveValue(`${known}_COMPTA`)
  await expect(page.getByLabel('Délai de paiement (jours)')).toHaveValue('45')
})

test('the office finds payments of drivers by tab, text and period, exports what is shown and moves one on', async ({
  open,
  address,
}) => {
  const paid = await order(address)
  await assign(address, paid, 'driver3')
  await forceStatuses(address, paid.id, 'COMPLETED')
  const { page } = await open('maintainer', DESKTOP)
  await page.goto('/admin/invoices/driver/delivery')
  const rows = rowsOf(page, 'Paiements des livraisons')
  await expect(rows).toHaveCount(10)
  const search = page.getByRole('searchbox', { name: 'Chauffeur ou contrat' })
  await search.fill(paid.publicId)
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('260,00')
  const { name, rows: cells } = await exported(page)
  expect(name).toMatch(/^paiements-livraisons-\d{4}-\d\d-\d\d\.xlsx$/)
  expect(cells).toEqual([
    [expect.any(Date), expect.any(Number), 'Gabriel Pasquier', Number(paid.publicId), 260, 'Transféré', 0],
  ])
  const { name: statement } = await downloaded(page, rows.getByRole('button', { name: /^Télécharger/ }).click())
  expect(statement).toMatch(/^Gabriel Pasquier .*\.pdf$/)

  const dialog = page.getByRole('dialog')
  for (const [move, status] of [
    ['Marquer comme échoué', 'Échoué'],
    ['Transférer à nouveau', 'Transféré'],
    ['Marquer comme payé', 'Payé'],
  ] as const) {
    await rows.getByRole('button', { name: /^Actions pour le paiement de Gabriel Pasquier/ }).click()
    const entry = page.getByRole('menuitem', { name: move })
    // red is kept for what takes away
    await expect(entry).not.toHaveAttribute('data-danger')
    await entry.click()
    await dialog.getByRole('button', { name: move }).click()
    await expect(rows).toContainText(status)
  }
  // settled for good
  await expect(rows.getByRole('button', { name: /^Actions/ })).toHaveCount(0)
  await rows.getByRole('link', { name: paid.publicId, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/pilot/details/.*/${paid.publicId}$`))
  await page.goBack()
  await search.fill('')
  await expect(rows).toHaveCount(10)

  await page.getByRole('button', { name: 'Période' }).click()
  const calendar = page.getByRole('dialog', { name: 'Période' })
  await calendar.getByRole('button', { name: 'Mois précédent' }).click()
  await calendar.getByRole('button', { name: /^7 / }).click()
  await calendar.getByRole('button', { name: /^24 / }).click()
  await expect(page).toHaveURL(/from=\d+.*to=\d+/)
  const { searchParams } = new URL(page.url())
  const ends = ['from', 'to'].map((end) => new Date(Number(searchParams.get(end))))
  expect(ends.map((end) => end.toLocaleString('fr-FR', { timeZone: 'Europe/Paris' }).slice(-8))).toEqual([
    '00:00:00',
    '23:59:59',
  ])
  await expect(page.getByRole('button', { name: /^Retirer le filtre/ })).toHaveCount(2)
  const { rows: within } = await exported(page)
  expect(within.length).toBeGreaterThan(0)
  for (const [at] of within) {
    // the wall clock of Paris stands in the sheet
    const day = at instanceof Date ? at.getUTCDate() : 0
    expect(day >= 7 && day <= 24).toBe(true)
  }

  await page.getByRole('link', { name: 'Chauffeurs · Abonnement' }).click()
  const months = rowsOf(page, 'Paiements des abonnements')
  await expect(months).toHaveCount(10)
  await months.first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/admin\/drivers\/drivers-table\/accepted-requests\/[\w-]+$/)
  const own = page.getByRole('region', { name: 'Abonnement' })
  await expect(rowsOf(page, 'Abonnement')).toHaveCount(5)
  await own.getByRole('button', { name: 'Enregistrer un mois' }).click()
  const record = dialog.getByRole('button', { name: 'Enregistrer un mois' })
  await record.click()
  await expect(dialog.getByText('Ce champ est requis')).toBeVisible()
  await dialog.getByLabel('Montant HT').fill('39,90')
  await record.click()
  await expect(page.getByText('Ce mois est déjà enregistré pour ce chauffeur.')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Mois' }).click()
  await page.getByRole('option').nth(8).click()
  await record.click()
  await expect(page.getByText('Mois d’abonnement enregistré')).toBeVisible()
  // cancelled, so that the month may be recorded again
  const recorded = rowsOf(page, 'Abonnement').first()
  await expect(recorded).toContainText('39,90')
  await recorded.getByRole('button', { name: /^Actions pour le paiement/ }).click()
  await page.getByRole('menuitem', { name: 'Annuler le paiement' }).click()
  await dialog.getByRole('button', { name: 'Annuler le paiement' }).click()
  await expect(recorded).toContainText('Annulé')
})

test('a client reads the invoices of their organisation with their credit notes, and nobody else’s', async ({
  open,
  address,
}) => {
  const { id, publicId } = await undone(address)
  const { page } = await open('owner', DESKTOP)
  await page.goto(`/client/invoices/deliveries?deliveryId=${publicId}&organizationSlug=nordmobile`)
  const rows = rowsOf(page, 'Factures des livraisons')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(/F-\d{4}-\d{6}/)
  await expect(rows).toContainText(/Avoir A-\d{4}-\d{6}/)
  await expect(rows).toContainText('620,00')
  for (const series of ['F', 'A']) {
    const press = rows.getByRole('button', { name: new RegExp(`^Télécharger ${series}-`) }).click()
    expect((await downloaded(page, press)).name).toMatch(new RegExp(`^${series}-\\d{4}-\\d{6}\\.pdf$`))
  }
  await page.route('**/invoice/downloadPDF/**', (route) => route.abort())
  await rows.getByRole('button', { name: /^Télécharger F-/ }).click()
  await expect(page.getByText('Une erreur se produit')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Exporter' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Organisation' })).toHaveCount(0)
  await page.getByRole('button', { name: /^Type/ }).click()
  await page.getByRole('checkbox', { name: /^ZKM/ }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Rien ne correspond')).toBeVisible()
  await page.getByRole('button', { name: 'Réinitialiser' }).click()
  await expect(rows).toHaveCount(10)
  await rows
    .first()
    .getByRole('link', { name: /^Ouvrir la livraison/ })
    .click()
  await expect(page).toHaveURL(/\/client\/pilot\//)

  // the office sees the same one, by its organisation
  const { page: office } = await open('support', PHONE)
  await office.goto(`/admin/invoices/deliveries?deliveryId=${publicId}&organizationSlug=horizon-autos`)
  await expect(office.getByRole('listitem').filter({ hasText: /Avoir A-/ })).toHaveCount(1)
  await office.goto(`/admin/invoices/deliveries?deliveryId=${publicId}&organizationSlug=nordmobile`)
  await expect(office.getByText('Rien ne correspond')).toBeVisible()
  // what the tab does not offer is refused as well
  await expect(office.getByRole('link', { name: /Chauffeurs/ })).toHaveCount(0)
  await expect(send(address, 'support', 'POST', '/invoice/download-delivery-payments-xlsx', {})).rejects.toThrow(/403/)
  await expect(send(address, 'driver', 'GET', `/invoice/downloadPDF/${id}`)).rejects.toThrow(/404/)
})

test('a super administrator takes the declaration of a year, and nobody else is offered it', async ({ open }) => {
  const { page } = await open('superAdmin', DESKTOP)
  await page.goto('/admin/invoices/driver/delivery')
  await page.getByRole('button', { name: 'Déclaration annuelle' }).click()
  const dialog = page.getByRole('dialog', { name: 'Déclaration annuelle des paiements' })
  await dialog.getByLabel('Année', { exact: true }).selectOption({ index: 0 })
  await expectAccessible(page, 'yearly declaration')
  const press = dialog.getByRole('button', { name: 'Télécharger le classeur' }).click()
  expect((await downloaded(page, press)).name).toMatch(/^declaration-\d{4}-.*\.xlsx$/)

  const { page: other } = await open('maintainer', DESKTOP)
  await other.goto('/admin/invoices/driver/delivery')
  await expect(other.getByRole('button', { name: 'Exporter' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Déclaration annuelle' })).toHaveCount(0)
})
