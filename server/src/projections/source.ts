import { getTableName, is, Table } from 'drizzle-orm'
import type { Mask } from '@volant/domain/deliveries/masks'

/** What a text is written for: whoever looks through the same mask shares it, each with their own values. */
export interface Lens {
  readonly mask: Mask
  /** The place of a value of the viewer, e.g. `$3`. */
  value(of: 'now' | 'driverId'): string
}

/** Where a text is written: under which names the tables of the statement stand, and through which lens. */
export interface Scope {
  readonly nameOf: (table: Table) => string
  readonly lens: Lens
}

/** Moments are text in JSON; where a text of any content is wanted, a moment will do. */
type DataOf<V> = unknown extends V ? unknown : NonNullable<V> | (string extends V ? Date : never)

export interface AnyColumn {
  readonly name: string
  readonly notNull: boolean
  readonly table: Table
  readonly _: { readonly data: unknown; readonly notNull: boolean; readonly tableName: string }
}

/** A column that gives `V`: one that may be empty gives no `V` that may not. */
export interface ColumnOf<V, Name extends string = string> extends AnyColumn {
  readonly _: {
    readonly data: DataOf<V>
    readonly notNull: null extends V ? boolean : true
    readonly tableName: Name
  }
}

/** What a column gives. */
type Given<C extends AnyColumn> = C['_']['data'] | (C['_']['notNull'] extends true ? never : null)

/** SQL that gives `V`, with the columns it reads written in by the compiler's eyes. */
export interface Expression<V> {
  readonly kind: 'expression'
  readonly write: (scope: Scope) => string
  /** Only a type: what comes of it. */
  readonly gives?: V
}

export type Source<V, Name extends string = string> = ColumnOf<V, Name> | Expression<V>

/** What may stand in a text of SQL. */
export type Written = AnyColumn | Expression<unknown> | Table

/** The text of a column, an expression, or the name of a table. */
export function write(input: Written, scope: Scope): string {
  if (is(input, Table)) return getTableName(input)
  return 'write' in input ? input.write(scope) : `${scope.nameOf(input.table)}.${input.name}`
}

/** For a statement in which nothing depends on who asks; a table that is not among the names stands under its own. */
export function written(
  source: AnyColumn | Expression<unknown>,
  ...names: readonly (readonly [Table, string])[]
): string {
  const lens = {
    get mask(): never {
      throw new Error('nobody asks')
    },
    value(): never {
      throw new Error('nobody asks')
    },
  }
  const known = new Map(names)
  return write(source, { nameOf: (table) => known.get(table) ?? getTableName(table), lens })
}

/**
 * SQL with columns, tables and other expressions in it: computed<number>`${offers.demandedPrice} / 100`. The row's own columns are
 * written under the row's name; other tables stand under their own, so a subquery says `FROM ${offers}`.
 */
export function computed<V>(text: TemplateStringsArray, ...inputs: readonly Written[]): Expression<V> {
  return {
    kind: 'expression',
    write: (scope) => String.raw({ raw: text }, ...inputs.map((input) => write(input, scope))),
  }
}

export const condition = computed<boolean>

/** Constants of the domain, never input. */
export function literals(values: readonly string[]): Expression<string> {
  const text = values.map(literal).join(', ')
  return { kind: 'expression', write: () => text }
}

/** A field of the contract that nobody is given. */
export const nothing = computed<null>`NULL`

/** A value of the program, as SQL. */
export function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`
  return typeof value === 'object' ? `${literal(JSON.stringify(value))}::json` : String(value)
}

/** Cents in the row, euros in the answer. */
export function euros<C extends ColumnOf<number | null>>(cents: C): Expression<Given<C>> {
  return computed<Given<C>>`(${cents}::float8 / 100)`
}

/** A JSON object of what its fields give. */
export function object<V extends object>(fields: { readonly [K in keyof V]-?: Source<V[K]> }): Expression<V> {
  const entries = Object.entries<Written>(fields)
  return {
    kind: 'expression',
    write: (scope) =>
      `json_build_object(${entries.map(([name, source]) => `'${name}', ${write(source, scope)}`).join(', ')})`,
  }
}

export const now: Expression<string> = {
  kind: 'expression',
  write: ({ lens }) => `${lens.value('now')}::timestamptz`,
}
