import type { DeliveryFilter } from '@volant/contract/schema.generated'
import type { AdminActor } from '@volant/domain/kernel/actor'
import type { Database } from '../../../platform/db/database'
import { ensureFits, storedRows, wallClock } from '../../../platform/xlsx/columns'
import type { StoredRow } from '../../../platform/xlsx/columns'
import { Params } from '../../../projections/engine'
import { visibleTo } from '../scope'
import { compileFilter } from './filter'
import { compileOrder } from './order'

export interface ExportQuery {
  readonly filter: DeliveryFilter
  readonly orderBy: string
  readonly order: 'asc' | 'desc'
}

const joined = (text: string) => `string_agg(nullif(${text}, ''), ', ' ORDER BY v.position)`
const CARS = `SELECT ${joined(`concat_ws(' ', v.marque, v.model)`)} AS names, ${joined('v.vehicle_code')} AS plates, ${joined('v.vin')} AS vins
  FROM vehicles v WHERE v.delivery_id = d.id AND v.removed_at IS NULL`

/** What an administrator reads of a delivery in a workbook, in the order of its columns; no code and no secret among it. */
export const SHEET = {
  contract: 'd.public_id',
  type: 'd.type',
  status: 'd.status',
  organization: 'g.name',
  representative: `concat_ws(' ', d.representative_first_name, d.representative_last_name)`,
  customer: `concat_ws(' ', d.client_first_name, d.client_last_name)`,
  company: 'd.client_company',
  phone: 'd.client_phone',
  email: 'd.client_email',
  fromAddress: 'f.address',
  fromPostalCode: 'f.postal_code',
  fromCity: 'f.city',
  fromCountry: 'f.country',
  toAddress: 't.address',
  toPostalCode: 't.postal_code',
  toCity: 't.city',
  toCountry: 't.country',
  vehicle: 'cars.names',
  plate: 'cars.plates',
  vin: 'cars.vins',
  services: 'd.services',
  distance: 'd.distance',
  available: wallClock('d.car_availability_date'),
  pickUp: wallClock('d.car_pick_up_date'),
  deadline: wallClock('d.car_delivery_deadline'),
  createdAt: wallClock('d.created_at'),
  confirmedAt: wallClock('d.confirmed_at'),
  completedAt: wallClock('d.completed_at'),
  cancelledAt: wallClock('d.cancelled_at'),
  cancelReason: 'd.cancel_reason',
  driver: `nullif(concat_ws(' ', r.first_name, r.last_name), '')`,
  offers: 'd.offers_count',
  price: 'coalesce(d.client_final_price_cents, d.client_initial_price_cents)',
  driverPrice: 'd.final_price_cents',
  margin: 'd.client_final_price_cents - d.final_price_cents',
} as const

/** The rows of a tab with its filters, and whether a workbook holds them: the same conditions as the list's. */
export function readForExport(db: Database, actor: AdminActor, query: ExportQuery, now: Date) {
  const params = new Params()
  const { conditions } = compileFilter(actor, query.filter, '', params, now)
  const where = [visibleTo(actor, 'd', params), ...conditions].join(' AND ')
  // the count has no order, and would not take its values
  const counted = [...params.values]
  const order = compileOrder(actor, { field: query.orderBy, order: query.order }, params, now)
  return {
    ensureFits: () => ensureFits(db, { text: `SELECT 1 FROM deliveries d WHERE ${where}`, values: counted }),
    pieces(): AsyncGenerator<StoredRow[]> {
      const text = `SELECT json_build_array(${Object.values(SHEET).join(', ')}) AS cells FROM deliveries d
        JOIN organizations g ON g.id = d.organization_id
        LEFT JOIN addresses f ON f.id = d.from_address_id LEFT JOIN addresses t ON t.id = d.to_address_id
        LEFT JOIN drivers r ON r.id = d.selected_driver_id LEFT JOIN LATERAL (${CARS}) cars ON true
        WHERE ${where} ORDER BY ${order}`
      return storedRows(db, { text, values: params.values })
    },
  }
}
