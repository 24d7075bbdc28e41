import { createHash } from 'node:crypto'
import type { Hash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { BackupError, DATABASE, FILES, MANIFEST, Manifest, SUMS } from './manifest'
import { readTar, sha256 } from './tar'
import type { TarEntry } from './tar'

const unpack = promisify(gunzip)
const NEWLINE = 10

/** The table whose rows an entry holds; undefined for any other. */
export function tableOf(name: string): string | undefined {
  return name.startsWith(DATABASE) ? name.slice(DATABASE.length, name.lastIndexOf('/')) : undefined
}

/** The lines of an entry of the database. @throws where they cannot be unpacked */
export const linesIn = ({ bytes }: TarEntry): Promise<Buffer> => unpack(bytes)

export interface Verified {
  /** Undefined where it cannot be read; then a fault says so. */
  readonly manifest: Manifest | undefined
  /** What is damaged, each as a sentence. */
  readonly faults: readonly string[]
}

interface Seen {
  readonly sums: Map<string, string>
  readonly tables: Map<string, { readonly hash: Hash; rows: number }>
  readonly faults: string[]
  files: { count: number; bytes: number }
  manifest: string | undefined
  listed: string | undefined
}

function countOf(lines: Buffer): number {
  let count = 0
  for (let at = lines.indexOf(NEWLINE); at >= 0; at = lines.indexOf(NEWLINE, at + 1)) count += 1
  return count
}

async function seeRows(seen: Seen, table: string, entry: TarEntry): Promise<void> {
  const found = seen.tables.get(table) ?? { hash: createHash('sha256'), rows: 0 }
  seen.tables.set(table, found)
  try {
    const lines = await linesIn(entry)
    found.hash.update(lines)
    found.rows += countOf(lines)
  } catch {
    seen.faults.push(`${entry.name} cannot be unpacked.`)
  }
}

async function see(seen: Seen, entry: TarEntry): Promise<void> {
  const { name, bytes } = entry
  if (name === SUMS) {
    seen.listed = bytes.toString()
    return
  }
  if (seen.sums.has(name)) seen.faults.push(`${name} is there twice.`)
  seen.sums.set(name, sha256(bytes))
  const table = tableOf(name)
  if (table !== undefined) await seeRows(seen, table, entry)
  else if (name === MANIFEST) seen.manifest = bytes.toString()
  else if (name.startsWith(FILES)) seen.files = { count: seen.files.count + 1, bytes: seen.files.bytes + bytes.length }
}

/** Every entry is as its hash says, and there is an entry for each hash. */
function compareSums({ sums, listed = '' }: Seen): string[] {
  const faults: string[] = []
  const expected = new Map<string, string>()
  for (const line of listed.split('\n').slice(0, -1)) {
    const [, hash, name] = /^([0-9a-f]{64}) {2}(\S+)$/.exec(line) ?? []
    if (hash === undefined || name === undefined)
      faults.push(`${SUMS} has a line that is none: ${JSON.stringify(line)}.`)
    else expected.set(name, hash)
  }
  for (const [name, hash] of expected) {
    const found = sums.get(name)
    if (found === undefined) faults.push(`${name} is missing.`)
    else if (found !== hash) faults.push(`${name} is damaged: it does not have the hash that ${SUMS} states.`)
  }
  for (const name of sums.keys()) if (!expected.has(name)) faults.push(`${name} is not in ${SUMS}.`)
  return faults
}

/** What the entries hold is what the manifest says. */
function compareManifest({ tables, files }: Seen, manifest: Manifest): string[] {
  const faults: string[] = []
  for (const { name, rows, sha256: hash } of manifest.tables) {
    const found = tables.get(name)
    const [foundRows, foundHash] = [found?.rows ?? 0, (found?.hash ?? createHash('sha256')).digest('hex')]
    if (foundRows !== rows) faults.push(`The table ${name} has ${foundRows} rows, and ${MANIFEST} states ${rows}.`)
    else if (foundHash !== hash) faults.push(`The rows of the table ${name} are not those that ${MANIFEST} states.`)
  }
  const known = new Set(manifest.tables.map(({ name }) => name))
  for (const name of tables.keys()) if (!known.has(name)) faults.push(`The table ${name} is not in ${MANIFEST}.`)
  if (files.count !== manifest.files.count || files.bytes !== manifest.files.bytes)
    faults.push(
      `There are ${files.count} files of ${files.bytes} bytes, and ${MANIFEST} states ${manifest.files.count} of ${manifest.files.bytes}.`,
    )
  return faults
}

function readManifest(text: string): Manifest | string {
  try {
    const parsed = Manifest.safeParse(JSON.parse(text))
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    return `${MANIFEST} cannot be read: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}.`
  } catch {
    return `${MANIFEST} cannot be read: it is no JSON.`
  }
}

/** Reads the whole archive and compares each entry with its hash, its rows and files with the manifest. */
export async function verifyArchive(path: string): Promise<Verified> {
  const seen: Seen = {
    sums: new Map(),
    tables: new Map(),
    faults: [],
    files: { count: 0, bytes: 0 },
    manifest: undefined,
    listed: undefined,
  }
  try {
    for await (const entry of readTar(path)) await see(seen, entry)
  } catch (error) {
    if (!(error instanceof BackupError)) throw error
    return { manifest: undefined, faults: [...seen.faults, error.message] }
  }
  if (seen.listed === undefined || seen.manifest === undefined) {
    const absent = seen.listed === undefined ? SUMS : MANIFEST
    return { manifest: undefined, faults: [...seen.faults, `It has no ${absent}: it was cut short or is no backup.`] }
  }
  const faults = [...seen.faults, ...compareSums(seen)]
  const manifest = readManifest(seen.manifest)
  if (typeof manifest === 'string') return { manifest: undefined, faults: [...faults, manifest] }
  return { manifest, faults: [...faults, ...compareManifest(seen, manifest)] }
}
