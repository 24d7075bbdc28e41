import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../../..')
const MIGRATIONS = 'server/src/migrations'
const JOURNAL = 'meta/_journal.json'

/** A built server beside ours whose migrations are others. */
export interface Version {
  readonly main: string
  remove(): void
}

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly tag: string }[]
}

const readJournal = (folder: string): Journal => JSON.parse(readFileSync(join(folder, JOURNAL), 'utf8'))

export const lastMigration = () => readJournal(join(ROOT, MIGRATIONS)).entries.length - 1

function copyServer(change: (migrations: string, journal: Journal) => void): Version {
  const root = mkdtempSync(join(tmpdir(), 'volant-version-'))
  mkdirSync(join(root, 'server/src'), { recursive: true })
  // the program finds its files from where it lies, so it has to lie there
  for (const part of ['server/dist', MIGRATIONS]) cpSync(join(ROOT, part), join(root, part), { recursive: true })
  for (const part of ['node_modules', 'server/node_modules', 'server/package.json', 'contract', 'web'])
    symlinkSync(join(ROOT, part), join(root, part))
  const migrations = join(root, MIGRATIONS)
  change(migrations, readJournal(migrations))
  return { main: join(root, 'server/dist/main.js'), remove: () => rmSync(root, { recursive: true }) }
}

/** The next version: each text is the statements of one more migration. */
export function nextVersion(added: readonly string[]): Version {
  return copyServer((migrations, { entries, ...rest }) => {
    const more = added.map((text, index) => {
      const tag = `next_${index}`
      writeFileSync(join(migrations, `${tag}.sql`), text)
      return { idx: entries.length + index, version: '7', when: Date.now(), tag, breakpoints: true }
    })
    writeFileSync(join(migrations, JOURNAL), JSON.stringify({ ...rest, entries: [...entries, ...more] }))
  })
}

/** Our version, with a migration that somebody has edited since it was applied. */
export function editedVersion(): Version {
  return copyServer((migrations, { entries }) => {
    appendFileSync(join(migrations, `${entries.at(-1)?.tag}.sql`), '\n-- edited')
  })
}
