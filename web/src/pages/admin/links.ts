import type { DriverState } from '@volant/domain/kernel/actor'
import { DRIVER_TABLES, paths } from '../../app/paths'
import type { DeliveryLinks } from '../../features/deliveries/links'
import type { PaymentLinks } from '../../features/invoices/payments-table'

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

/** The page of a driver, in the list where they are now. */
const driverPage = ({ id, state }: { id: string; state: DriverState }) =>
  paths.driver(DRIVER_TABLES.find((list) => list.state === state)?.table ?? DRIVER_TABLES[0].table, id)

export const paymentLinks: PaymentLinks = {
  driver: driverPage,
  delivery: (contract) => paths.contract('admin', contract),
}
