import { STORED_STATUSES } from '@volant/domain/deliveries/statuses'
import type { DeliveryStatus } from '@volant/domain/deliveries/statuses'
import type { Mark } from './marks'
import type { Persona } from './cast'

/**
 * Who may read what, written by hand from the description, 6.2 and 10.2: a second source beside the domain's masks.
 * Fields are those of the marks that `stage` puts.
 */
const list = (text: string) => text.trim().split(/\s+/)
const on = (text: string) => list(text) as DeliveryStatus[]

const MISSION = on(`
  SET PICKUP_DRIVER ONGOING PICKUP_CLIENT DELIVERED SWAP_PICKUP_DRIVER SWAP_IN_TRANSIT SWAP_PICKUP_CLIENT
  SWAP_DELIVERED COMPLETED
`)
const CODES_OPEN = on(`
  REQUESTED SET PICKUP_DRIVER PICKUP_CLIENT ONGOING SWAP_PICKUP_DRIVER SWAP_IN_TRANSIT SWAP_PICKUP_CLIENT SWAP_DELIVERED
`)
const TRACK_RECEPTION = on('SET PICKUP_DRIVER ONGOING PICKUP_CLIENT')
const TRACK_RETURN = on('DELIVERED SWAP_PICKUP_DRIVER SWAP_IN_TRANSIT SWAP_PICKUP_CLIENT')

const CODES = list('startCode destinationCode returnCode')
const CITIES = list('fromCity toCity returnFromCity returnToCity')

/** An open auction, for every accepted driver. */
const AUCTION = [...CITIES, ...list('marque model wantedPrice')]
/** The driver on the mission. */
const ON_MISSION = [
  ...AUCTION,
  ...list(`
    street precision place clientFirstName clientLastName clientPhone representativeFirstName representativeLastName
    representativePhone outwardLeg vin plate seenPlate seenVin doc docKey validationDoc validationDocKey photo damage newDamage remarks reserves finalPrice comment problem expense
  `),
]
/** The organisation's own people. */
const OWN = [
  ...CITIES,
  ...list(`
    street precision place outwardLeg marque model vin plate seenPlate seenVin photo damage newDamage remarks reserves garageImages garageOptions doc docKey validationDoc validationDocKey
    comment cancelInfo trackingId clientInitialPrice clientFinalPrice optionPrice clientFirstName clientLastName clientEmail
    clientPhone clientCompany clientSiret clientLicence representativeFirstName representativeLastName representativeEmail
    representativePhone representativeCompany representativeSiret memberFirst memberLast memberPhone orgName orgSlug
  `),
]
/** Whoever holds the tracking link. */
const TRACK = [...CITIES, ...list('street precision marque model clientFirstName clientLastName clientPhone')]

const statusOf = ({ at }: Mark) => STORED_STATUSES[Number(at)]
// marks of capitals come back in small letters
const has = (fields: readonly string[], { field }: Mark) =>
  fields.some((one) => one.toLowerCase() === field.toLowerCase())

function clientMay(organization: '1' | '2', mark: Mark): boolean {
  const status = statusOf(mark)
  // the driver of the other organisation's missions is 't'
  const driver = organization === '1' ? 's' : 't'
  if (mark.owner === driver) return has(['firstName', 'avatar'], mark)
  if (mark.owner !== organization) return false
  if (has(['invoiceNumber', 'buyer'], mark)) return status === 'COMPLETED'
  if (!has(CODES, mark)) return has(OWN, mark)
  // the tracking page tells its own people too what the next hand-over asks for
  const openTo = has(['returnCode'], mark) ? [...CODES_OPEN, ...TRACK_RETURN] : CODES_OPEN
  return status !== undefined && openTo.includes(status)
}

function driverMay(self: 'a' | 's', mark: Mark): boolean {
  const status = statusOf(mark)
  if (mark.owner === self) return true
  if (mark.owner !== '1' && mark.owner !== '2') return false
  const ownOffer = self === 'a' ? 'offerOfFirst' : 'offerOfSecond'
  if (status === 'WAITING_FOR_DRIVER') return has([...AUCTION, ownOffer], mark)
  const carries = self === 's' && mark.owner === '1' && status !== undefined && MISSION.includes(status)
  return carries && has(ON_MISSION, mark)
}

export function mayRead(who: Persona | 'AN', mark: Mark): boolean {
  switch (who) {
    case 'A1':
    case 'A2':
      return true
    case 'A3':
      return !has(['iban'], mark)
    case 'C4':
    case 'C5':
    case 'C6':
      return clientMay('1', mark)
    case 'CX':
      return clientMay('2', mark)
    case 'DA':
      return driverMay('a', mark)
    case 'DS':
      return driverMay('s', mark)
    case 'AN':
    case 'C0':
    case 'DW':
      return false
  }
}

/** By the tracking link of this delivery: its own page only. */
export function mayTrack(mark: Mark): boolean {
  const status = statusOf(mark)
  if (mark.owner === 's') return has(['firstName'], mark)
  if (mark.owner !== '1' || status === undefined || !MISSION.includes(status)) return false
  if (has(['destinationCode'], mark)) return TRACK_RECEPTION.includes(status)
  return has(['returnCode'], mark) ? TRACK_RETURN.includes(status) : has(TRACK, mark)
}

/** Never for a client, whatever the status. */
export const NO_CLIENT = list(`
  finalPrice wantedPrice minPrice maxPrice margin averageOffersPrice minOfferPrice acceptedOffer selectedDriverId smsId
  smsMessage
`)
/** Never for a driver. */
export const NO_DRIVER = list(`
  clientInitialPrice clientFinalPrice minPrice maxPrice margin averageOffersPrice minOfferPrice startCode destinationCode
  returnCode trackingId clientEmail organization client invoice smsId smsMessage
`)
