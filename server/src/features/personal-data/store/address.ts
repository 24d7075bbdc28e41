import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database'

/** An address that was theirs alone: each change writes another row, so that one which others name is not the person's. */
export async function forgetAddress(tx: Tx, id: string | null): Promise<void> {
  if (id === null) return
  await tx.sql.execute(
    sql`DELETE FROM addresses a WHERE a.id = ${id}
          AND NOT EXISTS (SELECT 1 FROM organizations o WHERE a.id IN (o.address_id, o.billing_address_id))
          AND NOT EXISTS (SELECT 1 FROM clients c WHERE c.address_id = a.id)
          AND NOT EXISTS (SELECT 1 FROM drivers r WHERE r.address_id = a.id)`,
  )
}
