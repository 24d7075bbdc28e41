import type { Pagination, VehicleFilter } from '@volant/contract/resolvers.generated'
import { MASKS } from '@volant/domain/deliveries/masks'
import type { Actor } from '@volant/domain/kernel/actor'
import type { Clock } from '../../platform/clock'
import type { Database } from '../../platform/db/database'
import type { Selection } from '../../platform/graphql/selection'
import { vehicle } from '../../projections/delivery'
import { Params } from '../../projections/engine'
import { checkedPage, containing, readOne, readPage } from '../../projections/page'
import type { Json } from '../../projections/page'
import { visibleTo } from '../deliveries/public'
import type { Presenter } from '../deliveries/public'

interface ListInput {
  readonly pagination?: Partial<Pagination> | null
  readonly filter?: VehicleFilter | null
}

/** Drivers find vehicles of their own missions only; an auction's car is read through the auction. */
function scopeOf(actor: Actor, params: Params): string {
  const visible = visibleTo(actor, 'd', params)
  return actor.role === 'DRIVER' ? `${visible} AND d.selected_driver_id = ${params.add(actor.profileId)}` : visible
}

function maskOf(actor: Actor) {
  if (actor.role === 'ADMIN') return MASKS['m-admin']
  return actor.role === 'DRIVER' ? MASKS['m-mission'] : MASKS['m-client']
}

function signed(row: Json, { fileUrl }: Presenter): Json {
  for (const name of ['imagesBefore', 'imagesAfter'])
    if (row[name])
      row[name] = Object.fromEntries(
        Object.entries(row[name] as Record<string, string>).map(([view, key]) => [view, fileUrl(key)]),
      )
  return row
}

export function createVehicleReads(db: Database, clock: Clock, presenter: Presenter) {
  const from = 'FROM vehicles v JOIN deliveries d ON d.id = v.delivery_id'
  const viewOf = (actor: Actor) => ({ mask: maskOf(actor), driverId: null, now: clock.now(), params: new Params() })

  return {
    async find(actor: Actor, id: string, selection: Selection): Promise<Json | null> {
      const view = viewOf(actor)
      const where = `v.removed_at IS NULL AND ${scopeOf(actor, view.params)} AND v.id::text = ${view.params.add(id)}`
      const row = await readOne(db, { type: vehicle, row: 'v', from, where, selection, view })
      return row === null ? null : signed(row, presenter)
    },

    async list(actor: Actor, { pagination, filter }: ListInput, selection: Selection) {
      const view = viewOf(actor)
      const { params } = view
      const { deliveryId, vin, vehicleCode } = filter ?? {}
      const where = [
        `v.removed_at IS NULL AND ${scopeOf(actor, params)}`,
        ...(deliveryId ? [`d.id::text = ${params.add(deliveryId)}`] : []),
        ...(vin ? [`v.vin LIKE ${params.add(containing(vin.toUpperCase()))}`] : []),
        ...(vehicleCode ? [`v.vehicle_code LIKE ${params.add(containing(vehicleCode.toUpperCase()))}`] : []),
      ].join(' AND ')
      const found = await readPage(db, {
        type: vehicle,
        row: 'v',
        from,
        where,
        order: 'v.created_at DESC, v.id',
        selection,
        view,
        ...checkedPage(pagination, 100),
      })
      return { total: found.total, records: found.records.map((row) => signed(row, presenter)) }
    },
  }
}

export type VehicleReads = ReturnType<typeof createVehicleReads>
