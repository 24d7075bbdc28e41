import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { standInForCamera } from '../camera'
import { DESKTOP, LOADED, PHONE, test } from '../fixtures'
import { arrive, depart, handOver, inspect, sign, standBefore, takePhoto, typeCode } from '../mission'
import { giveMission, readOrder } from '../order'
import { waitUntilSettled } from '../page-state'
import { saveContactSheet } from './contact-sheet'
import { takeScreenshot, type Screenshot } from './screenshot'

const FOLDER = join(import.meta.dirname, '../../.cache/sheets')
const LOOKS = [
  { language: 'fr', scheme: 'light' },
  { language: 'en', scheme: 'dark' },
  { language: 'fr', scheme: 'dark' },
  { language: 'en', scheme: 'light' },
] as const

/** Reloads the open step in this language and these colours: what was filled in stays. */
async function reloadAs(page: Page, { language, scheme }: (typeof LOOKS)[number]): Promise<void> {
  await page.evaluate(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    },
    { 'volant.language': language, 'volant.scheme': scheme },
  )
  await page.reload()
  await waitUntilSettled(page, LOADED)
}

test('mission of a driver, step by step', async ({ open, address, browser }) => {
  test.setTimeout(600_000)
  const ordered = await giveMission(address, 'driver3')
  const { page, faults } = await open('driver3', { ...PHONE, permissions: ['camera'] })
  await standInForCamera(page)
  const table = await browser.newPage()

  /** Saves this step in each look. @param reveal opens what a reload closes; it knows no language */
  const show = async (name: string, reveal?: () => Promise<void>) => {
    const screenshots: Screenshot[] = []
    for (const look of LOOKS) {
      await reloadAs(page, look)
      await reveal?.()
      screenshots.push(await takeScreenshot(page, `${name} ${look.language} ${look.scheme}`))
    }
    await reloadAs(page, LOOKS[0])
    await saveContactSheet(table, screenshots, 390, join(FOLDER, `mission-${name}.png`))
  }
  const buffer = await takePhoto(page, '80 km/h')

  await page.goto(`/driver/missions/${ordered.id}`)
  await show('1-prepare')
  await standBefore(page, ordered)
  for (const view of ['Tableau de bord', 'Clé'])
    await page
      .getByLabel(`Photographier : ${view}`, { exact: true })
      .setInputFiles({ name: `${view}.jpg`, mimeType: 'image/jpeg', buffer })
  await expect(page.getByText('Tout est envoyé')).toBeVisible()
  await show('2-photos')
  await show('3-camera', async () => {
    await page.locator('input[type=file]').first().click()
    await expect(page.locator('[role=dialog] video + span svg')).toBeVisible()
  })
  await inspect(page, { kilometres: 30_500, eighths: 7, mark: 'Sous la poignée' })
  await show('6-signatures')
  await page.goBack()
  await show('4-condition')
  await show('5-mark', async () => {
    await page.getByRole('button', { name: /Ajouter un défaut|Add/ }).click()
    await expect(page.getByRole('dialog').locator('svg').first()).toBeVisible()
  })
  await page.getByRole('button', { name: 'Passer aux signatures' }).click()
  await sign(page, 'Jeanne Martin')
  await expect(page.getByLabel('Code à 6 chiffres')).toBeVisible()
  await show('7-code')
  await typeCode(page, ordered.startCode, 'Prendre le véhicule en charge')
  await expect(page.getByRole('button', { name: 'Je pars' })).toBeVisible()
  await show('8-departure')
  await depart(page)
  await show('9-road')
  await arrive(page)
  await show('10-arrival-photos')
  await handOver(page, ordered.destinationCode, 30_970)
  await expect(page.getByRole('button', { name: 'Terminer la mission' })).toBeVisible()
  await show('11-finish')
  await page.getByRole('button', { name: 'Terminer la mission' }).click()
  await expect(page.getByText('Mission terminée')).toBeVisible()
  await expect.poll(async () => (await readOrder(address, ordered.id)).status).toBe('COMPLETED')

  for (const [width, screen] of Object.entries({ 390: PHONE, 1440: DESKTOP })) {
    const office = await open('superAdmin', screen)
    await office.page.goto(`/admin/pilot/details/standard/completed/${ordered.publicId}`)
    const screenshots: Screenshot[] = []
    for (const look of LOOKS) {
      await reloadAs(office.page, look)
      screenshots.push(await takeScreenshot(office.page, `office ${width} ${look.language} ${look.scheme}`))
    }
    await saveContactSheet(table, screenshots, Number(width) / 2, join(FOLDER, `mission-office-${width}.png`))
    office.faults.splice(0)
  }
  faults.splice(0)
  await table.close()
})
