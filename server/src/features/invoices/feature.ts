import type { Feature } from '../../platform/feature'
import type { Platform } from '../../platform/platform'
import type { PublicFiles } from '../files/public'
import { invoiceDoors } from './doors'
import { createPaymentReads } from './read/payments'
import { invoiceReactions } from './reactions'
import { createInvoiceDocuments } from './service/documents'

interface Needs {
  readonly files: PublicFiles
}

export function createInvoicesFeature({ db, clock, config }: Platform, { files }: Needs): Feature {
  const { seller, PUBLIC_URL: publicUrl } = config
  return {
    operations: invoiceDoors(createInvoiceDocuments({ db, files, seller, publicUrl }), createPaymentReads(db, clock)),
    reactions: invoiceReactions(seller),
  }
}
