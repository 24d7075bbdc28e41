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

// If only npm is killed, a server that keeps running would lock the data folder for the next start.
stopWithNpm()

// The server runs in this process, so that it receives signals and ends when the process is killed.
process.env.DEMO ??= '1'
process.env.NODE_ENV ??= 'production'
process.argv[1] = main
console.log('• Starting Volant')
await import(pathToFileURL(main).href)
