import { AppError, ensure, refusalError } from '@volant/contract/errors'
import type { Actor } from '@volant/domain/kernel/actor'
import { read } from '@volant/domain/kernel/fields'
import { mayCallByRank } from '@volant/domain/permissions/operations'
import { FACTORY_TARIFF, tariffSchema } from '@volant/domain/pricing/tariff'
import type { Tariff } from '@volant/domain/pricing/tariff'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import { insertTariff, newestTariffs } from '../store'

const HISTORY_MOST = 50

/** The tariff in force is the newest row; before the first edit it is the factory's. */
export function createTariffs({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  async function inForce(): Promise<Tariff> {
    const [row] = await newestTariffs(db.sql, 1)
    return row === undefined ? FACTORY_TARIFF : tariffSchema.parse(row.tariff)
  }

  return {
    inForce,

    /** What super admins see: the tariff and its past versions, newest first. */
    async history(): Promise<unknown> {
      const past = await newestTariffs(db.sql, HISTORY_MOST)
      return {
        current: await inForce(),
        versions: past.map(({ id, tariff, createdAt }) => ({ id, tariff, createdAt })),
      }
    },

    async update(actor: Actor, input: unknown): Promise<Tariff> {
      ensure(mayCallByRank(actor, 'updateTariff'))
      const parsed = read(tariffSchema, input)
      if (!parsed.ok) throw refusalError(parsed)
      if (actor.role !== 'ADMIN') throw new AppError('FORBIDDEN')
      await insertTariff(db.sql, parsed.value, actor.sub, clock.now())
      return parsed.value
    },
  }
}

export type Tariffs = ReturnType<typeof createTariffs>
