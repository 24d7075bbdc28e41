import type { Actor } from '@volant/domain/kernel/actor'
import type { Rows } from './all-rows'

/** Who asks. */
export interface Asking {
  readonly actor: Actor
  readonly rows: Rows
}

/** What a field says of a row. */
export type Of<Row> = (row: Row, asking: Asking) => unknown
/** The fields of a type by what they say of its rows. */
export const like = <Row>(fields: Readonly<Record<string, Of<Row>>>) => fields as Readonly<Record<string, Of<never>>>

/** A row that a field leads to, or several in their order. */
export class To {
  readonly type: string
  readonly rows: readonly object[]
  readonly isList: boolean
  constructor(type: string, rows: object | undefined | readonly object[]) {
    this.type = type
    this.isList = Array.isArray(rows)
    this.rows = Array.isArray(rows) ? rows : rows === undefined ? [] : [rows]
  }
}

/** What changes while the test runs: minutes, or a moment in milliseconds. */
export class About {
  readonly value: number | null
  constructor(value: number | null) {
    this.value = value
  }

  holds(got: unknown): boolean {
    if (got === null || this.value === null) return got === this.value
    return typeof got === 'number'
      ? Math.abs(got - this.value) < 4
      : Math.abs(Date.parse(String(got)) - this.value) < 240_000
  }
}

export const iso = (moment: Date | null) => moment?.toISOString() ?? null
export const euros = (cents: number | null) => (cents === null ? null : cents / 100)
