import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** The town of the address whose id this column holds. */
export const townOf = (address: AnyPgColumn) =>
  sql<string | null>`(SELECT a.city FROM addresses a WHERE a.id = ${address})`
