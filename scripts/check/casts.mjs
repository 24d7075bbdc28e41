import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from '@swc/core'
import { ROOT } from '../process.mjs'
import { handWritten, isTest } from './sources.mjs'

/** The maximum number of casts in the server. */
const CEILING = 40
const PLANTED = 'scripts/check/planted/server/src/casts.ts'

const CASTS = new Set(['TsAsExpression', 'TsTypeAssertion', 'TsNonNullExpression'])

const isUnknown = ({ typeAnnotation }) => typeAnnotation?.kind === 'unknown'

/** Every cast below a node; `as unknown as` is one. */
function castsIn(node, found = []) {
  if (typeof node !== 'object' || node === null) return found
  if (CASTS.has(node.type)) found.push(node)
  const isFirstHalf = CASTS.has(node.type) && CASTS.has(node.expression.type) && isUnknown(node.expression)
  for (const child of Object.values(isFirstHalf ? node.expression : node)) castsIn(child, found)
  return found
}

const WORDS = /\p{L}+/gu
const saysWhy = (comment) => (comment?.match(WORDS) ?? []).length >= 4

/** The comment that ends this line, or that is all of it. */
function commentOf(line = '') {
  const [, after] = /(?:^|\s)\/\/(.*)$/.exec(line) ?? []
  return after ?? /^\s*(?:\/\*+|\*)(.*)$/.exec(line)?.[1]
}

const isComment = (line = '') => /^\s*(\/\/|\/\*|\*)/.test(line)

/** The lines of a file with a cast, each with whether a comment gives its reason. */
async function castsOf(text) {
  // swc continues its byte offsets from the previous file: the first character gives the start of this one
  const { body } = await parse(`;${text}`, { syntax: 'typescript' })
  const bytes = Buffer.from(text)
  const lineAt = (position) =>
    bytes
      .subarray(0, position - body[0].span.start - 1)
      .toString()
      .split('\n').length
  const lines = text.split('\n')
  return castsIn(body).map(({ span, expression }) => {
    const [first, last] = [lineAt(span.start), lineAt(expression.span.end)]
    const above = [first, last].map((line) => lines[line - 2]).filter(isComment)
    const beside = [first, last].map((line) => lines[line - 1])
    return { line: last, hasReason: [...above, ...beside].some((line) => saysWhy(commentOf(line))) }
  })
}

async function casts() {
  const files = (await handWritten(['server'])).filter(
    ({ path }) => path.startsWith('server/src/') && path.endsWith('.ts') && !isTest(path),
  )
  const found = []
  for (const { path, text } of files) found.push(...(await castsOf(text)).map((cast) => ({ path, ...cast })))
  const detail = found
    .filter(({ hasReason }) => !hasReason)
    .map(({ path, line }) => `${path}:${line}: a cast without its reason in a comment beside it`)
  if (found.length >= CEILING) detail.push(`${found.length} casts in server, fewer than ${CEILING} allowed`)
  return { ok: detail.length === 0, note: `${found.length} casts in server`, detail: detail.join('\n') }
}

/** Tests this check with a file whose casts with and without a reason are known. */
async function planted() {
  const text = readFileSync(join(ROOT, PLANTED), 'utf8')
  const seen = (await castsOf(text)).map(({ line, hasReason }) => `${line} ${hasReason ? 'reason' : 'bare'}`)
  const wanted = text
    .split('\n')
    .flatMap((line, index) => [...line.matchAll(/\/\* (reason|bare) \*\//g)].map(([, kind]) => `${index + 1} ${kind}`))
  const same = seen.toSorted().join('\n') === wanted.toSorted().join('\n')
  return {
    ok: same && wanted.length > 0,
    note: `${seen.length} of ${wanted.length} planted casts judged`,
    detail: `seen:\n${seen.join('\n')}\nplanted:\n${wanted.join('\n')}`,
  }
}

export const checks = [
  { name: 'casts', check: casts },
  { name: 'cast check detects casts', check: planted },
]
