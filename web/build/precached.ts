import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest, Plugin } from 'vite'

const NAME = 'virtual:precached'

/** What the driver's panel and the sign-in begin with. Whatever these load late comes with them; the office's pages do not. */
const ROOTS = [
  /^index\.html$/,
  /^src\/pages\/driver\//,
  /^src\/pages\/account\//,
  /^src\/pages\/public\/login\.tsx$/,
  /^src\/app\/shell\/(driver-shell|keys-dialog|shell-command-bar)\.tsx$/,
  /^src\/lib\/push\/subscription\.ts$/,
  /^src\/ui\/feedback\/toast-corner\.tsx$/,
  /words\/(fr|en)\/(application|auctions|availability|confirmation|deliveries|drivers|earnings|errors|help|identity|inspection|keys|mission|notices|own-file|papers|search|shell|tracking|ui)\.ts$/,
  /node_modules\/(idb|socket\.io-client|signature_pad)\//,
]
/** Files of the document that carry no hash in their names. */
const PLAIN = ['index.html', 'theme.js', 'favicon.svg', 'icon-192.png', 'manifest.webmanifest']

interface Precached {
  readonly url: string
  /** Null where the name says it. */
  readonly revision: string | null
}

/** The files of these chunks and of everything they import. */
function filesOf(manifest: Manifest): Set<string> {
  const seen = new Set<string>()
  const files = new Set<string>()
  const walk = (key: string, withLate: boolean) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])])
      if (/\.(js|css)$/.test(file) || /latin-wght.*\.woff2$/.test(file)) files.add(file)
    for (const next of chunk.imports ?? []) walk(next, false)
    if (withLate) for (const next of chunk.dynamicImports ?? []) walk(next, true)
  }
  for (const key of Object.keys(manifest))
    // the document leads to every page, so what it loads late is chosen here
    if (ROOTS.some((root) => root.test(key))) walk(key, key !== 'index.html')
  return files
}

/** Gives the service worker the list of files that it keeps, from the build of the pages before it. */
export function precached(): Plugin {
  let folder = ''
  return {
    name: 'volant:precached',
    configResolved({ root, build }) {
      folder = join(root, build.outDir)
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined
      const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
      const hashed: Precached[] = [...filesOf(manifest)].toSorted().map((file) => ({ url: `/${file}`, revision: null }))
      const plain: Precached[] = await Promise.all(
        PLAIN.map(async (file) => ({
          url: `/${file}`,
          revision: createHash('sha256')
            .update(await readFile(join(folder, file)))
            .digest('hex')
            .slice(0, 16),
        })),
      )
      return `export const precached = ${JSON.stringify([...plain, ...hashed])}`
    },
  }
}
