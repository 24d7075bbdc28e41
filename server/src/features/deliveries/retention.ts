import { subDays, subMonths } from 'date-fns'
import { sql } from 'drizzle-orm'
import type { Database, Tx } from '../../platform/db/database'
import { rows } from '../../platform/db/rows'
import type { Retention } from '../../platform/retention'
import { logSecurity } from '../identity/public'

// each row takes its vehicles, offers and history along, or is read by a trigger: some hundreds are done in a second
const BATCH = 200

interface Purged {
  readonly id: string
  readonly public_id: number
  readonly addresses: string[]
}

/** Deliveries deleted a month ago: what has an invoice never goes. */
function removeDeleted(tx: Tx, now: Date): Promise<Purged[]> {
  return rows<Purged>(
    tx.sql,
    sql`DELETE FROM deliveries WHERE id IN (
          SELECT d.id FROM deliveries d
          WHERE d.deleted_at < ${subDays(now, 30).toISOString()}
            AND NOT EXISTS (SELECT 1 FROM invoices i WHERE i.delivery_id = d.id)
            AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.delivery_id = d.id)
            AND NOT EXISTS (SELECT 1 FROM sealed_reports r WHERE r.delivery_id = d.id)
            AND NOT EXISTS (SELECT 1 FROM survey_responses s WHERE s.delivery_id = d.id)
          LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
        RETURNING id, public_id, to_json(array_remove(ARRAY[
          from_address_id, to_address_id, to_return_from_address_id, to_return_to_address_id], NULL)) AS addresses`,
  )
}

/** Each column by itself, for each has its index. */
async function removeAddresses(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.sql.execute(
    sql`DELETE FROM addresses a WHERE a.id IN ${ids}
          AND NOT EXISTS (SELECT 1 FROM organizations o WHERE a.id IN (o.address_id, o.billing_address_id))
          AND NOT EXISTS (SELECT 1 FROM clients c WHERE c.address_id = a.id)
          AND NOT EXISTS (SELECT 1 FROM drivers r WHERE r.address_id = a.id)
          AND NOT EXISTS (SELECT 1 FROM deliveries d WHERE d.from_address_id = a.id)
          AND NOT EXISTS (SELECT 1 FROM deliveries d WHERE d.to_address_id = a.id)
          AND NOT EXISTS (SELECT 1 FROM deliveries d WHERE d.to_return_from_address_id = a.id)
          AND NOT EXISTS (SELECT 1 FROM deliveries d WHERE d.to_return_to_address_id = a.id)`,
  )
}

/** The rows of some deliveries go, their files are marked, one line of each stays. */
async function purgeSome(tx: Tx, now: Date): Promise<boolean> {
  const purged = await removeDeleted(tx, now)
  if (purged.length === 0) return false
  const ids = purged.map(({ id }) => id)
  await tx.sql.execute(
    sql`UPDATE files SET deleted_at = ${now.toISOString()} WHERE delivery_id IN ${ids} AND deleted_at IS NULL`,
  )
  await removeAddresses(tx, [...new Set(purged.flatMap(({ addresses }) => addresses))])
  for (const { id, public_id: contract } of purged)
    await logSecurity(tx, { kind: 'delivery.purged', at: now, subject: id, data: { contract } })
  return purged.length === BATCH
}

/** Two years after the end, the recipient's phone and e-mail are nobody's business any more. */
async function maskSomeRecipients(database: Database, now: Date): Promise<boolean> {
  const masked = await rows(
    database.sql,
    sql`UPDATE deliveries SET client_phone = NULL, client_email = '', sms_message = NULL
        WHERE id IN (
          SELECT id FROM deliveries
          WHERE coalesce(completed_at, cancelled_at) < ${subMonths(now, 24).toISOString()}
            AND (client_email <> '' OR client_phone IS NOT NULL)
          LIMIT ${BATCH} FOR NO KEY UPDATE SKIP LOCKED)
        RETURNING 1`,
  )
  return masked.length === BATCH
}

export const deliveryRetention: readonly Retention[] = [
  maskSomeRecipients,
  (database, now) => database.tx((tx) => purgeSome(tx, now)),
]
