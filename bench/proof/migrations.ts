import { setTimeout as sleep } from 'node:timers/promises'
import { fillBulk } from './support/bulk'
import { FULL, SMALL } from './support/bulk-rows'
import { onServer, withDatabase } from './support/database'
import type { Deployment } from './support/deployment'
import { percentile } from './support/figures'
import { countAnswers } from './support/http'
import { findLost, newJournal } from './support/journal'
import { watchLocks } from './support/locks'
import type { Outcome, Row, Stage } from './support/row'
import { spawnServer } from './support/server-process'
import { signInOne } from './support/sign-in'
import { startLoad } from './support/steady-load'
import { editedVersion, lastMigration, nextVersion } from './support/versions'
import { fillWorld } from './support/world'

const PER_SECOND = 20
const LONGEST_LOCK_MS = 500
/** Of a reading that keeps its table, as a backup is one: longer than a request may wait. */
const READING_MS = 8500
const LOOK_MS = 20
const BESIDE_MS = 5000
/** Where released versions left their database: before the cockpit, the inspection, the notices, and the last one. */
const RELEASED = [12, 14, 15, 18]
const FREE_PORT = 0

/** What a version adds: columns, a table that refers to another one, an index. */
const NEXT = [
  `ALTER TABLE "deliveries" ADD COLUMN "next_text" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "next_number" integer DEFAULT 0 NOT NULL;`,
  `CREATE TABLE "next_things" ("id" uuid PRIMARY KEY, "delivery_id" uuid NOT NULL REFERENCES "deliveries"("id"));`,
  `CREATE INDEX IF NOT EXISTS "next_index" ON "deliveries" ("next_number", "created_at");`,
]

const urlOf = ({ url }: Deployment) => {
  if (url === undefined) throw new Error('no PostgreSQL')
  return url
}

/** Every column, index, rule and trigger of the product, as the database describes them. */
const CATALOGUE = `SELECT table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') || ' ' || coalesce(generation_expression, '') AS line
    FROM information_schema.columns WHERE table_schema = 'public'
  UNION SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION SELECT conrelid::regclass || ' ' || pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal`

const catalogueOf = (place: Deployment) =>
  onServer(urlOf(place), async (client) => {
    const { rows } = await client.query<{ line: string }>(CATALOGUE)
    return new Set(rows.map(({ line }) => line))
  })

const positionOf = (place: Deployment) =>
  onServer(urlOf(place), async (client) => {
    const { rows } = await client.query<{ position: number }>('SELECT max(position) AS position FROM migrations')
    return rows[0]?.position ?? -1
  })

/** Kills servers in the middle of their migrations. @returns how many died before these were done */
async function killMigrating(place: Deployment, kills: number, spanMs: number): Promise<number> {
  let inTheMiddle = 0
  for (let kill = 0; kill < kills; kill += 1) {
    const { child, ended } = spawnServer(place.env(FREE_PORT))
    await onServer(urlOf(place), async (client) => {
      const migrating = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL`
      while ((await client.query(migrating)).rowCount === 0 && child.exitCode === null) await sleep(10)
    })
    await sleep(Math.random() * spanMs)
    child.kill('SIGKILL')
    await ended
    if ((await positionOf(place)) < lastMigration()) inTheMiddle += 1
  }
  return inTheMiddle
}

/** From an older schema to ours, killed on the way. */
async function bringForward({ open, short }: Stage, position: number, kills: number, wanted: ReadonlySet<string>) {
  const place = await open({ schema: position })
  await fillBulk(place, short ? SMALL : FULL)
  const killed = await killMigrating(place, kills, short ? 500 : 6000)
  const server = await place.start()
  await server.stop()
  const found = await catalogueOf(place)
  const bad = [...wanted].filter((line) => !found.has(line)).map((line) => `from ${position}: missing ${line}`)
  bad.push(...[...found].filter((line) => !wanted.has(line)).map((line) => `from ${position}: left over ${line}`))
  await withDatabase(place, fillWorld)
  return { killed, bad, seconds: server.readyAfter / 1000 }
}

/** Somebody reads a table for long: whoever asks for it meanwhile must not wait behind a migration that waits for its end. */
function readForLong(place: Deployment): Promise<void> {
  return onServer(urlOf(place), async (client) => {
    await client.query('BEGIN')
    await client.query('SELECT count(*) FROM deliveries')
    const waits = `SELECT FROM pg_locks WHERE NOT granted AND mode = 'AccessExclusiveLock' AND relation = 'deliveries'::regclass`
    while ((await client.query(waits)).rowCount === 0) await sleep(LOOK_MS)
    await sleep(READING_MS)
    await client.query('COMMIT')
  })
}

async function sideBySide({ open, short }: Stage) {
  const place = await open()
  await fillBulk(place, short ? SMALL : FULL)
  const old = await place.start()
  const owner = await signInOne(old.origin, place.world.owners[0])
  const admin = await signInOne(old.origin, place.world.superAdmins[0])
  const journal = newJournal()
  let origins = [old.origin]
  let turn = 0
  const load = startLoad(
    () => origins[(turn += 1) % origins.length] ?? old.origin,
    PER_SECOND,
    { owner, admin },
    journal,
  )
  const endLocks = await watchLocks(urlOf(place))
  const reading = readForLong(place)
  const version = nextVersion(NEXT)
  const next = await place.start({ main: version.main })
  const during = load.sent.length
  origins = [old.origin, next.origin]
  await Promise.all([reading, sleep(BESIDE_MS)])
  await load.end()
  const locks = await endLocks()
  await place.stopServers()
  version.remove()
  const bad = load.sent
    .filter(({ answer: { status } }) => status < 200 || status > 299)
    .map(({ answer }) => `a request ended with ${countAnswers([answer])}`)
  for (const [holder, ms] of locks)
    if (ms > LONGEST_LOCK_MS) bad.push(`${holder} kept from everybody for ${ms.toFixed(0)} ms`)
  if ((await positionOf(place)) !== lastMigration() + NEXT.length) bad.push('the next version did not migrate')
  // the version that never was is forgotten, so that ours reads what it left
  await onServer(urlOf(place), (client) =>
    client.query('DELETE FROM migrations WHERE position > $1', [lastMigration()]),
  )
  bad.push(...(await place.read((query) => findLost(query, journal))))
  const slowest = percentile(
    load.sent.map(({ took }) => took),
    0.99,
  )
  return { place, bad, during, requests: load.sent.length, slowest, longest: Math.max(0, ...locks.values()) }
}

async function refusesEdited(place: Deployment): Promise<string[]> {
  const version = editedVersion()
  const said = await place.start({ main: version.main }).then(
    () => 'it started',
    (error: unknown) => String(error),
  )
  version.remove()
  return said.includes('was edited after it had been applied') ? [] : [`a migration was edited: ${said}`]
}

async function run(stage: Stage): Promise<Outcome> {
  const beside = await sideBySide(stage)
  const bad = [...beside.bad, ...(await refusesEdited(beside.place))]
  const wanted = await stage.open().then(catalogueOf)
  const positions = stage.short ? RELEASED.slice(0, 1) : RELEASED
  let [killed, slowest] = [0, 0]
  for (const [index, position] of positions.entries()) {
    const kills = index > 0 ? 0 : stage.short ? 2 : 10
    const forward = await bringForward(stage, position, kills, wanted)
    bad.push(...forward.bad)
    killed += forward.killed
    slowest = Math.max(slowest, forward.seconds)
  }
  const figure = `${beside.requests} requests beside the next version, ${beside.during} until it was ready, p99 ${beside.slowest.toFixed(0)} ms, longest lock ${beside.longest.toFixed(0)} ms; ${positions.length} older schemas, ${killed} kills on the way, forward in ${slowest.toFixed(0)} s at most`
  return { n: beside.requests + positions.length + killed, bad, figure }
}

export const row: Row = {
  id: 'R25',
  title: 'A new version brings the database forward while the last one works on it',
  goal: `0 failed, no table kept from everybody for ${LONGEST_LOCK_MS} ms, whatever is killed`,
  lanes: ['PostgreSQL'],
  run,
}
