import { ADDRESS, CLIENT_AND_ADMIN, CUSTOMER, OWN_COMPANY, SHARED, VEHICLE } from './mask-fields'
import { always, type Given, type Mask } from './mask'
import { MISSION_GROUP } from './statuses'

/** While the codes still open a door for somebody. Description 6.2, m-client. */
const CODES_SHOWN: Given = [
  'REQUESTED',
  'SET',
  'PICKUP_DRIVER',
  'ONGOING',
  'PICKUP_CLIENT',
  'SWAP_PICKUP_DRIVER',
  'SWAP_IN_TRANSIT',
  'SWAP_PICKUP_CLIENT',
  'SWAP_DELIVERED',
]

const DRIVER_KNOWN: Given = ['SET', ...MISSION_GROUP, 'COMPLETED']

/** What was billed stays readable with what took it back. Decisions, Invoices. */
const CANCELLED: Given = ['CANCELLED_BY_CUSTOMER', 'CANCELLED_BY_MANDATORY', 'CANCELLED_BY_ADMIN']

/** The organisation's own delivery: never the driver's price, an offer, the margin or how to reach the driver. Description 6.2, m-client. */
export const CLIENT_MASK: Mask = {
  delivery: {
    ...always(...SHARED, ...CUSTOMER, ...CLIENT_AND_ADMIN, 'trackingId'),
    startCode: CODES_SHOWN,
    destinationCode: CODES_SHOWN,
    returnCode: CODES_SHOWN,
    selectedDriver: DRIVER_KNOWN,
    invoice: ['COMPLETED', ...CANCELLED],
    creditNote: CANCELLED,
  },
  address: always(...ADDRESS),
  vehicle: always(...VEHICLE),
  driver: always('id', 'firstName', 'lastNameInitial', 'avatar'),
  offer: {},
  ownOffersOnly: true,
  organization: always('id', 'name', 'slug', 'settings', 'owner', 'members', 'createdAt', 'updatedAt'),
  client: always(...OWN_COMPANY),
  option: always('id', 'name', 'photo', 'price'),
  document: always('label', 'name', 'key', 'type', 'url', 'deleted'),
}
