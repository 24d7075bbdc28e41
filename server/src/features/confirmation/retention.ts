import { subDays } from 'date-fns'
import { lt } from 'drizzle-orm'
import type { Retention } from '../../platform/retention'
import { customerLinks } from '../../tables/tracking'

export const confirmationRetention: readonly Retention[] = [
  { table: customerLinks, where: (now) => lt(customerLinks.expiresAt, subDays(now, 90)) },
]
