import { describe, expect, it } from 'vitest'
import { gives, type MaskName, MASKS } from '../../src/deliveries/masks'
import { STORED_STATUSES } from '../../src/deliveries/statuses'

/**
 * Every field of a delivery in the API, and who reads it: admin, client, bidder, driver on the mission, tracking page, SMS page.
 * Copied by hand from description 6.2, description 10.2 and the comments of schema.graphql.
 * Y = at every status, s = at some statuses, - = never.
 */
const TABLE = `
YYYY-- id
YYYYYY publicId
YYYYYY type
YYYY-- twoWayDeliverType
YYYYYY status
YYYY-- category
YY---- clientStatus
YYYY-- version
YYYY-Y carAvailabilityDate
YYYYYY carPickUpDate
YYYYYY carDeliveryDeadline
YY---- confirmedAt
YY-Y-- departedAt
YY-Y-- handedOverAt
YYsY-- completedAt
YY-Y-- cancelledAt
YYYY-- createdAt
YY---- putInAuctionAt
YY---- clientInitialPrice
YY---- clientFinalPrice
Y-sY-- wantedPrice
Y----- minPrice
Y----- maxPrice
Y-sY-- finalPrice
Y----- margin
Y----- averageOffersPrice
Y----- minOfferPrice
Y----- number_of_offers
YYYY-- numberOfVehicles
YYYY-- distance
YYYY-Y duration
YY-Y-- routeLegs
YY-Y-- sharingPausedAt
YY---- remainingDistance
YY-YY- punctuality
YY---- remainingHoursToEstimatedDate
YY---- totalHoursToEstimatedDate
YY-Y-- comment
YY---- clientId
YY-YYY clientFirstName
YY-YYY clientLastName
YY---- clientEmail
YY-Ys- clientPhone
YY---- clientCompany
YY---- clientSiret
YY---- clientDrivingLicenceNumber
YY---- representativeId
YY-Y-- representativeFirstName
YY-Y-- representativeLastName
YY---- representativeEmail
YY-Y-- representativePhone
YY---- representativeCompany
YY---- representativeSiret
YYYY-- options
YY---- garageOptions
YY-Y-- docs
YY-Y-- validationDocs
YY---- organization
YY---- client
Y----- subscriptions
YYYYYY fromAddress
YYYYYY toAddress
YYYYYY toReturnFromAddress
YYYYYY toReturnToAddress
YYYYYY vehicles
Ys--Y- selectedDriver
Y--Y-- selectedDriverId
Y--Y-- acceptedOffer
Y-YY-- offers
Ys---- invoice
Ys---- creditNote
Ys---- startCode
Ys--s- destinationCode
Ys--s- returnCode
YY---- trackingId
YYYY-- isEditable
YY---- cancelReason
YY---- language
YY-Ys- position
Y----- smsId
YY---- smsSentAt
YY---- confirmedByCustomerAt
Y----- smsMessage
YYYY-- allowedActions
YY-YY- steps
`

const COLUMNS: readonly MaskName[] = ['m-admin', 'm-client', 'm-auction', 'm-mission', 'm-track', 'm-sms']
const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [cells = '', field = ''] = line.split(' ')
      return { cells, field }
    })
const ROWS = rowsOf(TABLE)

function found(mask: MaskName, field: string): string {
  const count = STORED_STATUSES.filter((status) => gives(MASKS[mask].delivery, field, status)).length
  if (count === 0) return '-'
  return count === STORED_STATUSES.length ? 'Y' : 's'
}

describe('every field × mask', () => {
  it.each(ROWS)('$field', ({ cells, field }) => {
    expect(COLUMNS.map((mask) => found(mask, field)).join('')).toBe(cells)
  })

  it('no mask names a field beyond these, but the logs of admins', () => {
    const known = [...ROWS.map(({ field }) => field), 'logs']
    for (const mask of COLUMNS)
      expect(Object.keys(MASKS[mask].delivery).filter((field) => !known.includes(field))).toEqual([])
  })
})

/** The same of the objects around a delivery: every field that any mask gives. */
const AROUND = {
  address: `
YY-Y-- id
YY-YYY address
YY-YYY addressPrecision
YYYYYY city
YY-YYY postalCode
YY-YYY country
YY-YY- latitude
YY-YY- longitude
YY-Y-- place_id
YY-Y-- isInIdf
--YY-- department`,
  vehicle: `
YYYY-- id
YY-Y-- vin
YYYY-- carType
YY-Y-- vehicleCode
YYYYYY marque
YYYYYY model
YYYY-- type
YYYYYY toRetrieve
YY-Y-- isDelivered
YY-Y-- pickedUpAt
YY-Y-- deliveredAt
YY-Y-- mileageBefore
YY-Y-- mileageAfter
YY-Y-- essenceBefore
YY-Y-- essenceAfter
YY-Y-- imagesBefore
YY-Y-- imagesAfter
YY-Y-- inspectionBefore
YY-Y-- inspectionAfter
YY-Y-- identity
YY-Y-- photoFacts
YY---- garageImages`,
  driver: `
YY---- id
Y----- publicId
Y----- sub
YY--Y- firstName
Y----- lastName
-Y---- lastNameInitial
Y----- fullName
Y----- email
Y----- phoneNumber
YY---- avatar
Y----- company
Y----- siret
Y----- state
Y----- disabled
Y----- confirmedByAlb
Y----- rejectedByAlb
Y----- nbDeals
Y----- lossDeals
Y----- stokeDeals
Y----- birthDate
Y----- drivingLicenseDate
Y----- drivingPermitDueDate
Y----- drivingPermitNumber
Y----- radiusKm
Y----- daysOff
Y----- driverOffersPrice
Y----- driverAttentePrice
Y----- driverAverageBills
Y----- ratedDeliveries
Y----- mcqAnswers
Y----- activationState
Y----- onboardingState
Y----- ratings
Y----- totalRating
Y----- address
Y----- createdAt`,
  offer: `
Y-YY-- id
Y-YY-- driverId
Y-YY-- deliveryId
Y-YY-- demandedPrice
Y-YY-- accepted
Y-YY-- status
Y-YY-- createdAt
Y-YY-- proposedByDriver
Y----- proposedByAdminId
Y----- withdrawalReason
Y----- driver`,
  organization: `
YY---- id
YY---- name
YY---- slug
Y----- siren
Y----- vatId
Y----- electronicAddress
Y----- paymentDays
Y----- address
Y----- billingAddress
YY---- settings
YY---- owner
YY---- members
Y----- totalMembers
Y----- totalDeliveries
YY---- createdAt
YY---- updatedAt`,
  client: `
YY---- id
Y----- sub
YY---- assigneeFirstName
YY---- assigneeLastName
YY---- assigneePhone
YY---- assigneeEmail
YY---- assigneeFunction
YY---- assigneeService
YY---- assigneeRank
YY---- siret
YY---- name
YY---- address
YY---- organization
YY---- createdAt
YY---- updatedAt
Y----- deletedAt`,
  option: `
YYYY-- id
YYYY-- name
YY---- photo
YY---- price
Y----- invoicePrice`,
  document: `
YY-Y-- label
YY-Y-- name
YY-Y-- key
YY-Y-- type
YY-Y-- url
YY-Y-- deleted`,
} as const

describe.each(Object.entries(AROUND))('every field × mask of a delivery’s %s', (object, table) => {
  const given = Object.fromEntries(rowsOf(table).map(({ cells, field }) => [field, cells]))

  it.each(COLUMNS.map((mask, index) => [mask, index] as const))('in %s', (mask, index) => {
    const fields = MASKS[mask][object as keyof typeof AROUND]
    const expected = Object.keys(given).filter((field) => given[field]?.[index] === 'Y')
    expect(Object.keys(fields).toSorted()).toEqual(expected.toSorted())
    expect(Object.values(fields).every((when) => when === 'always')).toBe(true)
  })
})

it('all but admins see their own offers only', () => {
  expect(COLUMNS.map((mask) => MASKS[mask].ownOffersOnly)).toEqual([false, true, true, true, true, true])
})

/** At which statuses a field is given where it is given at some. */
const SOME: readonly (readonly [MaskName, string, string])[] = [
  [
    'm-client',
    'selectedDriver',
    'SET PICKUP_DRIVER ONGOING PICKUP_CLIENT DELIVERED SWAP_PICKUP_DRIVER SWAP_IN_TRANSIT SWAP_PICKUP_CLIENT SWAP_DELIVERED COMPLETED',
  ],
  ['m-client', 'invoice', 'COMPLETED CANCELLED_BY_ADMIN CANCELLED_BY_MANDATORY CANCELLED_BY_CUSTOMER'],
  ['m-client', 'creditNote', 'CANCELLED_BY_ADMIN CANCELLED_BY_MANDATORY CANCELLED_BY_CUSTOMER'],
  ['m-auction', 'wantedPrice', 'WAITING_FOR_DRIVER'],
  ['m-auction', 'finalPrice', 'COMPLETED'],
  ['m-auction', 'completedAt', 'COMPLETED'],
  ['m-track', 'destinationCode', 'SET PICKUP_DRIVER ONGOING PICKUP_CLIENT'],
  ['m-track', 'returnCode', 'DELIVERED SWAP_PICKUP_DRIVER SWAP_IN_TRANSIT SWAP_PICKUP_CLIENT'],
  [
    'm-track',
    'clientPhone',
    'SET PICKUP_DRIVER ONGOING PICKUP_CLIENT DELIVERED SWAP_PICKUP_DRIVER SWAP_IN_TRANSIT SWAP_PICKUP_CLIENT',
  ],
  ['m-track', 'position', 'PICKUP_DRIVER ONGOING PICKUP_CLIENT SWAP_PICKUP_DRIVER SWAP_IN_TRANSIT SWAP_PICKUP_CLIENT'],
]

it.each(SOME)('%s gives %s while it is %s', (mask, field, statuses) => {
  const when = STORED_STATUSES.filter((status) => gives(MASKS[mask].delivery, field, status))
  expect(when.join(' ')).toBe(statuses)
})
