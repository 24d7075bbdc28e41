import { join } from 'node:path'
import { PAGES } from '../pages'
import { choose, settle } from '../settled'
import { DESK, PHONE, test } from '../windows'
import { layOut } from './sheet'
import { take, type Picture } from './take'

const WHO = ['superAdmin', 'owner', 'driver', 'visitor'] as const
const SCREENS = { 1440: { ...DESK, wide: 640 }, 390: { ...PHONE, wide: 300 } }
const FOLDER = join(import.meta.dirname, '../../.cache/sheets')
/** So many pictures a sheet, that each can still be read. */
const A_SHEET = 9

test.describe.configure({ mode: 'parallel' })

for (const who of WHO)
  for (const [width, { wide, ...screen }] of Object.entries(SCREENS))
    for (const scheme of ['light', 'dark'] as const)
      for (const language of ['fr', 'en'] as const)
        test(`${who} ${width} ${scheme} ${language}`, async ({ open, address, browser }) => {
          test.setTimeout(600_000)
          const locale = language === 'fr' ? 'fr-FR' : 'en-GB'
          const { page, context, faults } = await open(who, { ...screen, colorScheme: scheme, locale })
          await choose(context, { 'volant.scheme': scheme, 'volant.language': language })
          const pictures: Picture[] = []
          for (const path of await PAGES[who](address)) {
            await page.goto(path)
            await settle(page)
            pictures.push(await take(page, path))
          }
          // faults are the business of the journeys: here one looks
          faults.splice(0)
          const table = await browser.newPage()
          for (let at = 0; at < pictures.length; at += A_SHEET) {
            const file = join(FOLDER, `${who}-${width}-${scheme}-${language}-${1 + at / A_SHEET}.png`)
            await layOut(table, pictures.slice(at, at + A_SHEET), wide, file)
          }
          await table.close()
        })
