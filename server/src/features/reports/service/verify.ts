import { AppError } from '@volant/contract/errors'
import { occurredAt } from '@volant/domain/deliveries/captured'
import { sealingStep } from '@volant/domain/deliveries/sealing'
import type { Database } from '../../../platform/db/database'
import { findByHash, findStep } from '../store'

/**
 * What anybody may learn of a sealed file from its hash: which contract, which moment, when it was and when it was sealed, and whether it is in force.
 * @param sha256 in hexadecimal, small letters
 * @throws NOT_FOUND for a file that was not sealed here, or was changed since
 */
export function createVerify(db: Database) {
  return async function verify(sha256: string) {
    const found = await findByHash(db.sql, sha256)
    if (found === undefined) throw new AppError('NOT_FOUND')
    const { report, contract, newest } = found
    const step = await findStep(db.sql, report)
    const said = ({ version, sealedAt }: typeof report) => ({ version, sealedAt: sealedAt.toISOString() })
    return {
      contract: String(contract),
      moment: sealingStep(report),
      inspectedAt: (step ? occurredAt(step) : report.sealedAt).toISOString(),
      ...said(report),
      supersededBy: newest.id === report.id ? null : said(newest),
    }
  }
}
