import { AppError } from '@volant/contract/errors'
import type { Pagination, VehicleFilter } from '@volant/contract/resolvers.generated'
import { MASKS } from '@volant/domain/deliveries/masks'
import type { Actor } from '@volant/domain/kernel/actor'
import { z } from 'zod'
import type { Clock } from '../../platform/clock'
import type { Database } from '../../platform/db/database'
import type { Selection } from '../../platform/graphql/selection'
import { vehicle } from '../../projections/delivery'
import { columns, Params } from '../../projections/engine'
import { statementOf } from '../../projections/statement'
import { visibleTo } from '../deliveries/public'
import type { Presenter } from '../deliveries/public'

type VehicleJson = Record<string, unknown>

/** Drivers find vehicles of their own missions only; an auction's car is read through the auction. */
function scopeOf(actor: Actor, params: Params): string {
  const visible = visibleTo(actor, 'd', params)
  return actor.role === 'DRIVER' ? `${visible} AND d.selected_driver_id = ${params.add(actor.profileId)}` : visible
}

function maskOf(actor: Actor) {
  if (actor.role === 'ADMIN') return MASKS['m-admin']
  return actor.role === 'DRIVER' ? MASKS['m-mission'] : MASKS['m-client']
}

function signed(row: VehicleJson, { fileUrl }: Presenter): VehicleJson {
  for (const name of ['imagesBefore', 'imagesAfter'])
    if (row[name])
      row[name] = Object.fromEntries(
        Object.entries(row[name] as Record<string, string>).map(([view, key]) => [view, fileUrl(key)]),
      )
  return row
}

export function createVehicleReads(db: Database, clock: Clock, presenter: Presenter) {
  async function select(
    actor: Actor,
    selection: Selection,
    condition: (params: Params) => string,
    page: { page: number; perPage: number },
  ) {
    const params = new Params()
    const view = { mask: maskOf(actor), driverId: null, now: clock.now(), params }
    const where = `v.removed_at IS NULL AND ${scopeOf(actor, params)} AND ${condition(params)}`
    const text = `SELECT (SELECT count(*)::int FROM vehicles v JOIN deliveries d ON d.id = v.delivery_id WHERE ${where}) AS total,
      coalesce((SELECT json_agg(row_to_json(o)) FROM (SELECT ${columns(vehicle, selection, 'v', view)} FROM vehicles v JOIN deliveries d ON d.id = v.delivery_id
      WHERE ${where} ORDER BY v.created_at DESC, v.id LIMIT ${params.add(page.perPage)} OFFSET ${params.add(page.page * page.perPage)}) o), '[]'::json) AS records`
    const [found] = await db.prepared<{ total: number; records: VehicleJson[] }>(statementOf(text, params, 'custom'))
    return { total: found?.total ?? 0, records: (found?.records ?? []).map((row) => signed(row, presenter)) }
  }

  return {
    async find(actor: Actor, id: string, selection: Selection): Promise<VehicleJson | null> {
      if (!z.uuid().safeParse(id).success) return null
      const { records } = await select(actor, selection, (params) => `v.id = ${params.add(id)}::uuid`, {
        page: 0,
        perPage: 1,
      })
      return records[0] ?? null
    },

    async list(
      actor: Actor,
      {
        pagination,
        filter,
      }: { readonly pagination?: Partial<Pagination> | null; readonly filter?: VehicleFilter | null },
      selection: Selection,
    ) {
      const { page = 0, perPage = 10 } = pagination ?? {}
      if (page < 0 || perPage < 1 || perPage > 100)
        throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'pagination', code: 'outOfRange' }] })
      const contains = (text: string) =>
        `%${text
          .trim()
          .toUpperCase()
          .replaceAll(/[\\%_]/g, (special) => `\\${special}`)}%`
      const { deliveryId, vin, vehicleCode } = filter ?? {}
      if (deliveryId && !z.uuid().safeParse(deliveryId).success)
        throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'filter.deliveryId', code: 'invalid' }] })
      return select(
        actor,
        selection,
        (params) =>
          [
            'true',
            ...(deliveryId ? [`v.delivery_id = ${params.add(deliveryId)}::uuid`] : []),
            ...(vin ? [`v.vin LIKE ${params.add(contains(vin))}`] : []),
            ...(vehicleCode ? [`v.vehicle_code LIKE ${params.add(contains(vehicleCode))}`] : []),
          ].join(' AND '),
        { page, perPage },
      )
    },
  }
}

export type VehicleReads = ReturnType<typeof createVehicleReads>
