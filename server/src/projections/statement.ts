import type { Statement } from '../platform/db/database'
import type { Params } from './engine'

const names = new Map<string, string>()
const MOST = 2000

/** The same text keeps the same name, so that each connection plans it once. Past the bound, statements stay unnamed. */
export function statementOf(text: string, params: Params, plan: Statement['plan']): Statement {
  let name = names.get(text)
  if (name === undefined) {
    name = names.size < MOST ? `s${names.size}` : ''
    if (name !== '') names.set(text, name)
  }
  return { name, text, values: params.values, plan }
}
