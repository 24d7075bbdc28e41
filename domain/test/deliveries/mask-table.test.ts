import { describe, expect, it } from 'vitest'
import { gives, type MaskName, MASKS } from '../../src/deliveries/masks'
import { STORED_STATUSES } from '../../src/deliveries/statuses'

/**
 * Every field of a delivery in the API, and who reads it: admin, client, bidder, driver on the mission, tracking page, SMS page.
 * Copied by hand from permissions.md (section 2), threats.md (2.2) and the comments of schema.graphql.
 * Y = at every status, s = at some statuses, - = never.
 */
const TABLE = `
YYYY-- id
YYYYYY publicId
YYYYY- type
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
YYYY-- duration
YY---- remainingDistance
YY---- remainingHoursToEstimatedDate
YY---- totalHoursToEstimatedDate
YY---- comment
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
Ys---- startCode
Ys--s- destinationCode
Ys---- returnCode
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
`

const COLUMNS: readonly MaskName[] = ['m-admin', 'm-client', 'm-auction', 'm-mission', 'm-track', 'm-sms']
const ROWS = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [cells = '', field = ''] = line.split(' ')
    return { cells, field }
  })

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
