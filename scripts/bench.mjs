import { join } from 'node:path'
import { build } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { ROOT, bin, run } from './process.mjs'
import { findBrowser } from './test/browser.mjs'

await ensureInstalled()
if (!(await build())) process.exit(1)
const [kind, ...options] = process.argv.slice(2)
if (kind === 'pages') {
  const browser = await findBrowser()
  if (!browser) {
    console.log('not run: no browser starts on this machine')
    process.exit(0)
  }
  const pages = [join(ROOT, 'bench', 'pages', 'main.ts'), ...options]
  const { code } = await run(bin('tsx'), pages, { env: { CHROMIUM_PATH: browser }, inherit: true })
  process.exit(code)
}
const { code } = await run(bin('tsx'), [join(ROOT, 'bench', 'main.ts'), ...process.argv.slice(2)], { inherit: true })
process.exit(code)
