import { AppError } from '@volant/contract/errors'
import type { Pagination } from '@volant/contract/schema.generated'
import type { Table } from 'drizzle-orm'
import { validate } from 'uuid'
import type { Database, Reader } from '../platform/db/database'
import type { Selection } from '../platform/graphql/selection'
import { columns } from './engine'
import type { Params, View } from './engine'
import type { Projection } from './projection'
import { statementOf, unnamed } from './statement'

interface PageQuery<T extends Table, Row> {
  readonly type: Projection<T, Row>
  /** The alias of the row inside `from`. */
  readonly row: string
  readonly from: string
  /** Scope and filters: there is always one. */
  readonly where: string
  readonly order: string
  readonly selection: Selection
  readonly view: View
  readonly page: number
  readonly perPage: number
  /** Asked all day, with no search inside texts: one plan of it serves every value. */
  readonly planOnce?: true
}

/** @throws 400 outside 0-based pages of one to `most` rows */
export function checkedPage(
  pagination: Partial<Pagination> | null | undefined,
  most: number,
): { readonly page: number; readonly perPage: number } {
  const { page = 0, perPage = 10 } = pagination ?? {}
  const refuse = (path: string) =>
    new AppError('BAD_USER_INPUT', { fields: [{ path: `pagination.${path}`, code: 'outOfRange' }] })
  if (!Number.isInteger(page) || page < 0 || page > 1_000_000) throw refuse('page')
  if (!Number.isInteger(perPage) || perPage < 1 || perPage > most) throw refuse('perPage')
  return { page, perPage }
}

/**
 * A stretch of time of a filter; null where neither end was given.
 * @throws 400 where one end is missing, or comes before the other
 */
export function stretchOf(path: string, from: unknown, to: unknown): { readonly from: Date; readonly to: Date } | null {
  if (!from && !to) return null
  if (!from || !to)
    throw new AppError('BAD_USER_INPUT', { fields: [{ path: `${path}${from ? 'To' : 'From'}`, code: 'required' }] })
  const stretch = { from: new Date(String(from)), to: new Date(String(to)) }
  if (stretch.to < stretch.from)
    throw new AppError('BAD_USER_INPUT', { fields: [{ path: `${path}To`, code: 'mustBeLater' }] })
  return stretch
}

/** The row whose key is this id, by its index; what is no id names no row. */
export function hasId(column: string, id: string, params: Params): string {
  return validate(id) ? `${column} = ${params.add(id)}::uuid` : 'false'
}

/** `%` and `_` of a person's text are letters, not wildcards. */
export function containing(text: string): string {
  return `%${text.trim().replaceAll(/[\\%_]/g, (special) => `\\${special}`)}%`
}

/** One page of rows as JSON and how many there are, in one statement. */
export async function readPage<T extends Table, Row>(
  db: Database,
  query: PageQuery<T, Row>,
): Promise<{ total: number; records: Partial<Row>[] }> {
  const { type, row, from, where, order, selection, view, page, perPage, planOnce } = query
  const { params } = view
  const write = planOnce ? statementOf(params) : unnamed(params)
  const statement = write`SELECT (SELECT count(*)::int ${from} WHERE ${where}) AS total, coalesce((SELECT json_agg(row_to_json(o)) FROM (
    SELECT ${columns(type, selection, row, view)} ${from} WHERE ${where} ORDER BY ${order}
    LIMIT ${perPage} OFFSET ${params.add(page * perPage)}::int) o), '[]'::json) AS records`
  const [found] = await db.read<{ total: number; records: Partial<Row>[] }>(statement)
  return found ?? { total: 0, records: [] }
}

/** The one row that the condition names, or null. */
export async function readOne<T extends Table, Row>(
  db: Reader,
  query: Omit<PageQuery<T, Row>, 'order' | 'page' | 'perPage' | 'planOnce'>,
): Promise<Partial<Row> | null> {
  const { type, row, from, where, selection, view } = query
  const write = statementOf(view.params)
  const statement = write`SELECT row_to_json(o) AS j FROM (SELECT ${columns(type, selection, row, view)} ${from} WHERE ${where} LIMIT 1) o`
  const [found] = await db.prepared<{ j: Partial<Row> }>(statement)
  return found?.j ?? null
}
