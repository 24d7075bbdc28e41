import { AppError } from '@volant/contract/errors'
import { sealingStep } from '@volant/domain/deliveries/sealing'
import type { Database } from '../../../platform/db/database'
import { findByHash } from '../store'

/**
 * What anybody may learn of a sealed file from its hash: which contract, which moment, when, and whether it is in force.
 * @param sha256 in hexadecimal, small letters
 * @throws NOT_FOUND for a file that was not sealed here, or was changed since
 */
export function createVerify(db: Database) {
  return async function verify(sha256: string) {
    const found = await findByHash(db.sql, sha256)
    if (found === undefined) throw new AppError('NOT_FOUND')
    const { report, contract, newest } = found
    const said = ({ version, sealedAt }: typeof report) => ({ version, sealedAt: sealedAt.toISOString() })
    return {
      contract: String(contract),
      moment: sealingStep(report),
      ...said(report),
      supersededBy: newest.id === report.id ? null : said(newest),
    }
  }
}
