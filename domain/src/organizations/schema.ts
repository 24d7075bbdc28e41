import {
  email,
  form,
  moment,
  optionalText,
  type PhoneCheck,
  personName,
  phone,
  requiredText,
  uuid,
  wholeNumber,
} from '../kernel/fields'
import { isElectronicAddress } from '../invoices/electronic/address'
import { MOST_PAYMENT_DAYS } from '../invoices/terms'
import { addressSchema } from '../places/schema'
import { compact, isSiren, isSiret, isVatId, SIREN_LENGTH } from './company-numbers'
import { organizationSettingsSchema } from './settings'
import { isSlug } from './slug'

/** People know the number of their branch as well: its first nine digits are the company's. */
const siren = () =>
  requiredText(20)
    .refine((text) => isSiren(text) || isSiret(text))
    .transform((text) => compact(text).slice(0, SIREN_LENGTH))
    .nullish()
const vatId = () => requiredText(20).refine(isVatId).transform(compact).nullish()

const common = (isPhone?: PhoneCheck) => ({
  name: requiredText(120),
  settings: organizationSettingsSchema.nullish(),
  siren: siren(),
  vatId: vatId(),
  electronicAddress: requiredText(125).refine(isElectronicAddress).nullish(),
  paymentDays: wholeNumber(0, MOST_PAYMENT_DAYS).nullish(),
  billingAddress: addressSchema.nullish(),
  ownerFirstName: personName(),
  ownerLastName: personName(),
  ownerEmail: email(),
  ownerPhone: phone(isPhone).nullish(),
  ownerFunction: requiredText(80),
  ownerService: requiredText(80),
  address: addressSchema,
})

/** The organisation form; without a slug the server derives it from the name. Description 5. */
export const organizationSchema = (isPhone?: PhoneCheck) =>
  form({ ...common(isPhone), slug: requiredText(120).refine(isSlug).nullish() })

/** An edit: only what is sent changes; the slug is fixed once given. */
export const updateOrganizationSchema = (isPhone?: PhoneCheck) =>
  form(common(isPhone)).partial().extend({ id: uuid(), updatedAt: moment().nullish() })

const member = (isPhone?: PhoneCheck) => ({
  assigneeFirstName: personName(),
  assigneeLastName: personName(),
  assigneePhone: phone(isPhone),
  assigneeEmail: email(),
  assigneeFunction: optionalText(80),
  assigneeService: optionalText(80),
})

/** A new member: 6 unless said otherwise. Which rank may be given is `ranks`' business. Description 5. */
export const memberSchema = (isPhone?: PhoneCheck) =>
  form({ ...member(isPhone), assigneeRank: wholeNumber(4, 6).default(6), organizationSlug: optionalText(80) })

/** A changed member; the e-mail is the account and cannot change. Description 10.6. */
export const updateMemberSchema = (isPhone?: PhoneCheck) =>
  form(member(isPhone))
    .omit({ assigneeEmail: true })
    .partial()
    .extend({ id: uuid(), assigneeRank: wholeNumber(4, 6).optional() })
