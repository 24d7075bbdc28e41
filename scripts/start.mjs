import { fork } from 'node:child_process'
import { once } from 'node:events'
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

process.env.DEMO ??= '1'
process.env.NODE_ENV ??= 'production'
console.log('• Starting Volant')

const { DEMO, DATABASE_URL, DATA_DIR = join(ROOT, '.data') } = process.env
if (DEMO === '1' && !DATABASE_URL && !existsSync(join(DATA_DIR, 'db'))) {
  // Drawing a hundred photos leaves as many megabytes behind in a process: a server that has to fill its database itself keeps them.
  const [code] = await once(fork(join(ROOT, 'server', 'dist', 'fill-demo.js')), 'exit')
  if (code !== 0) process.exit(code ?? 1)
}

// The server runs in this process, so that it receives signals and ends when the process is killed.
process.argv[1] = main
await import(pathToFileURL(main).href)
