import type { deliveries, deliveryLogs } from '../../../tables/deliveries'
import type { vehicles } from '../../../tables/vehicles'

/** What the database works out of the other columns, to search and to sort by. */
type Indexed = 'publicIdText' | 'searchText' | 'bestSlack' | 'lateAfter'

export type DeliveryRow = Omit<typeof deliveries.$inferSelect, Indexed>
export type NewLog = typeof deliveryLogs.$inferInsert
export type NewVehicle = typeof vehicles.$inferInsert
export type DeliveryChange = Partial<Omit<typeof deliveries.$inferInsert, Indexed>>
