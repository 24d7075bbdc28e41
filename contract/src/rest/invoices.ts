import * as z from 'zod'
import { Id, looseText, Moment, oneOf, SortOrder, whole } from './fields'
import { PDF, XLSX, XML, verb } from './verb'

const params = z.strictObject({ id: Id })

/** The id is the delivery's or the invoice's. */
export const invoicePdf = verb({
  summary: 'An invoice as a PDF',
  method: 'GET',
  path: '/invoice/downloadPDF/{id}',
  params,
  replies: { 200: PDF },
})

/** The id is the delivery's or the document's own; of a delivery whose invoice was taken back it is the credit note. */
export const invoiceXml = verb({
  summary: 'An invoice or a credit note as the XML of an electronic invoice',
  method: 'GET',
  path: '/invoice/downloadXML/{id}',
  params,
  replies: { 200: XML },
})

/** A signed link, for devices that open documents outside the app. */
export const invoiceLink = verb({
  summary: 'A signed link to an invoice',
  method: 'GET',
  path: '/invoice/downloadPDFMobile/{id}',
  params,
  replies: { 200: z.object({ url: z.string() }) },
})

/**
 * Who was paid in a calendar year of Paris, by quarters, with the account: what platforms declare of sellers (DAC7). A driver is given
 * their own line.
 */
export const exportDeclaration = verb({
  summary: 'Export what drivers were paid in a year as a workbook',
  method: 'POST',
  path: '/invoice/download-declaration-xlsx',
  body: z.strictObject({ year: whole(2000, 2999) }),
  replies: { 201: XLSX },
})

export const exportPayments = verb({
  summary: 'Export payments to drivers as a workbook',
  method: 'POST',
  path: '/invoice/download-delivery-payments-xlsx',
  body: z.strictObject({
    tab: oneOf(['subscription', 'delivery']).optional(),
    from: Moment.nullish(),
    to: Moment.nullish(),
    search: looseText(64).nullish(),
    orderBy: oneOf(['createdAt', 'amount', 'status']).optional(),
    order: SortOrder.optional(),
  }),
  replies: { 201: XLSX },
})
