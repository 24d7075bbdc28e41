import exceljs from 'exceljs'
import { eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openProduct } from '../../../test/product'
import type { Persona, Product } from '../../../test/product'
import { admins, clients } from '../../tables/organizations'
import { securityLog, users } from '../../tables/users'

let product: Product
const nameless = uuid()

async function write(minutesAgo: number, values: Omit<typeof securityLog.$inferInsert, 'id' | 'at'>): Promise<void> {
  const at = new Date(Date.UTC(2026, 0, 31, 12, -minutesAgo))
  await product.db.sql.insert(securityLog).values({ id: uuid(), at, ...values })
}

beforeAll(async () => {
  product = await openProduct()
  const { A1, A2, C4 } = product.people
  const { sql: db } = product.db
  await db.delete(securityLog)
  // names with letters that no made-up e-mail address has
  await db.update(admins).set({ firstName: 'Mila', lastName: 'Lo_ve' }).where(eq(admins.id, A1.profileId))
  await db.update(admins).set({ firstName: 'Bruno', lastName: 'Lobve' }).where(eq(admins.id, A2.profileId))
  await db.update(clients).set({ firstName: 'Claire', lastName: 'Client' }).where(eq(clients.id, C4.profileId))
  const account = { id: nameless, email: 'nameless@mail.test', role: 'ADMIN', rank: 3, status: 'DISABLED' } as const
  await db.insert(users).values({ ...account, passwordHash: 'x', language: 'fr' })
  await write(1, { kind: 'login.succeeded', actorSub: A1.sub, subject: A1.sub, ip: '192.0.2.17' })
  await write(2, { kind: 'account.ended', actorSub: A1.sub, subject: A2.sub, data: { why: 'rank', rank: 3 } })
  await write(3, { kind: 'login.refused', subject: C4.sub, ip: '192.0.2.170', data: { failures: 4 } })
  await write(4, { kind: 'login.refused', ip: '198.51.100.2', data: { failures: 1 } })
  await write(5, { kind: 'export.made', actorSub: nameless, data: { what: 'drivers' } })
  await write(6, { kind: 'token.issued', actorSub: A2.sub, subject: uuid(), ip: '2001:db8::1' })
  await write(7, { kind: 'delivery.purged', subject: uuid(), data: { contract: 100_117 } })
})
afterAll(() => product.close())

interface Shown {
  readonly total: number
  readonly records: { kind: string; actor: { name: string } | null; subject: { name: string } | null; at: string }[]
}
const ask = async (query = '', persona: Persona = 'A1') =>
  product.call('GET', `/upkeep/security-log?${query}`, { token: product.people[persona].token })
const linesOf = async (query: string) => {
  const { records, total } = (await ask(query)).body as unknown as Shown
  expect(total).toBe(records.length)
  return records.map(({ at }) => 60 - new Date(at).getUTCMinutes())
}

it('names who did what to whom, newest first, and masks the address of whoever has no name', async () => {
  const { total, records } = (await ask()).body as unknown as Shown
  expect(total).toBe(7)
  const named = records.map(({ kind, actor, subject }) => [kind, actor?.name ?? null, subject?.name ?? null])
  expect(named).toEqual([
    ['login.succeeded', 'Mila Lo_ve', null],
    ['account.ended', 'Mila Lo_ve', 'Bruno Lobve'],
    ['login.refused', null, 'Claire Client'],
    ['login.refused', null, null],
    ['export.made', 'n***@m***', null],
    ['token.issued', 'Bruno Lobve', null],
    ['delivery.purged', null, null],
  ])
})

it('is searched by person, by e-mail and by how the address begins', async () => {
  expect(await linesOf('search=mila')).toEqual([1, 2])
  expect(await linesOf('search=Lo_ve')).toEqual([1, 2])
  expect(await linesOf('search=bruno lobve')).toEqual([2, 6])
  expect(await linesOf('search=nameless@mail')).toEqual([5])
  expect(await linesOf(`search=${product.people.C4.email}`)).toEqual([3])
  expect(await linesOf('search=192.0.2.17')).toEqual([1, 3])
  expect(await linesOf('search=2001:')).toEqual([6])
  for (const nobody of ['%', '0.2.17', "'; --"])
    expect(await linesOf(`search=${encodeURIComponent(nobody)}`)).toEqual([])
})

it('is narrowed by what happened and when', async () => {
  expect(await linesOf('topic=REFUSAL')).toEqual([3, 4])
  expect(await linesOf('topic=REFUSAL,EXPORT')).toEqual([3, 4, 5])
  expect(await linesOf('topic=RIGHTS&search=claire')).toEqual([])
  const [from, to] = [Date.UTC(2026, 0, 31, 11, 56), Date.UTC(2026, 0, 31, 11, 58)]
  expect(await linesOf(`from=${from}&to=${to}`)).toEqual([2, 3, 4])
  expect((await ask('topic=GOSSIP')).status).toBe(400)
})

it('comes page by page, each line once', async () => {
  const more = Array.from({ length: 40 }, (_, index) => ({
    id: uuid(),
    kind: 'logout' as const,
    ip: `203.0.113.${index}`,
  }))
  await product.db.sql.insert(securityLog).values(more)
  const pages = await Promise.all([0, 1, 2].map((page) => ask(`search=203.0.113&page=${page}`)))
  const found = pages.map(({ body }) => body as unknown as { total: number; records: { id: string }[] })
  expect(found.map(({ total, records }) => [total, records.length])).toEqual([
    [40, 20],
    [40, 20],
    [40, 0],
  ])
  expect(new Set(found.flatMap(({ records }) => records.map(({ id }) => id))).size).toBe(40)
})

it('goes into a workbook with its filters, and writes down who took it', async () => {
  const answer = await product.app.http.inject({
    method: 'POST',
    url: '/upkeep/security-log/downloadXlsx',
    headers: { authorization: product.people.A1.token, 'accept-language': 'fr' },
    payload: { topic: ['REFUSAL', 'EXPORT', 'RIGHTS'] },
  })
  expect(answer.headers['content-disposition']).toMatch(/journal-de-securite-\d{4}-\d{2}-\d{2}\.xlsx/)
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.load(answer.rawPayload as never)
  const cells = workbook.worksheets[0]?.getRows(1, 6)?.map((row) => [2, 3, 4].map((at) => row.getCell(at).text)) ?? []
  expect(cells).toEqual([
    ['Événement', 'Qui', 'À qui'],
    ['Export', 'Mila Lo_ve', ''],
    ['Sessions fermées d’office', 'Mila Lo_ve', 'Bruno Lobve'],
    ['Connexion refusée', '', 'Claire Client'],
    ['Connexion refusée', '', ''],
    ['Export', 'n***@m***', ''],
  ])
})
