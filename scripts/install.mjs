import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, run } from './process.mjs'

const read = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages

/**
 * Compares npm's record in node_modules with the lockfile. npm writes the record last, so an interrupted installation has none.
 * Packages for other platforms are optional and may be missing.
 */
export function isInstalled() {
  const record = 'node_modules/.package-lock.json'
  if (!existsSync(join(ROOT, record))) return false
  const installed = read(record)
  return Object.entries(read('package-lock.json')).every(
    ([path, entry]) =>
      !path.startsWith('node_modules/') ||
      entry.link ||
      entry.optional ||
      entry.devOptional ||
      entry.peer ||
      installed[path]?.version === entry.version,
  )
}

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Volant needs Node 20.19 or later; this is ${process.version}.`)
  process.exit(1)
}

/** Installs the packages of the lockfile if needed, and prints that, because it takes a minute. */
export async function ensureInstalled() {
  requireNode()
  if (isInstalled()) return
  const fresh = !existsSync(join(ROOT, 'node_modules'))
  console.log(fresh ? '• Installing the dependencies (first time, about a minute)' : '• Updating the dependencies')
  // An existing node_modules is updated in place: deleting it would break a server that runs from it.
  const args = fresh ? ['ci', '--loglevel=error'] : ['install', '--no-save', '--loglevel=error']
  const { code, seconds } = await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, {
    inherit: true,
    env: { NODE_ENV: 'development' },
    shell: process.platform === 'win32',
  })
  if (code !== 0) {
    console.error('The installation failed; npm says why above.')
    process.exit(1)
  }
  console.log(`  done in ${seconds.toFixed(0)} s`)
}
