import { ADDRESS, ADMIN_ONLY, CLIENT_AND_ADMIN, CODES, CUSTOMER, OWN_COMPANY, SHARED, VEHICLE } from './mask-fields'
import { always, names, type Mask } from './mask'

/** Everything of the business. Hashes and secrets of accounts have no field at all. Description 6.2, m-admin. */
export const ADMIN_MASK: Mask = {
  delivery: always(
    ...SHARED,
    ...CUSTOMER,
    ...CLIENT_AND_ADMIN,
    ...CODES,
    ...ADMIN_ONLY,
    'trackingId',
    'invoice',
    'creditNote',
    'selectedDriver',
  ),
  address: always(...ADDRESS),
  vehicle: always(...VEHICLE),
  // the account number and the papers are read on the driver's own page
  driver: always(
    ...names(`
      id publicId sub firstName lastName fullName email phoneNumber avatar birthDate drivingLicenseDate drivingPermitDueDate
      drivingPermitNumber company siret address radiusKm daysOff state disabled confirmedByAlb rejectedByAlb nbDeals lossDeals stokeDeals
      driverOffersPrice driverAttentePrice driverAverageBills ratings totalRating ratedDeliveries mcqAnswers activationState
      onboardingState createdAt
    `),
  ),
  offer: always(
    ...names(`
      id driverId deliveryId demandedPrice accepted status createdAt proposedByDriver proposedByAdminId withdrawalReason driver
    `),
  ),
  ownOffersOnly: false,
  organization: always(
    ...names(`
      id name slug siren vatId electronicAddress paymentDays address billingAddress settings owner members
      totalMembers totalDeliveries createdAt updatedAt
    `),
  ),
  client: always(...OWN_COMPANY, 'sub', 'deletedAt'),
  option: always('id', 'name', 'photo', 'price', 'invoicePrice'),
  document: always('label', 'name', 'key', 'type', 'url', 'deleted'),
}
