/** How much stands in a database before a row begins. */
export interface Size {
  readonly deliveries: number
  readonly organizations: number
  readonly drivers: number
  /** Where all of them stand; by default they are of every kind, most of them completed. */
  readonly status?: 'ONGOING'
}

/** The whole of what the goals of the rows speak of: with it come more than 300,000 log lines. */
export const FULL: Size = { deliveries: 50_000, organizations: 500, drivers: 2000 }
export const SMALL: Size = { deliveries: 1500, organizations: 20, drivers: 100 }

/** UUIDv7 that sort by creation, as the product's do: milliseconds first, then the number of the row. */
const id = (kind: string, more = '0') =>
  `(lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') || '7${kind}8' || lpad(to_hex(n * 16 + ${more}), 15, '0'))::uuid`

/** How a delivery came to its status, as the steps and what was done in each. */
const PATHS = `CREATE TEMP TABLE paths AS SELECT * FROM (VALUES
  ('COMPLETED', '{REQUESTED,CONFIRMED,WAITING_FOR_DRIVER,SET,PICKUP_DRIVER,ONGOING,PICKUP_CLIENT,COMPLETED}'::text[], '{CREATE,CONFIRM,ALLOW,ACCEPT_OFFER,PICK_UP,DEPART,ARRIVE,FINISH}'::text[]),
  ('CANCELLED_BY_ADMIN', '{REQUESTED,CONFIRMED,CANCELLED_BY_ADMIN}', '{CREATE,CONFIRM,CANCEL}'),
  ('CANCELLED_BY_MANDATORY', '{REQUESTED,CANCELLED_BY_MANDATORY}', '{CREATE,CANCEL}'),
  ('REQUESTED', '{REQUESTED}', '{CREATE}'),
  ('CONFIRMED', '{REQUESTED,CONFIRMED}', '{CREATE,CONFIRM}'),
  ('WAITING_FOR_DRIVER', '{REQUESTED,CONFIRMED,WAITING_FOR_DRIVER}', '{CREATE,CONFIRM,ALLOW}'),
  ('SET', '{REQUESTED,CONFIRMED,WAITING_FOR_DRIVER,SET}', '{CREATE,CONFIRM,ALLOW,ACCEPT_OFFER}'),
  ('ONGOING', '{REQUESTED,CONFIRMED,WAITING_FOR_DRIVER,SET,PICKUP_DRIVER,ONGOING}', '{CREATE,CONFIRM,ALLOW,ACCEPT_OFFER,PICK_UP,DEPART}')
) AS path (status, steps, actions)`

const STATUS = `CASE WHEN lot < 0.78 THEN 'COMPLETED'
  WHEN lot < 0.9 THEN (ARRAY['CANCELLED_BY_ADMIN', 'CANCELLED_BY_MANDATORY'])[1 + n % 2]
  ELSE (ARRAY['REQUESTED', 'CONFIRMED', 'WAITING_FOR_DRIVER', 'SET', 'ONGOING'])[1 + n % 5] END`

/** Ended ones were ordered within three years, open ones within six weeks; a driver carries out one at a time. */
const NUMBERS = ({ deliveries, organizations, drivers, status }: Size) => `CREATE TEMP TABLE numbers AS
  SELECT ordered.*, p.steps, p.actions, cardinality(p.steps) AS version,
    CASE WHEN status IN ('COMPLETED', 'SET', 'ONGOING') THEN 1 + (row_number() OVER (PARTITION BY status ORDER BY n) - 1) % ${drivers} END AS driver
  FROM (SELECT n, at, lot, ${status === undefined ? STATUS : `'${status}'`} AS status, (ARRAY['STANDARD', 'TO_RETURN', 'TWO_WAY_DELIVERY', 'OKM'])[1 + n % 4] AS type,
      1 + n * 7919 % ${organizations} AS organization, 1 + n * 31 % 2000 AS origin, 1 + n * 37 % 2000 AS destination,
      CASE WHEN lot < 0.9 THEN at + interval '3 days' ELSE now() + interval '1 day' + interval '40 days' * due END AS due
    FROM (SELECT row_number() OVER (ORDER BY at) AS n, lot, due, at FROM (SELECT lot, due,
      now() - interval '4 days' - age * (CASE WHEN lot < 0.9 THEN interval '1090 days' ELSE interval '38 days' END) AS at
      FROM (SELECT ${status === undefined ? 'random()' : '0.95'} AS lot, random() AS age, random() AS due FROM generate_series(1, ${deliveries})) drawn) dated) numbered) ordered
  JOIN paths p USING (status)`

/** Everybody and every place that deliveries speak of. */
export const settingOf = (size: Size) => [
  `SELECT setseed(0.25)`,
  `INSERT INTO organizations (id, name, slug) SELECT gen_random_uuid(), 'Flotte ' || n, 'flotte-' || n FROM generate_series(1, ${size.organizations}) n`,
  `INSERT INTO users (id, email, role, rank, status, password_hash) SELECT gen_random_uuid(), 'client' || n || '@bulk.test', 'CLIENT', 4, 'CONFIRMED', 'none' FROM generate_series(1, ${size.organizations}) n`,
  `CREATE TEMP TABLE people AS SELECT gen_random_uuid() AS id, u.id AS user_id, g.id AS organization_id, u.place FROM
    (SELECT id, row_number() OVER (ORDER BY id) AS place FROM users WHERE email LIKE 'client%@bulk.test') u
    JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place FROM organizations WHERE slug LIKE 'flotte-%') g USING (place)`,
  `INSERT INTO clients (id, user_id, organization_id, first_name, last_name) SELECT id, user_id, organization_id, 'Claire', 'Martin' FROM people`,
  `INSERT INTO addresses (id, address, city, postal_code, country, latitude, longitude)
    SELECT gen_random_uuid(), n || ' rue de la Paix', (ARRAY['Paris', 'Lyon', 'Lille', 'Bruxelles', 'Nantes', 'Metz'])[1 + n % 6],
      (ARRAY['75002', '69002', '59000', '1000', '44000', '57000'])[1 + n % 6], (ARRAY['FR', 'FR', 'FR', 'BE', 'FR', 'FR'])[1 + n % 6], 48 + n % 3, 2 + n % 5
    FROM generate_series(1, 2000) n`,
  `CREATE TEMP TABLE places AS SELECT id, city, postal_code, country, row_number() OVER (ORDER BY id) AS place FROM addresses`,
  `INSERT INTO users (id, email, role, rank, status, password_hash) SELECT gen_random_uuid(), 'driver' || n || '@bulk.test', 'DRIVER', 0, 'CONFIRMED', 'none' FROM generate_series(1, ${size.drivers}) n`,
  `INSERT INTO drivers (id, user_id, first_name, last_name, confirmed_by_alb) SELECT gen_random_uuid(), id, 'David', 'Leroy', true FROM users WHERE email LIKE 'driver%@bulk.test'`,
  `CREATE TEMP TABLE carriers AS SELECT d.id, row_number() OVER (ORDER BY d.id) AS place FROM drivers d JOIN users u ON u.id = d.user_id WHERE u.email LIKE 'driver%@bulk.test'`,
  PATHS,
  NUMBERS(size),
]

/** What each table is filled with: the value of each column, and the rows that the values are taken from. */
export interface Filling {
  readonly table: string
  readonly columns: Readonly<Record<string, string>>
  readonly from: string
}

const HAS_BIDS = `status IN ('COMPLETED', 'SET', 'ONGOING', 'WAITING_FOR_DRIVER')`
const PRICE = '9000 + n % 20000'
const ENDED = `CASE WHEN status = 'COMPLETED' THEN due END`
const CANCELLED = (value: string) => `CASE WHEN status LIKE 'CANCELLED%' THEN ${value} END`
const NET = '20000 + n % 50000'
const counted = (which: string) => `count(*) FILTER (WHERE ${which})`
const ofType = (type: string) => counted(`type = '${type}'`)
const SELLER = `{"name":"Convoyage du Nord","address":"1 rue Faidherbe, 59000 Lille, France","legalForm":"SAS","capital":null,"rcs":null,"siren":"732829320","siret":"73282932000074","vatId":"FR44732829320","iban":null}`
const BUYER = `{"name":"Flotte","attention":"Claire Martin","address":["1 rue de la Paix","75002 Paris"],"country":"FR","siren":null,"vatId":null}`

/** In the order in which one refers to the other. */
export const FILLINGS: readonly Filling[] = [
  {
    table: 'deliveries',
    columns: {
      id: id('001'),
      type: 'type',
      status: 'status',
      version: 'version',
      category: `'STANDARD'`,
      organization_id: 'owner.organization_id',
      representative_id: 'owner.id',
      representative_first_name: `'Claire'`,
      representative_last_name: `'Martin'`,
      representative_email: `'claire.martin@bulk.test'`,
      client_first_name: `(ARRAY['Camille', 'Louis', 'Inès', 'Hugo', 'Chloé', 'Jules'])[1 + n % 6]`,
      client_last_name: `(ARRAY['Beau', 'Clair', 'Grand', 'Haut', 'Mont'])[1 + n % 5] || (ARRAY['mont', 'ville', 'val', 'champ', 'bois', 'pont', 'court'])[1 + n / 5 % 7]`,
      client_email: `'camille@bulk.test'`,
      client_phone: `'+336' || lpad((n * 7919 % 100000000)::text, 8, '0')`,
      towns: `lower(origins.city || ' ' || destinations.city)`,
      postal_codes: `origins.postal_code || ' ' || destinations.postal_code`,
      countries: 'ARRAY[origins.country, destinations.country]',
      car_availability_date: `at + interval '12 hours'`,
      car_pick_up_date: `due - interval '1 day'`,
      car_delivery_deadline: 'due',
      from_address_id: 'origins.id',
      to_address_id: 'destinations.id',
      client_final_price_cents: NET,
      final_price_cents: `CASE WHEN driver IS NOT NULL THEN ${PRICE} END`,
      selected_driver_id: 'carrier.id',
      offers_count: `CASE WHEN ${HAS_BIDS} THEN 2 ELSE 0 END`,
      pending_offers: `CASE WHEN status = 'WAITING_FOR_DRIVER' THEN 2 ELSE 0 END`,
      number_of_vehicles: `CASE WHEN type = 'TWO_WAY_DELIVERY' THEN 2 ELSE 1 END`,
      start_code: `'123456'`,
      destination_code: `'654321'`,
      tracking_id: `md5(n::text) || n`,
      distance: '50000 + n * 7919 % 800000',
      duration: '(50000 + n * 7919 % 800000) / 25',
      step_at: `at + interval '1 hour'`,
      confirmed_at: `CASE WHEN 'CONFIRMED' = ANY(steps) THEN at + interval '1 hour' END`,
      completed_at: ENDED,
      handed_over_at: ENDED,
      cancelled_at: CANCELLED(`at + interval '1 day'`),
      cancel_reason: CANCELLED(`'customer_not_available'`),
      created_at: 'at',
      updated_at: 'at',
    },
    from: `numbers JOIN people owner ON owner.place = organization JOIN places origins ON origins.place = origin
      JOIN places destinations ON destinations.place = destination LEFT JOIN carriers carrier ON carrier.place = driver ORDER BY n`,
  },
  {
    table: 'vehicles',
    columns: {
      id: id('002', 'position'),
      delivery_id: id('001'),
      organization_id: 'owner.organization_id',
      position: 'position',
      to_retrieve: 'position = 1',
      vin: `upper(substr(md5(n::text || position), 1, 17))`,
      vehicle_code: `'G' || chr(65 + (n % 26)::int) || '-' || lpad((n % 1000)::text, 3, '0') || '-' || chr(65 + (n / 26 % 26)::int) || chr(65 + (n / 676 % 26)::int)`,
      marque: `'Peugeot'`,
      model: `'308'`,
      created_at: 'at',
    },
    from: `numbers JOIN people owner ON owner.place = organization
      JOIN (VALUES (0), (1)) AS car(position) ON position = 0 OR type = 'TWO_WAY_DELIVERY'`,
  },
  {
    table: 'offers',
    columns: {
      id: id('004', 'bid'),
      delivery_id: id('001'),
      driver_id: 'carrier.id',
      demanded_price_cents: `${PRICE} + bid * 1000`,
      status: `CASE WHEN status = 'WAITING_FOR_DRIVER' THEN 'PENDING' WHEN bid = 0 THEN 'ACCEPTED' ELSE 'REJECTED' END`,
      proposed_by_driver: 'true',
      created_at: `at + interval '2 hours'`,
    },
    from: `numbers CROSS JOIN (VALUES (0), (1)) AS offered(bid)
      JOIN carriers carrier ON carrier.place = 1 + (coalesce(driver, n) - 1 + bid) % (SELECT count(*) FROM carriers) WHERE ${HAS_BIDS}`,
  },
  {
    table: 'delivery_logs',
    columns: {
      id: id('003', 'step'),
      delivery_id: id('001'),
      version: 'step',
      actor_role: `'ADMIN'`,
      action: 'actions[step]',
      from_status: 'steps[step - 1]',
      to_status: 'steps[step]',
      created_at: `at + step * interval '1 minute'`,
    },
    from: 'numbers CROSS JOIN generate_series(1, version) AS step',
  },
  {
    table: 'invoices',
    columns: {
      id: id('005'),
      kind: `'invoice'`,
      series: `'F'`,
      year: 'year',
      sequence: 'sequence',
      number: `'F-' || year || '-' || lpad(sequence::text, 6, '0')`,
      delivery_id: id('001'),
      organization_id: 'owner.organization_id',
      language: `'fr'`,
      issued_at: 'due',
      seller: `'${SELLER}'`,
      buyer: `'${BUYER}'`,
      lines: `jsonb_build_array(jsonb_build_object('label', 'Transport', 'details', '[]'::jsonb, 'quantity', 1, 'unitPrice', ${NET}, 'vatPercent', 20))`,
      total_excl_tax_cents: NET,
      total_vat_cents: `round((${NET}) * 0.2)`,
      total_incl_tax_cents: `${NET} + round((${NET}) * 0.2)`,
    },
    from: `(SELECT *, row_number() OVER (PARTITION BY year ORDER BY due, n) AS sequence
      FROM (SELECT *, extract(year FROM due AT TIME ZONE 'Europe/Paris')::int AS year FROM numbers WHERE status = 'COMPLETED') ended) billed
      JOIN people owner ON owner.place = organization`,
  },
  {
    table: 'invoice_counters',
    columns: { series: 'series', year: 'year', last: 'last' },
    from: '(SELECT series, year, max(sequence) AS last FROM invoices GROUP BY 1, 2) issued',
  },
  {
    table: 'payments',
    columns: {
      id: id('006'),
      driver_id: 'carrier.id',
      delivery_id: id('001'),
      amount_cents: PRICE,
      status: `'PAID'`,
      created_at: 'due',
      updated_at: 'due',
    },
    from: `numbers JOIN carriers carrier ON carrier.place = driver WHERE status = 'COMPLETED'`,
  },
  {
    table: 'delivery_status_counts',
    columns: { status: 'status', shard: 'shard', n: 'n' },
    from: '(SELECT status, public_id % 8 AS shard, count(*) AS n FROM deliveries WHERE deleted_at IS NULL GROUP BY 1, 2) counted',
  },
  {
    table: 'delivery_month_counts',
    columns: {
      month: 'month',
      shard: 'shard',
      standard: 's',
      to_return: 'r',
      two_way_delivery: 't',
      okm: 'o',
      completed: 'e',
      cancelled: 'c',
    },
    from: `(SELECT date_trunc('month', created_at AT TIME ZONE 'Europe/Paris')::date AS month, public_id % 8 AS shard,
      ${ofType('STANDARD')} AS s, ${ofType('TO_RETURN')} AS r, ${ofType('TWO_WAY_DELIVERY')} AS t, ${ofType('OKM')} AS o,
      ${counted(`status = 'COMPLETED'`)} AS e, ${counted(`status LIKE 'CANCELLED%'`)} AS c
      FROM deliveries WHERE deleted_at IS NULL GROUP BY 1, 2) counted`,
  },
]
