import { resolve } from 'node:path'
import pg from 'pg'
import { Bus } from '../../server/src/platform/bus'
import { openDatabase } from '../../server/src/platform/db/open'
import { fillBareTables } from './bare-tables'
import { COMPUTE_AS_USUAL, COMPUTE_COLUMNS } from './computed-columns'

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function recreateDatabase(url: string): Promise<void> {
  const server = new URL(url)
  const name = server.pathname.slice(1)
  if (!/^[a-z_][a-z0-9_]*$/.test(name)) throw new Error(`not a database name: ${name}`)
  server.pathname = '/postgres'
  await withClient(server.href, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    await client.query(`CREATE DATABASE ${name}`)
  })
}

/** UUIDv7 that sort by creation, as the product's do: milliseconds first, then the number of the row. */
const ID = (prefix: string) =>
  `(lpad(to_hex((extract(epoch FROM numbers.at) * 1000)::bigint), 12, '0') || '7${prefix}8' || lpad(to_hex(numbers.n), 15, '0'))::uuid`

const STATUS = `CASE
  WHEN lot < 0.78 THEN 'COMPLETED'
  WHEN lot < 0.9 THEN (ARRAY['CANCELLED_BY_ADMIN', 'CANCELLED_BY_MANDATORY', 'CANCELLED_BY_CUSTOMER'])[1 + numbers.n % 3]
  ELSE (ARRAY['REQUESTED', 'CONFIRMED', 'WAITING_FOR_DRIVER', 'SET', 'ONGOING', 'PENDING_CUSTOMER_CONFIRMATION'])[1 + numbers.n % 6] END`

/**
 * The random values of each delivery, in the order of creation: ended ones were ordered within three years, open ones within
 * six weeks. One in forty of the open ones is overdue.
 */
const NUMBERS = (deliveries: number) => `CREATE TEMP TABLE numbers AS
  SELECT row_number() OVER (ORDER BY at) AS n, lot, organization, origin, destination, at,
    CASE WHEN lot < 0.9 THEN at + interval '3 days' ELSE greatest(at + interval '1 day', now() + interval '42 days' * due - interval '1 day') END AS due
  FROM (SELECT lot, due, organization, origin, destination, now() - age * (CASE WHEN lot < 0.9 THEN interval '1095 days' ELSE interval '42 days' END) AS at
    FROM (SELECT random() AS lot, random() AS age, random() AS due, 1 + floor(random() * 500)::int AS organization,
      1 + floor(random() * 20000)::int AS origin, 1 + floor(random() * 20000)::int AS destination FROM generate_series(1, ${deliveries})) drawn) dated`

const MONTH = `date_trunc('month', created_at AT TIME ZONE 'Europe/Paris')::date`

/** Recipients with some 400 surnames and a phone of their own, as a search finds them. */
const list = (names: string) => `ARRAY['${names.split(' ').join("', '")}']`
const FIRST_NAME = `(${list('Camille Louis Inès Hugo Chloé Jules Léa Adam Manon Noé Zoé Paul Emma Axel Jeanne Éric')})[1 + numbers.n % 16]`
const LAST_NAME = `(${list('Beau Clair Grand Haut Long Mar Mont Neuf Petit Roche Saint Val Ville Bois Champ Font Gros Lav Per Tour')})[1 + numbers.n / 16 % 20]
  || (${list('mont ville val champ bois dupré pont court lieu rivière tier neau lard rand chet sart gny vert blanc roy')})[1 + numbers.n / 320 % 20]`
const PHONE = `'+336' || lpad((numbers.n * 7919 % 100000000)::text, 8, '0')`

const statements = (deliveries: number) => [
  `SELECT setseed(0.25)`,
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
  `CREATE TEMP TABLE places AS SELECT id, country, city, postal_code, row_number() OVER () AS n FROM addresses`,
  `CREATE TEMP TABLE people AS SELECT id, organization_id, row_number() OVER () AS n FROM clients`,
  NUMBERS(deliveries),
  `ANALYZE carriers, places, people, numbers`,
  `INSERT INTO deliveries (id, type, status, category, organization_id, representative_id, representative_first_name, representative_last_name,
      representative_email, client_first_name, client_last_name, client_email, client_phone, towns, postal_codes, car_availability_date, car_pick_up_date, car_delivery_deadline,
      from_address_id, to_address_id, countries, client_final_price_cents, final_price_cents, selected_driver_id, offers_count, start_code, destination_code, tracking_id,
      distance, duration, step_at, confirmed_at, completed_at, cancelled_at, created_at, updated_at)
    SELECT ${ID('001')}, (ARRAY['STANDARD', 'TO_RETURN', 'TWO_WAY_DELIVERY', 'OKM'])[1 + numbers.n % 4], ${STATUS}, 'STANDARD', p.organization_id, p.id,
      'Claire', 'Martin', 'claire@bench.test', ${FIRST_NAME}, ${LAST_NAME}, 'camille@bench.test', ${PHONE},
      lower(f.city || ' ' || t.city), f.postal_code || ' ' || t.postal_code, at + interval '12 hours', due - interval '1 day', due,
      f.id, t.id, ARRAY[f.country, t.country], 20000 + numbers.n % 50000, 9000 + numbers.n % 20000, CASE WHEN lot < 0.78 THEN c.id END, CASE WHEN numbers.n % 10 = 0 THEN 2 ELSE 0 END, '123456', '654321', md5(numbers.n::text) || numbers.n,
      50000 + numbers.n * 7919 % 800000, (50000 + numbers.n * 7919 % 800000) / 25, at + interval '1 hour', at + interval '1 hour', CASE WHEN lot < 0.78 THEN due END, CASE WHEN lot >= 0.78 AND lot < 0.9 THEN at + interval '1 day' END, at, at
    FROM numbers JOIN people p ON p.n = organization JOIN places f ON f.n = origin JOIN places t ON t.n = destination JOIN carriers c ON c.n = 1 + numbers.n % 200
    ORDER BY numbers.n`,
  `INSERT INTO vehicles (id, delivery_id, organization_id, position, vin, vehicle_code, marque, model)
    SELECT ${ID('002')}, ${ID('001')}, p.organization_id, 0, upper(substr(md5(numbers.n::text), 1, 17)),
      'G' || chr(65 + (numbers.n % 26)::int) || '-' || lpad((numbers.n % 1000)::text, 3, '0') || '-' || chr(65 + (numbers.n / 26 % 26)::int) || chr(65 + (numbers.n / 676 % 26)::int), 'Peugeot', '308'
    FROM numbers JOIN people p ON p.n = organization ORDER BY numbers.n`,
  `INSERT INTO offers (id, delivery_id, driver_id, demanded_price_cents, status, proposed_by_driver)
    SELECT gen_random_uuid(), ${ID('001')}, c.id, 9000 + numbers.n % 20000, 'REJECTED', true
    FROM numbers CROSS JOIN (VALUES (0), (100)) AS bid(more) JOIN carriers c ON c.n = 1 + (numbers.n + bid.more) % 200 WHERE numbers.n % 10 = 0`,
  `INSERT INTO delivery_logs (id, delivery_id, version, actor_role, action, to_status, created_at) SELECT ${ID('003')}, ${ID('001')}, 1, 'CLIENT', 'CREATE', 'REQUESTED', at FROM numbers`,
  `INSERT INTO delivery_status_counts SELECT status, public_id % 8, count(*) FROM deliveries GROUP BY 1, 2`,
  `INSERT INTO delivery_month_counts SELECT ${MONTH}, public_id % 8, ${[
    `type = 'STANDARD'`,
    `type = 'TO_RETURN'`,
    `type = 'TWO_WAY_DELIVERY'`,
    `type = 'OKM'`,
    `status = 'COMPLETED'`,
    `status LIKE 'CANCELLED%'`,
  ]
    .map((counted) => `count(*) FILTER (WHERE ${counted})`)
    .join(', ')} FROM deliveries GROUP BY 1, 2`,
]

const FILLED = ['deliveries', 'vehicles', 'offers', 'delivery_logs']

/** Drops the indexes while filling, which is ten times faster. */
async function withoutIndexes(client: pg.Client, fill: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; text: string }>(
    `SELECT indexname AS name, indexdef AS text FROM pg_indexes JOIN pg_class c ON c.relname = indexname
      WHERE schemaname = 'public' AND tablename = ANY($1) AND NOT EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conindid = c.oid)`,
    [FILLED],
  )
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`)
  await fill()
  for (const { text } of rows) await client.query(text)
}

/**
 * Creates a database of the product with three years of deliveries, 78 % completed, 12 % cancelled, 10 % open, and the same
 * rows in the tables of the bare server.
 * @param reuse uses the database of an earlier run; the tables of the bare server are filled again, because both sides wrote
 */
export async function fillDatabase(url: string, deliveries: number, reuse: boolean): Promise<string> {
  if (reuse) {
    await withClient(url, async (client) => {
      // messages queued by an earlier run would be sent during the measurement
      await client.query(`UPDATE outbox SET state = 'sent' WHERE state = 'queued'`)
      await fillBareTables(client)
      await client.query(`VACUUM (ANALYZE)`)
    })
    return url
  }
  await recreateDatabase(url)
  const migrations = resolve(import.meta.dirname, '../../server/src/migrations')
  const database = await openDatabase({ url, folder: '', migrations, template: '' }, new Bus(() => undefined))
  await database.close()
  const began = performance.now()
  await withClient(url, async (client) => {
    await client.query(`SET session_replication_role = replica`)
    await client.query(COMPUTE_COLUMNS)
    await client.query(`SET maintenance_work_mem = '512MB'`)
    await client.query(`SET work_mem = '256MB'`)
    await withoutIndexes(client, async () => {
      for (const statement of statements(deliveries)) await client.query(statement)
    })
    await client.query(COMPUTE_AS_USUAL)
    await fillBareTables(client)
    // as autovacuum does after a while
    await client.query(`VACUUM (ANALYZE)`)
  })
  const took = Math.round((performance.now() - began) / 1000)
  process.stdout.write(`${deliveries} deliveries in ${new URL(url).pathname.slice(1)} after ${took} s\n`)
  return url
}
