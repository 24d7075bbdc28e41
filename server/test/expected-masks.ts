import { isAfter, subDays } from 'date-fns'
import type { DeliveryStatus } from '@volant/domain/deliveries/statuses'

/**
 * Who is given which field, written by hand from the permissions: a second source beside the domain's masks. By the view, then
 * the type; a type that a view does not name is given nothing of, and `*` is all of it.
 */
export type ViewName = 'office' | 'own' | 'auction' | 'mission' | 'drivers' | 'self'

const ADDRESS = 'id address addressPrecision city postalCode country latitude longitude place_id isInIdf'
const PLAIN_CAR = 'id marque model carType type toRetrieve'
const SHARED = `id publicId type twoWayDeliverType status category version carAvailabilityDate carPickUpDate carDeliveryDeadline createdAt
  numberOfVehicles distance duration options fromAddress toAddress toReturnFromAddress toReturnToAddress vehicles allowedActions isEditable`
const PARTIES = `clientStatus clientId clientFirstName clientLastName clientEmail clientPhone clientCompany clientSiret
  clientDrivingLicenceNumber representativeId representativeFirstName representativeLastName representativeEmail representativePhone
  representativeCompany representativeSiret language`
const BUSINESS = `confirmedAt departedAt handedOverAt completedAt cancelledAt putInAuctionAt confirmedByCustomerAt smsSentAt clientInitialPrice
  clientFinalPrice remainingDistance punctuality remainingHoursToEstimatedDate totalHoursToEstimatedDate comment garageOptions docs validationDocs
  organization client cancelReason position sharingPausedAt steps startCode destinationCode returnCode trackingId invoice creditNote selectedDriver routeLegs`
const MEMBER = `id assigneeFirstName assigneeLastName assigneePhone assigneeEmail assigneeFunction assigneeService assigneeRank siret name
  address organization createdAt updatedAt`
const DRIVER_SELF = `id publicId sub firstName lastName fullName email phoneNumber avatar birthDate drivingLicenseDate drivingPermitDueDate
  vigilanceIssueDate insuranceDueDate paperChecks drivingPermitNumber iban company siret address radiusKm daysOff docs state nbDeals lossDeals stokeDeals driverOffersPrice driverAttentePrice
  driverAverageBills ratings totalRating ratedDeliveries mcqAnswers activationState onboardingState createdAt`
const OFFER = 'id driverId deliveryId demandedPrice accepted status createdAt proposedByDriver'

const LISTS: Readonly<Record<ViewName, Readonly<Record<string, string>>>> = {
  office: {
    Delivery: `${SHARED} ${PARTIES} ${BUSINESS} wantedPrice minPrice maxPrice finalPrice margin averageOffersPrice minOfferPrice
      number_of_offers offers acceptedOffer selectedDriverId subscriptions smsId smsMessage`,
    Address: '*',
    Vehicle: '*',
    Driver: `id publicId sub firstName lastName fullName email phoneNumber avatar birthDate drivingLicenseDate drivingPermitDueDate
      drivingPermitNumber company siret address radiusKm daysOff state disabled confirmedByAlb rejectedByAlb nbDeals lossDeals stokeDeals
      driverOffersPrice driverAttentePrice driverAverageBills ratings totalRating ratedDeliveries mcqAnswers activationState
      onboardingState createdAt`,
    DriverDaysOff: '*',
    Offer: `${OFFER} proposedByAdminId withdrawalReason driver`,
    Organization: `id name slug siren vatId electronicAddress paymentDays address billingAddress settings owner members
      totalMembers totalDeliveries createdAt updatedAt`,
    Client: `${MEMBER} sub deletedAt`,
    Admin: '*',
    Invoice: '*',
    Position: '*',
    Punctuality: '*',
    DeliveryPayment: '*',
    SubscriptionPayment: '*',
  },
  own: {
    Delivery: `${SHARED} ${PARTIES} ${BUSINESS}`,
    Address: '*',
    Vehicle: '*',
    Driver: 'id firstName avatar',
    Organization: 'id name slug settings owner members createdAt updatedAt',
    Client: MEMBER,
    Invoice: '*',
    Position: '*',
    Punctuality: '*',
  },
  auction: {
    Delivery: `${SHARED} offers wantedPrice finalPrice completedAt`,
    Address: 'city',
    Vehicle: PLAIN_CAR,
    Offer: OFFER,
  },
  mission: {
    Delivery: `${SHARED} offers wantedPrice finalPrice completedAt comment clientFirstName clientLastName clientPhone representativeFirstName
      representativeLastName representativePhone acceptedOffer selectedDriverId docs validationDocs departedAt handedOverAt cancelledAt position punctuality steps routeLegs sharingPausedAt`,
    Address: ADDRESS,
    Vehicle: `${PLAIN_CAR} vin vehicleCode isDelivered pickedUpAt deliveredAt mileageBefore mileageAfter essenceBefore essenceAfter
      imagesBefore imagesAfter inspectionBefore inspectionAfter identity photoFacts`,
    Offer: OFFER,
    Position: '*',
    Punctuality: '*',
  },
  drivers: {
    Driver: `${DRIVER_SELF} disabled confirmedByAlb rejectedByAlb moves updatedAt`,
    DriverPaperCheck: '*',
    DriverMoveLine: '*',
    Address: '*',
    DriverDaysOff: '*',
    DeliveryPayment: '*',
    SubscriptionPayment: '*',
  },
  self: {
    Driver: DRIVER_SELF,
    DriverPaperCheck: 'paper verifiedAt',
    DriverDaysOff: '*',
    Address: '*',
    DeliveryPayment: '*',
    SubscriptionPayment: '*',
  },
}

const words = (text: string) => text.trim().split(/\s+/)
const GIVEN = Object.fromEntries(
  Object.entries(LISTS).map(([view, types]) => [
    view,
    Object.fromEntries(Object.entries(types).map(([type, fields]) => [type, new Set(words(fields))])),
  ]),
)

const ON_THE_WAY =
  words(`SET PICKUP_DRIVER ONGOING PICKUP_CLIENT DELIVERED SWAP_PICKUP_DRIVER SWAP_IN_TRANSIT SWAP_PICKUP_CLIENT
  SWAP_DELIVERED`)
const CODES_OPEN =
  words(`REQUESTED SET PICKUP_DRIVER PICKUP_CLIENT ONGOING SWAP_PICKUP_DRIVER SWAP_IN_TRANSIT SWAP_PICKUP_CLIENT
  SWAP_DELIVERED`)
const CALLED_OFF = words('CANCELLED_BY_CUSTOMER CANCELLED_BY_MANDATORY CANCELLED_BY_ADMIN')
/** Fields of a delivery that a view is given only at some statuses. */
const ONLY_AT: Readonly<Partial<Record<ViewName, Readonly<Record<string, readonly string[]>>>>> = {
  own: {
    startCode: CODES_OPEN,
    destinationCode: CODES_OPEN,
    returnCode: CODES_OPEN,
    selectedDriver: [...ON_THE_WAY, 'COMPLETED'],
    invoice: ['COMPLETED', ...CALLED_OFF],
    creditNote: CALLED_OFF,
  },
  auction: { wantedPrice: ['WAITING_FOR_DRIVER'], finalPrice: ['COMPLETED'], completedAt: ['COMPLETED'] },
}

export function isGiven(view: ViewName, type: string, field: string, status: DeliveryStatus | null): boolean {
  const fields = GIVEN[view]?.[type]
  if (!fields?.has('*') && !fields?.has(field)) return false
  const only = type === 'Delivery' ? ONLY_AT[view]?.[field] : undefined
  return only === undefined || (status !== null && only.includes(status))
}

/** The driver of a mission reads it in full while it runs and a week after; everybody else's is an auction to them. */
export function viewOfDriver(
  driverId: string,
  row: { readonly status: string; readonly selectedDriverId: string | null; readonly completedAt: Date | null },
): ViewName {
  const mine = row.selectedDriverId === driverId
  const isFresh = row.status === 'COMPLETED' && isAfter(row.completedAt ?? 0, subDays(new Date(), 7))
  return mine && (ON_THE_WAY.includes(row.status) || isFresh) ? 'mission' : 'auction'
}

/** What stands where a promised value is withheld; null everywhere else. */
export const WITHHELD: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  Address: { id: '', isInIdf: false },
  Client: { sub: '' },
  Organization: { members: [], deliveries: [], totalMembers: 0, totalDeliveries: 0 },
  Vehicle: { isDelivered: false, mileageBefore: -1, mileageAfter: -1 },
  Delivery: {
    clientStatus: 'PROFESSIONAL',
    number_of_offers: 0,
    offers: [],
    subscriptions: [],
    docs: [],
    validationDocs: [],
    steps: [],
    language: 'fr',
  },
  Driver: {
    publicId: '',
    lastName: '',
    fullName: '',
    state: 'ACCEPTED',
    disabled: false,
    confirmedByAlb: true,
    rejectedByAlb: false,
    nbDeals: 0,
    lossDeals: 0,
    stokeDeals: 0,
    daysOff: [],
    paperChecks: [],
    moves: [],
    ratedDeliveries: 0,
    activationState: 'NONE',
    onboardingState: 'CREATED',
    createdAt: '1970-01-01T00:00:00.000Z',
  },
}
