import type { SubscriptionTier } from '@volant/domain/drivers/subscriptions'
import type { PaymentStatus } from '@volant/domain/offers/payments'
import { TZDate } from '@date-fns/tz'
import { ZONE, monthKey } from '@volant/domain/kernel/time'
import { addHours, startOfMonth, subMonths } from 'date-fns'
import { v7 as uuid } from 'uuid'
import { subscriptionPayments } from '../../tables/invoices'
import { Random } from '../random'
import type { Services } from '../services'
import type { Driver } from './drivers'

// a chance of its own: what the others throw stays as it was
const SEED = 59
const MONTHS = 5
const PRICE: Readonly<Record<SubscriptionTier, number>> = { LIGHT: 2900, REGULAR: 5900 }

function statusOf(random: Random, ago: number): PaymentStatus {
  if (ago === 0) return 'PENDING'
  if (random.chance(6)) return 'FAILED'
  return random.chance(4) ? 'CANCELLED' : 'PAID'
}

/** The last months of those drivers who subscribe, recorded on the first days of each month. */
export async function subscribe({ db, now }: Pick<Services, 'db' | 'now'>, drivers: readonly Driver[]): Promise<void> {
  const random = new Random(SEED)
  const accepted = drivers.filter(({ state }) => state === 'ACCEPTED')
  const rows = accepted.flatMap(({ profileId: driverId }, place) => {
    if (place % 3 !== 0) return []
    const tier: SubscriptionTier = random.chance(60) ? 'LIGHT' : 'REGULAR'
    return Array.from({ length: MONTHS }, (_, ago) => {
      // a month begins in Paris, an hour or two before it does in UTC
      const first = startOfMonth(subMonths(new TZDate(now, ZONE), ago))
      const recorded = new Date(addHours(first, random.int(7, 60)).getTime())
      const at = recorded < now ? recorded : now
      const status = statusOf(random, ago)
      const moments = { createdAt: at, updatedAt: at }
      return {
        id: uuid({ msecs: at.getTime() }),
        driverId,
        tier,
        month: monthKey(at),
        amount: PRICE[tier],
        status,
        ...moments,
      }
    })
  })
  await db.sql.insert(subscriptionPayments).values(rows)
}
