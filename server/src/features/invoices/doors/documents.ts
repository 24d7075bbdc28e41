import { invoiceLink, invoicePdf, invoiceXml } from '@volant/contract/rest/invoices'
import { create as contentDisposition } from 'content-disposition'
import { defineRoute } from '../../../platform/operations/registry'
import type { RestOperation } from '../../../platform/operations/registry'
import type { InvoiceDocuments } from '../service/documents'

// each one is drawn: a reader's pace, not a harvester's
const DRAWN = [{ by: 'user', max: 60, seconds: 60 }] as const

export function documentDoors(documents: InvoiceDocuments): RestOperation[] {
  return [
    defineRoute(invoicePdf, { limits: DRAWN }, async (ctx, { params }, reply) => {
      const { fileName, bytes } = await documents.download(ctx, params.id)
      const type = ctx.actor.role === 'ADMIN' ? 'inline' : 'attachment'
      void reply.header('content-disposition', contentDisposition(fileName, { type }))
      return bytes
    }),
    defineRoute(invoiceXml, { limits: DRAWN }, async (ctx, { params }, reply) => {
      const { fileName, bytes } = await documents.xml(ctx, params.id)
      void reply.header('content-disposition', contentDisposition(fileName, { type: 'attachment' }))
      return bytes
    }),
    defineRoute(invoiceLink, { limits: DRAWN }, (ctx, { params }) => documents.link(ctx, params.id)),
  ]
}
