import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './process.mjs'

const SKIPPED = new Set(['node_modules', 'dist', 'test', 'test-results', 'playwright-report', 'coverage'])

/** Every file below `folder`, relative to the root, without hidden and generated ones. */
export function* filesUnder(folder) {
  let entries
  try {
    entries = readdirSync(join(ROOT, folder), { withFileTypes: true })
  } catch {
    return
  }
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) {
      if (!SKIPPED.has(entry.name)) yield* filesUnder(path)
    } else if (!/\.test\.tsx?$/.test(entry.name)) yield path
  }
}

/** A hash of the paths, sizes and times of these folders and files, because reading their contents would be slow. */
export function fingerprint(folders, files = []) {
  const hash = createHash('sha256')
  for (const path of [...folders.flatMap((folder) => [...filesUnder(folder)]), ...files].sort()) {
    const { size, mtimeMs } = statSync(join(ROOT, path))
    hash.update(`${path}\n${size}\n${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

const STAMPS = join(ROOT, '.cache', 'build.json')

export function readStamps() {
  try {
    return JSON.parse(readFileSync(STAMPS, 'utf8'))
  } catch {
    return {}
  }
}

export function writeStamps(stamps) {
  mkdirSync(dirname(STAMPS), { recursive: true })
  writeFileSync(STAMPS, JSON.stringify(stamps, null, 2))
}
