import { AppError, refusalError } from '@volant/contract/errors'
import type { apply } from '@volant/contract/rest/drivers'
import type { Parsed } from '@volant/contract/rest/verb'
import { driverApplicationSchema } from '@volant/domain/drivers/schema'
import type { Language } from '@volant/domain/kernel/actor'
import { read } from '@volant/domain/kernel/fields'
import { v7 as uuid } from 'uuid'
import type * as z from 'zod'
import { isPhone, toE164 } from '../../../platform/phone'
import { insertAddress } from '../../deliveries/public'
import { inEvenTime } from '../../identity/public'
import type {} from '../events'
import { insertDriver } from '../store/drivers'
import type { DriverParts } from './states'

type Body = Parsed<typeof apply, 'body'>
type Form = z.output<ReturnType<typeof driverApplicationSchema>>

const isKnown = (error: unknown) => error instanceof AppError && error.reason === 'ALREADY_EXISTS'

/** Anybody may apply; the account waits for its code, then the driver for the office. Description 7.1. */
export function createApplications({ db, clock, accounts }: DriverParts) {
  function insert(form: Form, language: Language): Promise<string> {
    const { email, password, address, phoneNumber, mcqAnswers, ...columns } = form
    return db.tx(async (tx) => {
      const { firstName } = columns
      const account = { email, password, firstName, language, role: 'DRIVER', rank: 0, status: 'UNCONFIRMED' } as const
      const userId = await accounts.createAccount(tx, account)
      const now = clock.now()
      const id = await insertDriver(tx, {
        ...columns,
        userId,
        company: columns.company || null,
        phoneNumber: toE164(phoneNumber),
        mcqAnswers: mcqAnswers ?? null,
        // a visitor cannot search places: the office locates the address when it needs to
        addressId: await insertAddress(tx, {
          ...address,
          latitude: address.latitude ?? 0,
          longitude: address.longitude ?? 0,
        }),
        createdAt: now,
        updatedAt: now,
      })
      tx.emit('driver.changed', { driverId: id })
      return id
    })
  }

  /** Nobody learns from the answer, or from the time it takes, whether the address has an account. */
  return function apply(body: Body, spoken: Language): Promise<{ id: string }> {
    const { language = spoken, birthDate, drivingLicenseDate, ...rest } = body
    const dates = { birthDate: new Date(birthDate), drivingLicenseDate: new Date(drivingLicenseDate) }
    const parsed = read(driverApplicationSchema(isPhone), { ...rest, ...dates })
    if (!parsed.ok) throw refusalError(parsed)
    const form = parsed.value
    return inEvenTime(async () => {
      try {
        return { id: await insert(form, language) }
      } catch (error) {
        if (!isKnown(error)) throw error
        await db.tx((tx) => accounts.remind(tx, form.email))
        return { id: uuid() }
      }
    })
  }
}

export type Apply = ReturnType<typeof createApplications>
