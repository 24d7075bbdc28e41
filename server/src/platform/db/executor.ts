import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

export interface Statement {
  readonly text: string
  readonly values: unknown[]
  /**
   * What is asked all day has a name: each connection plans it once, for whatever values. Without one it is planned each
   * time for the values at hand: a search inside texts is many times slower otherwise.
   */
  readonly name?: string
}

export type Prepared = <R>(statement: Statement) => Promise<R[]>

/** A statement for the end of a transaction, and who hears its rows. */
export interface Last {
  readonly statement: Statement
  readonly hear: ((rows: unknown[]) => void) | undefined
}

/** The query builder over either engine: the root connection or a transaction. */
export type Executor = PgDatabase<PgQueryResultHKT>
