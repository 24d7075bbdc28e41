import { names } from './mask'

/** What clients, admins and the driver on the mission all read. */
export const SHARED = names(`
  id publicId type twoWayDeliverType status category version carAvailabilityDate carPickUpDate
  carDeliveryDeadline createdAt numberOfVehicles distance duration options fromAddress toAddress
  toReturnFromAddress toReturnToAddress vehicles allowedActions isEditable
`)

/** Client (customer) and representative as people, with their companies. */
export const CUSTOMER = names(`
  clientStatus clientId clientFirstName clientLastName clientEmail clientPhone clientCompany clientSiret
  clientDrivingLicenceNumber representativeId representativeFirstName representativeLastName
  representativeEmail representativePhone representativeCompany representativeSiret language
`)

export const CLIENT_AND_ADMIN = names(`
  confirmedAt departedAt handedOverAt completedAt cancelledAt putInAuctionAt confirmedByCustomerAt smsSentAt
  clientInitialPrice clientFinalPrice remainingDistance remainingHoursToEstimatedDate
  totalHoursToEstimatedDate comment garageOptions docs validationDocs organization client cancelReason
  position sharingPausedAt punctuality steps routeLegs
`)

export const ADMIN_ONLY = names(`
  wantedPrice minPrice maxPrice finalPrice margin averageOffersPrice minOfferPrice number_of_offers offers
  acceptedOffer selectedDriverId subscriptions smsId smsMessage logs
`)

export const CODES = names(`
  startCode destinationCode returnCode
`)

export const ADDRESS = names(`
  id address addressPrecision city postalCode country latitude longitude place_id isInIdf
`)

export const VEHICLE = names(`
  id vin carType vehicleCode marque model type toRetrieve isDelivered pickedUpAt deliveredAt mileageBefore
  mileageAfter essenceBefore essenceAfter imagesBefore imagesAfter inspectionBefore inspectionAfter identity photoFacts
  garageImages
`)

/** A member of the viewer's own organisation, without the account's id. */
export const OWN_COMPANY = names(`
  id assigneeFirstName assigneeLastName assigneePhone assigneeEmail assigneeFunction assigneeService
  assigneeRank siret name address organization createdAt updatedAt
`)
