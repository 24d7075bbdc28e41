import { paths } from '../../app/paths'
import type { DeliveryLinks } from '../../features/deliveries/links'

/** The links of deliveries in the admin panel. */
export const adminLinks: DeliveryLinks = {
  table: (tab) => paths.deliveries('admin', tab),
  detail: ({ type, status, publicId }) => paths.delivery('admin', type, status, publicId),
  edit: ({ type, status, publicId }) => paths.editDelivery('admin', type, status, publicId),
  create: (type) => paths.newDelivery('admin', type),
  deal: ({ type, publicId }, from) => paths.createDeal(from, type, publicId),
  changeDriver: ({ type, publicId }) => paths.editDelivery('admin', type, 'WAITING_FOR_DRIVER', publicId),
  offers: ({ id }) => paths.offers(id),
}
