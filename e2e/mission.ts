import { expect, type Page } from '@playwright/test'
import type { Ordered } from './order'

const VIEWS = ['Avant', 'Avant gauche', 'Avant droit', 'Arrière gauche', 'Arrière droit', 'Arrière']

/** A small JPEG with the name of the view on it, instead of a camera's photo. */
export async function takePhoto(page: Page, view: string): Promise<Buffer> {
  const url = await page.evaluate((text) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.fillStyle = '#2b6777'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.fillStyle = '#ffffff'
    context.font = '48px sans-serif'
    context.fillText(text, 40, 240)
    return canvas.toDataURL('image/jpeg', 0.8)
  }, view)
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

interface Inspection {
  readonly kilometres: number
  readonly eighths: number
  /** Damage to be noted, in words. */
  readonly mark?: string
}

/** A scratch on the left side, with a photo. */
async function addMark(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Ajouter un défaut' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nouveau défaut' })
  await dialog.getByText('Rayure', { exact: true }).click()
  await dialog.getByText('plus de 30 mm', { exact: true }).click()
  const buffer = await takePhoto(page, words)
  await dialog.getByLabel('Photographier le défaut').setInputFiles({ name: 'mark.jpg', mimeType: 'image/jpeg', buffer })
  await expect(dialog.getByRole('img', { name: 'Photo 1 du défaut' })).toBeVisible()
  await dialog.getByLabel('Précisions').fill(words)
  await dialog.getByRole('button', { name: 'Garder le défaut' }).click()
  await expect(dialog).toHaveCount(0)
}

/** Every point of the list has its first answer, and a level that fell its word. */
async function goThroughList(page: Page): Promise<void> {
  const list = page.getByRole('region', { name: 'À vérifier ensemble' })
  await expect(list).toBeVisible()
  for (const point of await list.getByRole('group').all()) await point.locator('label').first().click()
  const fell = list.getByLabel('Niveau de carburant ou de batterie en baisse')
  if (await fell.isVisible()) await fell.fill('Trajet en grande partie sur autoroute')
}

/** The driver stands before the vehicle and copies its plate: of the first one, or of the one that comes back. */
export async function standBefore(page: Page, { vehicles }: Pick<Ordered, 'vehicles'>, back = false): Promise<void> {
  const { vehicleCode = '' } = vehicles.find(({ toRetrieve }) => toRetrieve === back) ?? {}
  await page.getByRole('button', { name: 'Je suis devant le véhicule' }).click()
  await copyPlate(page, vehicleCode)
}

/** As somebody types it who is in a hurry. */
export async function copyPlate(page: Page, plate: string): Promise<void> {
  await page.getByLabel('Plaque d’immatriculation').fill(plate.toLowerCase().replaceAll('-', ' '))
  await page.getByRole('button', { name: 'Vérifier et continuer' }).click()
}

/** Fills in the six photos, the mileage and the fuel, then goes through the list, up to the signatures. */
export async function inspect(page: Page, { kilometres, eighths, mark }: Inspection): Promise<void> {
  for (const view of VIEWS) {
    const buffer = await takePhoto(page, view)
    await page
      .getByLabel(`Photographier : ${view}`, { exact: true })
      .setInputFiles({ name: `${view}.jpg`, mimeType: 'image/jpeg', buffer })
  }
  const required = page.getByRole('region', { name: 'Photos obligatoires' })
  await expect(required.getByText('6 sur 6')).toBeVisible({ timeout: 30_000 })
  await page.getByLabel('Kilométrage', { exact: true }).fill(String(kilometres))
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: `${eighths}/8` }) })
    .click()
  await expect(page.getByText('Tout y est')).toBeVisible()
  await page.getByRole('button', { name: 'Valider l’état des lieux' }).click()
  await goThroughList(page)
  if (mark) await addMark(page, mark)
  await expect(page.getByText('Tout est vérifié')).toBeVisible()
  await page.getByRole('button', { name: 'Passer aux signatures' }).click()
}

type SubmitLabel = 'Prendre le véhicule en charge' | 'Remettre le véhicule'

export async function typeCode(page: Page, code: string, submit: SubmitLabel): Promise<void> {
  await page.getByLabel('Code à 6 chiffres').fill(code)
  await page.getByRole('button', { name: submit }).click()
}

/** Starts the drive. */
export async function depart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Je pars' }).click()
  await expect(page.getByRole('button', { name: 'Je suis arrivé' })).toBeVisible()
}

export async function arrive(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Je suis arrivé' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Oui, je suis arrivé' }).click()
  await expect(page.getByRole('region', { name: 'État des lieux d’arrivée' })).toBeVisible()
}

/** A finger on one of the two pads. */
async function draw(page: Page, label: string): Promise<void> {
  const paper = page.getByRole('img', { name: label, exact: true })
  // The signature pad is ready once it has put its own style on the paper.
  await expect(paper).toHaveAttribute('style', /touch-action/)
  // away from the bar at the bottom, which would take the strokes
  await paper.evaluate((pad) => pad.scrollIntoView({ block: 'center' }))
  const box = await paper.boundingBox()
  if (!box) throw new Error('nothing to sign on')
  await page.mouse.move(box.x + 30, box.y + 60)
  await page.mouse.down()
  for (let step = 1; step <= 12; step += 1) await page.mouse.move(box.x + 30 + step * 15, box.y + 70 + (step % 2) * 25)
  await page.mouse.up()
}

/** The signature of whoever hands over or receives. */
export async function signAsOther(page: Page): Promise<void> {
  await draw(page, 'Zone de signature : signer avec le doigt ou la souris')
}

/** The driver's own signature. */
export async function signAsDriver(page: Page): Promise<void> {
  await draw(page, 'Votre zone de signature : signer avec le doigt ou la souris')
}

/** Both sides sign with a finger. At the pick-up of a second vehicle that completes the step. */
export async function sign(
  page: Page,
  name: string,
  done: 'Valider les signatures' | 'Prendre le véhicule en charge' = 'Valider les signatures',
): Promise<void> {
  await page.getByLabel('Nom et prénom du signataire').fill(name)
  // What is declared moves the pads below it.
  await expect(page.getByText(`${name} déclare`)).toBeVisible()
  await signAsOther(page)
  await signAsDriver(page)
  await page.getByRole('button', { name: done }).click()
}

/** Completes the hand-over of a vehicle: arrival inspection, signatures, code. */
export async function handOver(page: Page, code: string, kilometres: number): Promise<void> {
  await inspect(page, { kilometres, eighths: 5 })
  await sign(page, 'Camille Renaud')
  await typeCode(page, code, 'Remettre le véhicule')
}

/** A code that is certainly wrong, unlike a random one. */
export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}

type Carried = Pick<Ordered, 'startCode' | 'destinationCode' | 'vehicles'>

/** The mission's own screens, from the first photo to the last tap. */
export async function carryOut(page: Page, ordered: Carried): Promise<void> {
  const { startCode, destinationCode } = ordered
  await standBefore(page, ordered)
  await inspect(page, { kilometres: 30_500, eighths: 7 })
  await sign(page, 'Jeanne Martin')
  await typeCode(page, startCode, 'Prendre le véhicule en charge')
  await depart(page)
  await arrive(page)
  await handOver(page, destinationCode, 30_970)
}
