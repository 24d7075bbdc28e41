import * as z from 'zod'

export const MANIFEST = 'manifest.json'
/** The hash of every other entry, as `sha256sum --check` reads them. The last entry. */
export const SUMS = 'SHA256SUMS'
/** `database/<table>/0001.jsonl.gz`: each line a row, an array of its values as text. */
export const DATABASE = 'database/'
/** `files/<id>`: the bytes of a stored file. */
export const FILES = 'files/'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
// they become part of statements
const identifier = z.string().regex(/^[a-z_][a-z0-9_]*$/)

export const Manifest = z.object({
  format: z.literal(1, { error: 'is of a format that this program does not know' }),
  /** Of the product. */
  version: z.string(),
  /** The moment of the database that the archive holds. */
  startedAt: z.iso.datetime(),
  /** The last migration. */
  schema: z.object({ position: z.int().min(0), hash: sha256 }),
  tables: z.array(
    z.object({
      name: identifier,
      columns: z.array(identifier),
      rows: z.int().min(0),
      /** Of all its lines: equal rows have equal hashes, whichever engine they come from. */
      sha256,
    }),
  ),
  sequences: z.array(z.object({ name: identifier, value: z.string().regex(/^\d+$/), called: z.boolean() })),
  files: z.object({
    count: z.int().min(0),
    bytes: z.int().min(0),
    /** Files that the database speaks of and whose bytes were not in the store. */
    missing: z.array(z.uuid()),
    /** Files whose bytes in the store were not those that the database speaks of. */
    changed: z.array(z.uuid()),
  }),
  /** Tells whether LINK_SECRET is the same, without telling it. */
  linkSecretMark: z.string(),
})
export type Manifest = z.infer<typeof Manifest>

/** How many files an archive could not bring along as the rows speak of them. */
export const filesLostIn = ({ files: { missing, changed } }: Manifest) => missing.length + changed.length

/** What a person at the terminal can act on: said in words, without a stack. */
export class BackupError extends Error {
  override name = 'BackupError'
}
