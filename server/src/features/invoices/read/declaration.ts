import type { Database } from '../../../platform/db/database'
import { boundedRows } from '../../../platform/xlsx/columns'
import type { StoredRow } from '../../../platform/xlsx/columns'

const QUARTERS = [1, 2, 3, 4] as const

/** What a platform declares of a driver, in the order of its columns: who it is, the account, and what was paid. Description 11.3. */
export const DECLARATION_SHEET = {
  number: 'r.public_id',
  lastName: 'r.last_name',
  firstName: 'r.first_name',
  birthDate: `extract(epoch FROM (r.birth_date AT TIME ZONE 'Europe/Paris')::date) * 1000`,
  company: 'r.company',
  siren: `left(regexp_replace(r.siret, '\\D', '', 'g'), 9)`,
  address: 'a.address',
  postalCode: 'a.postal_code',
  city: 'a.city',
  country: 'a.country',
  iban: 'r.iban',
  paid1: 's.paid1',
  missions1: 's.missions1',
  paid2: 's.paid2',
  missions2: 's.missions2',
  paid3: 's.paid3',
  missions3: 's.missions3',
  paid4: 's.paid4',
  missions4: 's.missions4',
  paid: 's.paid',
  missions: 's.missions',
} as const

const ofQuarters = QUARTERS.map(
  (quarter) => `coalesce(sum(p.amount_cents) FILTER (WHERE p.quarter = ${quarter}), 0)::bigint AS paid${quarter},
    count(*) FILTER (WHERE p.quarter = ${quarter})::int AS missions${quarter}`,
).join(', ')

/**
 * A payment was made when it was marked as paid, for good; years and quarters are those of the calendar in Paris. What a driver
 * laid out and got back is no consideration for the service. Decisions, Invoices.
 */
const PAID = `SELECT driver_id, amount_cents - disbursements_cents AS amount_cents, extract(quarter FROM updated_at AT TIME ZONE 'Europe/Paris') AS quarter
  FROM payments WHERE status = 'PAID' AND updated_at >= make_timestamptz($1::int, 1, 1, 0, 0, 0, 'Europe/Paris')
    AND updated_at < make_timestamptz($1::int + 1, 1, 1, 0, 0, 0, 'Europe/Paris')
    AND ($2::uuid IS NULL OR driver_id = $2)`

/**
 * Every driver who was paid in this year, one row each.
 * @param driverId the only one, or null for all
 */
export function declarationRows(
  db: Database,
  year: number,
  driverId: string | null,
): Promise<AsyncGenerator<StoredRow[]>> {
  const text = `SELECT json_build_array(${Object.values(DECLARATION_SHEET).join(', ')}) AS cells
    FROM (SELECT p.driver_id, ${ofQuarters}, sum(p.amount_cents)::bigint AS paid, count(*)::int AS missions
      FROM (${PAID}) p GROUP BY p.driver_id) s
    JOIN drivers r ON r.id = s.driver_id LEFT JOIN addresses a ON a.id = r.address_id
    ORDER BY r.last_name, r.first_name, r.id`
  return boundedRows(db, { text, values: [year, driverId] })
}
