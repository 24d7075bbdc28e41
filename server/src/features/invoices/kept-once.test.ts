import type { ClientActor } from '@volant/domain/kernel/actor'
import { eq, sql } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onPostgres } from '../../../test/database'
import { as } from '../../../test/world'
import { rows } from '../../platform/db/rows'
import { files as fileRows } from '../../tables/files'
import { insertFile } from '../files/store'
import { openBooks, PUBLIC_URL } from './books.testing'
import type { Books } from './books.testing'
import { createInvoiceDocuments } from './service/documents'

let books: Books
let client: ClientActor
let driverId: string

beforeAll(async () => {
  books = await openBooks()
  client = await books.buyer()
  driverId = (await books.make.driver()).profileId
})
afterAll(() => books.close())

type Store = Books['files']['store']
const documentsWith = (store: Store) => {
  const { db, seller, files } = books
  return createInvoiceDocuments({ db, seller, files: { ...files, store }, publicUrl: PUBLIC_URL })
}

describe('an invoice that two devices ask for at the same moment', () => {
  async function unkept(): Promise<string> {
    const id = await books.assigned(client, driverId)
    await books.terminate(id)
    return id
  }

  it('is a file for the second as well, and kept once', async () => {
    const id = await unkept()
    const { db, files } = books
    const store: Store = async (file) => {
      await db.tx(await files.store(file))
      // seen by nobody who looked a moment earlier
      return async (tx) => {
        const [first] = await files.find(tx.sql, [file.key])
        const again = { ...first!, id: uuid() }
        await insertFile(tx.sql, again)
        return again.id
      }
    }
    const { url } = await documentsWith(store).link(as(client), id)
    const key = new URL(url).pathname.slice('/files/'.length)
    expect(await db.sql.select().from(fileRows).where(eq(fileRows.key, key))).toHaveLength(1)
  })

  it('is refused where it cannot be kept', async () => {
    const store: Store = async () => () => Promise.reject(new Error('no room'))
    await expect(documentsWith(store).link(as(client), await unkept())).rejects.toThrow('no room')
  })

  it.runIf(onPostgres)('waits for whoever keeps it first', async () => {
    const id = await unkept()
    const { db, files } = books
    const waiting = sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    let second: Promise<{ url: string }> | undefined
    const store: Store = async (file) => {
      const filing = await files.store(file)
      return async (tx) => {
        const kept = await filing(tx)
        second = documentsWith(files.store).link(as(client), id)
        await expect.poll(async () => (await rows(db.sql, waiting)).length, { timeout: 30_000 }).toBe(1)
        return kept
      }
    }
    const { url } = await documentsWith(store).link(as(client), id)
    expect(new URL((await second)?.url ?? '').pathname).toBe(new URL(url).pathname)
  })
})
