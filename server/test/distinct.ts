import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { Column } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import type { PgTable } from 'drizzle-orm/pg-core'
import { v7 as uuid } from 'uuid'
import type { Database } from '../src/platform/db/database'
import { deliveries } from '../src/tables/deliveries'
import { drivers } from '../src/tables/drivers'
import { invoices, payments, subscriptionPayments } from '../src/tables/invoices'
import { offers } from '../src/tables/offers'
import { addresses, admins, clients, organizations } from '../src/tables/organizations'
import { positions } from '../src/tables/tracking'
import { vehicles } from '../src/tables/vehicles'

/** Every table behind a type of the schema, but for the accounts that people sign in with. */
const READ = [
  addresses,
  organizations,
  clients,
  admins,
  drivers,
  deliveries,
  vehicles,
  offers,
  invoices,
  payments,
  subscriptionPayments,
  positions,
]

/** What stays as it was staged: who belongs to whom, what decides who sees a row, and what the database keeps by itself. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  deliveries: [
    'public_id',
    'status',
    'type',
    'completed_at',
    'cancelled_at',
    'deleted_at',
    'countries',
    'services',
    'cancel_reason',
  ],
  drivers: ['public_id', 'confirmed_by_alb', 'rejected_by_alb', 'disabled'],
  vehicles: [
    'position',
    'removed_at',
    'essence_before',
    'essence_after',
    'inspection_before',
    'inspection_after',
    'identity',
  ],
  offers: ['status'],
  invoices: ['kind', 'series', 'year', 'sequence'],
  payments: ['status'],
  subscription_payments: ['status'],
  organizations: ['deleted_at'],
  clients: ['deleted_at'],
  admins: ['deleted_at'],
}

let count = 0

/** A value that no other column of any row has; lists are walked through. */
function distinct(column: Column): unknown {
  count += 1
  const { name, dataType, enumValues } = column
  if (enumValues?.length) return enumValues[count % enumValues.length]
  switch (dataType) {
    case 'string':
      if (column.getSQLType() === 'uuid') return uuid()
      return `${getTableName(column.table)}.${name}.${count}`.toUpperCase()
    case 'date':
      // within the hour: a finished mission is still fresh
      return new Date(Date.now() - 3_000_000 + count * 17)
    case 'boolean':
      return count % 2 === 0
    case 'array':
      return [`${name}.${count}`]
    case 'json':
      return { note: `${name}.${count}` }
    default:
      return column.getSQLType() === 'double precision' ? 1 + count / 1000 : 1000 + count
  }
}

function changing(table: PgTable): [string, Column][] {
  const foreign = getTableConfig(table).foreignKeys.flatMap((key) => key.reference().columns.map(({ name }) => name))
  const kept = [...(KEPT[getTableName(table)] ?? []), ...foreign]
  const shaped = [
    'options',
    'docs',
    'validation_docs',
    'images_before',
    'images_after',
    'settings',
    'seller',
    'buyer',
    'lines',
  ]
  return Object.entries(getTableColumns(table)).filter(
    ([, { name, primary, generated }]) => !primary && !generated && !kept.includes(name) && !shaped.includes(name),
  )
}

/** Gives every column of every row a value found nowhere else. */
export async function makeDistinct(db: Database): Promise<void> {
  const address = async () => {
    const id = uuid()
    await db.sql
      .insert(addresses)
      .values({ id, address: '', city: '', postalCode: '', country: '', latitude: 0, longitude: 0 })
    return id
  }
  for (const { id } of await db.sql.select().from(organizations))
    await db.sql
      .update(organizations)
      .set({ addressId: await address(), billingAddressId: await address() })
      .where(sql`id = ${id}`)
  for (const table of [clients, drivers])
    for (const { id } of await db.sql.select().from(table))
      await db.sql
        .update(table)
        .set({ addressId: await address() })
        .where(sql`id = ${id}`)
  const [admin] = await db.sql.select().from(admins)
  await db.sql.update(offers).set({ proposedByAdminId: admin?.id ?? null })
  // issued documents are never changed, but for this test
  await db.sql.execute(sql`ALTER TABLE invoices DISABLE TRIGGER USER`)
  for (const table of READ) {
    const rows = await db.sql.execute(sql`SELECT ctid::text AS place FROM ${table} ORDER BY ctid`)
    const places = (rows as unknown as { rows: { place: string }[] }).rows
    for (const { place } of places) {
      const set = Object.fromEntries(changing(table).map(([key, column]) => [key, distinct(column)]))
      await db.sql
        .update(table)
        .set(set)
        .where(sql`ctid = ${place}::tid`)
    }
  }
  await db.sql.execute(sql`ALTER TABLE invoices ENABLE TRIGGER USER`)
}
