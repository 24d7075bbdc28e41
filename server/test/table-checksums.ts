import { sql } from 'drizzle-orm'
import type { Database } from '../src/platform/db/database'
import { rows } from '../src/platform/db/rows'

/** Whatever a call could write; the security log and the failed sign-ins grow with every refusal. */
const TABLES = [
  'addresses',
  'admins',
  'clients',
  'code_tries',
  'customer_links',
  'deliveries',
  'delivery_logs',
  'drivers',
  'email_codes',
  'files',
  'idempotency_keys',
  'invoices',
  'offers',
  'organizations',
  'outbox',
  'outbox_broadcasts',
  'payments',
  'positions',
  'push_subscriptions',
  'sealed_reports',
  'subscription_payments',
  'survey_responses',
  'tariffs',
  'users',
  'vehicles',
]

/** A sum for each table over all that it holds: equal sums, nothing was written. */
export async function tableChecksums(db: Database): Promise<Record<string, string>> {
  const sums = TABLES.map(
    (table) => `(SELECT coalesce(md5(string_agg(t::text, '' ORDER BY t::text)), '') FROM ${table} t) AS ${table}`,
  )
  const [found] = await rows<Record<string, string>>(db.sql, sql.raw(`SELECT ${sums.join(', ')}`))
  return found ?? {}
}
