import { createAdapter as createPostgresAdapter } from '@socket.io/postgres-adapter'
import { createAdapter as createRedisAdapter } from '@socket.io/redis-streams-adapter'
import type { ServerOptions } from 'socket.io'

export interface AdapterSettings {
  /** A connected client of the `redis` package. */
  readonly redis?: object
  /** A pool of the `pg` package; only where several processes share the database. */
  readonly pool?: object
}

/** How frames reach sockets of other processes; one process needs nothing. */
export function adapterFor({ redis, pool }: AdapterSettings): ServerOptions['adapter'] | undefined {
  if (redis) return createRedisAdapter(redis) as ServerOptions['adapter']
  if (pool) return createPostgresAdapter(pool as never) as unknown as ServerOptions['adapter']
  return undefined
}
