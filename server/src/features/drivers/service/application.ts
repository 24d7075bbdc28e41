import { refusalError } from '@volant/contract/errors'
import type { apply } from '@volant/contract/rest/drivers'
import type { Parsed } from '@volant/contract/rest/verb'
import { driverApplicationSchema } from '@volant/domain/drivers/schema'
import type { Language } from '@volant/domain/kernel/actor'
import { read } from '@volant/domain/kernel/fields'
import { v7 as uuid } from 'uuid'
import type * as z from 'zod'
import type { Tx } from '../../../platform/db/database'
import { changeOnce } from '../../../platform/idempotency'
import type { RequestContext } from '../../../platform/operations/registry'
import { isPhone, toE164 } from '../../../platform/phone'
import { insertAddress } from '../../deliveries/public'
import { inEvenTime } from '../../identity/public'
import type {} from '../events'
import { insertDriver, lockDriver, updateDriver } from '../store/drivers'
import type { DriverParts } from './states'

type Body = Parsed<typeof apply, 'body'>
type Form = z.output<ReturnType<typeof driverApplicationSchema>>

/** Anybody may apply; the account waits for its code, then the driver for the office. Description 7.1. */
export function createApplications({ db, clock, accounts }: DriverParts) {
  /** @returns the new driver's id; an application that was never confirmed is replaced, and anything else left alone */
  async function keep(tx: Tx, form: Form, language: Language): Promise<string | undefined> {
    const { email, password, address, phoneNumber, mcqAnswers, ...columns } = form
    const { firstName } = columns
    const userId = await accounts.applicant(tx, { email, password, firstName, language })
    if (userId === undefined) return undefined
    const now = clock.now()
    const applied = {
      ...columns,
      company: columns.company || null,
      siret: columns.siret ?? null,
      phoneNumber: toE164(phoneNumber),
      mcqAnswers: mcqAnswers ?? null,
      // a visitor cannot search places: the office locates the address when it needs to
      addressId: await insertAddress(tx, address),
      // also where it replaces a former one: what is kept for some time after an application is kept from now on
      createdAt: now,
      updatedAt: now,
    }
    const former = await lockDriver(tx, { email })
    if (former) await updateDriver(tx, former.row.id, applied)
    const driverId = former?.row.id ?? (await insertDriver(tx, { ...applied, userId }))
    tx.emit('driver.changed', { driverId })
    return former ? undefined : driverId
  }

  /** Nobody learns from the answer, or from the time it takes, whether the address has an account. */
  return function apply(ctx: RequestContext, body: Body): Promise<{ id: string }> {
    const { language = ctx.language, birthDate, drivingLicenseDate, ...rest } = body
    const dates = { birthDate: new Date(birthDate), drivingLicenseDate: new Date(drivingLicenseDate) }
    const parsed = read(driverApplicationSchema(isPhone), { ...rest, ...dates })
    if (!parsed.ok) throw refusalError(parsed)
    const form = parsed.value
    // without the password, of which no plain hash may be kept
    const compared = { ...body, password: undefined }
    return inEvenTime(() =>
      changeOnce(db, ctx, 'POST /drivers/apply', compared, async (tx) => ({
        id: (await keep(tx, form, language)) ?? uuid(),
      })),
    )
  }
}

export type Apply = ReturnType<typeof createApplications>
