import type { Feature } from '../../platform/feature'
import type { Platform } from '../../platform/platform'
import type { PublicFiles } from '../files/public'
import { declarationDoor } from './doors/declaration'
import { documentDoors } from './doors/documents'
import { paymentExportDoor } from './doors/export'
import { paymentResolvers } from './doors/payments'
import { createPaymentReads } from './read/payments'
import { invoiceReactions } from './reactions'
import { createInvoiceDocuments } from './service/documents'
import { createPayments } from './service/payments'

interface Needs {
  readonly files: PublicFiles
}

export function createInvoicesFeature({ db, clock, config }: Platform, { files }: Needs): Feature {
  const { seller, PUBLIC_URL: publicUrl } = config
  return {
    operations: [
      ...documentDoors(createInvoiceDocuments({ db, files, seller, publicUrl })),
      ...paymentResolvers(createPaymentReads(db, clock), createPayments({ db, clock })),
      paymentExportDoor(db, clock, seller.name),
      declarationDoor(db, clock, seller.name),
    ],
    reactions: invoiceReactions(seller),
  }
}
