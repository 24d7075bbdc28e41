import { subDays, subMonths } from 'date-fns'
import { sql } from 'drizzle-orm'
import type { Database, Tx } from '../../platform/db/database'
import { rows } from '../../platform/db/rows'
import type { Retention } from '../../platform/retention'
import { logSecurity } from '../identity/public'

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
            AND NOT EXISTS (SELECT 1 FROM sealed_reports r WHERE r.delivery_id = d.id)
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
  await logSecurity(tx, { kind: 'delivery.purged', at: now, subject: id, data: { contract: publicId } })
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

async function purgeDeleted(database: Database, now: Date): Promise<void> {
  while (await database.tx((tx) => purgeOne(tx, now)));
}

export const deliveryRetention: readonly Retention[] = [maskRecipients, purgeDeleted]
