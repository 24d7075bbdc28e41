import type { DriverDaysOff } from '@volant/contract/schema.generated'
import { HOLDING_STATUSES } from '@volant/domain/deliveries/overlap'
import { SUGGESTION } from '@volant/domain/drivers/suggestions'
import type { Actor } from '@volant/domain/kernel/actor'
import type { Point } from '@volant/domain/places/distance'
import type { Reader } from '../../../platform/db/database'
import { Params } from '../../../projections/engine'
import { containing } from '../../../projections/page'
import { statementOf } from '../../../projections/statement'
import { deliveryKey, plannedFrom, plannedUntil, timesOf, visibleTo } from '../../deliveries/public'
import { FLAGS, touchesDaysOff } from '../../drivers/public'

export interface MissionBeside {
  readonly id: string
  readonly publicId: string
  readonly fromCity: string | null
  readonly toCity: string | null
  readonly carPickUpDate: string
  readonly expectedEnd: string
}

/** One accepted driver beside one delivery, as the database gives them. */
export interface CandidateRow {
  readonly id: string
  readonly fullName: string
  readonly phoneNumber: string | null
  readonly totalRating: number | null
  readonly nbDeals: number
  readonly permitUntil: string | null
  readonly city: string | null
  readonly at: Point | null
  readonly home: Point | null
  readonly radiusKm: number | null
  readonly daysOff: DriverDaysOff | null
  readonly dealsForOrganization: number
  readonly offersAnswered: number
  readonly offersWon: number
  readonly previousMission: MissionBeside | null
  readonly overlappingMission: MissionBeside | null
  readonly nextMission: MissionBeside | null
}

export interface Candidates {
  /** When the vehicle has to leave at the latest, where one date was given for all. */
  readonly pickUp: string
  readonly deadline: string
  readonly from: Point | null
  readonly drivers: readonly CandidateRow[]
}

export interface Wanted {
  /** The delivery, by id or contract number. */
  readonly delivery: string
  /** Other dates than its own, while a form is being filled in. */
  readonly pickUp: Date | null
  readonly deadline: Date | null
  readonly keyword: string
  readonly driverIds: readonly string[] | null
  /** How many drivers who are not free are told. */
  readonly unavailableMost: number
}

const CARRIED = HOLDING_STATUSES.map((status) => `'${status}'`).join(', ')

const TIMES = timesOf('m')
const OVER = 'coalesce(m.handed_over_at, m.completed_at)'
/** Handed over before the planned pick-up, it was carried out before that too. The domain's `occupation` says the same of one mission. */
const START = `CASE WHEN ${OVER} IS NULL THEN ${plannedFrom(TIMES)} ELSE least(m.car_pick_up_date, ${OVER}) END`
/** What is not over holds its driver at least until now. */
const END = (now: string) => `coalesce(${OVER}, greatest(${plannedUntil(TIMES)}, ${now}))`
const OWN_MISSIONS = (driver: string) =>
  `FROM deliveries m WHERE m.selected_driver_id = ${driver} AND m.deleted_at IS NULL AND m.status IN (${CARRIED}) AND m.id <> q.id`
const LAST_ADDRESS = `CASE WHEN m.type = 'TWO_WAY_DELIVERY' THEN m.to_return_to_address_id ELSE m.to_address_id END`

const point = (row: string) =>
  `CASE WHEN ${row}.latitude IS NULL THEN NULL ELSE json_build_object('latitude', ${row}.latitude, 'longitude', ${row}.longitude) END`

function mission(id: string, now: string): string {
  return `(SELECT json_build_object('id', m.id, 'publicId', m.public_id_text,
    'fromCity', (SELECT city FROM addresses WHERE id = m.from_address_id), 'toCity', (SELECT city FROM addresses WHERE id = ${LAST_ADDRESS}),
    'carPickUpDate', m.car_pick_up_date, 'expectedEnd', ${END(now)}) FROM deliveries m WHERE m.id = ${id})`
}

/**
 * The drivers to be weighed for a delivery with all that they are weighed by, in one statement: the nearest of those who are
 * free, and the nearest who are not. Only for these few is counted what they did before.
 * @returns null where the delivery is not in scope
 */
export async function readCandidates(db: Reader, actor: Actor, wanted: Wanted, at: Date): Promise<Candidates | null> {
  const params = new Params()
  const key = deliveryKey('d', wanted.delivery, params)
  const moment = (date: Date) => `${params.add(date.toISOString())}::timestamptz`
  const now = moment(at)
  const ordered = (date: Date | null, column: string) => (date === null ? `d.${column}` : moment(date))
  const name = wanted.keyword.trim()
  const narrowed = [
    ...(name ? [`r.first_name || ' ' || r.last_name ILIKE ${params.add(containing(name))}`] : []),
    // whoever has the delivery is weighed where they are asked for by id only: its dates may be about to change
    wanted.driverIds
      ? `r.id = ANY(${params.add(wanted.driverIds)}::uuid[])`
      : 'r.id IS DISTINCT FROM q.selected_driver_id',
  ]
  const asked = { type: 'd.type', pickUp: 'n.pick_up', deadline: 'n.deadline', duration: 'd.duration' }
  const dayBefore = `q.pick_up - interval '${SUGGESTION.staysHours} hours'`
  // a plane is good enough to find out who is near; how near is measured by the domain
  const near = `(p.latitude - q.latitude) ^ 2 + ((p.longitude - q.longitude) * cos(radians(q.latitude))) ^ 2`
  const statement = statementOf(params)`WITH q AS (
  SELECT d.id, d.organization_id, d.selected_driver_id, a.latitude, a.longitude, n.deadline,
    ${plannedFrom(asked)} AS pick_up, ${plannedUntil(asked)} AS until
  FROM deliveries d CROSS JOIN LATERAL (SELECT ${ordered(wanted.pickUp, 'car_pick_up_date')} AS pick_up,
    ${ordered(wanted.deadline, 'car_delivery_deadline')} AS deadline) n LEFT JOIN addresses a ON a.id = d.from_address_id WHERE ${key} AND ${visibleTo(actor, 'd', params)}
), before AS MATERIALIZED (
  SELECT DISTINCT ON (m.selected_driver_id) m.selected_driver_id AS driver_id, m.id, ${LAST_ADDRESS} AS address
  FROM q JOIN deliveries m ON m.deleted_at IS NULL AND m.status IN (${CARRIED}, 'COMPLETED') AND m.id <> q.id
    AND tstzrange(least(m.car_pick_up_date, ${OVER}), ${OVER}, '[]') && tstzrange(${dayBefore}, q.pick_up, '[]')
    AND ${END(now)} BETWEEN ${dayBefore} AND q.pick_up
  ORDER BY m.selected_driver_id, ${END(now)} DESC, m.id
), p AS (
  SELECT r.id, before.id AS before, clash.id AS clash, away.id AS away, ${point('h')} AS home, coalesce(b.city, h.city) AS city,
    coalesce(b.latitude, h.latitude) AS latitude, coalesce(b.longitude, h.longitude) AS longitude
  FROM q CROSS JOIN drivers r
  LEFT JOIN addresses h ON h.id = r.address_id
  LEFT JOIN before ON before.driver_id = r.id
  LEFT JOIN addresses b ON b.id = before.address
  LEFT JOIN LATERAL (SELECT m.id ${OWN_MISSIONS('r.id')}
    AND ${START} < q.until AND q.pick_up < ${END(now)} ORDER BY m.car_pick_up_date, m.id LIMIT 1) clash ON true
  LEFT JOIN LATERAL (SELECT o.id FROM driver_days_off o WHERE o.driver_id = r.id AND ${touchesDaysOff('o', 'q.pick_up', 'q.until')}
    ORDER BY o.first_day LIMIT 1) away ON true
  WHERE ${[FLAGS.ACCEPTED, ...narrowed].join(' AND ')}
), weighed AS (
  SELECT p.*, row_number() OVER (PARTITION BY coalesce(p.clash, p.away) IS NULL ORDER BY ${near} NULLS LAST, p.id) AS place FROM p CROSS JOIN q
)
SELECT q.pick_up AS "pickUp", q.deadline, ${point('q')} AS "from", (SELECT coalesce(json_agg(row_to_json(o)), '[]'::json) FROM (
  SELECT r.id, r.first_name || ' ' || r.last_name AS "fullName", r.phone_number AS "phoneNumber", r.total_rating AS "totalRating",
    r.nb_deals AS "nbDeals", r.driving_permit_due_date AS "permitUntil", w.city, ${point('w')} AS at, w.home, r.radius_km AS "radiusKm",
    (SELECT json_build_object('id', o.id, 'firstDay', o.first_day, 'lastDay', o.last_day) FROM driver_days_off o WHERE o.id = w.away) AS "daysOff",
    (SELECT count(*)::int FROM deliveries m WHERE m.selected_driver_id = w.id AND m.organization_id = q.organization_id
      AND m.deleted_at IS NULL AND m.status = 'COMPLETED') AS "dealsForOrganization",
    past.answered AS "offersAnswered", past.won AS "offersWon",
    ${mission('w.before', now)} AS "previousMission", ${mission('w.clash', now)} AS "overlappingMission",
    ${mission(`(SELECT m.id ${OWN_MISSIONS('w.id')} AND ${START} >= q.until ORDER BY m.car_pick_up_date, m.id LIMIT 1)`, now)} AS "nextMission"
  FROM weighed w JOIN drivers r ON r.id = w.id
  CROSS JOIN LATERAL (SELECT count(*) FILTER (WHERE f.status IN ('ACCEPTED', 'REJECTED', 'DRIVER_CANCELED'))::int AS answered,
      count(*) FILTER (WHERE f.status = 'ACCEPTED')::int AS won
    FROM (SELECT status FROM offers WHERE driver_id = w.id ORDER BY created_at DESC LIMIT ${SUGGESTION.latestOffers}) f) past
  WHERE w.place <= CASE WHEN coalesce(w.clash, w.away) IS NULL THEN ${SUGGESTION.weighedMost} ELSE ${params.add(wanted.unavailableMost)}::int END
  ORDER BY w.place) o) AS drivers
FROM q`
  const [found] = await db.prepared<Candidates>(statement)
  return found ?? null
}
