import type { DriverFilter, Sort } from '@volant/contract/schema.generated'
import type { Database } from '../../../platform/db/database'
import { boundedRows, wallClock } from '../../../platform/xlsx/columns'
import type { StoredRow } from '../../../platform/xlsx/columns'
import { driverStateOf } from '../../../projections/driver-state'
import { Params } from '../../../projections/engine'
import { orderedBy } from '../../../projections/order'
import { drivers } from '../../../tables/drivers'
import { driverConditions, KNOWN } from './conditions'
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
  state: driverStateOf('r'),
  missions: 'r.nb_deals',
  givenBack: 'r.loss_deals',
  rating: 'r.total_rating',
  createdAt: wallClock('r.created_at'),
} as const

/** The rows of a list with its filters, all pages of them. A filter that cannot be asked for is refused at once. */
export function driverRows(
  db: Database,
  filter: DriverFilter,
  sort: Partial<Sort>,
  now: Date,
): Promise<AsyncGenerator<StoredRow[]>> {
  const params = new Params()
  const order = orderedBy(ORDERS, sort, [drivers, 'r'])
  const where = [KNOWN, ...driverConditions(filter, null, params, now)].join(' AND ')
  const text = `SELECT json_build_array(${Object.values(DRIVER_SHEET).join(', ')}) AS cells FROM drivers r
    JOIN users u ON u.id = r.user_id LEFT JOIN addresses a ON a.id = r.address_id
    WHERE ${where} ORDER BY ${order}, r.id`
  return boundedRows(db, { text, values: params.values })
}
