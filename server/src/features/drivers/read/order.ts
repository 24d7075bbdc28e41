import type { Orders } from '../../../projections/order'
import type { DriverRow } from '../../../projections/rows'
import { drivers } from '../../../tables/drivers'

export const ORDERS = {
  id: drivers.id,
  createdAt: drivers.createdAt,
  lastName: drivers.lastName,
  nbDeals: drivers.nbDeals,
  totalRating: drivers.totalRating,
} satisfies Orders<DriverRow>
