import type { Query } from './database'
import { FORMULAS } from './formulas'

const F = (n: string) => `($1::text[])[1 + ${n} % ${FORMULAS.length}]`

/** Ids are numbers behind a letter of their own, so that what belongs together is found without a question. */
const ID = (prefix: string, n: string) => `('00000000-0000-7${prefix}-8000-' || lpad((${n})::text, 12, '0'))::uuid`

export const ROWS = 10_000

/** Every text that an export shows is a formula, `$1` is their list; the deliveries stand in one tab. */
const PEOPLE: readonly string[] = [
  `INSERT INTO addresses (id, address, city, postal_code, country, latitude, longitude)
    SELECT ${ID('0aa', 'n')}, ${F('n')}, ${F('n')}, ${F('n')}, ${F('n')}, 48, 2 FROM generate_series(0, 24) n`,
  `INSERT INTO organizations (id, name, slug, siren, vat_id, address_id)
    SELECT ${ID('0bb', 'n')}, ${F('n')}, 'formula-' || n, ${F('n')}, ${F('n')}, ${ID('0aa', 'n')} FROM generate_series(0, 24) n`,
  `INSERT INTO users (id, email, role, rank, status, password_hash)
    SELECT ${ID('0cc', 'n')}, ${F('n')} || n || '@proof.test', 'CLIENT', 4, 'CONFIRMED', 'none' FROM generate_series(0, 24) n`,
  `INSERT INTO clients (id, user_id, organization_id, first_name, last_name, phone, job_function, service)
    SELECT ${ID('0dd', 'n')}, ${ID('0cc', 'n')}, ${ID('0bb', 'n')}, ${F('n')}, ${F('n')}, ${F('n')}, ${F('n')}, ${F('n')} FROM generate_series(0, 24) n`,
  `UPDATE drivers SET first_name = ${F('public_id')}, last_name = ${F('public_id')}, phone_number = ${F('public_id')},
    company = ${F('public_id')}, siret = ${F('public_id')}, address_id = ${ID('0aa', 'public_id % 25')}`,
  `INSERT INTO subscription_payments (id, driver_id, tier, month, amount_cents, status)
    SELECT gen_random_uuid(), id, 'LIGHT', '2026-03', 1000, 'PENDING' FROM drivers`,
  // what was paid is what the yearly declaration tells of
  `UPDATE payments SET status = 'PAID'`,
]

/** Few at a time: no statement of the product lasts long. */
const AT_ONCE = 1000
const deliveriesFrom = (from: number): readonly string[] => [
  `INSERT INTO deliveries (id, type, status, category, organization_id, representative_id, representative_first_name, representative_last_name,
      representative_email, client_first_name, client_last_name, client_email, client_phone, client_company, services, car_availability_date,
      car_pick_up_date, car_delivery_deadline, from_address_id, to_address_id, countries, start_code, destination_code, tracking_id, number_of_vehicles)
    SELECT ${ID('0ee', 'n')}, 'STANDARD', 'CONFIRMED', 'STANDARD', ${ID('0bb', 'n % 25')}, ${ID('0dd', 'n % 25')}, ${F('n')}, ${F('n')},
      ${F('n')}, ${F('n')}, ${F('n')}, ${F('n')}, ${F('n')}, ${F('n')}, ARRAY[${F('n')}], now() + interval '1 day', now() + interval '2 days', now() + interval '3 days',
      ${ID('0aa', 'n % 25')}, ${ID('0aa', 'n % 25')}, ARRAY['FR'], '123456', '654321', md5(n::text) || n, 1 FROM generate_series(${from + 1}, ${from + AT_ONCE}) n`,
  `INSERT INTO vehicles (id, delivery_id, organization_id, position, vin, vehicle_code, marque, model)
    SELECT ${ID('0ff', 'n')}, ${ID('0ee', 'n')}, ${ID('0bb', 'n % 25')}, 0, upper(${F('n')}), upper(${F('n')}), ${F('n')}, ${F('n')} FROM generate_series(${from + 1}, ${from + AT_ONCE}) n`,
  `INSERT INTO delivery_logs (id, delivery_id, version, actor_role, action, to_status)
    SELECT gen_random_uuid(), ${ID('0ee', 'n')}, 1, 'CLIENT', 'CREATE', 'CONFIRMED' FROM generate_series(${from + 1}, ${from + AT_ONCE}) n`,
]

/** Straight into a database: no form lets one person write all of these. */
export async function fillWithFormulas(query: Query): Promise<void> {
  const run = async (texts: readonly string[]) => {
    for (const text of texts) await query(text, text.includes('$1') ? [FORMULAS] : [])
  }
  await run(PEOPLE)
  for (let from = 0; from < ROWS; from += AT_ONCE) await run(deliveriesFrom(from))
}
