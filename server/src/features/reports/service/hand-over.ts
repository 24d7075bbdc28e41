import { AppError } from '@volant/contract/errors'
import { isTwoWay } from '@volant/domain/deliveries/facts'
import { buffer } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '../../../platform/db/database'
import { ObjectMissing } from '../../../platform/storage/storage'
import type { Storage } from '../../../platform/storage/storage'
import type { FileRow, PublicFiles } from '../../files/public'
import type { HandOver, PrepareReport } from '../../missions/public'
import { drawHandOver } from '../draw/hand-over'
import { readHandOver } from '../read/hand-over'
import type { Report } from '../draw/report'

export interface ReportDeps {
  readonly files: Pick<PublicFiles, 'find' | 'store' | 'fileUrl'>
  readonly storage: Pick<Storage, 'read'>
  readonly company: Report['company']
}

const DRAWABLE = ['image/png', 'image/jpeg']

function unreadable(cause?: unknown): AppError {
  return new AppError('BAD_USER_INPUT', { fields: [{ path: 'signatureKey', code: 'invalid' }] }, { cause })
}

/** The signed report of a hand-over, kept beside the delivery. Decisions, Flow. */
export function createReports({ files, storage, company }: ReportDeps): PrepareReport {
  /** Only a signature that was uploaded for this very delivery is put on its report. */
  async function findSignature(tx: Tx, { signatureKey, delivery }: HandOver): Promise<FileRow | null> {
    if (signatureKey === null) return null
    const [file] = await files.find(tx.sql, [signatureKey])
    if (file === undefined || file.deliveryId !== delivery.id || !DRAWABLE.includes(file.type)) throw unreadable()
    return file
  }

  async function readSignature({ id }: FileRow): Promise<Buffer> {
    try {
      return await buffer(await storage.read(id))
    } catch (error) {
      if (error instanceof ObjectMissing) throw unreadable(error)
      throw error
    }
  }

  return async (tx, handOver) => {
    const { delivery, vehicle, signatureKey } = handOver
    const signed = await findSignature(tx, handOver)
    const facts = await readHandOver(tx, delivery, vehicle)
    return async () => {
      const signature = signed && (await readSignature(signed))
      const bytes = await drawHandOver({ handOver, facts, signature, company })
      // the two reports of a round trip lie side by side
      const label = isTwoWay(delivery) ? `PV ${vehicle + 1}` : 'PV'
      const name = `PV-${delivery.publicId}-${vehicle + 1}.pdf`
      const key = `Deliveries/${delivery.id}/pv/${name}`
      const file = await files.store({
        key,
        bytes,
        type: 'application/pdf',
        kind: 'validationDoc',
        fileName: name,
        deliveryId: delivery.id,
        organizationId: delivery.organizationId,
      })
      return {
        document: { name, label, key, url: files.fileUrl(key), type: 'PV' },
        signatureKey,
        file,
        isTrueOf: async (later, now) =>
          isDeepStrictEqual([delivery, facts], [now, await readHandOver(later, now, vehicle)]),
      }
    }
  }
}
