import { ADDRESS, SHARED } from './mask-fields'
import { always, names, type Given, type Mask } from './mask'

const AUCTION_OPEN: Given = ['WAITING_FOR_DRIVER']

/** Only the driver who carried it ever sees a finished delivery: their own price and its date stay theirs. */
const CARRIED_OUT: Given = ['COMPLETED']

/** What a bidder needs to name a price, and nothing that tells who, where exactly or for how much. Description 6.2, m-auction. */
export const AUCTION_MASK: Mask = {
  delivery: {
    ...always(...SHARED, 'offers'),
    wantedPrice: AUCTION_OPEN,
    finalPrice: CARRIED_OUT,
    completedAt: CARRIED_OUT,
  },
  address: always('city', 'department'),
  vehicle: always('id', 'marque', 'model', 'carType', 'type', 'toRetrieve'),
  driver: {},
  offer: always('id', 'driverId', 'deliveryId', 'demandedPrice', 'accepted', 'status', 'createdAt', 'proposedByDriver'),
  ownOffersOnly: true,
  organization: {},
  client: {},
  option: always('id', 'name'),
  document: {},
}

/**
 * The driver's own mission. The three codes and the tracking secret are left out on purpose: they prove presence,
 * so the driver must hear them on site. Description 6.2, m-mission.
 */
export const MISSION_MASK: Mask = {
  ...AUCTION_MASK,
  delivery: {
    ...AUCTION_MASK.delivery,
    ...always(
      ...names(`
      comment wantedPrice finalPrice clientFirstName clientLastName clientPhone representativeFirstName
      representativeLastName representativePhone acceptedOffer selectedDriverId docs validationDocs departedAt
      handedOverAt completedAt cancelledAt position punctuality steps routeLegs
      sharingPausedAt
    `),
    ),
  },
  address: always(...ADDRESS, 'department'),
  vehicle: always(
    ...names(`
      id vin carType vehicleCode marque model type toRetrieve isDelivered pickedUpAt deliveredAt mileageBefore
      mileageAfter essenceBefore essenceAfter imagesBefore imagesAfter inspectionBefore inspectionAfter identity
      photoFacts
    `),
  ),
  document: always('label', 'name', 'key', 'type', 'url', 'deleted'),
}
