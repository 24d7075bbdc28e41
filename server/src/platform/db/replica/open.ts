import { setTimeout as sleep } from 'node:timers/promises'
import type { Engine, Replica } from '../database'
import { openPostgres } from '../postgres'
import type { FollowPool } from '../postgres'
import { readFromCopy } from './stale-reads'
import { openWatch } from './watch'
import type { ReplicaSettings } from './watch'

/** Fewer than to the primary: few reads may be old. */
const POOL_SIZE = 8
/** A copy that stands still does not say goodbye, and keeps no process from its end. */
const FAREWELL_MS = 1000

/** A copy of the database for reads that may be old, which is never waited for: not now, and not while it is away. */
export function openReplica(
  primary: Engine,
  primaryUrl: string,
  settings: ReplicaSettings & { readonly follow: FollowPool | undefined },
): Replica {
  const copy = openPostgres(settings.url, { poolSize: POOL_SIZE, follow: settings.follow })
  const watch = openWatch(primaryUrl, settings)
  return {
    isUsed: watch.isUsed,
    lag: watch.lag,
    reads: readFromCopy(primary, copy, watch),
    pools: () => copy.pools().map((pool) => ({ ...pool, name: `replica ${pool.name}` })),
    async close() {
      await Promise.race([Promise.all([watch.close(), copy.close()]), sleep(FAREWELL_MS, undefined, { ref: false })])
    },
  }
}
