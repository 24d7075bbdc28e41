import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest, Plugin } from 'vite'

const NAME = 'virtual:precached'

/** What the driver's panel begins with. Whatever this loads late comes with it; the office's pages do not. */
const ROOTS = [
  /^index\.html$/,
  /^style\.css$/,
  /^src\/pages\/driver\//,
  /^src\/pages\/account\//,
  /^src\/app\/shell\/(driver-shell|keys-dialog|shell-command-bar)\.tsx$/,
  /^src\/lib\/push\/subscription\.ts$/,
  /^src\/ui\/feedback\/toast-corner\.tsx$/,
  /words\/(fr|en)\/(about-deliveries|application|auctions|availability|confirmation|drivers|earnings|every-panel|expenses|help|inspection|keys|mission|notices|own-file|papers|problems|punctuality|tracking|vehicle-check)\.ts$/,
  /node_modules\/(idb|socket\.io-client|signature_pad)\//,
]
/** Files of the document that carry no hash in their names. */
const PLAIN = [
  'index.html',
  'login.html',
  'theme.js',
  'ahead.js',
  'drawn.js',
  'outline.js',
  'favicon.svg',
  'icon-192.png',
  'manifest.webmanifest',
]

interface Precached {
  readonly url: string
  /** Null where the name says it. */
  readonly revision: string | null
}

/** The files of these chunks and of everything they import. @param led whether what they load late is chosen by others */
function filesOf(manifest: Manifest, roots: readonly RegExp[], led: (key: string) => boolean): Set<string> {
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
  for (const key of Object.keys(manifest)) if (roots.some((root) => root.test(key))) walk(key, !led(key))
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
      const read = async (name: string) =>
        JSON.parse(await readFile(join(folder, `.vite/${name}.json`), 'utf8')) as Manifest
      const files = new Set([
        // the document leads to every page, so what it loads late is chosen here
        ...filesOf(await read('manifest'), ROOTS, (key) => key === 'index.html'),
        ...filesOf(await read('login'), [/./], () => false),
      ])
      const hashed: Precached[] = [...files].toSorted().map((file) => ({ url: `/${file}`, revision: null }))
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
