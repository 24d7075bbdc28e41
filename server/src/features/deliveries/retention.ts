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

/** Two years after the end, the recipient's phone, e-mail and driving licence are nobody's business any more. */
async function maskSomeRecipients(database: Database, now: Date): Promise<boolean> {
  const masked = await rows(
    database.sql,
    sql`UPDATE deliveries SET client_phone = NULL, client_email = '', client_driving_licence_number = NULL, sms_message = NULL
        WHERE id IN (
          SELECT id FROM deliveries
          WHERE coalesce(completed_at, cancelled_at) < ${subMonths(now, 24).toISOString()}
            AND (client_email <> '' OR client_phone IS NOT NULL)
          LIMIT ${BATCH} FOR NO KEY UPDATE SKIP LOCKED)
        RETURNING 1`,
  )
  return masked.length === BATCH
}

/** The wizard sends a document when it is chosen, and a draft may be left for some days. */
const DRAFT_DAYS = 7

/**
 * Documents that were sent for a delivery and never saved with it: they fill the space of its organisation, and nobody can take them away.
 * A delivery that is being edited at the moment keeps its own until the next night; the others are held, so that none is named meanwhile.
 */
async function discardUnsaved(tx: Tx, now: Date): Promise<boolean> {
  // each log is asked for by itself, of the few that are left: without the aggregate all logs would be joined
  const unnamed = sql`NOT (d.docs || d.validation_docs) @> jsonb_build_array(jsonb_build_object('key', f.key))
    AND NOT coalesce((SELECT bool_or(strpos(l.data::text, f.key) > 0) FROM delivery_logs l WHERE l.delivery_id = d.id), false)
    AND NOT coalesce((SELECT bool_or(e.files ? f.key) FROM mission_evidence e WHERE e.delivery_id = d.id), false)`
  const found = await rows<{ id: string }>(
    tx.sql,
    sql`SELECT f.id FROM files f JOIN deliveries d ON d.id = f.delivery_id
        WHERE f.organization_id IS NOT NULL AND f.kind = 'doc' AND f.state = 'ready' AND f.deleted_at IS NULL
          AND f.created_at < ${subDays(now, DRAFT_DAYS).toISOString()} AND ${unnamed}
        LIMIT ${BATCH} FOR NO KEY UPDATE OF d SKIP LOCKED`,
  )
  if (found.length === 0) return false
  const gone = await rows(
    tx.sql,
    sql`UPDATE files f SET deleted_at = ${now.toISOString()} FROM deliveries d
        WHERE d.id = f.delivery_id AND f.id IN ${found.map(({ id }) => id)} AND ${unnamed}
        RETURNING 1`,
  )
  return gone.length === BATCH
}

export const deliveryRetention: readonly Retention[] = [
  maskSomeRecipients,
  (database, now) => database.tx((tx) => purgeSome(tx, now)),
  (database, now) => database.tx((tx) => discardUnsaved(tx, now)),
]
