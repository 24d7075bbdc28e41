import { AppError } from '@volant/contract/errors'
import { toEuros } from '@volant/domain/kernel/money'
import { EXPORT_MOST } from '@volant/domain/kernel/workbook'
import type { Database } from '../db/database'
import type { Statement } from '../db/executor'
import type { Cell } from './styles'
import type { SheetColumn } from './sheet'

type Value = string | number | readonly string[] | null
/** The values of one row as the database gives them, in the order of the columns. */
export type StoredRow = readonly Value[]

/** What each column looks like, by its key. */
export type Layout<Key extends string> = Readonly<Record<Key, Pick<SheetColumn, 'kind' | 'width'>>>
export type Writers<Key extends string> = Partial<Record<Key, (value: Value) => Cell>>

export const text = (width: number) => ({ kind: 'text', width }) as const
export const MOMENT = { kind: 'moment', width: 17 } as const
export const DAY = { kind: 'day', width: 12 } as const
export const WHOLE = { kind: 'whole', width: 11 } as const
export const EUROS = { kind: 'euros', width: 15 } as const

/** Milliseconds of what the clock on the wall shows in Paris: the database converts a hundred times faster than a date library. */
export const wallClock = (column: string) => `extract(epoch FROM (${column} AT TIME ZONE 'Europe/Paris')) * 1000`

const PIECE = 100

/** Reads the rows of a statement whose column `cells` is a JSON array, piece by piece. A workbook may be a second old. */
export async function* storedRows(db: Pick<Database, 'stale'>, statement: Statement): AsyncGenerator<StoredRow[]> {
  for await (const rows of db.stale.stream<{ cells: StoredRow }>(statement, PIECE)) yield rows.map(({ cells }) => cells)
}

/** @throws AppError 400 with field `rows` for more than a workbook holds: refused before it begins, never cut off */
export async function ensureFits(db: Pick<Database, 'stale'>, { text, values }: Statement): Promise<void> {
  const counted = `SELECT count(*)::int AS n FROM (${text} LIMIT ${EXPORT_MOST + 1}) counted`
  const [found] = await db.stale.prepared<{ n: number }>({ text: counted, values })
  if ((found?.n ?? 0) > EXPORT_MOST)
    throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'rows', code: 'outOfRange' }] })
}

/** The rows of a statement, once it is known that a workbook holds them. */
export async function boundedRows(
  db: Pick<Database, 'stale'>,
  statement: Statement,
): Promise<AsyncGenerator<StoredRow[]>> {
  await ensureFits(db, statement)
  return storedRows(db, statement)
}

function plain(value: Value, kind: SheetColumn['kind']): Cell {
  if (typeof value === 'number') {
    if (kind === 'moment' || kind === 'day') return new Date(value)
    return kind === 'euros' ? toEuros(value) : value
  }
  return typeof value === 'string' && value !== '' ? value : null
}

/** Columns with their headings, and how a stored row becomes cells: by the writer of its column, else by the column's kind. */
export function columnsOf<Key extends string>(
  layout: Layout<Key>,
  heading: (key: Key) => string,
  writers: Writers<Key> = {},
) {
  // a constant has no other keys than its type names
  const keys = Object.keys(layout) as Key[]
  const write = keys.map((key) => writers[key] ?? ((value: Value) => plain(value, layout[key].kind)))
  return {
    columns: keys.map((key): SheetColumn => ({ ...layout[key], heading: heading(key) })),
    async *cells(pieces: AsyncIterable<readonly StoredRow[]>): AsyncGenerator<Cell[][]> {
      for await (const rows of pieces) yield rows.map((row) => write.map((cell, index) => cell(row[index] ?? null)))
    },
  }
}
