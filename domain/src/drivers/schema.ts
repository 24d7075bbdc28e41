import * as z from 'zod'
import { passwordFault } from '../identity/password'
import { LANGUAGES } from '../kernel/actor'
import {
  email,
  form,
  lifeDate,
  oneOf,
  optionalText,
  type PhoneCheck,
  personName,
  phone,
  requiredText,
  storageKey,
  uuid,
  wholeNumber,
} from '../kernel/fields'
import { isSiret } from '../organizations/company-numbers'
import { typedAddressSchema } from '../places/schema'
import { RADIUS_KM } from './availability'
import { DRIVER_DOCUMENTS } from './documents'
import { isIban } from './iban'

/** POST /drivers/apply. Description 7.1. */
export const driverApplicationSchema = (isPhone?: PhoneCheck, isCommon?: (password: string) => boolean) =>
  form({
    firstName: personName(),
    lastName: personName(),
    email: email(),
    phoneNumber: phone(isPhone),
    birthDate: lifeDate(),
    address: typedAddressSchema,
    drivingPermitNumber: requiredText(40),
    drivingLicenseDate: lifeDate(),
    company: optionalText(120),
    siret: requiredText(20).refine(isSiret).nullish(),
    password: z.string({ error: 'required' }).superRefine((text, context) => {
      const fault = passwordFault(text, isCommon)
      if (fault) context.addIssue({ code: 'custom', message: fault })
    }),
    mcqAnswers: z.json().nullish(),
  })

const slots = Object.fromEntries(Object.keys(DRIVER_DOCUMENTS).map((slot) => [slot, storageKey().nullish()]))

/** The driver edit form: names, phone, IBAN, company and SIRET are optional text, the e-mail must be valid. Description 5. */
export const updateDriverSchema = (isPhone?: PhoneCheck) =>
  form({
    id: uuid(),
    email: email().optional(),
    firstName: personName().optional(),
    lastName: personName().optional(),
    phoneNumber: phone(isPhone).nullish(),
    iban: requiredText(50).refine(isIban).nullish(),
    company: optionalText(120),
    siret: requiredText(20).refine(isSiret).nullish(),
    avatarKey: storageKey().nullish(),
    language: oneOf(LANGUAGES).optional(),
    birthDate: lifeDate().nullish(),
    drivingLicenseDate: lifeDate().nullish(),
    drivingPermitDueDate: lifeDate().nullish(),
    vigilanceIssueDate: lifeDate().nullish(),
    insuranceDueDate: lifeDate().nullish(),
    drivingPermitNumber: optionalText(40),
    // whoever applied has typed theirs: another postal code is no reason to ask where it lies
    address: typedAddressSchema.nullish(),
    radiusKm: wholeNumber(RADIUS_KM.min, RADIUS_KM.max).nullish(),
    docs: form(slots).nullish(),
    /** Asked of a driver who changes their own IBAN or e-mail. */
    currentPassword: z.string({ error: 'invalid' }).max(128, { error: 'tooLong' }).nullish(),
  })

export const REASON_MAX = 500

/** What the office says of why it disables a driver. */
export const disableReasonSchema = requiredText(REASON_MAX, 3)
