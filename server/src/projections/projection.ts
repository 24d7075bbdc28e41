import type { Table } from 'drizzle-orm'
import type { Mask } from '@volant/domain/deliveries/masks'
import type { AnyColumn, ColumnOf, Expression, Source } from './source'

type NameOf<T extends Table> = T['_']['name']

/** Rows of another table that belong to this one. */
export interface Relation<V> {
  readonly kind: 'relation'
  readonly type: () => AnyProjection
  readonly many: boolean
  /** The two columns that are the same: the child's, and the row's own. */
  readonly on: readonly [AnyColumn, AnyColumn]
  readonly where?: readonly Expression<boolean>[]
  readonly order?: Expression<unknown>
  readonly most?: number
  readonly gives?: V
}

/** A column of the table, an expression over its columns, or rows of another table. */
export type Field<T extends Table, V> = Source<V, NameOf<T>> | Relation<V>

export type MaskedType = Exclude<keyof Mask, 'ownOffersOnly'>

/**
 * How one type of the contract is read from its table: each of its fields has a source that gives what the contract promises.
 * A field of the contract without one does not compile, nor does one that the contract lacks.
 */
export interface Projection<T extends Table, Row> {
  readonly table: T
  /** The list of the mask that governs it; without one, all is given to whoever was given the object. */
  readonly mask?: MaskedType
  readonly fields: { readonly [K in keyof Row]-?: Field<T, Exclude<Row[K], undefined>> }
  /** What stands where the contract promises a value and the mask gives none. */
  readonly withheld?: { readonly [K in keyof Row]?: Row[K] }
  /** Fields that exist under another name in the mask, e.g. a last name of which only the initial is given. */
  readonly narrowed?: {
    readonly [K in keyof Row]?: { readonly given: string; readonly as: Expression<Row[K]> }
  }
}

export type AnyField = AnyColumn | Expression<unknown> | Relation<unknown>

/** Any projection, by the names of its fields. */
export interface AnyProjection {
  readonly table: Table
  readonly mask?: MaskedType
  readonly fields: Readonly<Record<string, AnyField>>
  readonly withheld?: Readonly<Record<string, unknown>>
  readonly narrowed?: Readonly<Record<string, { readonly given: string; readonly as: Expression<unknown> } | undefined>>
}

interface Joined<Child extends Table> {
  readonly on: readonly [ColumnOf<string | null, NameOf<Child>>, ColumnOf<string | null>]
  readonly where?: readonly Expression<boolean>[]
  readonly order?: Expression<unknown>
  readonly most?: number
}

/** The one row that belongs to this one, or null. */
export function one<Child extends Table, Row>(
  type: () => Projection<Child, Row>,
  joined: Joined<Child>,
): Relation<Partial<Row> | null> {
  return { kind: 'relation', type, many: false, ...joined }
}

export function many<Child extends Table, Row>(
  type: () => Projection<Child, Row>,
  joined: Joined<Child>,
): Relation<Partial<Row>[]> {
  return { kind: 'relation', type, many: true, ...joined }
}
