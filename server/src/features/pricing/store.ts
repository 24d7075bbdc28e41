import type { Tariff } from '@volant/domain/pricing/tariff'
import { desc } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { Executor } from '../../platform/db/database'
import { tariffs } from '../../tables/invoices'

type TariffRow = typeof tariffs.$inferSelect

/** The newest first: each edit is a row of its own, so that an old price can be explained. */
export async function newestTariffs(db: Executor, most: number): Promise<TariffRow[]> {
  return db.select().from(tariffs).orderBy(desc(tariffs.createdAt), desc(tariffs.id)).limit(most)
}

export async function insertTariff(db: Executor, tariff: Tariff, createdBy: string, now: Date): Promise<void> {
  await db.insert(tariffs).values({ id: uuid(), tariff, createdBy, createdAt: now })
}
