import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { backUp, damagedCopy, hashesOf, restore, verify } from './support/archive'
import { fillBulk } from './support/bulk'
import { fillFiles } from './support/bulk-files'
import { FULL, SMALL } from './support/bulk-rows'
import { countTables } from './support/database'
import type { Query } from './support/database'
import type { Deployment } from './support/deployment'
import { graphql } from './support/http'
import { findLost, newJournal } from './support/journal'
import type { Journal } from './support/journal'
import type { Outcome, Row, Stage } from './support/row'
import { forget, signInOne } from './support/sign-in'
import { startLoad } from './support/steady-load'

const PER_SECOND = 40
const BACK_SECONDS = 60
const BEFORE_MS = 3000
const FILES = { short: { count: 60, bytes: 20_000 }, full: { count: 5000, bytes: 200_000 } }
/** What the load only adds to, so that rows from before it can be compared one by one. */
const COMPARED = [
  'users',
  'organizations',
  'deliveries',
  'vehicles',
  'offers',
  'delivery_logs',
  'invoices',
  'payments',
  'files',
]

/** One hash of each table's rows from before a moment, as this database writes them. */
async function rowHashes(query: Query, before: string): Promise<readonly string[]> {
  const hashes: string[] = []
  for (const table of COMPARED) {
    const when = table === 'invoices' ? 'issued_at' : 'created_at'
    const [row] = await query<{ n: number; hash: string }>(
      `SELECT count(*)::int AS n, md5(string_agg(md5(t::text), '' ORDER BY id)) AS hash FROM ${table} t WHERE ${when} < $1::timestamptz`,
      [before],
    )
    hashes.push(`${table}: ${row?.n} rows, ${row?.hash}`)
  }
  return hashes
}

/** A backup while people work. @returns what was acked before it began, which it has to hold */
async function backUpHot(deployment: Deployment, to: string, bad: string[]) {
  const server = await deployment.start()
  const { world } = deployment
  const owner = await signInOne(server.origin, world.owners[0])
  const admin = await signInOne(server.origin, world.superAdmins[0])
  const journal = newJournal()
  const load = startLoad(() => server.origin, PER_SECOND, { owner, admin }, journal)
  await sleep(BEFORE_MS)
  const acked: Journal = { acked: [...journal.acked], odd: [] }
  const made = await backUp(deployment, to)
  if (made.code !== 0) bad.push(`the backup ended with ${made.code}: ${made.said}`)
  await load.end()
  await server.stop()
  const failed = load.sent.filter(({ answer }) => answer.status < 200 || answer.status > 299)
  if (failed.length > 0)
    bad.push(`${failed.length} requests failed during the backup, the first with ${failed[0]?.answer.status}`)
  return { acked, seconds: made.seconds, requests: load.sent.length }
}

async function isUntouched({ url, dataDir, files }: Deployment): Promise<boolean> {
  for await (const _stored of files.list()) return false
  return url === undefined ? !existsSync(join(dataDir, 'db')) : (await countTables(url)) === 0
}

/** Files that no row speaks of; rows without their file are an invariant. */
async function orphansOf({ files, read }: Deployment): Promise<string[]> {
  const known = new Set(
    await read((query) => query<{ id: string }>('SELECT id FROM files')).then((rows) => rows.map(({ id }) => id)),
  )
  const orphans: string[] = []
  for await (const { name } of files.list())
    if (!known.has(name)) orphans.push(`the file ${name} came back without a row`)
  return orphans
}

/** Restores into an empty place, after a damaged archive was refused there. @returns the archive of what came back */
async function restoreInto(target: Deployment, archive: string, bad: string[]) {
  const engine = target.url === undefined ? 'PGlite' : 'PostgreSQL'
  const damaged = damagedCopy(archive)
  if ((await verify(target, damaged)).code === 0) bad.push('a damaged archive is called whole')
  if ((await restore(target, damaged)).code === 0) bad.push(`a damaged archive was restored into ${engine}`)
  if (!(await isUntouched(target))) bad.push(`a damaged archive left something in ${engine}`)
  rmSync(damaged)
  const restored = await restore(target, archive)
  if (restored.code !== 0) bad.push(`the restore into ${engine} ended with ${restored.code}: ${restored.said}`)
  const next = `${archive}.of-${engine}`
  const again = await backUp(target, next)
  if (again.code !== 0) bad.push(`the backup of what was restored ended with ${again.code}: ${again.said}`)
  const [before, after] = [await hashesOf(archive), await hashesOf(next)]
  for (const [table, hash] of before)
    if (after.get(table) !== hash) bad.push(`${table} in ${engine}: ${after.get(table)} instead of ${hash}`)
  return { next, seconds: restored.seconds }
}

/** Somebody signs in to what came back and looks at it. @returns how long the start took, in seconds */
async function work(target: Deployment, bad: string[]): Promise<number> {
  const server = await target.start()
  const [admin] = target.world.superAdmins
  if (admin) forget(admin)
  const list = '{ findAllDeliveries(pagination: { page: 0, perPage: 20 }) { total records { id publicId status } } }'
  const { status } = await graphql(server.origin, await signInOne(server.origin, admin), list, {})
  if (status !== 200) bad.push(`the list of what came back is answered with ${status}`)
  await server.stop()
  return server.readyAfter / 1000
}

async function drill({ lane, short, open }: Stage, folder: string): Promise<Outcome> {
  const deployment = await open()
  await fillBulk(deployment, short ? SMALL : FULL)
  const { count, bytes } = short ? FILES.short : FILES.full
  await fillFiles(deployment, count, bytes)
  const before = new Date().toISOString()
  const bad: string[] = []
  const archive = join(folder, 'hot.tar')
  const hot = await backUpHot(deployment, archive, bad)
  const whole = await verify(deployment, archive)
  if (whole.code !== 0) bad.push(`the archive is called damaged: ${whole.said}`)
  const hashes = await deployment.read((query) => rowHashes(query, before))
  let from = archive
  let slowest = 0
  // to the other engine and back: what comes back is what was there
  const engines = ['PGlite', 'PostgreSQL'] as const
  for (const engine of lane === 'PGlite' ? engines.toReversed() : engines) {
    const target = await open({ engine, awaited: deployment.world })
    const { next, seconds } = await restoreInto(target, from, bad)
    const found = await target.read((query) => rowHashes(query, before))
    bad.push(
      ...found.flatMap((hash, index) =>
        hash === hashes[index] ? [] : [`${hash} in ${engine} instead of ${hashes[index]}`],
      ),
    )
    bad.push(...(await target.read((query) => findLost(query, hot.acked))), ...(await orphansOf(target)))
    slowest = Math.max(slowest, seconds + (await work(target, bad)))
    from = next
  }
  const megabytes = (statSync(archive).size / 1_000_000).toFixed(0)
  const figure = `${megabytes} MB while ${hot.requests} requests came, in ${hot.seconds.toFixed(0)} s; back after ${slowest.toFixed(0)} s at most`
  return { n: hot.acked.acked.length + 2 * COMPARED.length, bad, figure, missed: slowest > BACK_SECONDS }
}

export const row: Row = {
  id: 'R26',
  title: 'What a backup holds comes back, in either engine',
  goal: `nothing missing or else than it was, damage refused before anything is touched, back in ${BACK_SECONDS} s`,
  lanes: ['PGlite', 'PostgreSQL'],
  async run(stage) {
    const folder = mkdtempSync(join(tmpdir(), 'volant-proof-archive-'))
    try {
      return await drill(stage, folder)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
