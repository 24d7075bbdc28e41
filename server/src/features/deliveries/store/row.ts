import type { deliveries, deliveryLogs } from '../../../tables/deliveries'
import type { vehicles } from '../../../tables/vehicles'

export type DeliveryRow = typeof deliveries.$inferSelect
export type NewDelivery = typeof deliveries.$inferInsert
export type NewLog = typeof deliveryLogs.$inferInsert
export type NewVehicle = typeof vehicles.$inferInsert
export type DeliveryChange = Partial<NewDelivery>
