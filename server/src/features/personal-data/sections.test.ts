import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '../../../test/database'
import type { Database } from '../../platform/db/database'
import { rows } from '../../platform/db/rows'
import { LEFT_OUT, SECTIONS } from './read/sections'

let db: Database
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

const PEOPLE = ['users', 'admins', 'clients', 'drivers']
/** How columns are called that hold a person's id, name, address, number or network. */
const OF_A_PERSON =
  /(^|_)(sub|user|user_id|user_key|key_owner|created_by|actor|actor_name|email|phone|phone_number|recipient|ip|first_name|last_name|buyer|iban|birth_date)$/
const SAID = new Set<string>([...Object.values(SECTIONS).flatMap(({ tables }) => tables), ...Object.keys(LEFT_OUT)])

async function tablesOfPeople(): Promise<Set<string>> {
  const referring = await rows<{ name: string; to: string }>(
    db.sql,
    sql`SELECT conrelid::regclass::text AS name, confrelid::regclass::text AS to FROM pg_constraint WHERE contype = 'f'`,
  )
  const columns = await rows<{ name: string; column: string }>(
    db.sql,
    sql`SELECT table_name AS name, column_name AS column FROM information_schema.columns WHERE table_schema = 'public'`,
  )
  const homes = referring.filter(({ name }) => PEOPLE.includes(name)).map(({ to }) => to)
  return new Set([
    ...PEOPLE,
    // where they live and whom they work for
    ...homes,
    ...referring.filter(({ to }) => PEOPLE.includes(to)).map(({ name }) => name),
    ...columns.filter(({ column }) => OF_A_PERSON.test(column)).map(({ name }) => name),
    // failed sign-ins have the name in their key
    'login_failures',
  ])
}

it('each table that knows a person is told to them, or says why not', async () => {
  const found = [...(await tablesOfPeople())].filter((name) => !SAID.has(name))
  expect(found).toEqual([])
})

it('each table that is told or left out knows a person, and none is both', async () => {
  const known = await tablesOfPeople()
  expect([...SAID].filter((name) => !known.has(name))).toEqual([])
  const told: readonly string[] = Object.values(SECTIONS).flatMap(({ tables }) => tables)
  expect(Object.keys(LEFT_OUT).filter((name) => told.includes(name))).toEqual([])
})
