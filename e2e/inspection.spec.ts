import { expect, type Page } from '@playwright/test'
import { accessibilityFaults } from './accessibility'
import { PHONE, test } from './fixtures'
import { inspect, sign, signAsDriver, signAsOther, standBefore, takePhoto, typeCode } from './mission'
import { forceStatuses, giveMission, readOrder } from './order'
import { graphql } from './people'

const SEALED = { timeout: 60_000 }

interface Seen {
  readonly marks: readonly { view: string; x: number; y: number; kind: string; size: string; words: string | null }[]
  readonly list: { readonly keys: number | null; readonly reserves: string | null }
}

async function seenOn(address: string, id: string, side: 'inspectionBefore' | 'inspectionAfter'): Promise<Seen> {
  const query = `query($id: ID!) { findDeliveryById(id: $id) { vehicles { ${side} {
    marks { view x y kind size words photos } list { keys reserves } } } } }`
  const { findDeliveryById } = await graphql<{ findDeliveryById: { vehicles: Record<string, Seen>[] } }>(
    address,
    'superAdmin',
    query,
    { id },
  )
  const seen = findDeliveryById.vehicles[0]?.[side]
  if (!seen) throw new Error('no vehicle')
  return seen
}

/** The server has the step: the phone goes on by itself after some seconds, and a machine under load seals its report no faster. */
async function expectTaken(address: string, id: string, status: string): Promise<void> {
  await expect.poll(async () => (await readOrder(address, id)).status, SEALED).toBe(status)
}

/** Buttons and choices on the screen that a thumb would miss. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) =>
    [
      ...main.querySelectorAll<HTMLElement>(
        'button, label:has(input[type=radio]), input:not([type=radio]):not([type=file]), textarea, select',
      ),
    ]
      .filter((target) => target.offsetParent !== null)
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(
        ({ target, box }) => `${target.outerHTML.slice(0, 90)} ${Math.round(box.width)} × ${Math.round(box.height)}`,
      ),
  )
}

/** Photos that are chosen from now on are read once the page hears `read`: a phone takes a moment for one. */
async function holdPhotos(page: Page): Promise<void> {
  await page.evaluate(() => {
    const read = window.createImageBitmap
    const heard = new Promise((resolve) => addEventListener('read', resolve, { once: true }))
    Object.assign(window, {
      createImageBitmap: async (photo: Blob, options?: ImageBitmapOptions) => {
        await heard
        return read(photo, options)
      },
    })
  })
}

test('damage is set by the keyboard alone, is there again at arrival beside what is new, and both sides sign', async ({
  open,
  address,
}) => {
  test.setTimeout(240_000)
  const ordered = await giveMission(address, 'driver3')
  const { page } = await open('driver3', PHONE)
  await page.goto(`/driver/missions/${ordered.id}`)
  await standBefore(page, ordered)
  await inspect(page, { kilometres: 41_000, eighths: 6 })

  await test.step('at departure, with the keyboard and without the drawing', async () => {
    await page.getByRole('button', { name: 'Revenir' }).click()
    const marks = page.getByRole('region', { name: 'Défauts' })
    await expect(marks.getByText('Aucun défaut noté.')).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await smallTargets(page)).toEqual([])
    await marks.getByRole('button', { name: 'Ajouter un défaut' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Nouveau défaut' })
    await dialog.getByRole('radio', { name: 'Rayure' }).focus()
    await page.keyboard.press('Space')
    await dialog.getByRole('radio', { name: 'plus de 30 mm' }).focus()
    await page.keyboard.press('Space')
    await dialog.getByLabel('Côté du véhicule').selectOption('Côté droit')
    await dialog.getByLabel('Emplacement sur le dessin').selectOption('En haut à droite')
    await holdPhotos(page)
    await dialog.getByLabel('Photographier le défaut').setInputFiles({
      name: 'rayure.jpg',
      mimeType: 'image/jpeg',
      buffer: await takePhoto(page, 'Rayure'),
    })
    await expect(dialog.getByRole('button', { name: 'Garder le défaut' })).toBeDisabled()
    await page.evaluate(() => dispatchEvent(new Event('read')))
    await expect(dialog.getByRole('img', { name: 'Photo 1 du défaut' })).toBeVisible()
    await dialog.getByLabel('Précisions').fill('Sous la poignée')
    expect(await accessibilityFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Garder le défaut' }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(marks.getByText('Rayure, plus de 30 mm')).toBeVisible()
    await expect
      .poll(async () => (await seenOn(address, ordered.id, 'inspectionBefore')).marks)
      .toEqual([
        {
          view: 'RIGHT',
          x: 78,
          y: 42,
          kind: 'SCRATCH',
          size: 'OVER_30',
          words: 'Sous la poignée',
          photos: [expect.any(String)],
        },
      ])
  })
  await page.getByRole('button', { name: 'Passer aux signatures' }).click()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
  await sign(page, 'Jeanne Martin')
  await typeCode(page, ordered.startCode, 'Prendre le véhicule en charge')
  await expect(page.getByRole('button', { name: 'Je pars' })).toBeVisible()
  await expectTaken(address, ordered.id, 'PICKUP_DRIVER')
  await forceStatuses(address, ordered.id, 'ONGOING', 'PICKUP_CLIENT')
  await page.reload()

  await test.step('at arrival, by a touch on the drawing', async () => {
    await inspect(page, { kilometres: 41_400, eighths: 5 })
    await page.getByRole('button', { name: 'Revenir' }).click()
    const marks = page.getByRole('region', { name: 'Défauts' })
    await expect(marks.getByText('Côté droit · Au départ · Sous la poignée')).toBeVisible()
    // what was there at departure stays as it is
    await expect(marks.getByRole('button', { name: 'Modifier' })).toHaveCount(0)
    await marks.getByRole('button', { name: 'Côté droit' }).click()
    await expect(marks.getByRole('img', { name: 'Défaut 1 : Rayure, plus de 30 mm, Côté droit' })).toBeVisible()
    const drawing = marks.getByRole('button', { name: 'Noter un défaut : Côté droit' })
    const box = await drawing.boundingBox()
    if (!box) throw new Error('no drawing')
    await drawing.click({ position: { x: box.width * 0.25, y: box.height * 0.6 } })
    const dialog = page.getByRole('dialog', { name: 'Nouveau défaut' })
    await dialog.getByRole('button', { name: 'Garder le défaut' }).click()
    await expect(dialog.getByText('Réponse attendue')).toHaveCount(2)
    await dialog.getByText('Bosse', { exact: true }).click()
    await dialog.getByText('plus de 100 mm', { exact: true }).click()
    await dialog.getByRole('button', { name: 'Garder le défaut' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(
      marks.getByRole('button', { name: 'Défaut 2 : Bosse, plus de 100 mm, Côté droit', exact: true }),
    ).toBeVisible()
    await page.getByLabel('Réserves de la personne présente').fill('Bosse vue à la livraison')
    await page.getByRole('button', { name: 'Passer aux signatures' }).click()
    await sign(page, 'Camille Renaud')
    await typeCode(page, ordered.destinationCode, 'Remettre le véhicule')
    await expect(page.getByRole('button', { name: 'Terminer la mission' })).toBeVisible()
    await expectTaken(address, ordered.id, 'DELIVERED')
  })
  const { marks, list } = await seenOn(address, ordered.id, 'inspectionAfter')
  expect(marks).toMatchObject([{ view: 'RIGHT', kind: 'DENT', size: 'OVER_100' }])
  expect(marks[0]?.x).toBeCloseTo(25, 0)
  expect(marks[0]?.y).toBeCloseTo(60, 0)
  expect(list).toEqual({ keys: 0, reserves: 'Bosse vue à la livraison' })
})

test('nobody is there to receive: the driver says so, and the mission can be finished', async ({ open, address }) => {
  test.setTimeout(180_000)
  const ordered = await giveMission(address, 'driver3')
  await forceStatuses(address, ordered.id, 'PICKUP_DRIVER', 'ONGOING', 'PICKUP_CLIENT')
  const { page } = await open('driver3', PHONE)
  await page.goto(`/driver/missions/${ordered.id}`)
  await inspect(page, { kilometres: 41_000, eighths: 4 })
  const validate = page.getByRole('button', { name: 'Valider les signatures' })
  const choose = (how: string) => page.getByText(how, { exact: true }).last().click()
  const said = (words: string) => page.getByRole('status').filter({ hasText: words })
  await test.step('the button says what is missing, and leads there', async () => {
    await validate.click()
    await expect(said('Le nom du signataire est requis.')).toBeInViewport()
    const name = page.getByLabel('Nom et prénom du signataire')
    await expect(name).toBeFocused()
    await expect(name).toBeInViewport({ ratio: 1 })
  })
  await test.step('a drawing that is no longer on the screen signs nothing', async () => {
    await page.getByLabel('Nom et prénom du signataire').fill('Camille Renaud')
    await signAsOther(page)
    await choose('Absente')
    await validate.click()
    await expect(said('Votre signature manque.')).toBeVisible()
    await expect(page.getByRole('img', { name: 'Votre zone de signature' })).toBeFocused()
    await choose('Signe ici')
    await validate.click()
    await expect(said('La signature manque.')).toBeVisible()
    await expect(page.getByRole('img', { name: /^Zone de signature/ })).toBeFocused()
  })
  await test.step('a refusal has its photo', async () => {
    await choose('Refuse')
    await page.getByLabel('Motif du refus').fill('Rayure contestée')
    await validate.click()
    await expect(said('Une photo est requise')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Joindre une photo' })).toBeFocused()
  })
  await choose('Absente')
  await signAsDriver(page)
  await validate.click()
  await typeCode(page, ordered.destinationCode, 'Remettre le véhicule')
  await page.getByRole('button', { name: 'Terminer la mission' }).click()
  await expect(page.getByText('Mission terminée')).toBeVisible()
})
