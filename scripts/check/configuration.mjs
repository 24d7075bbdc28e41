import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../process.mjs'

const SCHEMAS = ['variables', 'seller'].map((name) => join(ROOT, 'server', 'src', `${name}.ts`))

/** The table in the documentation and the schema must name the same variables. */
async function documented() {
  if (!SCHEMAS.every(existsSync)) return { notRun: 'no configuration yet' }
  const text = SCHEMAS.map((file) => readFileSync(file, 'utf8')).join('\n')
  const read = new Set(text.match(/^ {2}[A-Z][A-Z0-9_]+(?=:)/gm)?.map((name) => name.trim()))
  const table =
    readFileSync(join(ROOT, 'docs', 'operations.md'), 'utf8')
      .match(/^\|.*`[A-Z].*\|$/gm)
      ?.join('\n') ?? ''
  const named = new Set(table.match(/(?<=`)[A-Z][A-Z0-9_]+(?=`)/g))
  const detail = [
    ...[...read].filter((name) => !named.has(name)).map((name) => `${name} is read and not in docs/operations.md`),
    ...[...named].filter((name) => !read.has(name)).map((name) => `${name} is in docs/operations.md and never read`),
  ]
  return { ok: detail.length === 0, note: `${read.size} variables`, detail: detail.join('\n') }
}

export const checks = [{ name: 'configuration', check: documented }]
