import { AppError, ensure } from '@volant/contract/errors'
import { decideMandate, hasLapsed, mandateEnd, mandateReference } from '@volant/domain/drivers/mandate'
import type { MandateSnapshot } from '@volant/domain/drivers/mandate'
import { fullName } from '@volant/domain/drivers/names'
import { maySeeDriver } from '@volant/domain/drivers/policy'
import type { Actor } from '@volant/domain/kernel/actor'
import { mayCallByRank } from '@volant/domain/permissions/operations'
import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '../../../platform/db/database'
import type { RequestContext } from '../../../platform/operations/registry'
import { addressLines } from '../../../platform/postal-address'
import { addressesById } from '../../deliveries/public'
import type { PublicFiles } from '../../files/public'
import { logSecurity } from '../../identity/public'
import { drawMandate } from '../draw/mandate'
import type {} from '../events'
import { driverExists, lockDriver } from '../store/drivers'
import type { LockedDriver } from '../store/drivers'
import { countMandates, insertMandate, mandateBySecret, revokeMandate, standingMandate } from '../store/mandates'
import type { DriverParts } from './states'

export interface Creditor {
  readonly name: string
  readonly address: string
  /** Null where the company has none: nobody can sign then. */
  readonly identifier: string | null
}

interface MandateParts extends DriverParts {
  readonly files: PublicFiles
  readonly creditor: Creditor
  readonly publicUrl: string
}

interface Draft {
  readonly driver: LockedDriver
  readonly reference: string
  readonly snapshot: MandateSnapshot
}

/** The direct-debit mandates by which drivers pay their subscription. Description 11.3. */
export function createMandates({ db, clock, accounts, files, creditor, publicUrl }: MandateParts) {
  /** What the driver would sign now, with the driver's row locked for the rest of the transaction. */
  async function draft(tx: Tx, driverId: string): Promise<Draft> {
    const { identifier, ...company } = creditor
    if (identifier === null) throw new AppError('CONFLICT', { reason: 'NO_CREDITOR' })
    const driver = await lockDriver(tx, { id: driverId })
    if (driver === undefined) throw new AppError('NOT_FOUND')
    const { row, state, language } = driver
    ensure(decideMandate({ ...row, state }))
    const address = (await addressesById(tx, [row.addressId])).get(row.addressId ?? '')
    return {
      driver,
      reference: mandateReference(row.publicId, (await countMandates(tx.sql, driverId)) + 1),
      snapshot: {
        creditor: { ...company, identifier },
        debtor: {
          name: fullName(row),
          address: address ? addressLines(address, language) : [],
          iban: row.iban ?? '',
        },
      },
    }
  }

  return {
    /** The document is drawn and stored before any row is held for longer, and counts only if nothing has changed since. */
    async sign({ actor, ip }: RequestContext, { currentPassword }: { currentPassword: string }) {
      if (actor.role !== 'DRIVER') throw new AppError('FORBIDDEN', { reason: 'WRONG_ROLE' })
      const { profileId: driverId, sub } = actor
      const at = clock.now()
      const { driver, reference, snapshot } = await db.tx(async (tx) => {
        if (!(await accounts.isPasswordOf(tx, sub, currentPassword)))
          throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'currentPassword', code: 'invalid' }] })
        return draft(tx, driverId)
      })
      const fileKey = `Drivers/${driverId}/mandate/${reference}.pdf`
      const filing = await files.store({
        key: fileKey,
        bytes: await drawMandate({ reference, snapshot, at }, driver.language),
        type: 'application/pdf',
        kind: 'mandate',
        fileName: `${reference}.pdf`,
        driverId,
      })
      return db.tx(async (tx) => {
        const now = await draft(tx, driverId)
        if (!isDeepStrictEqual([now.reference, now.snapshot], [reference, snapshot]))
          throw new AppError('CONFLICT', { reason: 'STALE_VERSION' })
        await revokeMandate(tx, driverId, at)
        await filing(tx)
        const mandateId = await insertMandate(tx, { driverId, reference, snapshot, fileKey, signedAt: at })
        await logSecurity(tx, { kind: 'mandate.signed', at, actorSub: sub, subject: sub, ip, data: { reference } })
        tx.emit('driver.mandate-signed', { driverId, reference, mandateId })
        tx.emit('driver.changed', { driverId })
        return { mandateId }
      })
    },

    /** @throws the same 404 for what never was and for what stands no more */
    async document(actor: Actor, mandateId: string): Promise<{ DocumentURL: string }> {
      const found = await mandateBySecret(db.sql, mandateId)
      if (found === undefined || hasLapsed(found, clock.now())) throw new AppError('NOT_FOUND')
      return { DocumentURL: new URL(files.fileUrl(found.fileKey, { viewer: actor }), publicUrl).href }
    },

    async ofDriver(actor: Actor, driverId: string) {
      if (!maySeeDriver(actor, driverId) || !(await driverExists(db.sql, driverId))) throw new AppError('NOT_FOUND')
      ensure(mayCallByRank(actor, 'GET /drivers/{id}/mandate'))
      const found = await standingMandate(db.sql, driverId)
      return {
        available: creditor.identifier !== null,
        mandate: found
          ? {
              mandateId: found.secret,
              reference: found.reference,
              signedAt: found.signedAt.toISOString(),
              lapsesAt: mandateEnd(found).toISOString(),
              lapsed: hasLapsed(found, clock.now()),
            }
          : null,
      }
    },
  }
}

export type Mandates = ReturnType<typeof createMandates>
