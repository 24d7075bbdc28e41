import { AppError } from '@volant/contract/errors'
import { fieldErrorsOf } from '@volant/contract/rest/field-errors'
import type { ZodType, output } from 'zod'

/** NUL breaks the database's text; a lone surrogate is stored as another character than was sent. */
const UNSAFE_TEXT = /\0|\p{Surrogate}/u
const MAX_NESTING = 32

export function isSafeText(text: string): boolean {
  return !UNSAFE_TEXT.test(text)
}

/** The dotted path of the first value that no column can hold, or undefined. */
function unsafePath(value: unknown, path: string, nesting: number): string | undefined {
  if (typeof value === 'string') return isSafeText(value) ? undefined : path
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : path
  if (typeof value !== 'object' || value === null) return undefined
  if (nesting > MAX_NESTING) return path
  for (const [key, child] of Object.entries(value)) {
    const childPath = path ? `${path}.${key}` : key
    if (!isSafeText(key)) return path
    const found = unsafePath(child, childPath, nesting + 1)
    if (found !== undefined) return found
  }
  return undefined
}

/**
 * @param at the place of the value itself
 * @throws AppError BAD_USER_INPUT naming the field
 */
export function refuseUnsafe(value: unknown, at = ''): void {
  const path = unsafePath(value, at, 0)
  if (path !== undefined) throw new AppError('BAD_USER_INPUT', { fields: [{ path, code: 'invalid' }] })
}

/**
 * Reads one input as the contract describes it.
 * @throws AppError BAD_USER_INPUT with every field that is wrong
 */
export function parseInput<Schema extends ZodType>(schema: Schema, value: unknown): output<Schema> {
  refuseUnsafe(value)
  return parseShape(schema, value)
}

/** The same for an envelope whose texts are judged where it is opened. */
export function parseShape<Schema extends ZodType>(schema: Schema, value: unknown): output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new AppError('BAD_USER_INPUT', { fields: fieldErrorsOf(parsed.error) })
}
