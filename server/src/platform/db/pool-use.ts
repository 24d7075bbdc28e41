import type { Pool } from 'pg'
import type { PoolUse } from './database'

/** Whom an idle connection takes in the next moment does not wait: the pool lists such ones until then. */
export function useOf(name: string, { totalCount, idleCount, waitingCount, options }: Pool): PoolUse {
  return { name, used: totalCount - idleCount, waiting: Math.max(0, waitingCount - idleCount), limit: options.max }
}
