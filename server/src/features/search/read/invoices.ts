import { MASKS } from '@volant/domain/deliveries/masks'
import type { Given } from '@volant/domain/deliveries/masks'
import { containing } from '../../../projections/page'
import { list } from './names'
import type { NameQuestion } from './names'

const whileGiven = (given: Given | undefined) =>
  given === 'always' ? 'true' : `d.status IN (${(given ?? []).map((status) => `'${status}'`).join(', ')})`

/** The office reads all, a client invoices and credit notes while the mask of the delivery gives them. */
function isReadable({ actor, params }: NameQuestion): string {
  if (actor.role !== 'CLIENT') return 'true'
  const { invoice, creditNote } = MASKS['m-client'].delivery
  return `i.organization_id = ${params.add(actor.organizationId)}::uuid AND d.deleted_at IS NULL
      AND CASE WHEN i.kind = 'credit' THEN ${whileGiven(creditNote)} ELSE ${whileGiven(invoice)} END`
}

/** The ids of the invoices found, the newest first: numbers rise with the ids. */
export function invoiceIdsFound(question: NameQuestion): string {
  const { terms, limit, params } = question
  return `ARRAY(SELECT i.id FROM invoices i JOIN deliveries d ON d.id = i.delivery_id
    WHERE i.number LIKE ${params.add(containing(terms.whole.toUpperCase()))} AND ${isReadable(question)} ORDER BY i.id DESC LIMIT ${limit})`
}

/** These invoices, as far as they are still readable, as a JSON list. */
export function invoicesShown(question: NameQuestion, ids: readonly string[]): string {
  const { limit, params } = question
  const from = `invoices i JOIN deliveries d ON d.id = i.delivery_id JOIN organizations g ON g.id = i.organization_id
    WHERE i.id = ANY(${params.add(ids)}::uuid[]) AND ${isReadable(question)}`
  const fields = `i.id, i.number, i.issued_at AS "issuedAt", i.kind = 'credit' AS "isCredit", d.public_id_text AS contract, g.name AS "organizationName"`
  return list(fields, from, 'i.id DESC', limit)
}
