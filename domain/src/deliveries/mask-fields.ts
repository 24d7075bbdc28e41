import type { Fields } from './masks'

/** A list of fields that are given at every status. */
export function always(...names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, 'always']))
}

/** What clients, admins and the driver on the mission all read. */
export const SHARED = [
  'id',
  'publicId',
  'type',
  'twoWayDeliverType',
  'status',
  'category',
  'version',
  'carAvailabilityDate',
  'carPickUpDate',
  'carDeliveryDeadline',
  'createdAt',
  'numberOfVehicles',
  'distance',
  'duration',
  'options',
  'fromAddress',
  'toAddress',
  'toReturnFromAddress',
  'toReturnToAddress',
  'vehicles',
  'allowedActions',
  'isEditable',
] as const

/** Client (customer) and representative as people, with their companies. */
export const CUSTOMER = [
  'clientStatus',
  'clientId',
  'clientFirstName',
  'clientLastName',
  'clientEmail',
  'clientPhone',
  'clientCompany',
  'clientSiret',
  'clientDrivingLicenceNumber',
  'representativeId',
  'representativeFirstName',
  'representativeLastName',
  'representativeEmail',
  'representativePhone',
  'representativeCompany',
  'representativeSiret',
  'language',
] as const

export const CLIENT_AND_ADMIN = [
  'confirmedAt',
  'departedAt',
  'completedAt',
  'cancelledAt',
  'putInAuctionAt',
  'confirmedByCustomerAt',
  'smsSentAt',
  'clientInitialPrice',
  'clientFinalPrice',
  'remainingDistance',
  'remainingHoursToEstimatedDate',
  'totalHoursToEstimatedDate',
  'comment',
  'garageOptions',
  'docs',
  'validationDocs',
  'organization',
  'client',
  'cancelReason',
  'position',
] as const

export const ADMIN_ONLY = [
  'wantedPrice',
  'minPrice',
  'maxPrice',
  'finalPrice',
  'margin',
  'averageOffersPrice',
  'minOfferPrice',
  'number_of_offers',
  'offers',
  'acceptedOffer',
  'selectedDriverId',
  'subscriptions',
  'smsId',
  'smsMessage',
  'logs',
] as const

export const CODES = ['startCode', 'destinationCode', 'returnCode'] as const

export const ADDRESS = [
  'id',
  'address',
  'addressPrecision',
  'city',
  'postalCode',
  'country',
  'latitude',
  'longitude',
  'place_id',
  'isInIdf',
] as const

export const VEHICLE = [
  'id',
  'vin',
  'carType',
  'vehicleCode',
  'marque',
  'model',
  'type',
  'toRetrieve',
  'isDelivered',
  'pickedUpAt',
  'deliveredAt',
  'mileageBefore',
  'mileageAfter',
  'essenceBefore',
  'essenceAfter',
  'imagesBefore',
  'imagesAfter',
  'garageImages',
] as const

/** A member of the viewer's own organisation, without the account's id. */
export const OWN_COMPANY = [
  'id',
  'assigneeFirstName',
  'assigneeLastName',
  'assigneePhone',
  'assigneeEmail',
  'assigneeFunction',
  'assigneeService',
  'assigneeRank',
  'siret',
  'name',
  'address',
  'organization',
  'createdAt',
  'updatedAt',
] as const
