import type { deliveries } from '../../../tables/deliveries'

export type DeliveryRow = typeof deliveries.$inferSelect
export type NewDelivery = typeof deliveries.$inferInsert
export type DeliveryChange = Partial<NewDelivery>
