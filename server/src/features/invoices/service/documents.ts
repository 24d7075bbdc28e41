import { createHash } from 'node:crypto'
import { AppError, ensure } from '@volant/contract/errors'
import type { Language } from '@volant/domain/kernel/actor'
import { mayCallByRank } from '@volant/domain/permissions/operations'
import type { OperationName } from '@volant/domain/permissions/operations'
import type { Database } from '../../../platform/db/database'
import type { RequestContext } from '../../../platform/operations/registry'
import type { PublicFiles } from '../../files/public'
import { wordsIn } from '../../../platform/words'
import { electronicXml } from '../draw/electronic'
import { drawInvoices } from '../draw/invoice'
import { drawPayment } from '../draw/payment'
import { findInvoices, findPayment, snapshotOf } from '../read/documents'
import type { IssuedDocument, OwedPayment } from '../read/documents'
import type { SellerSnapshot } from '@volant/domain/invoices/snapshot'

export interface InvoiceDeps {
  readonly db: Database
  readonly seller: SellerSnapshot
  readonly files: Pick<PublicFiles, 'find' | 'store' | 'fileUrl'>
  readonly publicUrl: string
}

interface Document {
  /** Changes with the content: what is stored under it stays right. */
  readonly key: string
  readonly fileName: string
  readonly kind: 'invoice' | 'payment'
  draw(): Promise<Buffer>
}

function invoiceDocument(issued: readonly IssuedDocument[]): Document {
  const numbers = issued.map(({ row }) => row.number).join('_')
  return {
    key: `Invoices/${issued.map(({ row }) => row.id).join('_')}${issued.length === 1 ? '.factur-x' : ''}.pdf`,
    fileName: `${numbers}.pdf`,
    kind: 'invoice',
    draw: () => drawInvoices(issued),
  }
}

/** Says what is known today of the account that is still to be paid, of both addresses and of the house: other words are another file. */
async function paymentDocument(owed: OwedPayment, seller: SellerSnapshot, language: Language): Promise<Document> {
  const { row, delivery } = owed
  const bytes = await drawPayment(owed, seller, language)
  return {
    key: `Payments/${row.id}-${createHash('sha256').update(bytes).digest('hex')}.pdf`,
    fileName: `${delivery.publicId}-${row.status.toLowerCase()}.pdf`,
    kind: 'payment',
    draw: async () => bytes,
  }
}

/** Invoices, credit notes and payment statements as files. */
export function createInvoiceDocuments({ db, seller, files, publicUrl }: InvoiceDeps) {
  /** What this id means to this person: the same 404 for what is not there and what is not theirs. */
  async function find({ actor, language }: RequestContext, operation: OperationName, id: string): Promise<Document> {
    const issued = await findInvoices(db.sql, actor, id)
    if (issued.length > 0) {
      ensure(mayCallByRank(actor, operation))
      return invoiceDocument(issued)
    }
    const owed = await findPayment(db.sql, actor, id)
    if (owed === undefined) throw new AppError('NOT_FOUND')
    ensure(mayCallByRank(actor, 'findAllDeliveryPayments'))
    return paymentDocument(owed, seller, language)
  }

  return {
    async download(ctx: RequestContext, id: string): Promise<{ fileName: string; bytes: Buffer }> {
      const { fileName, draw } = await find(ctx, 'GET /invoice/downloadPDF/{id}', id)
      return { fileName, bytes: await draw() }
    },

    /** One document as platforms for electronic invoices take it: of a delivery the newest. */
    async xml({ actor }: RequestContext, id: string): Promise<{ fileName: string; bytes: Buffer }> {
      const issued = await findInvoices(db.sql, actor, id)
      const document = issued.at(-1)
      if (document === undefined) throw new AppError('NOT_FOUND')
      ensure(mayCallByRank(actor, 'GET /invoice/downloadXML/{id}'))
      const { language, number } = document.row
      const t = await wordsIn(language, 'documents')
      return { fileName: `${number}.xml`, bytes: electronicXml(snapshotOf(document), t) }
    },

    /** For devices that open documents outside the app: the file is kept, its link dies within minutes. */
    async link(ctx: RequestContext, id: string): Promise<{ url: string }> {
      const { key, fileName, kind, draw } = await find(ctx, 'GET /invoice/downloadPDFMobile/{id}', id)
      const isKept = async () => (await files.find(db.sql, [key])).length > 0
      if (!(await isKept())) {
        const filing = await files.store({ key, bytes: await draw(), type: 'application/pdf', kind, fileName })
        await db.tx(filing).catch(async (error: unknown) => {
          // whoever asked at the same moment may have kept it first
          if (!(await isKept())) throw error
        })
      }
      return { url: new URL(files.fileUrl(key, { viewer: ctx.actor }), publicUrl).href }
    },
  }
}

export type InvoiceDocuments = ReturnType<typeof createInvoiceDocuments>
