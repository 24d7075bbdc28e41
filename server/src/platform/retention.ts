import { subDays, subMonths } from 'date-fns'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { Clock } from './clock'
import type { Database, Tx } from './db/database'
import { rows } from './db/rows'

// Small enough for the rest of the product not to notice.
const BATCH = 1000

interface Rule {
  readonly table: string
  readonly where: (now: Date) => SQL
}

const before = (column: string, days: number) => (now: Date) =>
  sql`${sql.identifier(column)} < ${subDays(now, days).toISOString()}`

/** What goes, and when. Decisions: Public pages; proof, section 5; law D6. */
const RULES: readonly Rule[] = [
  { table: 'positions', where: before('received_at', 30) },
  { table: 'idempotency_keys', where: before('created_at', 1) },
  { table: 'refresh_tokens', where: before('expires_at', 1) },
  { table: 'challenges', where: before('expires_at', 1) },
  { table: 'email_codes', where: before('expires_at', 1) },
  { table: 'login_failures', where: before('updated_at', 1) },
  { table: 'customer_links', where: before('expires_at', 90) },
  { table: 'outbox', where: (now) => sql`state = 'sent' AND ${before('sent_at', 30)(now)}` },
  { table: 'outbox', where: (now) => sql`state = 'parked' AND ${before('created_at', 90)(now)}` },
  {
    table: 'security_log',
    where: (now) => sql`(kind LIKE 'login.%' OR kind = 'token.issued') AND ${before('at', 90)(now)}`,
  },
]

async function apply(database: Database, { table, where }: Rule, now: Date): Promise<void> {
  const name = sql.identifier(table)
  for (;;) {
    const gone = await rows(
      database.sql,
      sql`DELETE FROM ${name} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${name} WHERE ${where(now)} LIMIT ${BATCH})) RETURNING 1`,
    )
    if (gone.length < BATCH) return
  }
}

interface Purged {
  readonly id: string
  readonly public_id: number
  readonly addresses: string[]
}

/** One delivery deleted a month ago: its rows go, its files are marked, one line stays. What has an invoice never goes. */
async function purgeOne(tx: Tx, now: Date): Promise<boolean> {
  const [purged] = await rows<Purged>(
    tx.sql,
    sql`DELETE FROM deliveries WHERE id = (
          SELECT d.id FROM deliveries d
          WHERE d.deleted_at < ${subDays(now, 30).toISOString()}
            AND NOT EXISTS (SELECT 1 FROM invoices i WHERE i.delivery_id = d.id)
            AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.delivery_id = d.id)
            AND NOT EXISTS (SELECT 1 FROM survey_responses s WHERE s.delivery_id = d.id)
          LIMIT 1 FOR UPDATE SKIP LOCKED)
        RETURNING id, public_id, to_json(array_remove(ARRAY[
          from_address_id, to_address_id, to_return_from_address_id, to_return_to_address_id], NULL)) AS addresses`,
  )
  if (!purged) return false
  const { id, public_id: publicId, addresses } = purged
  await tx.sql.execute(
    sql`UPDATE files SET deleted_at = ${now.toISOString()} WHERE delivery_id = ${id} AND deleted_at IS NULL`,
  )
  for (const address of addresses) {
    await tx.sql.execute(
      sql`DELETE FROM addresses a WHERE a.id = ${address}
            AND NOT EXISTS (SELECT 1 FROM organizations o WHERE a.id IN (o.address_id, o.billing_address_id))
            AND NOT EXISTS (SELECT 1 FROM clients c WHERE c.address_id = a.id)
            AND NOT EXISTS (SELECT 1 FROM drivers r WHERE r.address_id = a.id)
            AND NOT EXISTS (SELECT 1 FROM deliveries d WHERE a.id IN
              (d.from_address_id, d.to_address_id, d.to_return_from_address_id, d.to_return_to_address_id))`,
    )
  }
  await tx.sql.execute(
    sql`INSERT INTO security_log (id, at, kind, subject, data)
        VALUES (${uuid()}, ${now.toISOString()}, 'delivery.purged', ${id}, ${JSON.stringify({ publicId })})`,
  )
  return true
}

/** Two years after the end, the recipient's phone and e-mail are nobody's business any more. */
async function maskRecipients(database: Database, now: Date): Promise<void> {
  await database.sql.execute(
    sql`UPDATE deliveries SET client_phone = NULL, client_email = '', sms_message = NULL
        WHERE coalesce(completed_at, cancelled_at) < ${subMonths(now, 24).toISOString()}
          AND (client_email <> '' OR client_phone IS NOT NULL)`,
  )
}

/** Removes what may no longer be kept; run every night, harmless to run again. */
export async function applyRetention(database: Database, clock: Clock): Promise<void> {
  const now = clock.now()
  for (const rule of RULES) await apply(database, rule, now)
  await maskRecipients(database, now)
  while (await database.tx((tx) => purgeOne(tx, now)));
}
