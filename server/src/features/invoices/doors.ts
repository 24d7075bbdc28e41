import { invoiceLink, invoicePdf } from '@volant/contract/rest/invoices'
import { create as contentDisposition } from 'content-disposition'
import { selectedFields } from '../../platform/graphql/selection'
import { defineResolver, defineRoute } from '../../platform/operations/registry'
import type { GraphqlOperation, RestOperation } from '../../platform/operations/registry'
import type { PaymentReads } from './read/payments'
import type { InvoiceDocuments } from './service/documents'

// each one is drawn: a reader's pace, not a harvester's
const DRAWN = [{ by: 'user', max: 60, seconds: 60 }] as const

export function invoiceDoors(
  documents: InvoiceDocuments,
  payments: PaymentReads,
): (RestOperation | GraphqlOperation)[] {
  return [
    defineRoute(invoicePdf, { limits: DRAWN }, async (ctx, { params }, reply) => {
      const { fileName, bytes } = await documents.download(ctx, params.id)
      const type = ctx.actor.role === 'ADMIN' ? 'inline' : 'attachment'
      void reply.header('content-disposition', contentDisposition(fileName, { type }))
      return bytes
    }),
    defineRoute(invoiceLink, { limits: DRAWN }, (ctx, { params }) => documents.link(ctx, params.id)),
    defineResolver('findAllDeliveryPayments', {}, ({ actor }, args, info) =>
      payments(actor, args, selectedFields(info).get('records') ?? new Map()),
    ),
  ]
}
