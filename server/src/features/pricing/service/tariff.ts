import { AppError, ensure, refusalError } from '@volant/contract/errors'
import { read } from '@volant/domain/kernel/fields'
import { mayCallByRank } from '@volant/domain/permissions/operations'
import { FACTORY_TARIFF, tariffSchema } from '@volant/domain/pricing/tariff'
import type { Tariff } from '@volant/domain/pricing/tariff'
import { tariffChanges } from '@volant/domain/pricing/tariff-history'
import type { TariffHistory } from '@volant/domain/pricing/tariff-history'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import { once } from '../../../platform/idempotency'
import type { RequestContext } from '../../../platform/operations/registry'
import { insertTariff, lockTariffs, newestTariffs, tariffAt } from '../store'

const HISTORY_MOST = 50

/** The tariff in force is the newest row; before the first edit it is the factory's. */
export function createTariffs({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  return {
    async inForce(at: Date): Promise<Tariff> {
      const found = await tariffAt(db.sql, at)
      return found === undefined ? FACTORY_TARIFF : tariffSchema.parse(found)
    },

    /** What super admins see: the tariff and its past versions, newest first. */
    async history(): Promise<TariffHistory> {
      const past = await newestTariffs(db.sql, HISTORY_MOST + 1)
      const version = past[0]?.saved ?? 0
      return {
        version,
        current: past[0]?.tariff ?? FACTORY_TARIFF,
        versions: past.slice(0, HISTORY_MOST).map(({ id, tariff, createdAt, by }, index) => ({
          id,
          tariff,
          by,
          createdAt: createdAt.toISOString(),
          changes: tariffChanges(past[index + 1]?.tariff ?? FACTORY_TARIFF, tariff),
        })),
      }
    },

    /** Whoever edits what is in force no more is told so, and nothing is lost. */
    async update(ctx: RequestContext, input: unknown, version = ctx.ifMatch): Promise<Tariff> {
      const { actor } = ctx
      ensure(mayCallByRank(actor, 'updateTariff'))
      const parsed = read(tariffSchema, input)
      if (!parsed.ok) throw refusalError(parsed)
      if (actor.role !== 'ADMIN') throw new AppError('FORBIDDEN')
      await db.tx((tx) =>
        once(tx, ctx, 'updateTariff', { input, version }, async () => {
          const saved = await lockTariffs(tx)
          if (version !== undefined && version !== saved) throw new AppError('CONFLICT', { reason: 'STALE_VERSION' })
          await insertTariff(tx, parsed.value, actor.sub, clock.now())
        }),
      )
      return parsed.value
    },
  }
}

export type Tariffs = ReturnType<typeof createTariffs>
