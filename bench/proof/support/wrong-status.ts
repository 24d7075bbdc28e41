import { STORED_STATUSES } from '@volant/domain/deliveries/statuses'
import type { DeliveryStatus } from '@volant/domain/deliveries/statuses'

/**
 * Statuses at which nobody gets an operation through, written by hand from the lifecycle: a second source beside its table.
 * What only reads, or may be done at any time, is not in the list.
 */
const WRONG = `
POST /sms/send-delivery-confirmation       CONFIRMED WAITING_FOR_DRIVER SET ONGOING DELIVERED COMPLETED CANCELLED_BY_ADMIN PICKUP_DRIVER
GET /delivery/sms-confirmation-url/{id}    REQUESTED CONFIRMED SET ONGOING DELIVERED COMPLETED
POST /email/send-rate-email                REQUESTED CONFIRMED SET ONGOING DELIVERED CANCELLED_BY_ADMIN PICKUP_DRIVER WAITING_FOR_DRIVER
POST /delivery/sendTrackingUrl/{id}        REQUESTED CONFIRMED WAITING_FOR_DRIVER COMPLETED CANCELLED_BY_ADMIN
GET /location/{deliveryId}                 REQUESTED WAITING_FOR_DRIVER COMPLETED
POST /location/{deliveryId}                REQUESTED WAITING_FOR_DRIVER COMPLETED
GET /invoice/downloadPDF/{id}              REQUESTED SET ONGOING CANCELLED_BY_ADMIN
GET /invoice/downloadXML/{id}              REQUESTED SET ONGOING CANCELLED_BY_ADMIN
GET /invoice/downloadPDFMobile/{id}        REQUESTED SET ONGOING CANCELLED_BY_ADMIN
updateDelivery                             COMPLETED CANCELLED_BY_ADMIN CANCELLED_BY_CUSTOMER CANCELLED_BY_MANDATORY
updateDelivery (once it is confirmed)      COMPLETED CANCELLED_BY_ADMIN CANCELLED_BY_MANDATORY CANCELLED_BY_CUSTOMER
deleteDelivery                             PICKUP_DRIVER ONGOING PICKUP_CLIENT DELIVERED SWAP_DELIVERED COMPLETED
allowDelivery                              PICKUP_DRIVER ONGOING PICKUP_CLIENT DELIVERED COMPLETED CANCELLED_BY_ADMIN CANCELLED_BY_MANDATORY
assignDriverToDelivery                     SET PICKUP_DRIVER ONGOING PICKUP_CLIENT DELIVERED COMPLETED CANCELLED_BY_ADMIN CANCELLED_BY_MANDATORY
changeDriver                               REQUESTED CONFIRMED WAITING_FOR_DRIVER PICKUP_DRIVER ONGOING DELIVERED COMPLETED CANCELLED_BY_ADMIN
confirmDelivery                            CONFIRMED WAITING_FOR_DRIVER SET ONGOING DELIVERED COMPLETED CANCELLED_BY_ADMIN PICKUP_DRIVER
cancelDelivery                             CANCELLED_BY_ADMIN CANCELLED_BY_MANDATORY CANCELLED_BY_CUSTOMER
updateDeliveryStatus (reactivated)         CONFIRMED WAITING_FOR_DRIVER SET ONGOING DELIVERED COMPLETED
updateDeliveryStatus (terminated)          REQUESTED PENDING_CUSTOMER_CONFIRMATION COMPLETED CANCELLED_BY_ADMIN
updateDeliveryStatus (a step forced)       REQUESTED SET DELIVERED COMPLETED
updateDeliveryType                         SET PICKUP_DRIVER ONGOING PICKUP_CLIENT COMPLETED CANCELLED_BY_ADMIN
advanceMission                             PICKUP_DRIVER ONGOING PICKUP_CLIENT DELIVERED SWAP_PICKUP_DRIVER COMPLETED
createOffer                                REQUESTED CONFIRMED SET ONGOING DELIVERED COMPLETED CANCELLED_BY_ADMIN PICKUP_DRIVER
acceptOffer                                SET ONGOING COMPLETED PICKUP_DRIVER DELIVERED
rejectOffer                                SET ONGOING COMPLETED PICKUP_DRIVER DELIVERED
deleteOffer                                SET ONGOING COMPLETED PICKUP_DRIVER DELIVERED
withdrawOffer                              SET ONGOING COMPLETED PICKUP_DRIVER DELIVERED
live sendLocation                          REQUESTED WAITING_FOR_DRIVER COMPLETED
`

const isStatus = (word: string): word is DeliveryStatus => STORED_STATUSES.some((status) => status === word)

/** By the title of the line in the table of permissions. */
export const WRONG_STATUS: ReadonlyMap<string, readonly DeliveryStatus[]> = new Map(
  WRONG.trim()
    .split('\n')
    .map((line) => {
      const [title = '', statuses = ''] = line.split(/ {2,}/)
      return [title, statuses.split(' ').filter(isStatus)]
    }),
)
