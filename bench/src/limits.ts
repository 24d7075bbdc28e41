interface Limit {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
}

const ROW = `SELECT d.id, d.public_id_text AS "publicId", d.type, d.status, d.version, d.car_pick_up_date AS "carPickUpDate",
  d.car_delivery_deadline AS "carDeliveryDeadline", d.created_at AS "createdAt", d.confirmed_at AS "confirmedAt",
  d.client_first_name AS "clientFirstName", d.client_last_name AS "clientLastName", d.offers_count AS number_of_offers,
  d.client_final_price_cents::float8 / 100 AS "clientFinalPrice", d.final_price_cents::float8 / 100 AS "finalPrice",
  (d.client_final_price_cents - d.final_price_cents)::float8 / 100 AS margin,
  (SELECT json_build_object('name', g.name, 'slug', g.slug) FROM organizations g WHERE g.id = d.organization_id) AS organization,
  (SELECT json_build_object('city', a.city, 'postalCode', a.postal_code, 'country', a.country) FROM addresses a WHERE a.id = d.from_address_id) AS "fromAddress",
  (SELECT json_build_object('city', a.city, 'postalCode', a.postal_code, 'country', a.country) FROM addresses a WHERE a.id = d.to_address_id) AS "toAddress",
  (SELECT coalesce(json_agg(json_build_object('marque', v.marque, 'model', v.model, 'vehicleCode', v.vehicle_code, 'vin', v.vin) ORDER BY v.position), '[]'::json)
    FROM vehicles v WHERE v.delivery_id = d.id AND v.removed_at IS NULL) AS vehicles`

const list = (where: string, total: string, offset: number) => `WITH page AS (
  SELECT d.id FROM deliveries d WHERE d.deleted_at IS NULL${where} ORDER BY d.created_at DESC, d.id DESC LIMIT 10 OFFSET ${offset})
  SELECT json_build_object('total', ${total}, 'records', (SELECT json_agg(row_to_json(r)) FROM (
    ${ROW} FROM page JOIN deliveries d ON d.id = page.id ORDER BY d.created_at DESC, d.id DESC) r))::text AS body`

const TOTAL = '(SELECT sum(n) FROM delivery_status_counts)'

/** The best we can write by hand, one statement each, the answer made by the database. */
export const LIMITS: Readonly<Record<string, Limit>> = {
  list: { name: 'list', text: list('', TOTAL, 0), values: [] },
  'list-tab': {
    name: 'tab',
    text: list(
      ` AND d.status IN ('CONFIRMED')`,
      `(SELECT sum(n) FROM delivery_status_counts WHERE status = 'CONFIRMED')`,
      0,
    ),
    values: [],
  },
  'list-page-500': { name: 'deep', text: list('', TOTAL, 5000), values: [] },
  'tab-counts': {
    name: 'counts',
    text: `SELECT json_build_object('counts', (SELECT json_object_agg(status, n) FROM (SELECT status, sum(n) AS n FROM delivery_status_counts GROUP BY status) c),
      'alert', (SELECT count(*) FROM deliveries WHERE deleted_at IS NULL AND status = 'WAITING_FOR_DRIVER' AND pending_offers = 0 AND car_delivery_deadline <= $1))::text AS body`,
    values: [new Date()],
  },
}
