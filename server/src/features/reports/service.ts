import { AppError } from '@volant/contract/errors'
import { buffer } from 'node:stream/consumers'
import type { Tx } from '../../platform/db/database'
import { ObjectMissing } from '../../platform/storage/storage'
import type { Storage } from '../../platform/storage/storage'
import type { PublicFiles } from '../files/public'
import type { HandOver, MissionDeps } from '../missions/public'
import { drawHandOver } from './draw'
import { readHandOver } from './read'
import type { Report } from './report'

export interface ReportDeps {
  readonly files: Pick<PublicFiles, 'find' | 'store' | 'fileUrl'>
  readonly storage: Pick<Storage, 'read'>
  readonly company: Report['company']
}

const DRAWABLE = ['image/png', 'image/jpeg']

function unreadable(cause?: unknown): AppError {
  return new AppError('BAD_USER_INPUT', { fields: [{ path: 'signatureKey', code: 'invalid' }] }, { cause })
}

/** Draws the signed report of a hand-over and keeps it beside the delivery. Decisions: "Signed PV". */
export function createReports({ files, storage, company }: ReportDeps): MissionDeps['drawReport'] {
  /** Only a signature that was uploaded for this very delivery is put on its report. */
  async function signatureOf(tx: Tx, { signatureKey, delivery }: HandOver): Promise<Buffer | null> {
    if (signatureKey === null) return null
    const [file] = await files.find(tx.sql, [signatureKey])
    if (file === undefined || file.deliveryId !== delivery.id || !DRAWABLE.includes(file.type)) throw unreadable()
    try {
      return await buffer(await storage.read(file.id))
    } catch (error) {
      if (error instanceof ObjectMissing) throw unreadable(error)
      throw error
    }
  }

  return async (tx, handOver) => {
    const { delivery, vehicle } = handOver
    const signature = await signatureOf(tx, handOver)
    const facts = await readHandOver(tx, delivery, vehicle)
    const bytes = await drawHandOver({ handOver, facts, signature, company })
    const name = `PV-${delivery.publicId}-${vehicle + 1}.pdf`
    const key = `Deliveries/${delivery.id}/pv/${name}`
    await files.store(tx, {
      key,
      bytes,
      type: 'application/pdf',
      kind: 'validationDoc',
      fileName: name,
      deliveryId: delivery.id,
      organizationId: delivery.organizationId,
    })
    return { document: { name, key, url: files.fileUrl(key), type: 'PV' }, signatureKey: handOver.signatureKey }
  }
}
