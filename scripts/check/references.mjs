import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT, run } from '../process.mjs'
import { handWritten } from './sources.mjs'

const read = (path) => readFileSync(join(ROOT, path), 'utf8')

/** Numbers and titles of the headings of a document, e.g. `2.5` or `Flow`. */
function headings(path) {
  const lines = read(path).match(/^#{2,3} .+$/gm) ?? []
  return new Set(lines.map((line) => line.replace(/^#+ /, '').replace(/^([\d.]*\d)\.? .*$/, '$1')))
}

/** The sections that a text references, e.g. three in "Description 2.5, 4.2, T3 and 10.1". */
function sectionsIn(text) {
  const found = []
  for (const [, list] of text.matchAll(/[Dd]escription,? (\d+(?:\.\d+)?(?:(?:, | and |; )(?:T\d+b?|\d+\.\d+))*)/g))
    found.push(...(list.match(/(?<!T)\b\d+(?:\.\d+)?\b/g) ?? []))
  return found
}

async function sections() {
  const described = headings('docs/description.md')
  const decided = headings('docs/decisions.md')
  const files = await handWritten()
  const schema = { path: 'contract/schema.graphql', text: read('contract/schema.graphql') }
  let count = 0
  const detail = []
  for (const { path, text } of [...files, schema]) {
    for (const section of sectionsIn(text)) {
      count += 1
      if (!described.has(section)) detail.push(`${path}: docs/description.md has no section ${section}`)
    }
    for (const [, title] of text.matchAll(/[Dd]ecisions, ([A-Z][a-z]+(?: [a-z]+)*)/g)) {
      count += 1
      if (!decided.has(title)) detail.push(`${path}: docs/decisions.md has no part "${title}"`)
    }
  }
  if (count === 0) detail.push('not one reference was found: the way they are written has changed')
  return { ok: detail.length === 0, note: `${count} references`, detail: detail.join('\n') }
}

/** Files and folders in backticks or links of a document. */
function pathsIn(text) {
  const named = [...text.matchAll(/`((?:domain|contract|server|web|e2e|bench|scripts|docs|deploy)\/[^`\s]*)`/g)]
  const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)]
  return { named: named.map(([, path]) => path), linked: linked.map(([, path]) => path) }
}

async function exists(path) {
  // `<noun>` and `{fr,en}` stand for any name
  const pattern = path.replaceAll(/<[a-z]+>|\{[^}]+\}/g, '*')
  if (!pattern.includes('*')) return existsSync(join(ROOT, path))
  return (await run('git', ['ls-files', '--', pattern])).output !== ''
}

/** What commands in a document name that is not there: scripts of package.json, services of the compose file. */
function unknownIn(text) {
  const { scripts } = JSON.parse(read('package.json'))
  const [, services = ''] = /^services:\n((?:[ #].*\n|\n)+)/m.exec(read('deploy/compose.yaml')) ?? []
  const run = [...text.matchAll(/npm run (?:--silent )?([a-z][\w-]*)/g)].filter(([, name]) => !(name in scripts))
  const entered = [...text.matchAll(/docker compose exec (?:-T )?([a-z]\w*)/g)]
  return [...run, ...entered.filter(([, name]) => !`\n${services}`.includes(`\n  ${name}:\n`))].map(
    ([command]) => command,
  )
}

async function documents() {
  const { output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.md'])
  const detail = []
  let count = 0
  for (const path of output.split('\n').filter((line) => line.endsWith('.md') && existsSync(join(ROOT, line)))) {
    const text = read(path)
    const { named, linked } = pathsIn(text)
    for (const command of unknownIn(text)) detail.push(`${path} says "${command}", which names nothing`)
    for (const target of [...named, ...linked.map((one) => join(dirname(path), one))]) {
      count += 1
      if (!(await exists(target))) detail.push(`${path} names ${target}, which does not exist`)
    }
  }
  return { ok: detail.length === 0, note: `${count} paths`, detail: detail.join('\n') }
}

export const checks = [
  { name: 'references to sections', check: sections },
  { name: 'paths in documents', check: documents },
]
