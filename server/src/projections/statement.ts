import type { Statement } from '../platform/db/database'
import type { Params } from './engine'

const names = new Map<string, string>()
// each name is a plan that every connection keeps: what only one person asks for once must not fill their memory
const MOST = 500

/** The same text keeps the same name, so that each connection plans it once. Past the bound, statements stay unnamed. */
export function statementOf(text: string, { values }: Params): Statement {
  let name = names.get(text)
  if (name === undefined) {
    if (names.size >= MOST) return { text, values }
    name = `s${names.size}`
    names.set(text, name)
  }
  return { name, text, values }
}
