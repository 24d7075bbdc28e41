import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** The query builder over either engine: the root connection or a transaction. */
export type Executor = PgDatabase<PgQueryResultHKT>
