import type { Tariff } from '@volant/domain/pricing/tariff'
import { desc, eq, lte, sql } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { Executor, Tx } from '../../platform/db/database'
import { tariffs } from '../../tables/invoices'
import { admins } from '../../tables/organizations'

/** The newest first: each edit is a row of its own, so that an old price can be explained. */
export async function newestTariffs(db: Executor, most: number) {
  return db
    .select({
      id: tariffs.id,
      tariff: tariffs.tariff,
      createdAt: tariffs.createdAt,
      by: sql<string | null>`${admins.firstName} || ' ' || ${admins.lastName}`,
      saved: sql<number>`(count(*) OVER ())::int`,
    })
    .from(tariffs)
    .leftJoin(admins, eq(admins.userId, tariffs.createdBy))
    .orderBy(desc(tariffs.createdAt), desc(tariffs.id))
    .limit(most)
}

/** The tariff that was in force then; undefined before the first edit. */
export async function tariffAt(db: Executor, at: Date): Promise<Tariff | undefined> {
  const [row] = await db
    .select({ tariff: tariffs.tariff })
    .from(tariffs)
    .where(lte(tariffs.createdAt, at))
    .orderBy(desc(tariffs.createdAt), desc(tariffs.id))
    .limit(1)
  return row?.tariff
}

/** Lets one edit at a time pass, and nobody wait who only reads. @returns how often the tariff was saved */
export async function lockTariffs(tx: Tx): Promise<number> {
  await tx.sql.execute(sql`LOCK TABLE ${tariffs} IN SHARE ROW EXCLUSIVE MODE`)
  return tx.sql.$count(tariffs)
}

export async function insertTariff(tx: Tx, tariff: Tariff, createdBy: string, now: Date): Promise<void> {
  await tx.sql.insert(tariffs).values({ id: uuid(), tariff, createdBy, createdAt: now })
}
