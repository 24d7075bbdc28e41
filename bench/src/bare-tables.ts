import type pg from 'pg'

/** Rows of a counter: enough that writers rarely wait for each other, few enough to add up quickly. */
export const SHARDS = 8
const SHARD = `public_id % ${SHARDS}`

const COPIED = ['deliveries', 'delivery_logs', 'vehicles']

const FILL = [
  `CREATE EXTENSION IF NOT EXISTS btree_gin SCHEMA public`,
  `DROP SCHEMA IF EXISTS bare CASCADE`,
  `CREATE SCHEMA bare`,
  ...COPIED.map((table) => `CREATE TABLE bare.${table} (LIKE ${table} INCLUDING DEFAULTS INCLUDING CONSTRAINTS)`),
  `INSERT INTO bare.deliveries SELECT * FROM deliveries ORDER BY created_at`,
  `INSERT INTO bare.vehicles SELECT * FROM vehicles ORDER BY id`,
  `INSERT INTO bare.delivery_logs SELECT * FROM delivery_logs ORDER BY id`,
  `CREATE TABLE bare.status_counts (status text, shard int, n int NOT NULL, PRIMARY KEY (status, shard)) WITH (fillfactor = 50)`,
  `INSERT INTO bare.status_counts SELECT status, ${SHARD}, count(*) FROM deliveries WHERE deleted_at IS NULL GROUP BY 1, 2`,
  `CREATE TABLE bare.month_counts (month date, shard int, standard int NOT NULL, to_return int NOT NULL, two_way int NOT NULL, okm int NOT NULL,
    PRIMARY KEY (month, shard)) WITH (fillfactor = 50)`,
  `INSERT INTO bare.month_counts SELECT date_trunc('month', created_at AT TIME ZONE 'Europe/Paris')::date, ${SHARD}, ${[
    'STANDARD',
    'TO_RETURN',
    'TWO_WAY_DELIVERY',
    'OKM',
  ]
    .map((type) => `count(*) FILTER (WHERE type = '${type}')`)
    .join(', ')} FROM deliveries WHERE deleted_at IS NULL GROUP BY 1, 2`,
  `CREATE INDEX ON bare.vehicles USING gin (organization_id, vin gin_trgm_ops, vehicle_code gin_trgm_ops)`,
]

interface Definition {
  readonly text: string
}

/**
 * The tables of the bare server, filled from those of the product, with counters by month and one trigram index that includes
 * the organisation. All other indexes and foreign keys are the same, so that writing a row costs the same.
 */
export async function fillBareTables(client: pg.Client): Promise<void> {
  for (const statement of FILL) await client.query(statement)
  const indexes = await client.query<Definition>(
    `SELECT replace(indexdef, ' ON public.', ' ON bare.') AS text FROM pg_indexes
      WHERE schemaname = 'public' AND tablename = ANY($1) AND NOT (tablename = 'vehicles' AND indexdef LIKE '% USING gin %')`,
    [COPIED],
  )
  const keys = await client.query<Definition>(
    `SELECT format('ALTER TABLE bare.%I ADD %s NOT VALID', c.relname, replace(pg_get_constraintdef(k.oid), 'REFERENCES deliveries(', 'REFERENCES bare.deliveries(')) AS text
      FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid WHERE k.contype = 'f' AND c.relnamespace = 'public'::regnamespace AND c.relname = ANY($1)`,
    [COPIED],
  )
  for (const { text } of [...indexes.rows, ...keys.rows]) await client.query(text)
}
