import { join } from 'node:path'
import { PAGES } from '../pages'
import { setPreferences, waitUntilSettled } from '../page-state'
import { DESKTOP, LOADED, PHONE, test } from '../fixtures'
import { saveContactSheet } from './contact-sheet'
import { takeScreenshot, type Screenshot } from './screenshot'

const WHO = ['superAdmin', 'owner', 'driver', 'visitor'] as const
const LAPTOP = { viewport: { width: 1024, height: 768 } }
const SCREENS = {
  1440: { ...DESKTOP, columnWidth: 640 },
  1024: { ...LAPTOP, columnWidth: 640 },
  390: { ...PHONE, columnWidth: 300 },
}
const FOLDER = join(import.meta.dirname, '../../.cache/sheets')
/** Few enough that each screenshot can still be read. */
const PER_SHEET = 9

test.describe.configure({ mode: 'parallel' })

for (const who of WHO)
  for (const [width, { columnWidth, ...screen }] of Object.entries(SCREENS))
    for (const scheme of ['light', 'dark'] as const)
      for (const language of ['fr', 'en'] as const)
        test(`${who} ${width} ${scheme} ${language}`, async ({ open, address, browser }) => {
          test.setTimeout(600_000)
          const locale = language === 'fr' ? 'fr-FR' : 'en-GB'
          const { page, context, faults } = await open(who, { ...screen, colorScheme: scheme, locale })
          await setPreferences(context, { 'volant.scheme': scheme, 'volant.language': language })
          const screenshots: Screenshot[] = []
          for (const path of await PAGES[who](address)) {
            await page.goto(path)
            await waitUntilSettled(page, LOADED)
            screenshots.push(await takeScreenshot(page, path))
          }
          // faults are reported by the tests, not here
          faults.splice(0)
          const table = await browser.newPage()
          for (let at = 0; at < screenshots.length; at += PER_SHEET) {
            const file = join(FOLDER, `${who}-${width}-${scheme}-${language}-${1 + at / PER_SHEET}.png`)
            await saveContactSheet(table, screenshots.slice(at, at + PER_SHEET), columnWidth, file)
          }
          await table.close()
        })
