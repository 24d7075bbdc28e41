import { always, names, type Given, type Mask } from './mask'

const NOTHING = {
  driver: {},
  offer: {},
  ownOffersOnly: true,
  organization: {},
  client: {},
  option: {},
  document: {},
} as const satisfies Partial<Mask>

/** While the next hand-over is the first one, and asks for the reception code. */
const BEFORE_HAND_OVER: Given = ['SET', 'PICKUP_DRIVER', 'ONGOING', 'PICKUP_CLIENT']
/** While the next hand-over is that of the second vehicle, and asks for the return code: the reception code is spent. */
const BEFORE_RETURN: Given = ['DELIVERED', 'SWAP_PICKUP_DRIVER', 'SWAP_IN_TRANSIT', 'SWAP_PICKUP_CLIENT']

/**
 * The public tracking page. Position and phone of a one-way delivery end with its hand-over, and DELIVERED is where a two-way
 * one still goes on: `tracking/window` narrows by type. Description 10.2.
 */
export const TRACKING_MASK: Mask = {
  ...NOTHING,
  delivery: {
    ...always(
      ...names(`
      publicId status type fromAddress toAddress toReturnFromAddress toReturnToAddress vehicles clientFirstName
      clientLastName carPickUpDate carDeliveryDeadline selectedDriver punctuality steps
    `),
    ),
    destinationCode: BEFORE_HAND_OVER,
    returnCode: BEFORE_RETURN,
    clientPhone: [...BEFORE_HAND_OVER, ...BEFORE_RETURN],
    position: [
      'PICKUP_DRIVER',
      'ONGOING',
      'PICKUP_CLIENT',
      'SWAP_PICKUP_DRIVER',
      'SWAP_IN_TRANSIT',
      'SWAP_PICKUP_CLIENT',
    ],
  },
  address: always('address', 'addressPrecision', 'city', 'postalCode', 'country', 'latitude', 'longitude'),
  vehicle: always('marque', 'model', 'toRetrieve'),
  driver: always('firstName'),
}

/** What the customer reads before confirming by the SMS link. Description 10.2, m-sms. */
export const SMS_MASK: Mask = {
  ...NOTHING,
  delivery: always(
    ...names(`
      publicId type status carAvailabilityDate carPickUpDate carDeliveryDeadline duration fromAddress toAddress
      toReturnFromAddress toReturnToAddress vehicles clientFirstName clientLastName
    `),
  ),
  address: always('address', 'addressPrecision', 'city', 'postalCode', 'country'),
  vehicle: always('marque', 'model', 'toRetrieve'),
}
