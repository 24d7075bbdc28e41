import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest, ManifestChunk, Plugin } from 'vite'
import { CHUNKS } from './chunks'

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
  /words\/(fr|en)\/(about-deliveries|application|auctions|availability|confirmation|drivers|earnings|every-panel|expenses|help|inspection|keys|mission|notices|own-file|papers|personal-data|problems|punctuality|tracking|vehicle-check)\.ts$/,
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

/** Of no use without a network: the pieces of a map are asked of the server. */
const LEFT_OUT = /^src\/lib\/map\//
const GATHERED = new Set(CHUNKS.filter((group) => !('entriesAware' in group)).map(({ name }) => name))

/** The document leads to every page, and what is gathered by its kind belongs to all of them: what they load late is chosen above. */
const isEverybodys = ({ isEntry, src, name = '' }: ManifestChunk) =>
  isEntry || (src === undefined && GATHERED.has(name))

/** The files of these chunks, of everything that they import, and of what those load late. */
export function filesOf(manifest: Manifest, roots: readonly RegExp[]): Set<string> {
  const seen = new Set<string>()
  const files = new Set<string>()
  const walk = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key) || LEFT_OUT.test(key)) return
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])])
      if (/\.(js|css)$/.test(file) || /^assets\/(?!.*latin-ext).*\.woff2$/.test(file)) files.add(file)
    for (const next of chunk.imports ?? []) walk(next)
    if (!isEverybodys(chunk)) for (const next of chunk.dynamicImports ?? []) walk(next)
  }
  for (const key of Object.keys(manifest)) if (roots.some((root) => root.test(key))) walk(key)
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
      const files = new Set([...filesOf(await read('manifest'), ROOTS), ...filesOf(await read('login'), [/./])])
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
