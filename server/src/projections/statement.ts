import { LRUCache } from 'lru-cache'
import type { Statement } from '../platform/db/database'
import type { Params } from './engine'

type Part = string | number

/** A name once the text was asked for again: one that is asked for once is not worth a plan of each connection. */
interface Known {
  readonly text: string
  name?: string
}

/** Those asked for last: whoever makes up others takes the names of nothing that pages ask all day. */
const KNOWN_AT_MOST = 500
/** Characters of the parts of statements: those of all pages take a tenth of it. */
const PARTS_AT_MOST = 10_000_000

const statements = new LRUCache<string, Known>({ max: KNOWN_AT_MOST })
const partNumbers = new LRUCache<string, number>({
  maxSize: PARTS_AT_MOST,
  sizeCalculation: (_number, part) => part.length + 100,
})
const templates = new WeakMap<TemplateStringsArray, number>()

// neither is ever given again: a connection keeps the text that it has planned under a name
let numbered = 0
let named = 0

function numberOf(part: string): number {
  const known = partNumbers.get(part)
  if (known !== undefined) return known
  partNumbers.set(part, (numbered += 1))
  return numbered
}

function templateOf(strings: TemplateStringsArray): number {
  const known = templates.get(strings)
  if (known !== undefined) return known
  templates.set(strings, (numbered += 1))
  return numbered
}

/**
 * The same text keeps its name while it is asked for, so that each connection plans it once: statementOf(params)`SELECT ${json} …`.
 * It is found by the numbers of its parts, since a long text takes longer to put together and compare than all else that is done
 * for it. How many names a connection has planned is bounded where it is given back.
 */
export function statementOf({ values }: Params) {
  return (strings: TemplateStringsArray, ...given: readonly Part[]): Statement => {
    let key = String(templateOf(strings))
    for (const part of given) key += ` ${numberOf(String(part))}`
    const known = statements.get(key)
    if (known) {
      known.name ??= `s${(named += 1)}`
      return { text: known.text, name: known.name, values }
    }
    const text = String.raw({ raw: strings }, ...given)
    statements.set(key, { text })
    return { text, values }
  }
}

/** For what is planned each time for the values at hand. */
export function unnamed({ values }: Params) {
  return (strings: TemplateStringsArray, ...parts: readonly Part[]): Statement => ({
    text: String.raw({ raw: strings }, ...parts),
    values,
  })
}
