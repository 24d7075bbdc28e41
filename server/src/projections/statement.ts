import type { Statement } from '../platform/db/database'
import type { Params } from './engine'

/** What may come next in a text, and its statement where it ends here. */
interface Known {
  readonly next: Map<string, Known>
  statement?: { readonly name: string; readonly text: string }
}

type Part = string | number

// each name is a plan that every connection keeps: what only one person asks for once must not fill their memory
const MOST = 500
let named = 0

const texts = new WeakMap<TemplateStringsArray, Known>()

function find(strings: TemplateStringsArray, parts: readonly string[]): Known | undefined {
  let known = texts.get(strings)
  for (const part of parts) known = known?.next.get(part)
  return known
}

function keep(strings: TemplateStringsArray, parts: readonly string[]): Known {
  let known = texts.get(strings) ?? { next: new Map() }
  texts.set(strings, known)
  for (const part of parts) {
    const after: Known = known.next.get(part) ?? { next: new Map() }
    known.next.set(part, after)
    known = after
  }
  return known
}

/**
 * The same text keeps the same name, so that each connection plans it once: statementOf(params)`SELECT ${json} …`. It is found
 * by its parts, since a long text takes longer to put together and compare than all else that is done for it. Past the bound,
 * statements stay unnamed.
 */
export function statementOf({ values }: Params) {
  return (strings: TemplateStringsArray, ...given: readonly Part[]): Statement => {
    const parts = given.map(String)
    const known = find(strings, parts)?.statement
    if (known) return { ...known, values }
    const text = String.raw({ raw: strings }, ...parts)
    if (named >= MOST) return { text, values }
    const statement = { name: `s${(named += 1)}`, text }
    keep(strings, parts).statement = statement
    return { ...statement, values }
  }
}

/** For what is planned each time for the values at hand. */
export function unnamed({ values }: Params) {
  return (strings: TemplateStringsArray, ...parts: readonly Part[]): Statement => ({
    text: String.raw({ raw: strings }, ...parts),
    values,
  })
}
