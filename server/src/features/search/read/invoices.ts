import { MASKS } from '@volant/domain/deliveries/masks'
import type { Given } from '@volant/domain/deliveries/masks'
import { containing } from '../../../projections/page'
import { list } from './names'
import type { NameQuestion } from './names'

const whileGiven = (given: Given | undefined) =>
  given === 'always' ? 'true' : `d.status IN (${(given ?? []).map((status) => `'${status}'`).join(', ')})`

/**
 * The ids of the invoices found, the newest first: numbers rise with the ids. A client reads invoices and credit notes while the
 * mask of the delivery gives them.
 */
export function invoiceIdsFound({ actor, terms, limit, params }: NameQuestion): string {
  const { invoice, creditNote } = MASKS['m-client'].delivery
  const own =
    actor.role === 'CLIENT'
      ? ` AND i.organization_id = ${params.add(actor.organizationId)}::uuid AND d.deleted_at IS NULL
          AND CASE WHEN i.kind = 'credit' THEN ${whileGiven(creditNote)} ELSE ${whileGiven(invoice)} END`
      : ''
  return `ARRAY(SELECT i.id FROM invoices i JOIN deliveries d ON d.id = i.delivery_id
    WHERE i.number LIKE ${params.add(containing(terms.whole.toUpperCase()))}${own} ORDER BY i.id DESC LIMIT ${limit})`
}

/** These invoices as a JSON list. */
export function invoicesShown({ limit, params }: NameQuestion, ids: readonly string[]): string {
  const from = `invoices i JOIN deliveries d ON d.id = i.delivery_id JOIN organizations g ON g.id = i.organization_id
    WHERE i.id = ANY(${params.add(ids)}::uuid[])`
  const fields = `i.id, i.number, i.issued_at AS "issuedAt", i.kind = 'credit' AS "isCredit", d.public_id_text AS contract, g.name AS "organizationName"`
  return list(fields, from, 'i.id DESC', limit)
}
