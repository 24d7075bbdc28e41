import type { DriverFilter, Sort } from '@volant/contract/schema.generated'
import type { Database } from '../../../platform/db/database'
import { Params } from '../../../projections/engine'
import { orderedBy } from '../../../projections/order'
import { drivers } from '../../../tables/drivers'
import { driverConditions } from './conditions'
import { ORDERS } from './order'

/** What an administrator reads of a driver in a workbook, in the order of its columns; the account number is not among it. */
export const DRIVER_SHEET = {
  number: 'r.public_id',
  lastName: 'r.last_name',
  firstName: 'r.first_name',
  email: 'u.email',
  phone: 'r.phone_number',
  company: 'r.company',
  siret: 'r.siret',
  address: 'a.address',
  postalCode: 'a.postal_code',
  city: 'a.city',
  country: 'a.country',
  state: `CASE WHEN r.disabled THEN 'DISABLED' WHEN r.rejected_by_alb THEN 'REFUSED' WHEN r.confirmed_by_alb THEN 'ACCEPTED' ELSE 'WAITING' END`,
  missions: 'r.nb_deals',
  givenBack: 'r.loss_deals',
  rating: 'r.total_rating',
  // milliseconds of what the clock on the wall shows in Paris, as the workbook writes moments
  createdAt: `extract(epoch FROM (r.created_at AT TIME ZONE 'Europe/Paris')) * 1000`,
} as const

export type DriverSheetRow = readonly (string | number | null)[]

const PIECE = 100

/** The rows of a list with its filters, all pages of them. */
export function driverRows(
  db: Database,
  filter: DriverFilter,
  sort: Partial<Sort>,
): AsyncIterable<{ cells: DriverSheetRow }[]> {
  const params = new Params()
  const order = orderedBy(ORDERS, sort, [drivers, 'r'])
  const where = ['true', ...driverConditions(filter, null, params)].join(' AND ')
  const text = `SELECT json_build_array(${Object.values(DRIVER_SHEET).join(', ')}) AS cells FROM drivers r
    JOIN users u ON u.id = r.user_id LEFT JOIN addresses a ON a.id = r.address_id
    WHERE ${where} ORDER BY ${order}, r.id`
  return db.stream<{ cells: DriverSheetRow }>({ text, values: params.values }, PIECE)
}
