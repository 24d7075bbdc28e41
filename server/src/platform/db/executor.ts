import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { schema } from '../../tables/schema'

/** The query builder over either engine: the root connection or a transaction. */
export type Executor = PgDatabase<PgQueryResultHKT, typeof schema>
