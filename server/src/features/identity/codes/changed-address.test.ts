import type { AdminActor } from '@volant/domain/kernel/actor'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onPostgres } from '../../../../test/database'
import type { Tx } from '../../../platform/db/database'
import { rows } from '../../../platform/db/rows'
import { outbox } from '../../../platform/outbox/table'
import { takeOver } from '../accounts/applicant'
import { createConfirmation } from '../accounts/confirmation'
import { SECRET, testApp } from '../identity.testing'
import type { Person, TestApp } from '../identity.testing'
import { deriveKeys } from '../keys'
import { createPasswordReset } from '../passwords/password-reset'
import { createPasswords } from '../passwords/passwords'
import { findById } from '../store/accounts'
import { createCodes } from './codes'

type Parts = Parameters<typeof createPasswordReset>[0]
type Ask = (parts: Parts, email: string) => Promise<unknown>

const passwords = createPasswords()
const codes = createCodes(deriveKeys(SECRET).codes)
const IP = '10.6.1.1'

let app: TestApp
let office: AdminActor
beforeAll(async () => {
  app = await testApp()
  const { sub, profileId } = await app.person({ role: 'ADMIN', rank: 1 })
  office = { role: 'ADMIN', rank: 1, sub, profileId, language: 'fr' }
})
afterAll(() => app.close())

const parts = (): Parts => ({ db: app.db, clock: app.clock, passwords, codes })

/** The database where something happens between what a call reads and the transaction in which it writes. */
function after(happens: (tx: Tx) => Promise<void>): Parts {
  const { db } = app
  const later: typeof db.tx = async (work, finish) => {
    await db.tx(happens)
    return db.tx(work, finish)
  }
  return { ...parts(), db: { ...db, tx: later } }
}

const renamed = (person: Person) => `moved-${person.email}`
const rename = (tx: Tx, person: Person) =>
  app.identity.accounts.changeEmail(tx, person.sub, renamed(person), office.sub)
const sentTo = async (email: string) =>
  (await app.db.sql.select().from(outbox).where(eq(outbox.recipient, email))).map(({ template }) => template)

const WAITING = sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
async function somebodyWaits(): Promise<void> {
  await expect.poll(async () => (await rows(app.db.sql, WAITING)).length, { timeout: 30_000 }).toBe(1)
}

const ask: Ask = (given, email) => createPasswordReset(given).ask(email, IP)
const askFor: Ask = (given, email) => createPasswordReset(given).askFor(office, email, IP)
const resend: Ask = (given, email) => createConfirmation(given).resend(email)

describe.each<[string, 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'UNCONFIRMED', string, Ask]>([
  ['a code for a forgotten password', 'CONFIRMED', 'reset-code', ask],
  ['a code that the office sends', 'CONFIRMED', 'reset-code', askFor],
  ['another temporary password', 'FORCE_CHANGE_PASSWORD', 'temporary-password', ask],
  ['a temporary password that the office sends', 'FORCE_CHANGE_PASSWORD', 'temporary-password', askFor],
  ['the code of an application', 'UNCONFIRMED', 'confirmation-code', resend],
])('%s', (_name, status, template, call) => {
  /** Whoever was sent something before is not sent the same a moment later. */
  async function person(): Promise<Person> {
    const made = await app.person({ role: 'CLIENT', rank: 4, status })
    await app.db.sql.delete(outbox)
    app.clock.pass(3600)
    return made
  }

  async function expectAtNewAddressOnly(somebody: Person): Promise<void> {
    expect(await sentTo(somebody.email)).not.toContain(template)
    expect(await sentTo(renamed(somebody))).toContain(template)
  }

  it('goes to the address that the account has by then', async () => {
    const somebody = await person()
    await call(
      after((tx) => rename(tx, somebody)),
      somebody.email,
    )
    await expectAtNewAddressOnly(somebody)
  })

  it('goes nowhere once the account is closed', async () => {
    const somebody = await person()
    await call(
      after((tx) => app.identity.accounts.close(tx, somebody.sub, office.sub)),
      somebody.email,
    )
    expect(await app.db.sql.select().from(outbox)).toEqual([])
  })

  it.runIf(onPostgres)('waits for whoever is changing the address', async () => {
    const somebody = await person()
    let asked: Promise<unknown> | undefined
    await app.db.tx(async (tx) => {
      await rename(tx, somebody)
      asked = call(parts(), somebody.email)
      await somebodyWaits()
    })
    await asked
    await expectAtNewAddressOnly(somebody)
  })
})

it.runIf(onPostgres)('a code that leaves before the address is changed opens nothing', async () => {
  const somebody = await app.person({ role: 'CLIENT', rank: 4 })
  let changing: Promise<void> | undefined
  await app.db.tx(async (tx) => {
    await codes.send(tx, somebody.sub, 'reset', app.clock.now())
    changing = app.db.tx((other) => rename(other, somebody))
    await somebodyWaits()
  })
  await changing
  const sent = await app.db.sql.select().from(outbox).where(eq(outbox.recipient, somebody.email))
  expect(sent.map(({ template }) => template)).toEqual(['reset-code', 'email-changed'])
  const [code = ''] = sent
    .flatMap(({ data }) => Object.entries(data))
    .flatMap(([name, value]) => (name === 'code' ? [String(value)] : []))
  expect(await app.db.tx((tx) => codes.use(tx, somebody.sub, 'reset', code, app.clock.now()))).toBe(false)
})

it.runIf(onPostgres)(
  'whoever applies with an address that is just leaving an account does not get that account',
  async () => {
    const somebody = await app.person({ role: 'DRIVER', rank: 0, status: 'UNCONFIRMED' })
    const stored = await findById(app.db.sql, somebody.sub)
    const applicant = { email: somebody.email, password: 'Convoyage-2026', firstName: 'Noé', language: 'fr' } as const
    let applying: Promise<string | undefined> | undefined
    await app.db.tx(async (tx) => {
      await rename(tx, somebody)
      applying = app.db.tx((other) => takeOver(other, applicant, 'a hash', codes, app.clock.now()))
      await somebodyWaits()
    })
    expect(await applying).toBe(undefined)
    expect(await findById(app.db.sql, somebody.sub)).toMatchObject({
      email: renamed(somebody),
      passwordHash: stored?.passwordHash,
    })
  },
)
