import * as z from 'zod'
import type { ApplicationQuestion } from '@volant/domain/drivers/questions'
import { driverApplicationSchema } from '@volant/domain/drivers/schema'
import type { Country } from '@volant/domain/places/countries'
import { schemaResolver } from '../../lib/validation'

/** What an applicant fills in. */
export interface ApplyValues {
  firstName: string
  lastName: string
  email: string
  phoneNumber: string
  birthDate: Date | null
  address: { address: string; city: string; postalCode: string; country: Country }
  drivingPermitNumber: string
  drivingLicenseDate: Date | null
  company: string
  siret: string
  password: string
  /** The chosen answer of each question. */
  mcqAnswers: Partial<Record<ApplicationQuestion, string | null>>
}

export const EMPTY: ApplyValues = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  birthDate: null,
  address: { address: '', city: '', postalCode: '', country: 'FR' },
  drivingPermitNumber: '',
  drivingLicenseDate: null,
  company: '',
  siret: '',
  password: '',
  mcqAnswers: {},
}

// A question that is not answered is undefined here, and left out of what is sent.
export const applyResolver = schemaResolver<ApplyValues>(
  driverApplicationSchema().extend({ mcqAnswers: z.looseObject({}) }),
)

/** As it is sent. Answers are keys, so that the office reads them in its own language. */
export function toApplication({ birthDate, drivingLicenseDate, mcqAnswers, company, siret, ...values }: ApplyValues) {
  return {
    ...values,
    company: company || null,
    siret: siret || null,
    birthDate: birthDate?.toISOString() ?? '',
    drivingLicenseDate: drivingLicenseDate?.toISOString() ?? '',
    mcqAnswers: Object.fromEntries(Object.entries(mcqAnswers).filter(([, answer]) => answer)),
  }
}
