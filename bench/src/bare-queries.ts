import { SHARDS } from './bare-tables'
import type { Samples } from './samples'
import { BAR, OLD_PAGES, PLATE_PARTS, VIN_PARTS } from './workloads'

export interface BareQuery {
  readonly text: string
  readonly values: readonly unknown[]
  /** Planned anew each time, as a search has to be whose text differs from the last. */
  readonly planned?: 'each time'
}

const ADDRESS = (key: string, fields: string) =>
  `(SELECT json_build_object(${fields}) FROM addresses a WHERE a.id = d.${key})`
const TOWN = `'city', a.city, 'postalCode', a.postal_code, 'country', a.country`

const ROW = `SELECT d.id, d.public_id_text AS "publicId", d.type, d.status, d.version, d.car_pick_up_date AS "carPickUpDate",
  d.car_delivery_deadline AS "carDeliveryDeadline", d.created_at AS "createdAt", d.confirmed_at AS "confirmedAt",
  d.client_first_name AS "clientFirstName", d.client_last_name AS "clientLastName", d.offers_count AS number_of_offers,
  d.client_final_price_cents::float8 / 100 AS "clientFinalPrice", d.final_price_cents::float8 / 100 AS "finalPrice",
  (d.client_final_price_cents - d.final_price_cents)::float8 / 100 AS margin,
  (SELECT json_build_object('name', g.name, 'slug', g.slug) FROM organizations g WHERE g.id = d.organization_id) AS organization,
  ${ADDRESS('from_address_id', TOWN)} AS "fromAddress", ${ADDRESS('to_address_id', TOWN)} AS "toAddress",
  (SELECT coalesce(json_agg(json_build_object('marque', v.marque, 'model', v.model, 'vehicleCode', v.vehicle_code, 'vin', v.vin) ORDER BY v.position), '[]'::json)
    FROM bare.vehicles v WHERE v.delivery_id = d.id AND v.removed_at IS NULL) AS vehicles`

const pageOf = (
  total: string,
  row = ROW,
) => `SELECT json_build_object('total', ${total}, 'records', (SELECT json_agg(row_to_json(r)) FROM (
    ${row} FROM page JOIN bare.deliveries d ON d.id = page.id ORDER BY d.created_at DESC, d.id DESC) r))::text AS body`

const list = (where: string, total: string, offset = '0') => `WITH page AS (
  SELECT d.id FROM bare.deliveries d WHERE d.deleted_at IS NULL${where} ORDER BY d.created_at DESC, d.id DESC LIMIT 10 OFFSET ${offset})
  ${pageOf(total)}`

const URGENT = `WITH at AS (SELECT extract(epoch FROM now())::bigint AS s), near AS (
  (SELECT id, least(best_slack, late_after - at.s) AS slack FROM bare.deliveries, at WHERE deleted_at IS NULL AND late_after IS NOT NULL ORDER BY late_after, id LIMIT 10)
  UNION
  (SELECT id, least(best_slack, late_after - at.s) AS slack FROM bare.deliveries, at WHERE deleted_at IS NULL AND best_slack IS NOT NULL ORDER BY best_slack, id LIMIT 10)),
  page AS (SELECT id, slack FROM near ORDER BY slack, id LIMIT 10)
  SELECT json_build_object('total', (SELECT sum(n) FROM bare.status_counts WHERE status <> 'COMPLETED' AND status NOT LIKE 'CANCELLED%'),
    'records', (SELECT json_agg(row_to_json(r)) FROM (${ROW} FROM page JOIN bare.deliveries d ON d.id = page.id ORDER BY page.slack, d.id) r))::text AS body`

/** Finds matching vehicles by the index alone, once for both the total and the page. */
const search = (vehicles: string, where: string, size: number, row?: string) => `WITH cars AS MATERIALIZED (
    SELECT DISTINCT v.delivery_id FROM bare.vehicles v WHERE ${vehicles} AND v.removed_at IS NULL),
  found AS MATERIALIZED (SELECT d.id, d.created_at FROM cars JOIN bare.deliveries d ON d.id = cars.delivery_id WHERE d.deleted_at IS NULL${where}),
  page AS (SELECT id FROM found ORDER BY created_at DESC, id DESC LIMIT ${size})
  ${pageOf('(SELECT count(*) FROM found)', row)}`

const TOTAL = '(SELECT sum(n) FROM bare.status_counts)'

const MONTHS = `SELECT json_agg(json_build_object('x', to_char(month, 'YYYY-MM'), 'y', json_build_object('STANDARD', a, 'TO_RETURN', b, 'TWO_WAY_DELIVERY', c, 'OKM', d)) ORDER BY month)::text AS body
  FROM (SELECT month, sum(standard) a, sum(to_return) b, sum(two_way) c, sum(okm) d FROM bare.month_counts WHERE month >= $1::date GROUP BY month) m`

const PLACE = `'address', a.address, 'addressPrecision', a.address_precision, ${TOWN}, 'latitude', a.latitude, 'longitude', a.longitude`

const DETAIL = `SELECT row_to_json(r)::text AS body FROM (SELECT d.id, d.public_id_text AS "publicId", d.type, d.status, d.category, d.version,
  d.car_availability_date AS "carAvailabilityDate", d.car_pick_up_date AS "carPickUpDate", d.car_delivery_deadline AS "carDeliveryDeadline",
  d.confirmed_at AS "confirmedAt", d.departed_at AS "departedAt", d.completed_at AS "completedAt", d.cancelled_at AS "cancelledAt", d.created_at AS "createdAt",
  d.client_initial_price_cents::float8 / 100 AS "clientInitialPrice", d.client_final_price_cents::float8 / 100 AS "clientFinalPrice",
  d.final_price_cents::float8 / 100 AS "finalPrice", d.distance, d.duration, d.comment, d.client_first_name AS "clientFirstName",
  d.client_last_name AS "clientLastName", d.client_email AS "clientEmail", d.client_phone AS "clientPhone",
  d.representative_first_name AS "representativeFirstName", d.representative_last_name AS "representativeLastName",
  d.start_code AS "startCode", d.destination_code AS "destinationCode", d.tracking_id AS "trackingId",
  (SELECT json_build_object('name', g.name, 'slug', g.slug) FROM organizations g WHERE g.id = d.organization_id) AS organization,
  ${ADDRESS('from_address_id', PLACE)} AS "fromAddress", ${ADDRESS('to_address_id', PLACE)} AS "toAddress",
  ${ADDRESS('to_return_from_address_id', PLACE)} AS "toReturnFromAddress", ${ADDRESS('to_return_to_address_id', PLACE)} AS "toReturnToAddress",
  (SELECT json_agg(json_build_object('id', v.id, 'vin', v.vin, 'vehicleCode', v.vehicle_code, 'marque', v.marque, 'model', v.model, 'type', v.type,
    'toRetrieve', v.to_retrieve, 'mileageBefore', v.mileage_before, 'mileageAfter', v.mileage_after, 'essenceBefore', v.essence_before, 'essenceAfter', v.essence_after)
    ORDER BY v.position) FROM bare.vehicles v WHERE v.delivery_id = d.id AND v.removed_at IS NULL) AS vehicles,
  (SELECT json_build_object('id', r.id, 'fullName', r.first_name || ' ' || r.last_name, 'phoneNumber', r.phone_number) FROM drivers r WHERE r.id = d.selected_driver_id) AS "selectedDriver",
  (SELECT json_agg(json_build_object('id', o.id, 'demandedPrice', o.demanded_price_cents::float8 / 100, 'status', o.status, 'createdAt', o.created_at,
    'driver', (SELECT json_build_object('id', r.id, 'fullName', r.first_name || ' ' || r.last_name) FROM drivers r WHERE r.id = o.driver_id)))
    FROM offers o WHERE o.delivery_id = d.id) AS offers,
  (SELECT json_build_object('id', i.id, 'number', i.number) FROM invoices i WHERE i.delivery_id = d.id AND i.kind = 'invoice' ORDER BY i.issued_at DESC LIMIT 1) AS invoice
  FROM bare.deliveries d WHERE d.id = $1 AND d.deleted_at IS NULL) r`

/** The row of a counter for this connection, so that connections rarely wait for each other. */
const SHARD = `pg_backend_pid() % ${SHARDS}`

/** Writes the rows of a creation: the delivery, its vehicle, its log, and the counters. */
const CREATE = `WITH made AS (INSERT INTO bare.deliveries (id, public_id, public_id_text, type, status, organization_id, representative_id, representative_first_name, representative_last_name,
    representative_email, client_first_name, client_last_name, client_email, client_phone, search_text, car_availability_date, car_pick_up_date, car_delivery_deadline,
    docs, start_code, destination_code, tracking_id, late_after)
  SELECT gen_random_uuid(), n.public_id, n.public_id::text, 'STANDARD', 'REQUESTED', c.organization_id, c.id, c.first_name, c.last_name, u.email, 'Camille', 'Laurent', 'camille@bench.test', '+33612345678',
    lower('Camille Laurent ' || c.first_name || ' ' || c.last_name || ' 33612345678'), now() + interval '1 day', now() + interval '2 days', now() + interval '3 days', $2::jsonb, '123456', '654321', gen_random_uuid()::text, extract(epoch FROM now() + interval '3 days')::bigint
  FROM clients c JOIN users u ON u.id = c.user_id CROSS JOIN (SELECT nextval('delivery_public_ids') AS public_id) n WHERE c.id = $1 RETURNING id, public_id, status, version, organization_id),
  car AS (INSERT INTO bare.vehicles (id, delivery_id, organization_id, position) SELECT gen_random_uuid(), id, organization_id, 0 FROM made),
  log AS (INSERT INTO bare.delivery_logs (id, delivery_id, version, actor_role, action, to_status) SELECT gen_random_uuid(), id, 1, 'ADMIN', 'CREATE', status FROM made),
  by_status AS (INSERT INTO bare.status_counts AS c SELECT status, ${SHARD}, 1 FROM made ON CONFLICT (status, shard) DO UPDATE SET n = c.n + 1),
  by_month AS (INSERT INTO bare.month_counts AS c SELECT date_trunc('month', now() AT TIME ZONE 'Europe/Paris')::date, ${SHARD}, 1, 0, 0, 0 FROM made
    ON CONFLICT (month, shard) DO UPDATE SET standard = c.standard + 1)
  SELECT json_build_object('id', id, 'publicId', public_id::text, 'status', status, 'version', version)::text AS body FROM made`

const DOCS = JSON.stringify([{ name: 'PV', label: 'PV', type: 'PV', key: null, url: null, deleted: false }])

const FOUND = `SELECT d.id, d.public_id_text AS "publicId", d.type, d.status`

const TOLD = `'delivery', json_build_object('id', d.id, 'publicId', d.public_id_text, 'type', d.type, 'status', d.status,
  'clientFirstName', d.client_first_name, 'clientLastName', d.client_last_name, 'carDeliveryDeadline', d.car_delivery_deadline,
  'organization', (SELECT json_build_object('name', g.name) FROM organizations g WHERE g.id = d.organization_id),
  'fromAddress', ${ADDRESS('from_address_id', `'city', a.city`)}, 'toAddress', ${ADDRESS('to_address_id', `'city', a.city`)})`

/**
 * Everything that the command bar finds, for texts that hold no wildcard; a number may be a contract's or a phone's.
 * @param plate the text as plates are written
 */
function everywhere(text: string, plate = text): BareQuery {
  const like = `LIKE '%${text.toLowerCase()}%'`
  const capitals = `LIKE '%${text.toUpperCase()}%'`
  const phone = `LIKE '%${text.replace(/^0/, '33')}%'`
  const isNumber = /^\d+$/.test(text)
  const newest = (rank: number, where: string) =>
    `(SELECT d.id, ${rank} AS rank FROM bare.deliveries d WHERE d.deleted_at IS NULL AND ${where} ORDER BY d.created_at DESC, d.id DESC LIMIT 5)`
  const cars = (rank: number, where: string) =>
    `(SELECT v.delivery_id AS id, ${rank} AS rank FROM bare.vehicles v JOIN bare.deliveries d ON d.id = v.delivery_id
      WHERE ${where} AND v.removed_at IS NULL AND d.deleted_at IS NULL ORDER BY v.delivery_id DESC LIMIT 5)`
  const branches = [
    ...(isNumber ? [newest(0, `d.public_id_text = '${text}'`), newest(1, `d.public_id_text ${like}`)] : []),
    cars(1, `v.vehicle_code LIKE '%${plate.toUpperCase()}%'`),
    newest(2, isNumber ? `(d.search_text ${like} OR d.search_text ${phone})` : `d.search_text ${like}`),
    cars(3, `v.vin ${capitals}`),
  ]
  const people = (table: string, where = '') =>
    `(SELECT coalesce(json_agg(row_to_json(p)), '[]'::json) FROM (SELECT r.id, r.first_name || ' ' || r.last_name AS name FROM ${table} r JOIN users u ON u.id = r.user_id
      WHERE (lower(r.first_name || ' ' || r.last_name) ${like} OR u.email ${like})${where} ORDER BY r.last_name, r.first_name, r.id LIMIT 5) p)`
  return {
    planned: 'each time',
    values: [],
    text: `SELECT json_build_object(
      'deliveries', (SELECT coalesce(json_agg(json_build_object(${TOLD}) ORDER BY found.rank, found.id DESC), '[]'::json) FROM (
        SELECT id, min(rank) AS rank FROM (${branches.join(' UNION ALL ')}) b GROUP BY id ORDER BY min(rank), id DESC LIMIT 5) found JOIN bare.deliveries d ON d.id = found.id),
      'drivers', ${people('drivers')}, 'members', ${people('clients', ' AND r.deleted_at IS NULL')}, 'managers', ${people('admins', ' AND r.deleted_at IS NULL')},
      'organizations', (SELECT coalesce(json_agg(row_to_json(o)), '[]'::json) FROM (SELECT g.id, g.name FROM organizations g
        WHERE g.deleted_at IS NULL AND lower(g.name || ' ' || g.slug) ${like} ORDER BY g.name, g.id LIMIT 5) o),
      'invoices', (SELECT coalesce(json_agg(row_to_json(i)), '[]'::json) FROM (SELECT i.id, i.number FROM invoices i WHERE i.number ${capitals} ORDER BY i.id DESC LIMIT 5) i))::text AS body`,
  }
}

/** The hand-written SQL by workload: one statement for each question, in which the database builds the JSON answer. */
export function bareQueries({
  deliveries,
  organization,
  representative,
  firstMonth,
}: Samples): Readonly<Record<string, readonly BareQuery[]>> {
  return {
    list: [{ text: list('', TOTAL), values: [] }],
    'list-tab': [
      {
        text: list(
          ` AND d.status IN ('CONFIRMED')`,
          `(SELECT sum(n) FROM bare.status_counts WHERE status = 'CONFIRMED')`,
        ),
        values: [],
      },
    ],
    'list-page-500': OLD_PAGES.map((page) => ({ text: list('', TOTAL, '$1::int'), values: [page * 10] })),
    'list-urgent': [{ text: URGENT, values: [] }],
    'list-filtered': VIN_PARTS.filter.map((part) => ({
      text: search(
        `v.organization_id = (SELECT id FROM organizations WHERE slug = $1) AND v.vin LIKE $3`,
        ` AND d.countries && $2::text[]`,
        10,
      ),
      values: [organization, ['FR', 'MC'], `%${part}%`],
    })),
    'tab-counts': [
      {
        text: `SELECT json_build_object('counts', (SELECT json_object_agg(status, n) FROM (SELECT status, sum(n) AS n FROM bare.status_counts GROUP BY status) c),
      'alert', (SELECT count(*) FROM bare.deliveries WHERE deleted_at IS NULL AND status = 'WAITING_FOR_DRIVER' AND pending_offers = 0 AND car_delivery_deadline <= $1))::text AS body`,
        values: [new Date()],
      },
    ],
    'month-stats': [{ text: MONTHS, values: [firstMonth] }],
    'search-vin': VIN_PARTS.search.map((part) => ({
      text: search('v.vin LIKE $1', '', 5, FOUND),
      values: [`%${part}%`],
    })),
    'search-plate': PLATE_PARTS.map((part) => ({
      text: search('v.vehicle_code LIKE $1', '', 5, FOUND),
      values: [`%${part}%`],
    })),
    'bar-name': BAR.name.map((text) => everywhere(text)),
    'bar-town': BAR.town.map((text) => everywhere(text)),
    'bar-plate': BAR.plate.map((text, index) => everywhere(text, PLATE_PARTS[index])),
    'bar-phone': BAR.phone.map((text) => everywhere(text)),
    detail: deliveries.map((id) => ({ text: DETAIL, values: [id] })),
    create: [{ text: CREATE, values: [representative, DOCS] }],
  }
}
