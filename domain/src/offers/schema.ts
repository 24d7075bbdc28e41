import { euros, flag, form, uuid } from '../kernel/fields'
import { OFFER_PRICE } from './states'

/** An offer, in euros: 10 to 100 000 with two decimals. Whether `accepted` counts is the service's business. Description 5. */
export const offerSchema = form({
  demandedPrice: euros(OFFER_PRICE.min, OFFER_PRICE.max),
  driverId: uuid(),
  deliveryId: uuid(),
  accepted: flag().nullish(),
  despiteExpiredPapers: flag().nullish(),
})
