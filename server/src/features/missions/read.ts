import type { Pagination, Sort, VehicleFilter } from '@volant/contract/schema.generated'
import { MASKS } from '@volant/domain/deliveries/masks'
import type { Actor } from '@volant/domain/kernel/actor'
import type { Clock } from '../../platform/clock'
import type { Database, Reader } from '../../platform/db/database'
import type { Selection } from '../../platform/graphql/selection'
import { vehicle } from '../../projections/delivery'
import { Params } from '../../projections/engine'
import { orderedBy } from '../../projections/order'
import type { Orders } from '../../projections/order'
import { checkedPage, containing, hasId, readOne, readPage } from '../../projections/page'
import { plateContains } from '../../projections/plates'
import type { VehicleRow } from '../../projections/rows'
import { vehicles } from '../../tables/vehicles'
import { detailedFor, presentVehicle, visibleTo } from '../deliveries/public'
import type { Presenter } from '../deliveries/public'

const ORDERS = {
  createdAt: vehicles.createdAt,
  id: vehicles.id,
  vin: vehicles.vin,
  vehicleCode: vehicles.vehicleCode,
  marque: vehicles.marque,
  model: vehicles.model,
} satisfies Orders<VehicleRow & { createdAt: string }>

interface ListInput {
  readonly pagination?: Partial<Pagination> | null
  readonly sort?: Partial<Sort> | null
  readonly filter?: VehicleFilter | null
  readonly keyword?: string | null
}

/** A part of the VIN or of the plate, or of make and model as they stand together. */
function matches(keyword: string, params: Params): string {
  const vin = `v.vin LIKE ${params.add(containing(keyword.toUpperCase()))}`
  const name = `concat_ws(' ', v.marque, v.model) ILIKE ${params.add(containing(keyword))}`
  return `(${vin} OR ${plateContains('v', keyword, params)} OR ${name})`
}

/** Drivers find vehicles of missions they read in full; an auction's car is read through the auction. */
function scopeOf(actor: Actor, params: Params, now: Date): string {
  const visible = visibleTo(actor, 'd', params)
  return actor.role === 'DRIVER' ? `${visible} AND ${detailedFor(actor, 'd', params, now)}` : visible
}

function maskOf(actor: Actor) {
  if (actor.role === 'ADMIN') return MASKS['m-admin']
  return actor.role === 'DRIVER' ? MASKS['m-mission'] : MASKS['m-client']
}

export function createVehicleReads(db: Database, clock: Clock, presenter: Presenter) {
  const from = 'FROM vehicles v JOIN deliveries d ON d.id = v.delivery_id'
  const viewOf = (actor: Actor) => ({ mask: maskOf(actor), driverId: null, now: clock.now(), params: new Params() })

  return {
    async find(actor: Actor, id: string, selection: Selection, reader: Reader = db) {
      const view = viewOf(actor)
      const where = `v.removed_at IS NULL AND ${scopeOf(actor, view.params, view.now)} AND ${hasId('v.id', id, view.params)}`
      const row = await readOne(reader, { type: vehicle, row: 'v', from, where, selection, view })
      return row === null ? null : presentVehicle(row, presenter)
    },

    async list(actor: Actor, { pagination, sort, filter, keyword }: ListInput, selection: Selection) {
      const order = orderedBy(ORDERS, sort, [vehicles, 'v'])
      const view = viewOf(actor)
      const { params } = view
      const { deliveryId, vin, vehicleCode } = filter ?? {}
      const where = [
        `v.removed_at IS NULL AND ${scopeOf(actor, params, view.now)}`,
        ...(deliveryId ? [hasId('d.id', deliveryId, params)] : []),
        ...(vin ? [`v.vin LIKE ${params.add(containing(vin.toUpperCase()))}`] : []),
        ...(vehicleCode ? [plateContains('v', vehicleCode, params)] : []),
        ...(keyword?.trim() ? [matches(keyword, params)] : []),
      ].join(' AND ')
      const found = await readPage(db, {
        type: vehicle,
        row: 'v',
        from,
        where,
        order: `${order}, v.id`,
        selection,
        view,
        ...checkedPage(pagination, 100),
      })
      return { total: found.total, records: found.records.map((row) => presentVehicle(row, presenter)) }
    },
  }
}

export type VehicleReads = ReturnType<typeof createVehicleReads>
