import { NOTICE_KINDS } from '@volant/domain/notices/kinds'
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { listChecks } from '../platform/db/columns'
import { users } from './users'

/** Kinds of notices that somebody has switched off. */
export const mutedNotices = pgTable(
  'muted_notices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: NOTICE_KINDS }).notNull(),
  },
  (t) => [uniqueIndex('muted_notices_user_kind').on(t.userId, t.kind), ...listChecks(t)],
)
