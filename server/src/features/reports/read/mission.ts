import type { DeliveryStatus, DeliveryType } from '@volant/domain/deliveries/statuses'
import type { Actor } from '@volant/domain/kernel/actor'
import type { Database } from '../../../platform/db/database'
import { Params } from '../../../projections/engine'
import { statementOf } from '../../../projections/statement'
import { visibleTo } from '../../deliveries/public'

export interface MissionPlace {
  readonly address: string
  readonly addressPrecision: string | null
  readonly postalCode: string
  readonly city: string
  readonly country: string
}

type Images = Readonly<Record<string, string | null>>

export interface MissionVehicle {
  readonly vin: string | null
  readonly vehicleCode: string | null
  readonly marque: string | null
  readonly model: string | null
  readonly type: 'GAS' | 'HYBRID' | 'ELECTRIC'
  readonly pickedUpAt: string | null
  readonly deliveredAt: string | null
  readonly mileageBefore: number
  readonly mileageAfter: number
  readonly essenceBefore: number | null
  readonly essenceAfter: number | null
  readonly imagesBefore: Images
  readonly imagesAfter: Images
  /** What whoever received it had written down. */
  readonly reserves: string | null
}

/** A car that changed hands: who signed, or why nobody did. */
export interface MissionHandOver {
  readonly vehicle: 0 | 1
  readonly at: string
  readonly forced: boolean
  readonly signedBy: string | null
  readonly refusedReason: string | null
  /** Nobody was there to sign. */
  readonly absent: boolean
  readonly signatureKey: string | null
}

/** All of a delivery that its report shows: no code, no price. */
export interface Mission {
  readonly id: string
  readonly publicId: number
  readonly type: DeliveryType
  readonly status: DeliveryStatus
  readonly distance: number | null
  readonly createdAt: string
  readonly carAvailabilityDate: string | null
  readonly carPickUpDate: string | null
  readonly carDeliveryDeadline: string | null
  readonly confirmedAt: string | null
  readonly departedAt: string | null
  readonly completedAt: string | null
  readonly cancelledAt: string | null
  readonly services: readonly string[]
  readonly comment: string | null
  readonly organization: string
  readonly representativeName: string
  readonly representativePhone: string | null
  readonly clientName: string
  readonly clientCompany: string | null
  readonly clientPhone: string | null
  readonly driver: { readonly firstName: string; readonly lastName: string; readonly publicId: number } | null
  readonly from: MissionPlace | null
  readonly to: MissionPlace | null
  readonly returnFrom: MissionPlace | null
  readonly returnTo: MissionPlace | null
  readonly vehicles: readonly MissionVehicle[]
  readonly handOvers: readonly MissionHandOver[]
  readonly documents: readonly string[]
}

const place = (
  column: string,
) => `(SELECT json_build_object('address', a.address, 'addressPrecision', a.address_precision,
  'postalCode', a.postal_code, 'city', a.city, 'country', a.country) FROM addresses a WHERE a.id = d.${column})`

const VEHICLES = `coalesce((SELECT json_agg(json_build_object('vin', v.vin, 'vehicleCode', v.vehicle_code, 'marque', v.marque,
  'model', v.model, 'type', v.type, 'pickedUpAt', v.picked_up_at, 'deliveredAt', v.delivered_at,
  'mileageBefore', v.mileage_before, 'mileageAfter', v.mileage_after, 'essenceBefore', v.essence_before,
  'essenceAfter', v.essence_after, 'imagesBefore', v.images_before, 'imagesAfter', v.images_after,
  'reserves', nullif(v.inspection_after->'list'->>'reserves', '')) ORDER BY v.position)
  FROM vehicles v WHERE v.delivery_id = d.id AND v.removed_at IS NULL), '[]'::json)`

/** A delivery that was cancelled and asked for again starts anew: what its first life recorded is not this mission. */
const HAND_OVERS = `coalesce((SELECT json_agg(json_build_object('vehicle', CASE l.to_status WHEN 'DELIVERED' THEN 0 ELSE 1 END,
  'at', l.created_at, 'forced', l.forced, 'signedBy', l.data->>'signedBy', 'refusedReason', l.data->>'refusedReason',
  'absent', coalesce((l.data->>'absent')::boolean, false), 'signatureKey', l.data->>'signatureKey') ORDER BY l.version)
  FROM delivery_logs l WHERE l.delivery_id = d.id AND l.to_status IN ('DELIVERED', 'SWAP_DELIVERED')
    AND l.from_status <> l.to_status AND l.version > coalesce((SELECT max(b.version) FROM delivery_logs b
      WHERE b.delivery_id = d.id AND b.action = 'ACTIVATE'), 0)), '[]'::json)`

const DOCUMENTS = `ARRAY(SELECT concat_ws(' – ', nullif(nullif(e->>'label', ''), e->>'name'), e->>'name') FROM jsonb_array_elements(d.docs || d.validation_docs) e
  WHERE e->>'key' IS NOT NULL AND coalesce(e->>'deleted', 'false') <> 'true')`

/** The mission as it stands, in one statement; undefined where this viewer sees no such delivery. */
export async function readMission(db: Database, actor: Actor, id: string): Promise<Mission | undefined> {
  const params = new Params()
  const text = `SELECT d.id, d.public_id::int AS "publicId", d.type, d.status, d.distance, d.services, d.comment,
    d.created_at AS "createdAt", d.car_availability_date AS "carAvailabilityDate", d.car_pick_up_date AS "carPickUpDate",
    d.car_delivery_deadline AS "carDeliveryDeadline", d.confirmed_at AS "confirmedAt", d.departed_at AS "departedAt",
    d.completed_at AS "completedAt", d.cancelled_at AS "cancelledAt",
    (SELECT o.name FROM organizations o WHERE o.id = d.organization_id) AS organization,
    concat_ws(' ', d.representative_first_name, d.representative_last_name) AS "representativeName",
    d.representative_phone AS "representativePhone",
    concat_ws(' ', d.client_first_name, d.client_last_name) AS "clientName",
    d.client_company AS "clientCompany", d.client_phone AS "clientPhone",
    (SELECT json_build_object('firstName', w.first_name, 'lastName', w.last_name, 'publicId', w.public_id)
      FROM drivers w WHERE w.id = d.selected_driver_id) AS driver,
    ${place('from_address_id')} AS "from", ${place('to_address_id')} AS "to",
    ${place('to_return_from_address_id')} AS "returnFrom", ${place('to_return_to_address_id')} AS "returnTo",
    ${VEHICLES} AS vehicles, ${HAND_OVERS} AS "handOvers", ${DOCUMENTS} AS documents
    FROM deliveries d WHERE d.id = ${params.add(id)}::uuid AND ${visibleTo(actor, 'd', params)}`
  const statement = statementOf(params)`SELECT row_to_json(m) AS mission FROM (${text}) m`
  const [found] = await db.prepared<{ mission: Mission }>(statement)
  return found?.mission
}
