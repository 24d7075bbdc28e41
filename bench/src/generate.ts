import { resolve } from 'node:path'
import pg from 'pg'
import { Bus } from '../../server/src/platform/bus'
import { openDatabase } from '../../server/src/platform/db/open'

export async function on<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function createAnew(url: string): Promise<void> {
  const server = new URL(url)
  const name = server.pathname.slice(1)
  if (!/^[a-z_][a-z0-9_]*$/.test(name)) throw new Error(`not a database name: ${name}`)
  server.pathname = '/postgres'
  await on(server.href, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    await client.query(`CREATE DATABASE ${name}`)
  })
}

/** Ids that sort by creation, as the product's do: milliseconds first, then the row's number. */
const ID = (prefix: string) =>
  `(lpad(to_hex((extract(epoch FROM numbers.at) * 1000)::bigint), 12, '0') || '7${prefix}' || lpad(to_hex(numbers.n), 16, '0'))::uuid`

const STATUS = `CASE
  WHEN numbers.n % 100 < 78 THEN 'COMPLETED'
  WHEN numbers.n % 100 < 90 THEN (ARRAY['CANCELLED_BY_ADMIN', 'CANCELLED_BY_MANDATORY', 'CANCELLED_BY_CUSTOMER'])[1 + numbers.n % 3]
  ELSE (ARRAY['REQUESTED', 'CONFIRMED', 'WAITING_FOR_DRIVER', 'SET', 'ONGOING', 'PENDING_CUSTOMER_CONFIRMATION'])[1 + numbers.n % 6] END`

const statements = (deliveries: number) => [
  `INSERT INTO organizations (id, name, slug) SELECT gen_random_uuid(), 'Organisation ' || n, 'organisation-' || n FROM generate_series(1, 500) n`,
  `INSERT INTO users (id, email, role, rank, status, password_hash) SELECT gen_random_uuid(), 'client' || n || '@bench.test', 'CLIENT', 4, 'CONFIRMED', 'none' FROM generate_series(1, 500) n`,
  `INSERT INTO clients (id, user_id, organization_id, first_name, last_name)
    SELECT gen_random_uuid(), u.id, g.id, 'Camille', 'Client' FROM (SELECT id, row_number() OVER () AS n FROM users WHERE role = 'CLIENT') u JOIN (SELECT id, row_number() OVER () AS n FROM organizations) g ON g.n = u.n`,
  `INSERT INTO addresses (id, address, city, postal_code, country, latitude, longitude)
    SELECT gen_random_uuid(), n || ' rue de la Paix', (ARRAY['Paris', 'Lyon', 'Lille', 'Bruxelles', 'Nantes', 'Metz'])[1 + n % 6],
      (ARRAY['75002', '69002', '59000', '1000', '44000', '57000'])[1 + n % 6], (ARRAY['FR', 'FR', 'FR', 'BE', 'FR', 'FR'])[1 + n % 6], 48 + n % 3, 2 + n % 5
    FROM generate_series(1, 20000) n`,
  `INSERT INTO users (id, email, role, rank, status, password_hash) SELECT gen_random_uuid(), 'driver' || n || '@bench.test', 'DRIVER', 0, 'CONFIRMED', 'none' FROM generate_series(1, 200) n`,
  `INSERT INTO drivers (id, user_id, first_name, last_name, confirmed_by_alb) SELECT gen_random_uuid(), id, 'David', 'Driver', true FROM users WHERE role = 'DRIVER'`,
  `CREATE TEMP TABLE carriers AS SELECT id, row_number() OVER () AS n FROM drivers`,
  `CREATE TEMP TABLE places AS SELECT id, country, row_number() OVER () AS n FROM addresses`,
  `CREATE TEMP TABLE people AS SELECT id, organization_id, row_number() OVER () AS n FROM clients`,
  `CREATE INDEX ON places (n)`,
  `CREATE INDEX ON people (n)`,
  `CREATE TEMP TABLE numbers AS SELECT n, now() - make_interval(secs => (${deliveries} - n) * (94608000.0 / ${deliveries})) AS at FROM generate_series(1, ${deliveries}) n`,
  `INSERT INTO deliveries (id, type, status, category, organization_id, representative_id, representative_first_name, representative_last_name,
      representative_email, client_first_name, client_last_name, client_email, car_availability_date, car_pick_up_date, car_delivery_deadline,
      from_address_id, to_address_id, countries, client_final_price_cents, final_price_cents, selected_driver_id, offers_count, start_code, destination_code, tracking_id,
      confirmed_at, completed_at, cancelled_at, created_at, updated_at)
    SELECT ${ID('001')}, (ARRAY['STANDARD', 'TO_RETURN', 'TWO_WAY_DELIVERY', 'OKM'])[1 + numbers.n % 4], ${STATUS}, 'STANDARD', p.organization_id, p.id,
      'Claire', 'Martin', 'claire@bench.test', 'Camille', 'Laurent', 'camille@bench.test', at + interval '1 day', at + interval '2 days', at + interval '3 days',
      f.id, t.id, ARRAY[f.country, t.country], 20000 + numbers.n % 50000, 9000 + numbers.n % 20000, CASE WHEN numbers.n % 100 < 78 THEN c.id END, CASE WHEN numbers.n % 10 = 0 THEN 2 ELSE 0 END, '123456', '654321', md5(numbers.n::text) || numbers.n,
      at + interval '1 hour', CASE WHEN numbers.n % 100 < 78 THEN at + interval '3 days' END, CASE WHEN numbers.n % 100 BETWEEN 78 AND 89 THEN at + interval '1 day' END, at, at
    FROM numbers JOIN people p ON p.n = 1 + numbers.n % 500 JOIN places f ON f.n = 1 + numbers.n % 20000 JOIN places t ON t.n = 1 + (numbers.n * 7) % 20000 JOIN carriers c ON c.n = 1 + numbers.n % 200`,
  `INSERT INTO vehicles (id, delivery_id, position, vin, vehicle_code, marque, model)
    SELECT ${ID('002')}, ${ID('001')}, 0, upper(substr(md5(n::text), 1, 17)),
      'G' || chr(65 + n % 26) || '-' || lpad((n % 1000)::text, 3, '0') || '-' || chr(65 + (n / 26) % 26) || chr(65 + (n / 676) % 26), 'Peugeot', '308'
    FROM numbers`,
  `INSERT INTO offers (id, delivery_id, driver_id, demanded_price_cents, status, proposed_by_driver)
    SELECT gen_random_uuid(), ${ID('001')}, c.id, 9000 + numbers.n % 20000, 'REJECTED', true
    FROM numbers CROSS JOIN (VALUES (0), (100)) AS bid(more) JOIN carriers c ON c.n = 1 + (numbers.n + bid.more) % 200 WHERE numbers.n % 10 = 0`,
  `INSERT INTO delivery_logs (id, delivery_id, version, actor_role, action, to_status, created_at) SELECT ${ID('003')}, ${ID('001')}, 1, 'CLIENT', 'CREATE', 'REQUESTED', at FROM numbers`,
  `INSERT INTO delivery_status_counts SELECT status, delivery_shard(organization_id), count(*) FROM deliveries GROUP BY 1, 2`,
  `INSERT INTO delivery_month_counts SELECT to_char(created_at AT TIME ZONE 'Europe/Paris', 'YYYY-MM'), type, delivery_shard(organization_id), count(*) FROM deliveries GROUP BY 1, 2, 3`,
  // as the database leaves a table by itself after a while
  `VACUUM (ANALYZE)`,
]

/**
 * A fresh database of our own schema with three years of deliveries: 78 % completed, 12 % cancelled, 10 % live.
 * @param reuse takes the one that an earlier run has left
 */
export async function fillDatabase(url: string, deliveries: number, reuse: boolean): Promise<string> {
  if (reuse) return url
  await createAnew(url)
  const migrations = resolve(import.meta.dirname, '../../server/src/migrations')
  const database = await openDatabase({ url, folder: '', migrations, template: '' }, new Bus(() => undefined))
  await database.close()
  await on(url, async (client) => {
    await client.query(`SET session_replication_role = replica`)
    for (const statement of statements(deliveries)) await client.query(statement)
  })
  process.stdout.write(`${deliveries} deliveries in ${new URL(url).pathname.slice(1)}\n`)
  return url
}
