import type { Resolver } from 'react-hook-form'
import * as z from 'zod'
import { updateDriverSchema } from '@volant/domain/drivers/schema'
import { schemaResolver } from '../../lib/validation'
import { changedOf } from '../../lib/changed'
import { addressValue, type AddressValue } from '../../lib/address-value'
import type { Driver } from './driver-query'

/** The fields of each section of the driver's page, in their order. Description 2.11. */
export const SECTIONS = {
  person: ['firstName', 'lastName', 'email', 'phoneNumber', 'birthDate'],
  company: ['company', 'siret', 'address'],
  profession: ['drivingPermitNumber', 'drivingLicenseDate', 'drivingPermitDueDate'],
  vigilance: ['vigilanceIssueDate', 'insuranceDueDate'],
  payment: ['iban'],
  /** What drivers put right themselves before they are accepted. */
  own: [
    'phoneNumber',
    'birthDate',
    'address',
    'drivingPermitNumber',
    'drivingLicenseDate',
    'drivingPermitDueDate',
    'vigilanceIssueDate',
    'insuranceDueDate',
  ],
} as const

export type Section = keyof typeof SECTIONS

const schema = updateDriverSchema()
export type SectionValues = Omit<z.input<typeof schema>, 'id' | 'address'> & { address?: AddressValue | null }
export type SectionField = keyof SectionValues & (typeof SECTIONS)[Section][number]

/** What of a section was changed: only this is judged and sent, since what stands there may be older than its rules. */
export function changedIn(section: Section, values: SectionValues, before: SectionValues): SectionField[] {
  const changed = changedOf(values, before)
  return SECTIONS[section].filter((field) => field in changed)
}

export function sectionResolver(section: Section, before: SectionValues): Resolver<SectionValues> {
  return (values, context, options) => {
    const judged = changedIn(section, values, before).map((field) => [field, schema.shape[field]])
    return schemaResolver<SectionValues>(z.object(Object.fromEntries(judged)))(values, context, options)
  }
}

const dateOf = (moment: string | null) => (moment === null ? null : new Date(moment))

/** What the form starts with. */
export function valuesOf(driver: Driver): SectionValues {
  return {
    firstName: driver.firstName,
    lastName: driver.lastName,
    email: driver.email ?? '',
    phoneNumber: driver.phoneNumber ?? '',
    birthDate: dateOf(driver.birthDate),
    company: driver.company ?? '',
    siret: driver.siret ?? '',
    address: addressValue(driver.address) ?? null,
    drivingPermitNumber: driver.drivingPermitNumber ?? '',
    drivingLicenseDate: dateOf(driver.drivingLicenseDate),
    drivingPermitDueDate: dateOf(driver.drivingPermitDueDate),
    vigilanceIssueDate: dateOf(driver.vigilanceIssueDate),
    insuranceDueDate: dateOf(driver.insuranceDueDate),
    iban: driver.iban ?? '',
  }
}
