import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { stopWithNpm } from './parent.mjs'
import { ROOT } from './process.mjs'

await ensureInstalled()
if (!(await build())) {
  console.error('The build failed; the reason stands above.')
  process.exit(1)
}
const main = join(ROOT, 'server', 'dist', 'main.js')
if (!existsSync(main)) {
  console.error(`${main} is missing`)
  process.exit(1)
}

// npm may be killed alone; a server that outlives it would hold the data folder against the next start.
stopWithNpm()

// The server runs in this very process, so signals reach it and nothing is left behind when the process is killed.
process.env.DEMO ??= '1'
process.env.NODE_ENV ??= 'production'
process.argv[1] = main
console.log('• Starting Volant')
await import(pathToFileURL(main).href)
