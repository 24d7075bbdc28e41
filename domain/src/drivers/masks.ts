import { names } from '../deliveries/mask'
import type { Actor } from '../kernel/actor'
import type { DriverDocument } from './documents'

const OWN = names(`
  id publicId sub firstName lastName fullName email phoneNumber avatar birthDate drivingLicenseDate
  drivingPermitDueDate vigilanceIssueDate insuranceDueDate paperChecks drivingPermitNumber iban company siret address radiusKm daysOff docs state nbDeals lossDeals stokeDeals
  driverOffersPrice driverAttentePrice driverAverageBills ratings totalRating ratedDeliveries mcqAnswers activationState
  onboardingState createdAt
`)

/** What was decided about them, and why, is the office's. */
const OFFICE = [...OWN, 'disabled', 'confirmedByAlb', 'rejectedByAlb', 'moves', 'updatedAt']

export interface DriverMask {
  readonly fields: readonly string[]
  /** Whole, only its last four characters, or not at all. */
  readonly iban: 'whole' | 'lastFour' | 'none'
  /** Documents that this person learns of and does not open: they show what is masked elsewhere. */
  readonly withheld?: readonly DriverDocument[]
}

/** m-driver-self, m-driver-admin, m-driver-client. Description 6.2. */
export const DRIVER_MASKS = {
  self: { fields: OWN, iban: 'whole' },
  admin: { fields: OFFICE, iban: 'whole' },
  support: { fields: OFFICE, iban: 'lastFour', withheld: ['ribPath'] },
  /** `fullName` reads "Marie D." here: see `shortName`. */
  client: { fields: ['id', 'firstName', 'fullName', 'avatar'], iban: 'none' },
} as const satisfies Record<string, DriverMask>

/** Through which mask a person sees this driver; null for nobody. Description 6.4. */
export function driverMaskFor(actor: Actor, driverId: string): DriverMask | null {
  switch (actor.role) {
    case 'ADMIN':
      return actor.rank === 3 ? DRIVER_MASKS.support : DRIVER_MASKS.admin
    case 'CLIENT':
      return DRIVER_MASKS.client
    case 'DRIVER':
      return actor.profileId === driverId ? DRIVER_MASKS.self : null
    case 'ANONYMOUS':
      return null
  }
}
