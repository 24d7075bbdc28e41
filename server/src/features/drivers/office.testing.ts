import { eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { UploadMetadata } from '@volant/contract/rest/files'
import { drivers } from '../../tables/drivers'
import { files } from '../../tables/files'
import { users } from '../../tables/users'
import { createAccounts } from '../identity/accounts/accounts'
import { createCodes } from '../identity/codes/codes'
import { createPasswords } from '../identity/passwords/passwords'
import { createLiveSender } from '../../platform/live/sender'
import { openBooks } from '../invoices/books.testing'
import { driverReactions } from './reactions'
import { createDriverStates } from './service/states'
import { createDriverUpdate } from './service/update'

/** The office and its drivers over a real database, with the offers, messages and books that follow a driver. */
export async function openDriversOffice() {
  const books = await openBooks()
  const { db, clock } = books
  books.bus.add(driverReactions(createLiveSender()))
  const passwords = createPasswords()
  const codes = createCodes(new Uint8Array(32))
  const accounts = createAccounts({ clock, passwords, codes })
  return {
    ...books,
    accounts,
    codes,
    passwords,
    states: createDriverStates({ db, clock, accounts }),
    update: createDriverUpdate({ db, clock, accounts, files: books.files }),

    async standing(id: string) {
      const [found] = await db.sql
        .select({ driver: drivers, user: users })
        .from(drivers)
        .innerJoin(users, eq(users.id, drivers.userId))
        .where(eq(drivers.id, id))
      if (!found) throw new Error('no such driver')
      return found
    },

    /** A file that somebody has sent. @returns its key */
    async sent(metadata: Extract<UploadMetadata, { module: 'driver' }>): Promise<string> {
      const id = uuid()
      const key = `Drivers/${metadata.driverId}/${id}.pdf`
      await db.sql.insert(files).values({
        id,
        key,
        state: 'ready',
        type: 'application/pdf',
        maxBytes: 1000,
        size: 10,
        kind: 'slot' in metadata ? 'driverDoc' : 'avatar',
        driverId: metadata.driverId,
        fileName: 'paper.pdf',
        metadata,
      })
      return key
    },
  }
}

export type DriversOffice = Awaited<ReturnType<typeof openDriversOffice>>
