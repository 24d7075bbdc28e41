import { crossIndustryInvoice } from '@volant/domain/invoices/electronic/cii'
import { electronicInvoice } from '@volant/domain/invoices/electronic/invoice'
import type { ElectronicInvoice } from '@volant/domain/invoices/electronic/invoice'
import type { InvoiceSnapshot } from '@volant/domain/invoices/snapshot'
import { dueAt, paymentDays } from '@volant/domain/invoices/terms'
import { formatDate } from '../../../platform/format'
import type { Translate } from '../../../platform/words'
import { xmlDocument } from '../../../platform/xml'
import { legalForm } from './seller-lines'

/** When and how an invoice is to be paid. */
export function paymentTerm(
  { buyer, issuedAt }: Pick<InvoiceSnapshot, 'buyer' | 'issuedAt'>,
  t: Translate<'documents'>,
) {
  const days = paymentDays(buyer)
  return t('invoice.terms.payment', { count: days, date: formatDate(dueAt(issuedAt, days)) })
}

/** The document in the terms of EN 16931, with the words that stand on its sheet. */
export function electronicOf(snapshot: InvoiceSnapshot, t: Translate<'documents'>): ElectronicInvoice {
  return electronicInvoice(snapshot, {
    indemnity: t('invoice.terms.indemnity'),
    penalties: t('invoice.terms.penalties'),
    discount: t('invoice.terms.discount'),
    payment: snapshot.kind === 'credit' ? t('invoice.terms.credit') : paymentTerm(snapshot, t),
    legalForm: legalForm(snapshot.seller, t),
  })
}

/** Its XML, as it is handed over and as it stands inside of its PDF. */
export function electronicXml(snapshot: InvoiceSnapshot, t: Translate<'documents'>): Buffer {
  return xmlDocument(crossIndustryInvoice(electronicOf(snapshot, t)))
}
