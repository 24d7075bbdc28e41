import { validate } from 'uuid'
import type { Params } from '../../projections/engine'

const CONTRACT_NUMBER = /^\d{1,15}$/

type Identifier = { readonly id: string } | { readonly publicId: number }

/**
 * The API names a delivery by its id or by its contract number. What is neither names none: the answer is the same as for an
 * unknown id, null from a query and NOT_FOUND from all else.
 */
export function identify(text: string): Identifier | null {
  if (CONTRACT_NUMBER.test(text)) return { publicId: Number(text) }
  return validate(text) ? { id: text } : null
}

/** The same as a condition on the row called `row`; what names no delivery is `false`. */
export function deliveryKey(row: string, text: string, params: Params): string {
  const named = identify(text)
  if (named === null) return 'false'
  return 'id' in named
    ? `${row}.id = ${params.add(named.id)}::uuid`
    : `${row}.public_id = ${params.add(named.publicId)}::bigint`
}
