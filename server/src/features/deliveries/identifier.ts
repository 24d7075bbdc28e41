import { validate } from 'uuid'

const CONTRACT_NUMBER = /^\d{1,15}$/

type Identifier = { readonly id: string } | { readonly publicId: number }

/**
 * The API names a delivery by its id or by its contract number. What is neither names none: the answer is the same as for an
 * unknown id, null from a query and NOT_FOUND from all else. contract/rest-and-live.md.
 */
export function identify(text: string): Identifier | null {
  if (CONTRACT_NUMBER.test(text)) return { publicId: Number(text) }
  return validate(text) ? { id: text } : null
}
