import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility'
import { tabTo } from './keyboard'
import { takePhoto } from './mission'
import { assign, forceStatuses, order } from './order'
import { graphql } from './people'
import { DESKTOP, holdBack, PHONE, silenceLive, test } from './fixtures'

const detail = (contract: string) => `/admin/pilot/details/standard/requested/${contract}`

interface RoundTrip {
  readonly id: string
  readonly publicId: string
}

/** The finished round trips that were driven: two vehicles with photos. Other journeys finish missions without any. */
async function roundTrips(baseURL: string): Promise<RoundTrip[]> {
  const query = `{ findAllDeliveries(filter: { statuses: [COMPLETED], types: [TWO_WAY_DELIVERY] }, pagination: { perPage: 50 }) {
    records { id publicId vehicles { imagesBefore { top } imagesAfter { top } } } } }`
  type Side = { readonly top: string | null }
  type Found = RoundTrip & { readonly vehicles: readonly { imagesBefore: Side; imagesAfter: Side }[] }
  const { findAllDeliveries } = await graphql<{ findAllDeliveries: { records: Found[] } }>(baseURL, 'support', query)
  return findAllDeliveries.records.filter(({ vehicles }) =>
    vehicles.every(({ imagesBefore, imagesAfter }) => imagesBefore.top && imagesAfter.top),
  )
}

/** A finished round trip of the demo: two vehicles, all photos of a departure and a long log. */
async function roundTrip(baseURL: string, nth = 0): Promise<string> {
  const found = (await roundTrips(baseURL))[nth]
  if (!found) throw new Error('the demo has no finished round trip')
  return found.publicId
}

interface LongLog {
  readonly publicId: string
  readonly pages: number
  readonly newest: string
  readonly oldest: string
}

const PAGE_OF_LOG = `query($deliveryId: ID!, $page: Int!) {
  findDeliveryLogs(deliveryId: $deliveryId, page: $page, pageSize: 10) { totalCount logs { log } } }`

/** A finished round trip whose log has more than one page. */
async function longLog(baseURL: string): Promise<LongLog> {
  const read = async (deliveryId: string, page: number) => {
    const variables = { deliveryId, page }
    type Answer = { findDeliveryLogs: { totalCount: number; logs: { log: string }[] } }
    return (await graphql<Answer>(baseURL, 'support', PAGE_OF_LOG, variables)).findDeliveryLogs
  }
  for (const { id, publicId } of await roundTrips(baseURL)) {
    const { totalCount, logs: first } = await read(id, 1)
    const pages = Math.ceil(totalCount / 10)
    const { logs: last } = await read(id, pages)
    if (pages > 1) return { publicId, pages, newest: first.at(0)?.log ?? '', oldest: last.at(-1)?.log ?? '' }
  }
  throw new Error('no finished round trip of the demo has a long log')
}

const vehicle = (page: Page, number: number) => page.getByRole('region', { name: `Véhicule ${number}` })

test.describe('the page of a delivery', () => {
  for (const [person, panel] of [
    ['support', 'admin'],
    ['owner', 'client'],
  ] as const)
    test(`is asked for once, while the script of the page is on its way, for ${panel}`, async ({ open, address }) => {
      const { page } = await open(person, DESKTOP)
      await silenceLive(page)
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.postData()?.includes('findDeliveryById')) asked.push(request.url())
      })
      const release = await holdBack(page, /\/assets\/index-.*\.js$/)
      const { publicId } = await order(address)
      await page.goto(`/${panel}/pilot/delivered/${publicId}`, { waitUntil: 'commit' })
      await expect.poll(() => asked).toHaveLength(1)
      release()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(publicId)
      expect(asked).toHaveLength(1)
    })

  test('its photos can be browsed, enlarged and closed with the keyboard', async ({ open, address }) => {
    const { page } = await open('support', DESKTOP)
    await page.goto(detail(await roundTrip(address)))
    await expect(
      vehicle(page, 1)
        .getByRole('img', { name: /huitièmes?$/ })
        .first()
        .locator('span'),
    ).toHaveCount(8)
    const thumb = vehicle(page, 1).getByRole('button', { name: 'Agrandir la photo « Face avant », Avant' })
    await thumb.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    const title = dialog.getByRole('heading')
    await expect(title).toHaveText('Face avant')
    await expect(dialog.locator('img')).toHaveCount(2)
    await expectAccessible(page, 'photos side by side')
    await page.keyboard.press('ArrowRight')
    await expect(title).toHaveText('Avant gauche')
    await page.keyboard.press('End')
    await expect(title).toHaveText('Clé')
    await expect(dialog.getByText("Pas d'image « Clé » disponible")).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(title).toHaveText('Face avant')
    await dialog.getByRole('button', { name: 'Plein écran : Face avant, Avant' }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog.locator('img')).toHaveCount(1)
    await expectAccessible(page, 'one photo on the full screen')
    await page.keyboard.press('ArrowRight')
    await expect(title).toHaveText('Avant gauche')
    await page.keyboard.press('Escape')
    await expect(dialog.locator('img')).toHaveCount(2)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(thumb).toBeFocused()
  })

  test('a photo that cannot be shown is replaced by a text, and phones show the pair one above the other', async ({
    open,
    address,
  }) => {
    const { page } = await open('support', PHONE)
    await page.route(/-top\.jpg/, (route) => route.abort())
    await page.goto(detail(await roundTrip(address)))
    await vehicle(page, 1).getByRole('button', { name: 'Agrandir la photo « Face avant », Avant' }).click()
    const figures = page.getByRole('dialog').locator('figure')
    await expect(page.getByRole('dialog').getByText("Pas d'image « Face avant » disponible")).toHaveCount(2)
    const [above, below] = [await figures.first().boundingBox(), await figures.last().boundingBox()]
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
  })

  test('its log is read page by page, in the language of the screen', async ({ open, address }) => {
    const { page } = await open('support', DESKTOP)
    const asked: unknown[] = []
    page.on('request', (request) => {
      const body = request.url().endsWith('/graphql') ? (request.postDataJSON() as { variables?: object }) : {}
      if ('pageSize' in (body.variables ?? {})) asked.push(body.variables)
    })
    const { publicId, pages, newest, oldest } = await longLog(address)
    await page.goto(detail(publicId))
    const log = page.getByRole('region', { name: 'Journal de la livraison' })
    const rows = log.getByRole('row')
    await expect(log.getByRole('columnheader')).toHaveText(['Date et heure', 'Message'])
    await expect(rows).toHaveCount(11)
    expect(asked.at(-1)).toMatchObject({ page: 1, pageSize: 10 })
    await log.getByRole('button', { name: 'Dernière page' }).click()
    await expect(rows.last()).toContainText(oldest)
    expect(asked.at(-1)).toMatchObject({ page: pages, pageSize: 10 })
    await log.getByRole('button', { name: 'Première page' }).click()
    await expect(rows.nth(1)).toContainText(newest)
    await expect(log.getByRole('button', { name: 'Page précédente' })).toHaveAttribute('aria-disabled', 'true')
    await log.getByLabel('Lignes par page').selectOption('Toutes')
    await expect(rows.last()).toContainText(oldest)
    await expect(rows.nth(1)).toContainText(newest)
    await page
      .getByRole('button', { name: 'EN', exact: true })
      .or(page.getByText('EN', { exact: true }))
      .first()
      .click()
    await expect(page.getByRole('cell', { name: /created the request/ })).toBeVisible()
  })

  test('support replaces a photo, sees it at once, and reads why a file is refused', async ({ open, address }) => {
    const { page } = await open('support', DESKTOP)
    await page.goto(detail(await roundTrip(address, 1)))
    const button = page.getByRole('button', { name: 'Modifier les photos' })
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'Modifier les photos' })
    const after = dialog.getByRole('region', { name: 'Après' })
    await expectAccessible(page, 'edit photos')
    const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(page, 'la clé') }
    // the last that is empty: an earlier try of this test has filled another
    const empty = await after
      .getByText(/^Ajouter\s:/)
      .last()
      .innerText()
    const view = empty.replace(/^Ajouter\s:\s/, '')
    const add = after.getByLabel(empty)
    await add.setInputFiles({ ...file, name: 'a.txt', mimeType: 'text/plain' })
    await expect(after.getByRole('alert')).toHaveText('Type de fichier non supporté.')
    await add.setInputFiles({ ...file, buffer: Buffer.from('no picture') })
    await expect(after.getByRole('alert')).toHaveText('Ce fichier n’est pas une image lisible.')
    await add.setInputFiles(file)
    await expect(page.getByText('Véhicule mis à jour').first()).toBeVisible()
    const replace = after.getByLabel('Remplacer : Face avant')
    const shown = after.locator('img').first()
    const old = await shown.getAttribute('src')
    await replace.setInputFiles({ ...file, buffer: await takePhoto(page, 'la face') })
    await expect(shown).not.toHaveAttribute('src', old ?? '')
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    // The log records who replaced which photo.
    const log = page.getByRole('region', { name: 'Journal de la livraison' }).getByRole('row')
    await expect(log.nth(1)).toContainText(/ a modifié les photos\s: Face avant \(après\)\.$/)
    await expect(log.nth(2)).toContainText(new RegExp(` a modifié les photos\\s: ${view} \\(après\\)\\.$`))
    await vehicle(page, 1).getByRole('button', { name: 'Agrandir la photo « Clé », Après' }).click()
    await expect(page.getByRole('dialog').locator('img')).toHaveCount(2)
  })

  test('a round trip that ends where it began shows both pins', async ({ open, address }) => {
    const { page } = await open('support', DESKTOP)
    await page.goto(detail(await roundTrip(address)))
    const letter = (name: RegExp) => page.getByRole('img', { name }).locator('text')
    await expect(letter(/^Départ\s:/)).toHaveText('A')
    await expect(letter(/^Restitution\s:/)).toHaveText('C')
    const [from, back] = [await letter(/^Départ\s:/).boundingBox(), await letter(/^Restitution\s:/).boundingBox()]
    if (!from || !back) throw new Error('a pin is missing')
    expect(Math.hypot(from.x - back.x, from.y - back.y)).toBeGreaterThan(20)
  })

  test('support asks how a finished delivery went', async ({ open, address }) => {
    // a new delivery, because customers of the demo may have answered already
    const finished = await order(address)
    await assign(address, finished, 'driver3')
    await forceStatuses(address, finished.id, 'COMPLETED')
    const { page } = await open('support', DESKTOP)
    await page.goto(detail(finished.publicId))
    await page.getByRole('button', { name: "Envoyer l'e-mail d'évaluation" }).click()
    await expect(page.getByText('E-mail d’évaluation envoyé')).toBeVisible()
    await expect(page.getByRole('cell', { name: /a demandé l'avis du client/ })).toBeVisible()
    // There is no menu for those who may not cancel.
    await expect(page.getByRole('button', { name: 'Actions', exact: true })).toHaveCount(0)
  })

  test('its address is corrected, and an unknown number shows an error', async ({ open, address }) => {
    const contract = await roundTrip(address)
    const { page } = await open('support', DESKTOP)
    const right = `/admin/pilot/details/two-way-delivery/completed/${contract}`
    for (const path of [`/admin/pilot/details/okm/set/${contract}`, `/admin/pilot/delivered/${contract}`]) {
      await page.goto(path)
      await expect(page).toHaveURL(right)
    }
    await page.goto(detail('1'))
    await expect(page.getByText("La livraison n'existe pas")).toBeVisible()
    await page.getByRole('link', { name: 'Retour aux livraisons' }).click()
    await expect(page).toHaveURL(/delivery-table/)
  })

  test('a delivery can be cancelled with the keyboard alone', async ({ open, address }) => {
    const { publicId } = await order(address)
    const { page } = await open('maintainer', DESKTOP)
    await page.goto(detail(publicId))
    await expect(page.getByRole('button', { name: 'Actions', exact: true })).toBeVisible()
    await tabTo(page, /^Actions$/)
    await page.keyboard.press('Enter')
    const cancel = page.getByRole('menuitem', { name: 'Annuler', exact: true })
    await expect(cancel).toBeVisible()
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: 'Supprimer' })).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(cancel).toBeFocused()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: `Annuler la livraison ${publicId} ?` })
    await expect(dialog).toBeVisible()
    await expectAccessible(page, 'cancel dialog')
    const reason = dialog.getByRole('combobox', { name: 'Motif' }).or(dialog.getByRole('textbox', { name: 'Motif' }))
    await expect
      .poll(() => page.keyboard.press('Tab').then(() => reason.evaluate((field) => field === document.activeElement)))
      .toBe(true)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(reason).toHaveValue('Autre')
    await tabTo(page, /^Annuler la livraison$/)
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Ce champ est requis')).toBeVisible()
    await page.keyboard.type('Le client a changé d’avis')
    await tabTo(page, /^Annuler la livraison$/)
    await page.keyboard.press('Enter')
    const cancelled = page.getByRole('region', { name: 'Livraison annulée' })
    await expect(cancelled).toContainText('Le client a changé d’avis')
  })
})
