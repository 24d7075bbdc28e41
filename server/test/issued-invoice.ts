import type { ClientActor } from '@volant/domain/kernel/actor'
import { v7 as uuid } from 'uuid'
import { invoices } from '../src/tables/invoices'
import { NOW } from './world'
import type { World } from './world'

/** An invoice of that number for a delivery, of nothing. @returns its id */
export async function issueInvoice(
  { db }: World,
  deliveryId: string,
  { organizationId }: ClientActor,
  number: string,
  kind: 'invoice' | 'credit' = 'invoice',
): Promise<string> {
  if (organizationId === null) throw new Error('a client without an organisation is not billed')
  const id = uuid()
  const [series, year, sequence] = [number.slice(0, 1), 2026, Number(number.slice(-6))]
  const totals = { totalExclTax: 0, totalVat: 0, totalInclTax: 0 }
  const party = {} as never
  await db.sql.insert(invoices).values({
    id,
    kind,
    series,
    year,
    sequence,
    number,
    deliveryId,
    organizationId,
    language: 'fr',
    issuedAt: NOW,
    seller: party,
    buyer: party,
    lines: [],
    ...totals,
  })
  return id
}
