import { AppError } from '@volant/contract/errors'
import type { Sort } from '@volant/contract/schema.generated'
import type { Table } from 'drizzle-orm'
import { written } from './source'
import type { AnyColumn, Expression } from './source'

/** What a list may be sorted by: fields of its type, each with the column or the expression behind it. */
export type Orders<Row> = { readonly [Field in keyof Row]?: AnyColumn | Expression<unknown> }

/**
 * What a list is sorted by, in the direction asked for; rows in which it is empty come last.
 * @param names under which the statement knows its tables
 * @throws 400 for a field that is not offered, and for what every object inherits
 */
export function orderedBy(
  orders: Readonly<Record<string, AnyColumn | Expression<unknown>>>,
  sort: Partial<Sort> | null | undefined,
  ...names: readonly (readonly [Table, string])[]
): string {
  const { field = 'createdAt', order = 'desc' } = sort ?? {}
  const source = Object.hasOwn(orders, field) ? orders[field] : undefined
  if (source === undefined)
    throw new AppError('BAD_USER_INPUT', {
      message: `sort.field: ${Object.keys(orders).join(', ')}`,
      fields: [{ path: 'sort.field', code: 'notAllowed' }],
    })
  // an index gives the order of a column that is never empty, and would not with the words about empty ones
  const mayBeEmpty = 'write' in source || !source.notNull
  return `${written(source, ...names)} ${order === 'asc' ? 'ASC' : 'DESC'}${mayBeEmpty ? ' NULLS LAST' : ''}`
}
