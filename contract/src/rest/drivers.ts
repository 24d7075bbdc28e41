import * as z from 'zod'
import { LANGUAGES } from '@volant/domain/kernel/actor'
import {
  AddressBody,
  Day,
  Email,
  Id,
  LinkId,
  latitude,
  longitude,
  Password,
  PersonName,
  Phone,
  SortOrder,
  oneOf,
  optionalText,
  text,
  wholeText,
} from './fields'
import { XLSX, verb } from './verb'

const Answers = z
  .union([z.record(z.string().max(100), z.unknown()), z.array(z.unknown()).max(100)])
  .refine((answers) => JSON.stringify(answers).length <= 16_384, 'tooLong')

/** A driver's own application: the account waits for the e-mailed code, then for an admin. */
export const apply = verb({
  summary: 'Apply as a driver',
  method: 'POST',
  path: '/drivers/apply',
  body: z.strictObject({
    firstName: PersonName,
    lastName: PersonName,
    email: Email,
    phoneNumber: Phone,
    birthDate: Day,
    address: AddressBody.extend({ latitude: latitude.nullish(), longitude: longitude.nullish() }),
    drivingPermitNumber: text(40),
    drivingLicenseDate: Day,
    company: optionalText(200),
    siret: optionalText(20),
    password: Password,
    mcqAnswers: Answers.nullish(),
    language: oneOf(LANGUAGES).optional(),
  }),
  replies: { 201: z.object({ id: z.string() }) },
})

export const mandate = verb({
  summary: "A driver's mandate",
  method: 'GET',
  path: '/drivers/getMandate',
  query: z.strictObject({ mandateId: LinkId }),
  replies: { 200: z.object({ DocumentURL: z.string() }) },
})

/** Signed with the driver's own password, as a change of the account number is. */
export const signMandate = verb({
  summary: 'Sign a direct-debit mandate',
  method: 'POST',
  path: '/drivers/mandate',
  body: z.strictObject({ currentPassword: Password }),
  replies: { 201: z.object({ mandateId: z.string() }) },
})

/**
 * `available`: whether the company has a creditor identifier, without which there are no mandates. `lapsesAt`: 36 months after the
 * last debit, or the signature; a mandate that has lapsed opens no document and allows no debit.
 */
export const mandateOfDriver = verb({
  summary: 'The mandate of a driver, unless it was revoked',
  method: 'GET',
  path: '/drivers/{id}/mandate',
  params: z.strictObject({ id: Id }),
  replies: {
    200: z.object({
      available: z.boolean(),
      mandate: z
        .object({
          mandateId: z.string(),
          reference: z.string(),
          signedAt: z.string(),
          lapsesAt: z.string(),
          lapsed: z.boolean(),
        })
        .nullable(),
    }),
  },
})

export const exportDrivers = verb({
  summary: 'Export drivers as a workbook',
  method: 'POST',
  path: '/drivers/downloadXlsx',
  body: z.strictObject({
    state: oneOf(['WAITING', 'ACCEPTED', 'REFUSED', 'DISABLED']).optional(),
    email: optionalText(254),
    nameSearch: optionalText(100),
    postalCode: optionalText(5),
    page: wholeText(0, 1_000_000).optional(),
    order: SortOrder.optional(),
    orderBy: text(40).optional(),
  }),
  replies: { 201: XLSX },
})
