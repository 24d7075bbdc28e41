import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderStorage } from '../../../server/src/platform/storage/folder'
import type { Storage } from '../../../server/src/platform/storage/storage'
import { PRODUCTION, freePort } from '../../src/production'
import { startCluster } from './cluster'
import type { Cluster } from './cluster'
import { createAt, createBeside, dropBeside, withDatabase, withQuery } from './database'
import type { Place, Query } from './database'
import { NotRun, isEmbedded } from './lane'
import type { Lane } from './lane'
import { startServer } from './server-process'
import type { HowToStart, ServerProcess } from './server-process'
import { mountSmallDisk } from './small-disk'
import type { SmallDisk } from './small-disk'
import { NOBODY, fillWorld } from './world'
import type { World } from './world'

/** Reads the metrics of every server of the proofs. */
export const METRICS_TOKEN = randomBytes(32).toString('hex')

/** What servers of several machines share beside the database. */
export interface Shared {
  /** The variables that tell them. */
  readonly env: Readonly<Record<string, string>>
  /** Where their files are; without it in the data folder. */
  readonly files?: Pick<Storage, 'read' | 'list'>
  /** Once nobody reads them any more. */
  close?(): Promise<void>
}

export interface OpenOptions {
  /** A PostgreSQL that the row may stop. */
  readonly ownCluster?: boolean
  /** And a copy that follows it. */
  readonly copy?: boolean
  /** Megabytes of a disk that holds data folder and cluster. */
  readonly disk?: number
  /** Each server has a data folder of its own, as on a machine of its own. */
  readonly shared?: Shared
  /** More variables of its servers. */
  readonly env?: Readonly<Record<string, string>>
  /** Another engine than that of the lane. */
  readonly engine?: 'PGlite' | 'PostgreSQL'
  /** Who is there once an archive was restored: until then the place stays empty, without a table. */
  readonly awaited?: World
  /** The position of the migration at which an older version left its database. Nobody is in it. */
  readonly schema?: number
  /** Its rows are put at where they stand: the invariants speak of what has walked there. */
  readonly isStaged?: boolean
}

/** A place where servers run: data folder, database, secrets, people. */
export interface Deployment extends Place {
  readonly files: Pick<Storage, 'read' | 'list'>
  readonly world: World
  /** PostgreSQL of its own, where one was asked for. */
  readonly cluster: Cluster | undefined
  /** That which holds everything, where a size was named for it. */
  readonly disk: SmallDisk | undefined
  /** The copy that follows it, where one was asked for: what may be old is read there. */
  readonly copy: Cluster | undefined
  env(port: number): NodeJS.ProcessEnv
  /** Another server on the same data; on the port of the last one, where that has ended. */
  start(how?: HowToStart): Promise<ServerProcess>
  /** Reads the rows. On the embedded database only while no server runs. */
  read<T>(work: (query: Query) => Promise<T>): Promise<T>
  stopServers(): Promise<void>
  dispose(): Promise<void>
}

async function findPlace(engine: Lane, dataDir: string, cluster: Cluster | undefined) {
  if (isEmbedded(engine)) return { dataDir, url: undefined, drop: () => Promise.resolve() }
  const server = cluster?.url ?? process.env['PROOF_DATABASE_URL']
  if (server === undefined) throw new NotRun(process.env['PROOF_NO_DATABASE'] ?? 'no PostgreSQL')
  const url = await createBeside(server)
  return { dataDir, url, drop: () => dropBeside(server, url) }
}

/** The same database on another server. */
function sameOn(server: string, url: string): string {
  const other = new URL(server)
  other.pathname = new URL(url).pathname
  return other.href
}

export async function openDeployment(
  lane: Lane,
  { ownCluster = false, copy: isCopied = false, disk: size, shared, env: more, engine, awaited, schema }: OpenOptions,
): Promise<Deployment> {
  const disk = size === undefined ? undefined : mountSmallDisk(size)
  const dataDir = mkdtempSync(join(disk?.path ?? tmpdir(), 'volant-proof-'))
  const cluster = ownCluster && !isEmbedded(lane) ? await startCluster(disk?.path) : undefined
  const copy = isCopied ? await cluster?.follow() : undefined
  const { drop, ...place } = await findPlace(engine ?? lane, dataDir, cluster)
  if (schema !== undefined) await createAt(place, schema)
  const world = awaited ?? (schema === undefined ? await withDatabase(place, fillWorld) : NOBODY)
  const servers: { readonly port: number; readonly server: ServerProcess; alive: boolean }[] = []
  const publicUrl = `http://127.0.0.1:${await freePort()}`

  function env(port: number): NodeJS.ProcessEnv {
    return {
      PATH: process.env['PATH'],
      ...PRODUCTION,
      DATA_DIR: shared ? join(dataDir, String(port)) : dataDir,
      ...(place.url !== undefined && { DATABASE_URL: place.url }),
      ...(place.url !== undefined && copy && { DATABASE_READ_URL: sameOn(copy.url, place.url) }),
      // between processes the live channel goes through Redis, as it does in production
      ...(lane === 'two processes' && { REDIS_URL: process.env['PROOF_REDIS_URL'] }),
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: publicUrl,
      // each person calls from an address of their own, as a proxy in front would say
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
      METRICS_TOKEN,
      ...shared?.env,
      ...more,
    }
  }

  async function stopServers(): Promise<void> {
    await Promise.all(servers.filter(({ alive }) => alive).map(({ server }) => server.stop()))
  }

  return {
    ...place,
    world,
    cluster,
    disk,
    copy,
    files: shared?.files ?? (await folderStorage(join(dataDir, 'files'))),
    env,
    async start(how) {
      const left = servers.findIndex(({ alive }) => !alive)
      const [last] = left < 0 ? [] : servers.splice(left, 1)
      const port = last?.port ?? (await freePort())
      const server = await startServer(env(port), `http://127.0.0.1:${port}`, how)
      const entry = { port, server, alive: true }
      servers.unshift(entry)
      void server.ended.then(() => {
        entry.alive = false
      })
      return server
    },
    read: (work) => withQuery(place, work),
    stopServers,
    async dispose() {
      await stopServers()
      await copy?.dispose()
      await shared?.close?.()
      await (cluster ? cluster.dispose() : drop())
      rmSync(dataDir, { recursive: true, force: true })
      disk?.dispose()
    },
  }
}
