import type { DeliveryRow } from '../../deliveries/public'

type Named = Pick<DeliveryRow, 'type' | 'status' | 'publicId'>

const segment = (key: string) => key.toLowerCase().replaceAll('_', '-')
const place = ({ type, status, publicId }: Named) => `${segment(type)}/${segment(status)}/${publicId}`

/** Pages that messages lead to. Description 7.1. */
export const pages = {
  login: '/login',
  dashboard: '/admin/dashboard',
  auctions: '/driver/auctions',
  missions: '/driver/missions',
  papers: '/driver/profile#papers',
  verify: '/verify',
  mandate: (mandateId: string) => `/driver-mandate?MandateId=${mandateId}`,
  mission: (id: string) => `/driver/missions/${id}`,
  tracking: (trackingId: string) => `/tracking/${trackingId}`,
  forClient: (delivery: Named) => `/client/pilot/${place(delivery)}`,
  forAdmin: (delivery: Named) => `/admin/pilot/details/${place(delivery)}`,
}
