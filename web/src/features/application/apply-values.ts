import * as z from 'zod'
import { driverApplicationSchema } from '@volant/domain/drivers/schema'
import type { Country } from '@volant/domain/places/countries'
import { schemaResolver } from '../../lib/validation'

export const QUESTIONS = {
  experience: ['never', 'year', 'years'],
  gearbox: ['manual', 'automatic'],
  availability: ['week', 'weekend', 'always'],
} as const
export type Question = keyof typeof QUESTIONS

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
  mcqAnswers: Partial<Record<Question, string>>
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
