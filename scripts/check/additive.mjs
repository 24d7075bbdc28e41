import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../process.mjs'

const FOLDER = 'server/src/migrations'
const PLANTED = 'scripts/check/planted/server/src/migrations/0000_not_additive.sql'
/** Made before anybody had a database to lose. */
const BEFORE_THE_RULE = 20

/** What a process of the last version does not survive, or what keeps a table from everybody while it is read through. */
const REFUSED = [
  { what: 'takes a table away', pattern: /\bDROP TABLE\b/i, unlessUnused: true },
  { what: 'takes a column away', pattern: /\bDROP COLUMN\b/i, unlessUnused: true },
  { what: 'renames what the last version knows', pattern: /\bRENAME\b/i },
  { what: 'writes a table anew for another type', pattern: /\bALTER COLUMN\b.*\b(SET DATA )?TYPE\b/is },
  { what: 'reads a whole table for a column that must not be empty', pattern: /\bSET NOT NULL\b/i },
  { what: 'writes a table anew for a computed column', pattern: /\bADD COLUMN\b.*\bGENERATED ALWAYS AS\b/is },
  {
    what: 'adds a column that the last version leaves empty',
    pattern: /\bADD COLUMN\b(?!.*\bDEFAULT\b).*\bNOT NULL\b/is,
  },
  { what: 'changes rows, which a job does in pieces', pattern: /^\s*(UPDATE|DELETE FROM|TRUNCATE)\b/i },
  {
    what: 'makes an index that nobody could make beforehand',
    pattern: /^\s*CREATE (UNIQUE )?INDEX (?!IF NOT EXISTS|CONCURRENTLY IF NOT EXISTS)/i,
  },
]

/** A column that nothing uses since a released version may go: the line above says since which. */
const UNUSED = /^\s*--\s*unused since \d+\.\d+/im

const statementsOf = (text) => text.split('--> statement-breakpoint').map((statement) => statement.trim())
const withoutComments = (statement) => statement.replace(/^\s*--.*$/gm, '')

/** A table of the same file is new: nobody uses it yet. */
function faultsOf(text) {
  const statements = statementsOf(text)
  const made = statements.flatMap(
    (statement) => /\bCREATE TABLE (?:IF NOT EXISTS )?"?(\w+)/i.exec(statement)?.[1] ?? [],
  )
  const isNew = (statement) =>
    made.some((table) => new RegExp(`\\b(ON|ALTER TABLE) "?${table}"?\\b`, 'i').test(statement))
  return statements.flatMap((statement) => {
    const bare = withoutComments(statement)
    if (isNew(bare)) return []
    return REFUSED.filter(
      ({ pattern, unlessUnused }) => pattern.test(bare) && !(unlessUnused && UNUSED.test(statement)),
    ).map(({ what }) => `${what}: ${bare.trim().split('\n')[0].slice(0, 100)}`)
  })
}

async function additive() {
  const files = readdirSync(join(ROOT, FOLDER)).filter(
    (name) => name.endsWith('.sql') && Number(name.slice(0, 4)) >= BEFORE_THE_RULE,
  )
  const found = files.flatMap((name) =>
    faultsOf(readFileSync(join(ROOT, FOLDER, name), 'utf8')).map((fault) => `${FOLDER}/${name} ${fault}`),
  )
  const planted = faultsOf(readFileSync(join(ROOT, PLANTED), 'utf8'))
  const missed = REFUSED.filter(({ what }) => !planted.some((fault) => fault.startsWith(what)))
  const detail = [...found, ...missed.map(({ what }) => `not found in ${PLANTED}: ${what}`)]
  if (planted.length > REFUSED.length) detail.push(`${PLANTED}: more was found than was planted`)
  return { ok: detail.length === 0, note: `${files.length} judged`, detail: detail.join('\n') }
}

export const checks = [{ name: 'migrations are additive', check: additive }]
