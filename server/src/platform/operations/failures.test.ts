import { randomBytes } from 'node:crypto'
import { AppError } from '@volant/contract/errors'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../test/database'
import type { Database } from '../db/database'
import { toAppError } from './failures'

/** Ten thousand letters that nothing makes shorter. */
const NO_INDEX_TAKES = randomBytes(5000).toString('hex')

let db: Database
beforeAll(async () => {
  db = await testDatabase()
  await db.sql.execute(
    sql`CREATE TABLE probe (id int PRIMARY KEY, part int CHECK (part > 0), parent int REFERENCES probe)`,
  )
  await db.sql.execute(sql`INSERT INTO probe VALUES (1, 1, NULL)`)
  await db.sql.execute(sql`CREATE TABLE probe_names (name text PRIMARY KEY)`)
})
afterAll(() => db.close())

describe('what the database refuses', () => {
  it.each([
    ['NUL in a text', sql`SELECT ${'a\0b'}::text`, 400],
    ['a bad uuid', sql`SELECT ${'x'}::uuid`, 400],
    ['a bad number', sql`SELECT ${'1.5'}::int`, 400],
    ['a number too big', sql`SELECT ${'99999999999'}::int`, 400],
    ['a negative offset', sql`SELECT 1 OFFSET ${-1}::int`, 400],
    ['a trailing backslash', sql`SELECT 'a' LIKE ${'\\'}`, 400],
    ['a bad pattern', sql`SELECT 'a' ~ ${'('}`, 400],
    ['a twin', sql`INSERT INTO probe VALUES (1, 1, NULL)`, 409],
    ['an unknown parent', sql`INSERT INTO probe VALUES (2, 1, 9)`, 409],
    ['a broken rule', sql`INSERT INTO probe VALUES (3, 0, NULL)`, 400],
    ['a missing value', sql`INSERT INTO probe VALUES (NULL, 1, NULL)`, 400],
    ['a text longer than an index takes', sql`INSERT INTO probe_names VALUES (${NO_INDEX_TAKES})`, 400],
    ['a cancelled query', sql`DO $$ BEGIN RAISE EXCEPTION 'x' USING ERRCODE = '57014'; END $$`, 503],
    ['a full disk', sql`DO $$ BEGIN RAISE EXCEPTION 'x' USING ERRCODE = '53100'; END $$`, 507],
    ['a database that goes down', sql`DO $$ BEGIN RAISE EXCEPTION 'x' USING ERRCODE = '57P01'; END $$`, 503],
    ['a table that is not there', sql`SELECT * FROM no_such_table`, 500],
  ])('%s', async (_name, query, status) => {
    const thrown: unknown = await db.sql.execute(query).then(
      () => undefined,
      (error: unknown) => error,
    )
    expect(thrown).toBeInstanceOf(Error)
    expect(toAppError(thrown).statusCode).toBe(status)
  })

  it('knows a machine that is full or unreachable', () => {
    const of = (code: string) => toAppError(Object.assign(new Error('x'), { code })).code
    expect([of('ENOSPC'), of('ECONNREFUSED'), of('EWHAT')]).toEqual(['STORAGE_FULL', 'UNAVAILABLE', 'INTERNAL'])
    expect(toAppError(new Error('Connection terminated unexpectedly')).retryAfter).toBe(2)
  })

  it('keeps a refusal that something wrapped', () => {
    const refusal = new AppError('CONFLICT', { reason: 'HAS_INVOICE' })
    expect(toAppError(new Error('wrapped', { cause: refusal }))).toBe(refusal)
    expect(toAppError('a text').code).toBe('INTERNAL')
  })
})
