import { paths } from '../../app/paths'
import type { DeliveryLinks } from '../../features/deliveries/links'

/** The links of deliveries in the client panel. */
export const clientLinks: DeliveryLinks = {
  table: (tab) => paths.deliveries('client', tab),
  detail: ({ type, status, publicId }) => paths.delivery('client', type, status, publicId),
  edit: ({ type, status, id }) => paths.editDelivery('client', type, status, id),
  create: (type) => paths.newDelivery('client', type),
}
