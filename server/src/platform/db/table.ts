import { boolean, pgTable } from 'drizzle-orm/pg-core'
import { moment } from './columns'

/** One row, written whenever somebody asks whether the database takes a write. */
export const readiness = pgTable('readiness', {
  one: boolean('one').primaryKey(),
  writtenAt: moment('written_at').notNull(),
})
