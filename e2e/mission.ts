import { expect, type Page } from '@playwright/test'

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
  readonly done: 'Valider l’état des lieux' | 'Prendre le véhicule en charge'
}

/** Fills in the six photos, the mileage and the fuel, then submits the inspection. */
export async function inspect(page: Page, { kilometres, eighths, done }: Inspection): Promise<void> {
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
  await page.getByRole('button', { name: done }).click()
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

/** The recipient signs with a finger. */
export async function sign(page: Page, name: string): Promise<void> {
  await page.getByLabel('Nom et prénom du signataire').fill(name)
  // What is declared moves the pad below it.
  await expect(page.getByText(`${name} déclare`)).toBeVisible()
  const paper = page.getByRole('img', { name: /^Zone de signature/ })
  // The signature pad is ready once it prevents scrolling.
  await expect(paper).toHaveCSS('touch-action', 'none')
  await paper.scrollIntoViewIfNeeded()
  const box = await paper.boundingBox()
  if (!box) throw new Error('nothing to sign on')
  await page.mouse.move(box.x + 30, box.y + 30)
  await page.mouse.down()
  for (let step = 1; step <= 12; step += 1) await page.mouse.move(box.x + 30 + step * 15, box.y + 40 + (step % 2) * 25)
  await page.mouse.up()
  await page.getByRole('button', { name: 'Valider la signature' }).click()
}

/** Completes the hand-over of a vehicle: arrival inspection, signature, code. */
export async function handOver(page: Page, code: string, kilometres: number): Promise<void> {
  await inspect(page, { kilometres, eighths: 5, done: 'Valider l’état des lieux' })
  await sign(page, 'Camille Renaud')
  await typeCode(page, code, 'Remettre le véhicule')
}

/** A code that is certainly wrong, unlike a random one. */
export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}
