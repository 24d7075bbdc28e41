import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { ROOT, bin, freePort, run } from './process.mjs'
import { findBrowser } from './test/browser.mjs'

// Takes screenshots of every page for review by a person. BASE_URL is the address of a product that runs already.
await ensureInstalled()
const browser = await findBrowser()
if (!browser) {
  console.error('No browser starts on this machine.')
  process.exit(1)
}
if (!process.env.BASE_URL && !(await build())) process.exit(1)
const data = mkdtempSync(join(tmpdir(), 'volant-sheets-'))
const { code } = await run(
  bin('playwright'),
  ['test', '--config', 'sheets.config.ts', '--reporter=line', ...process.argv.slice(2)],
  {
    cwd: join(ROOT, 'e2e'),
    env: { CHROMIUM_PATH: browser, E2E_PORT: String(await freePort()), E2E_DATA_DIR: data },
    inherit: true,
  },
)
rmSync(data, { recursive: true, force: true })
console.log('Contact sheets: .cache/sheets')
process.exit(code)
