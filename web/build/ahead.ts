import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest, Plugin } from 'vite'
import { fileOfWords } from '../../contract/src/words/files'
import { BEGUN } from '../src/ahead/pages'

const LANGUAGES = ['fr', 'en'] as const

/** Adds the files of a chunk and of everything that it imports. */
function collect(manifest: Manifest, key: string, files: Set<string>): void {
  const chunk = manifest[key]
  if (chunk === undefined) throw new Error(`no part of the pages stands at ${key}`)
  if (files.has(chunk.file)) return
  for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
  for (const next of chunk.imports ?? []) collect(manifest, next, files)
}

/** The one sheet of a document. */
const SHEET = 'style.css'

/** What a document names itself. */
function named(manifest: Manifest, document: string): Set<string> {
  const files = new Set<string>()
  for (const key of [document, SHEET]) collect(manifest, key, files)
  return files
}

const address = (file: string) => `/${file}`

interface Begun {
  readonly parts: readonly string[]
  readonly words: readonly string[]
}

/** What a page loads beside what its document names, in each language. @param words files of words */
function filesOf(manifest: Manifest, document: string, { parts, words }: Begun) {
  const known = named(manifest, document)
  return Object.fromEntries(
    LANGUAGES.map((language) => {
      const files = new Set<string>()
      for (const part of parts) collect(manifest, part, files)
      for (const file of words) collect(manifest, `../contract/src/words/${language}/${file}.ts`, files)
      return [language, [...files].filter((file) => !known.has(file)).map(address)]
    }),
  )
}

const PANELS = 'index.html'
const panelPages = (manifest: Manifest) =>
  BEGUN.map(({ parts, words }) => filesOf(manifest, PANELS, { parts, words: words.map(fileOfWords) }))

/** What is shown once the delivery is there; the map loads its own parts. */
const TRACKING: Begun = {
  parts: ['src/features/tracking/tracking-map.tsx', 'src/ui/feedback/toast-container.tsx'],
  words: ['ui', 'tracking'],
}

interface Told {
  readonly name: string
  /** The build that it is read from. */
  readonly manifest: 'manifest' | 'tracking'
  readonly files: (manifest: Manifest) => unknown
  /** What is said while developing. */
  readonly none: unknown
}

const MODULES: Readonly<Record<string, Told>> = {
  'virtual:ahead': { name: 'filesAhead', manifest: 'manifest', files: panelPages, none: [] },
  'virtual:panels': {
    name: 'panelFiles',
    manifest: 'manifest',
    files: (manifest) => [...named(manifest, PANELS)].map(address),
    none: [],
  },
  'virtual:tracking-ahead': {
    name: 'trackingFiles',
    manifest: 'tracking',
    files: (manifest) => filesOf(manifest, 'tracking.html', TRACKING),
    none: { fr: [], en: [] },
  },
}

/** Tells what is loaded ahead of a page, from the build of its document before. */
export function ahead(): Plugin {
  let folder = ''
  return {
    name: 'volant:ahead',
    configResolved({ root, build }) {
      folder = join(root, build.outDir)
    },
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    async load(id) {
      const told = MODULES[id.slice(1)]
      if (told === undefined) return undefined
      const { name, manifest, files, none } = told
      if (this.environment.mode === 'dev') return `export const ${name} = ${JSON.stringify(none)}`
      const built = JSON.parse(await readFile(join(folder, `.vite/${manifest}.json`), 'utf8')) as Manifest
      return `export const ${name} = ${JSON.stringify(files(built))}`
    },
  }
}
