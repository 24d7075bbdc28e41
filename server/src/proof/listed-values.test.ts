import { ACTIVATION_STATES, ONBOARDING_STATES } from '@volant/domain/drivers/states'
import { DELIVERY_TYPES, STORED_STATUSES } from '@volant/domain/deliveries/statuses'
import { PAYMENT_STATUSES } from '@volant/domain/offers/payments'
import { OFFER_STATUSES } from '@volant/domain/offers/states'
import { getTableColumns, getTableName, is, sql, Table } from 'drizzle-orm'
import { isEnumType } from 'graphql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tables } from '../../test/all-tables'
import { testDatabase } from '../../test/database'
import { schema as contract } from '../../test/documents'
import type { Database } from '../platform/db/database'
import { rows } from '../platform/db/rows'

let db: Database
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

const LISTED = Object.values(tables)
  .filter((each) => is(each, Table))
  .flatMap((table) => Object.values(getTableColumns(table)))
  .flatMap(({ table, name, enumValues }) =>
    enumValues?.length ? [{ table: getTableName(table), name, enumValues }] : [],
  )

it('the list of tables names each table of the database', async () => {
  const stored = await rows<{ name: string }>(
    db.sql,
    sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_name <> 'migrations'`,
  )
  const named = Object.values(tables).flatMap((each) => (is(each, Table) ? getTableName(each) : []))
  expect(named.toSorted()).toEqual(stored.map(({ name }) => name).toSorted())
})

it('the database refuses every value that the list of a column lacks, and takes each that it has', async () => {
  const kept = await rows<{ name: string; text: string }>(
    db.sql,
    sql`SELECT conname AS name, pg_get_constraintdef(oid) AS text FROM pg_constraint WHERE contype = 'c'`,
  )
  const lists = new Map(
    kept.map(({ name, text }) => [name, [...text.matchAll(/'([^']*)'::text/g)].map(([, value]) => value)]),
  )
  expect(LISTED.length).toBeGreaterThan(25)
  for (const { table, name, enumValues } of LISTED)
    expect(lists.get(`${table}_${name}`)?.toSorted(), `${table}.${name}`).toEqual(enumValues.toSorted())
})

it.each([
  ['ActivationState', ACTIVATION_STATES],
  ['OnboardingState', ONBOARDING_STATES],
  ['DeliveryType', DELIVERY_TYPES],
  ['OfferStatus', OFFER_STATUSES],
  ['PaymentStatus', PAYMENT_STATUSES],
  // two of the contract are names of tabs, which no row holds
  ['DeliveryStatus', [...STORED_STATUSES, 'ALERT', 'CANCELLED']],
] as const)('%s of the contract has the values of the domain', (name, values) => {
  const type = contract.getType(name)
  expect(
    isEnumType(type) &&
      type
        .getValues()
        .map((value) => value.name)
        .toSorted(),
  ).toEqual(values.toSorted())
})
