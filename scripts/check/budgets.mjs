import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { ROOT } from '../process.mjs'

const DIST = join(ROOT, 'web', 'dist')
const manifestOf = (document) =>
  join(DIST, '.vite', document === 'index.html' ? 'manifest.json' : document.replace('.html', '.json'))

/** What a browser loads to show a page: the entry of its document, the chunk of the page and their static imports. */
const PAGES = [
  { page: 'sign-in', document: 'login.html', route: /pages\/public\/login/, limit: 135, withEntry: true },
  { page: 'delivery table', route: /pages\/(admin|client)\/.*(deliveries|table)/i, limit: 210 },
  { page: 'verify', document: 'verify.html', route: /pages\/public\/verify/, limit: 120, withEntry: true },
  { page: 'tracking', document: 'tracking.html', route: /pages\/public\/tracking/, limit: 120, withEntry: true },
]

const kilobytes = (file) =>
  brotliCompressSync(readFileSync(join(DIST, file)), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length / 1000

function closure(manifest, keys) {
  const files = new Set()
  const seen = new Set()
  const visit = (key) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk) return
    if (chunk.file.endsWith('.js')) files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return [...files]
}

function weigh({ document = 'index.html', route, limit, withEntry }) {
  const file = manifestOf(document)
  if (!existsSync(file)) return { notRun: 'the pages are not built' }
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry)
  const own = Object.keys(manifest).filter(
    (key) => route.test(manifest[key].src ?? key) && manifest[key].isDynamicEntry,
  )
  // A page without a chunk is part of the entry, or not in this build.
  if (own.length === 0 && !withEntry) return { notRun: 'no such page in the build' }
  const weights = (own.length ? own : [undefined]).map((key) => {
    const files = closure(manifest, key ? [...entries, key] : entries)
    return { key, files, total: files.reduce((sum, file) => sum + kilobytes(file), 0) }
  })
  const heaviest = weights.sort((a, b) => b.total - a.total)[0]
  const rows = heaviest.files
    .map((file) => `${kilobytes(file).toFixed(1).padStart(8)} kB  ${file}`)
    .sort()
    .reverse()
  const where = heaviest.key ?? 'entry only, no chunk of its own'
  return {
    ok: heaviest.total <= limit,
    note: `${heaviest.total.toFixed(0)} of ${limit} kB of script, brotli (${where})`,
    detail: `${heaviest.total.toFixed(1)} kB, at most ${limit}:\n${rows.join('\n')}`,
  }
}

export const checks = PAGES.map((page) => ({ name: `weight of ${page.page}`, check: () => weigh(page) }))
