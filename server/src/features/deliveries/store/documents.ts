import { eq } from 'drizzle-orm'
import type { StoredDocument } from '@volant/domain/deliveries/documents'
import type { Tx } from '../../../platform/db/database'
import { deliveries } from '../../../tables/deliveries'
import type { DeliveryRow } from './row'

/** A newer version of a document in the place of the former, which stays as a trace. The delivery is locked by the caller. */
export async function replaceDocument(
  tx: Tx,
  { id, validationDocs }: Pick<DeliveryRow, 'id' | 'validationDocs'>,
  formerKey: string,
  document: StoredDocument,
): Promise<void> {
  const kept = validationDocs.map((each) => (each.key === formerKey ? { ...each, deleted: true } : each))
  const docs = [...kept, { ...document, deleted: false }]
  await tx.sql.update(deliveries).set({ validationDocs: docs }).where(eq(deliveries.id, id))
}
