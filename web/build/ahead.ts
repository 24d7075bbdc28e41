import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest, Plugin } from 'vite'
import { fileOfWords } from '../../contract/src/words/files'
import { BEGUN } from '../src/ahead/pages'

const LANGUAGES = ['fr', 'en']
const DOCUMENT = 'index.html'

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

/** What the document of the panels names itself. */
function named(manifest: Manifest): Set<string> {
  const files = new Set<string>()
  for (const key of [DOCUMENT, SHEET]) collect(manifest, key, files)
  return files
}

const address = (file: string) => `/${file}`

/** What the pages of `BEGUN` load beside what their document names. */
function filesAhead(manifest: Manifest) {
  const known = named(manifest)
  return BEGUN.map(({ parts, words }) =>
    Object.fromEntries(
      LANGUAGES.map((language) => {
        const files = new Set<string>()
        for (const part of parts) collect(manifest, part, files)
        for (const noun of words) collect(manifest, `../contract/src/words/${language}/${fileOfWords(noun)}.ts`, files)
        return [language, [...files].filter((file) => !known.has(file)).map(address)]
      }),
    ),
  )
}

const MODULES: Readonly<Record<string, readonly [name: string, filesOf: (manifest: Manifest) => unknown]>> = {
  'virtual:ahead': ['filesAhead', filesAhead],
  'virtual:panels': ['panelFiles', (manifest) => [...named(manifest)].map(address)],
}

/** Tells what is loaded ahead of the panels, from their build before. */
export function ahead(): Plugin {
  let folder = ''
  return {
    name: 'volant:ahead',
    configResolved({ root, build }) {
      folder = join(root, build.outDir)
    },
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    async load(id) {
      const [name, filesOf] = MODULES[id.slice(1)] ?? []
      if (name === undefined || filesOf === undefined) return undefined
      if (this.environment.mode === 'dev') return `export const ${name} = []`
      const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
      return `export const ${name} = ${JSON.stringify(filesOf(manifest))}`
    },
  }
}
