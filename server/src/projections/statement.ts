import type { Statement } from '../platform/db/database'
import type { Params } from './engine'

const names = new Map<string, string>()
// each name is a plan that every connection keeps: what only one person asks for once must not fill their memory
const MOST = 500

/**
 * The same text keeps the same name, so that each connection plans it once. Past the bound, statements stay unnamed.
 * @param isCommon false for texts that are rarely asked for again, such as the count before an export
 */
export function statementOf(text: string, params: Params, plan: Statement['plan'], isCommon = true): Statement {
  let name = names.get(text)
  if (name === undefined) {
    name = isCommon && names.size < MOST ? `s${names.size}` : ''
    if (name !== '') names.set(text, name)
  }
  return { name, text, values: params.values, plan }
}
