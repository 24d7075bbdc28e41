import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** A hot read under its own name, planned once. `custom` is for contains searches, where a generic plan is many times slower. */
export interface Statement {
  readonly name: string
  readonly text: string
  readonly values: unknown[]
  readonly plan: 'generic' | 'custom'
}

export type Prepared = <R>(statement: Statement) => Promise<R[]>

/** The query builder over either engine: the root connection or a transaction. */
export type Executor = PgDatabase<PgQueryResultHKT>
