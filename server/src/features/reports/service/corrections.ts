import { occurredAt } from '@volant/domain/deliveries/captured'
import { toSigning } from '@volant/domain/inspection/signing'
import { subMinutes } from 'date-fns'
import type { Clock } from '../../../platform/clock'
import type { Database, Tx } from '../../../platform/db/database'
import { lockAnyDelivery, replaceDocument } from '../../deliveries/public'
import type { Inspected } from '../../missions/public'
import { clearCorrected, findDue, findStep } from '../store'
import type { SealedRow } from '../store'
import { contentHash } from './content-hash'
import type { Sealing, Stated } from './sealing'

/** Photos are put right one after the other: a minute of rest makes one new version of them all. */
const REST_MINUTES = 1

interface Due {
  readonly inspected: Inspected
  readonly stated: Stated
}

/** Seals a new version of each report whose vehicle the office has corrected since; it names the former, which stays as it is. */
export function createCorrections({ db, clock }: { readonly db: Database; readonly clock: Clock }, sealing: Sealing) {
  /** Null where the correction changes nothing that the report states, or a newer version has done its work. */
  async function readDue(tx: Tx, row: SealedRow): Promise<Due | null> {
    const { row: delivery } = await lockAnyDelivery(tx, row.deliveryId)
    const step = await findStep(tx.sql, row)
    const { vehicle, side } = row
    const inspected = {
      delivery,
      vehicle,
      side,
      ...toSigning(step?.data ?? {}),
      at: step ? occurredAt(step) : row.sealedAt,
    }
    const stated = await sealing.read(tx, delivery, inspected)
    const isDue = stated.former?.id === row.id && contentHash(inspected, stated.facts) !== row.contentHash
    return isDue ? { inspected, stated } : null
  }

  async function correct(row: SealedRow): Promise<void> {
    const due = await db.tx(async (tx) => {
      const found = await readDue(tx, row)
      if (found === null) await clearCorrected(tx, row)
      return found
    })
    if (due === null) return
    const report = await sealing.make(due.inspected, due.stated, clock.now())
    await db.tx(async (tx) => {
      const { row: delivery } = await lockAnyDelivery(tx, row.deliveryId)
      // changed meanwhile, or sealed by another process: the next look begins anew
      if (!(await report.isTrueOf(tx, delivery))) return
      await replaceDocument(tx, delivery, row.fileKey, report.document)
      await report.file(tx, delivery, row.stepVersion)
      await clearCorrected(tx, row)
    })
  }

  return {
    async sealDue(): Promise<void> {
      const before = subMinutes(clock.now(), REST_MINUTES)
      const failures: unknown[] = []
      let row: SealedRow | undefined
      // one that fails holds up none of the others
      while ((row = await findDue(db.sql, before, row?.id ?? null)))
        await correct(row).catch((error: unknown) => failures.push(error))
      if (failures.length > 0) throw new AggregateError(failures, 'sealed reports not renewed')
    },
  }
}
