import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SECURITY_EVENTS } from '@volant/domain/upkeep/security-events'
import type { SecurityKind } from '@volant/domain/upkeep/security-events'
import { subDays, subMonths } from 'date-fns'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../test/database'
import { deliveries } from '../tables/deliveries'
import { driverMandates, drivers } from '../tables/drivers'
import { files } from '../tables/files'
import { missionEvidence } from '../tables/mission-evidence'
import { missionProblems } from '../tables/mission-problems'
import { invoices } from '../tables/invoices'
import { addresses, clients, organizations } from '../tables/organizations'
import { customerLinks, positions } from '../tables/tracking'
import { securityLog, users } from '../tables/users'
import { buildApp } from '../app'
import type { App } from '../app'
import { readConfig } from '../config'
import type { Config } from '../config'
import type { Database } from '../platform/db/database'
import { idempotencyKeys } from '../platform/idempotency/table'
import { createLogger } from '../platform/log/logger'
import { outbox } from '../platform/outbox/table'

const now = new Date('2026-06-15T08:00:00Z')
const clock = { now: () => now }
const folder = mkdtempSync(join(tmpdir(), 'volant-retention-'))
let app: App
let config: Config
let database: Database
let owner: { organizationId: string; representativeId: string }
let driverId: string

async function account(email: string, role: 'CLIENT' | 'DRIVER'): Promise<string> {
  const id = uuid()
  const rank = role === 'CLIENT' ? 4 : 0
  await database.sql.insert(users).values({ id, email, role, rank, status: 'CONFIRMED', passwordHash: 'x' })
  return id
}

async function delivery(change: Partial<typeof deliveries.$inferInsert>): Promise<string> {
  const id = uuid()
  await database.sql.insert(deliveries).values({
    id,
    type: 'STANDARD',
    status: 'REQUESTED',
    ...owner,
    representativeFirstName: 'A',
    representativeLastName: 'B',
    representativeEmail: 'a@b.test',
    clientFirstName: 'C',
    clientLastName: 'D',
    clientEmail: 'c@d.test',
    clientPhone: '+33612345678',
    clientDrivingLicenceNumber: '12AB34567',
    carAvailabilityDate: now,
    carPickUpDate: now,
    carDeliveryDeadline: now,
    startCode: '111111',
    destinationCode: '222222',
    trackingId: id,
    ...change,
  })
  return id
}

async function address(): Promise<string> {
  const id = uuid()
  const place = { address: '1 rue', city: 'Lille', postalCode: '59000', country: 'FR', latitude: 50, longitude: 3 }
  await database.sql.insert(addresses).values({ id, ...place })
  return id
}

beforeAll(async () => {
  config = readConfig({ NODE_ENV: 'development', DATA_DIR: folder })
  app = await buildApp(config, {
    clock,
    database: testDatabase,
    log: createLogger('silent'),
  })
  database = app.db
  const organizationId = uuid()
  const representativeId = uuid()
  driverId = uuid()
  const person = { firstName: 'A', lastName: 'B' }
  await database.sql.insert(organizations).values({ id: organizationId, name: 'O', slug: 'o' })
  const userId = await account('o@b.test', 'CLIENT')
  await database.sql.insert(clients).values({ id: representativeId, userId, organizationId, ...person })
  await database.sql.insert(drivers).values({ id: driverId, userId: await account('d@b.test', 'DRIVER'), ...person })
  owner = { organizationId, representativeId }
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

/** What the whole product does at night, as its features handed it over. */
async function applyRetention(): Promise<void> {
  await app.jobs.find(({ name }) => name === 'retention')?.work()
}

describe('retention', () => {
  it('removes positions after thirty days and keys after four, in batches', async () => {
    const deliveryId = await delivery({})
    await database.sql.execute(
      sql`INSERT INTO positions (delivery_id, recorded_at, driver_id, received_at, latitude, longitude)
          SELECT ${deliveryId}, at, ${driverId}, at, 48, 2
          FROM generate_series(${subDays(now, 31).toISOString()}::timestamptz, ${subDays(now, 29).toISOString()}::timestamptz, interval '1 minute') AS at`,
    )
    const key = { userKey: 'u', operation: 'o', inputHash: 'h' }
    await database.sql.insert(idempotencyKeys).values([
      { id: uuid(), ...key, key: 'old', createdAt: subDays(now, 5) },
      { id: uuid(), ...key, key: 'new', createdAt: subDays(now, 3) },
    ])
    await applyRetention()
    expect(await database.sql.$count(positions)).toBe(1441)
    expect((await database.sql.select().from(idempotencyKeys)).map((row) => row.key)).toEqual(['new'])
  })

  it('keeps messages that have not left, without what they would say', async () => {
    const message = { channel: 'email', recipient: 'a@b.test', language: 'fr', template: 't' } as const
    const long = subDays(now, 60)
    const words = { data: { code: '482913' }, subject: 'Votre code', text: 'Votre code est 482913.' }
    await database.sql.insert(outbox).values([
      { id: uuid(), ...message, ...words, dedupeKey: 'fresh', state: 'parked', createdAt: subDays(now, 6) },
      { id: uuid(), ...message, ...words, dedupeKey: 'stale', state: 'parked', createdAt: subDays(now, 8) },
      { id: uuid(), ...message, dedupeKey: 'sent', state: 'sent', sentAt: long, createdAt: long },
      { id: uuid(), ...message, dedupeKey: 'queued', state: 'queued', createdAt: long },
      { id: uuid(), ...message, dedupeKey: 'parked', state: 'parked', createdAt: long },
    ])
    await applyRetention()
    const left = await database.sql.select().from(outbox).orderBy(outbox.dedupeKey)
    expect(left.map((row) => row.dedupeKey)).toEqual(['fresh', 'parked', 'queued', 'stale'])
    expect(left[0]).toMatchObject(words)
    expect(left[3]).toMatchObject({ state: 'parked', data: {}, subject: null, text: null })
  })

  it('forgets in the log who did what from where', async () => {
    const from = (kind: SecurityKind, reference: string | null = null) => ({
      id: uuid(),
      kind,
      at: subDays(now, 91),
      ip: '198.51.100.7',
      data: { reference },
    })
    const snapshot = {
      creditor: { name: 'V', address: 'Lille', identifier: 'FR72ZZZ123456' },
      debtor: { name: 'A B', address: ['Lille'], iban: 'FR7630006000011234567890189' },
    }
    const mandate = { driverId, snapshot, fileKey: 'm.pdf', signedAt: subMonths(now, 60) }
    await database.sql.insert(driverMandates).values([
      { id: uuid(), ...mandate, secret: 'a', reference: 'M-1', revokedAt: subMonths(now, 14) },
      { id: uuid(), ...mandate, secret: 'b', reference: 'M-2', revokedAt: subMonths(now, 12) },
      { id: uuid(), ...mandate, secret: 'c', reference: 'M-3' },
    ])
    await database.sql.delete(securityLog)
    const gone = [...SECURITY_EVENTS.SIGN_IN, ...SECURITY_EVENTS.PASSWORD, ...SECURITY_EVENTS.MESSAGE] as const
    const signed = ['M-1', 'M-2', 'M-3'].map((reference) => from('mandate.signed', reference))
    await database.sql
      .insert(securityLog)
      .values([
        ...gone.map((kind) => from(kind)),
        ...signed,
        from('login.refused'),
        from('account.confirmed'),
        { ...from('account.created'), ip: null },
        { ...from('logout'), at: subDays(now, 89) },
      ])
    await applyRetention()
    const left = await database.sql.select().from(securityLog)
    expect(left.map(({ kind, data }) => [kind, data['reference']]).sort()).toEqual([
      ['account.created', null],
      ['logout', null],
      ['mandate.signed', 'M-2'],
      ['mandate.signed', 'M-3'],
    ])
  })

  it('purges what was deleted a month ago, with its address and files, and leaves a line', async () => {
    const fromAddressId = await address()
    const shared = await address()
    const gone = await delivery({ deletedAt: subDays(now, 31), fromAddressId, toAddressId: shared })
    const recent = await delivery({ deletedAt: subDays(now, 29), toAddressId: shared })
    const file = { key: 'a.pdf', state: 'ready', type: 'application/pdf', maxBytes: 1, kind: 'doc' } as const
    await database.sql.insert(files).values({ id: uuid(), ...file, fileName: 'a.pdf', deliveryId: gone })
    await applyRetention()
    const left = await database.sql.select({ id: deliveries.id }).from(deliveries)
    expect(left.map(({ id }) => id)).toContain(recent)
    expect(left.map(({ id }) => id)).not.toContain(gone)
    expect((await database.sql.select().from(addresses)).map(({ id }) => id)).toEqual([shared])
    expect((await database.sql.select().from(files))[0]?.deletedAt).toEqual(now)
    const [line] = await database.sql.select().from(securityLog).where(eq(securityLog.kind, 'delivery.purged'))
    expect(line).toMatchObject({ subject: gone, data: { contract: expect.any(Number) } })
  })

  it('takes more away than one piece of it, each with the addresses that nobody else has', async () => {
    const shared = await address()
    const ids = Array.from({ length: 250 }, () => uuid())
    const first = await delivery({ deletedAt: subDays(now, 31), fromAddressId: await address() })
    const kept = await delivery({ toReturnToAddressId: shared })
    const [row] = await database.sql.select().from(deliveries).where(eq(deliveries.id, first))
    if (row === undefined) throw new Error('missing')
    const { publicIdText: _text, publicId: _number, ...copied } = row
    const owned = await Promise.all(ids.map(address))
    await database.sql
      .insert(deliveries)
      .values(ids.map((id, n) => ({ ...copied, id, trackingId: id, fromAddressId: owned[n], toAddressId: shared })))
    await applyRetention()
    const left = (await database.sql.select({ id: deliveries.id }).from(deliveries)).map(({ id }) => id)
    expect(left.filter((id) => id === first || ids.includes(id))).toEqual([])
    expect(left).toContain(kept)
    const places = (await database.sql.select({ id: addresses.id }).from(addresses)).map(({ id }) => id)
    expect(places.filter((id) => owned.includes(id))).toEqual([])
    expect(places).toContain(shared)
    const said = and(eq(securityLog.kind, 'delivery.purged'), inArray(securityLog.subject, ids))
    expect(await database.sql.$count(securityLog, said)).toBe(250)
  })

  it('never purges what has an invoice, and goes on with the others', async () => {
    const billed = await delivery({ deletedAt: subDays(now, 40) })
    await database.sql.insert(invoices).values({
      id: uuid(),
      kind: 'invoice',
      series: 'F',
      year: 2026,
      sequence: 1,
      number: 'F-2026-00001',
      deliveryId: billed,
      organizationId: owner.organizationId,
      language: 'fr',
      issuedAt: now,
      seller: config.seller,
      buyer: { name: 'O', attention: 'A B', address: [], country: 'FR', siren: null, vatId: null },
      lines: [],
      totalExclTax: 0,
      totalVat: 0,
      totalInclTax: 0,
    })
    const gone = await delivery({ deletedAt: subDays(now, 31) })
    await applyRetention()
    const left = (await database.sql.select({ id: deliveries.id }).from(deliveries)).map(({ id }) => id)
    expect([left.includes(billed), left.includes(gone)]).toEqual([true, false])
  })

  it('forgets links of customers three months after they ended', async () => {
    const link = { deliveryId: await delivery({}), state: 'used', createdAt: now } as const
    await database.sql.insert(customerLinks).values([
      { id: uuid(), ...link, tokenHash: 'old', expiresAt: subDays(now, 91) },
      { id: uuid(), ...link, tokenHash: 'young', expiresAt: subDays(now, 89) },
    ])
    await applyRetention()
    expect((await database.sql.select().from(customerLinks)).map((row) => row.tokenHash)).toEqual(['young'])
  })

  it('forgets the recipient, and what drivers left behind or reported, two years after the end', async () => {
    const end = (completedAt: Date) => delivery({ status: 'COMPLETED', completedAt })
    const old = await end(subMonths(now, 25))
    const young = await end(subMonths(now, 23))
    const said = { driverId, capturedAt: now, refusal: 'ILLEGAL_TRANSITION', content: { code: '123456' } }
    await database.sql.insert(missionEvidence).values([
      { id: uuid(), deliveryId: old, ...said },
      { id: uuid(), deliveryId: young, ...said },
    ])
    const problem = { driverId, capturedAt: now, kind: 'delay', text: 'Bouchon' } as const
    await database.sql.insert(missionProblems).values([
      { id: uuid(), deliveryId: old, ...problem },
      { id: uuid(), deliveryId: young, ...problem },
    ])
    await applyRetention()
    expect((await database.sql.select().from(missionProblems)).map(({ deliveryId }) => deliveryId)).toEqual([young])
    expect((await database.sql.select().from(missionEvidence)).map(({ deliveryId }) => deliveryId)).toEqual([young])
    const all = await database.sql.select().from(deliveries)
    expect(all.find(({ id }) => id === old)).toMatchObject({
      clientEmail: '',
      clientPhone: null,
      clientDrivingLicenceNumber: null,
    })
    expect(all.find(({ id }) => id === young)).toMatchObject({
      clientEmail: 'c@d.test',
      clientDrivingLicenceNumber: '12AB34567',
    })
  })
})
