import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PRODUCTION, freePort } from '../../src/production'
import { startCluster } from './cluster'
import type { Cluster } from './cluster'
import { createBeside, dropBeside, queryOf, withDatabase } from './database'
import type { Place, Query } from './database'
import { NotRun } from './lane'
import type { Lane } from './lane'
import { startServer } from './server-process'
import type { ServerProcess } from './server-process'
import { fillWorld } from './world'
import type { World } from './world'

/** A place where servers run: data folder, database, secrets, people. */
export interface Deployment extends Place {
  readonly world: World
  /** PostgreSQL of its own, where one was asked for. */
  readonly cluster: Cluster | undefined
  env(port: number): NodeJS.ProcessEnv
  /** Another server on the same data; on the port of the last one, where that has ended. */
  start(through?: readonly string[]): Promise<ServerProcess>
  /** Reads the rows. On the embedded database only while no server runs. */
  read<T>(work: (query: Query) => Promise<T>): Promise<T>
  stopServers(): Promise<void>
  dispose(): Promise<void>
}

async function findPlace(lane: Lane, dataDir: string, cluster: Cluster | undefined) {
  if (lane === 'PGlite') return { dataDir, url: undefined, drop: () => Promise.resolve() }
  const server = cluster?.url ?? process.env['PROOF_DATABASE_URL']
  if (server === undefined) throw new NotRun(process.env['PROOF_NO_DATABASE'] ?? 'no PostgreSQL')
  const url = await createBeside(server)
  return { dataDir, url, drop: () => dropBeside(server, url) }
}

export async function openDeployment(lane: Lane, ownCluster: boolean): Promise<Deployment> {
  const dataDir = mkdtempSync(join(tmpdir(), 'volant-proof-'))
  const cluster = ownCluster && lane !== 'PGlite' ? await startCluster() : undefined
  const { drop, ...place } = await findPlace(lane, dataDir, cluster)
  const world = await withDatabase(place, fillWorld)
  const servers: { readonly port: number; readonly server: ServerProcess; alive: boolean }[] = []
  const publicUrl = `http://127.0.0.1:${await freePort()}`

  function env(port: number): NodeJS.ProcessEnv {
    return {
      PATH: process.env['PATH'],
      ...PRODUCTION,
      DATA_DIR: dataDir,
      ...(place.url !== undefined && { DATABASE_URL: place.url }),
      // between processes the live channel goes through Redis, as it does in production
      ...(lane === 'two processes' && { REDIS_URL: process.env['PROOF_REDIS_URL'] }),
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: publicUrl,
      // each person calls from an address of their own, as a proxy in front would say
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
    }
  }

  async function stopServers(): Promise<void> {
    await Promise.all(servers.filter(({ alive }) => alive).map(({ server }) => server.stop()))
  }

  return {
    ...place,
    world,
    cluster,
    env,
    async start(through = []) {
      const port = servers.find(({ alive }) => !alive)?.port ?? (await freePort())
      const server = await startServer(env(port), `http://127.0.0.1:${port}`, through)
      const entry = { port, server, alive: true }
      servers.unshift(entry)
      void server.ended.then(() => {
        entry.alive = false
      })
      return server
    },
    read: (work) => withDatabase(place, (database) => work(queryOf(database))),
    stopServers,
    async dispose() {
      await stopServers()
      await (cluster ? cluster.dispose() : drop())
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
