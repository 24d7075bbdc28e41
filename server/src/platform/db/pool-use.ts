import type { Pool } from 'pg'
import type { PoolUse } from './database'

export function useOf(name: string, { totalCount, idleCount, waitingCount, options }: Pool): PoolUse {
  return { name, used: totalCount - idleCount, waiting: waitingCount, limit: options.max }
}
