import { sql } from 'drizzle-orm'
import { timestamp, uuid } from 'drizzle-orm/pg-core'

/** Ids are UUIDv7 made in the application: PostgreSQL 15 has no uuidv7(). */
export const id = () => uuid('id').primaryKey()

/** Every moment is stored in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const createdAt = () =>
  moment('created_at')
    .notNull()
    .default(sql`now()`)
export const updatedAt = () =>
  moment('updated_at')
    .notNull()
    .default(sql`now()`)
export const deletedAt = () => moment('deleted_at')
