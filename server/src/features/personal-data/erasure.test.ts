import { eq } from 'drizzle-orm'
import exceljs from 'exceljs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openProduct } from '../../../test/product'
import type { Product } from '../../../test/product'
import { payments } from '../../tables/invoices'
import { offers } from '../../tables/offers'
import { drivers, driverMandates } from '../../tables/drivers'
import { files } from '../../tables/files'
import { refreshTokens, securityLog, users } from '../../tables/users'
import { createMarkedPeople, tablesWith } from './people.testing'

let product: Product
let marked: ReturnType<typeof createMarkedPeople>
beforeAll(async () => {
  product = await openProduct()
  marked = createMarkedPeople(product)
})
afterAll(() => product.close())
beforeEach(() => product.db.sql.delete(offers).where(eq(offers.status, 'PENDING')))

const boss = () => product.people.A1.token
const erase = (id: string, token = boss()) => product.call('POST', `/personal-data/${id}/erase`, { token })
const TRACES = /Zéphyrine|zephyrine|698765432|7630006000011234567890189|1980-05-05/i
const search = async (text: string) => {
  const query =
    'query ($text: String!) { search(text: $text) { drivers { id } members { id } managers { id } deliveries { delivery { id } } } }'
  return (await product.graphql(boss(), query, { text })).text
}
/** Everything in the cells of a workbook. */
async function workbook(url: string): Promise<string> {
  const { rawPayload } = await product.app.http.inject({
    method: 'POST',
    url,
    headers: { authorization: boss() },
    payload: {},
  })
  const book = new exceljs.Workbook()
  // the library's types know no Node buffer
  await book.xlsx.load(rawPayload as never)
  return JSON.stringify(book.worksheets[0]?.getSheetValues())
}
const accountOf = async (sub: string) => (await product.db.sql.select().from(users).where(eq(users.id, sub)))[0]

describe('an erased driver', () => {
  it('is found nowhere by name, address or number, but in the mandate that was signed', async () => {
    const driver = await marked.driver()
    expect(await tablesWith(product, TRACES)).toEqual(expect.arrayContaining(['drivers', 'users', 'outbox', 'files']))
    expect(await search('zephyrine')).toContain(driver.profileId)
    expect((await erase(driver.profileId)).status).toBe(201)
    expect(await tablesWith(product, TRACES)).toEqual(['driver_mandates', 'files'])
    const left = await product.db.sql.select().from(files).where(eq(files.driverId, driver.profileId))
    expect(left.map(({ kind, deletedAt }) => [kind, deletedAt === null]).toSorted()).toEqual([
      ['avatar', false],
      ['driverDoc', false],
      ['mandate', true],
    ])
    for (const text of ['zephyrine', 'Personne effacée', 'deleted.invalid'])
      expect(await search(text), text).not.toContain(driver.profileId)
    await product.db.sql.delete(driverMandates)
    await product.db.sql.delete(files)
  })

  it('signs in no more, and what was driven and paid stays', async () => {
    const { profileId: id, sub, delivery } = await marked.driver()
    const token = (await product.signIn(sub)).IdToken
    expect((await product.call('GET', '/auth/me', { token })).status).toBe(200)
    await erase(id)
    expect((await product.call('GET', '/auth/me', { token })).status).toBe(401)
    expect(await accountOf(sub)).toMatchObject({ status: 'DISABLED', email: `${sub}@deleted.invalid` })
    expect(await product.db.sql.$count(refreshTokens, eq(refreshTokens.userId, sub))).toBe(0)
    expect(await product.db.sql.$count(payments, eq(payments.driverId, id))).toBe(1)
    const query = 'query ($id: ID!) { findDeliveryById(id: $id) { selectedDriver { firstName lastName } } }'
    const seen = await product.graphql(boss(), query, { id: delivery.id })
    expect(seen.text).toContain('Personne effacée')
    await product.db.sql.delete(driverMandates)
    await product.db.sql.delete(files)
  })

  it('is in no list and no workbook, and nothing is done with them any more', async () => {
    const { profileId: id } = await marked.driver()
    await erase(id)
    const sheet = await workbook('/drivers/downloadXlsx')
    expect(sheet).not.toMatch(/Zéphyrine|Personne effacée/)
    expect(sheet).toContain('David')
    const list = await product.graphql(boss(), '{ findAllDrivers { records { id } } }')
    expect(list.text).not.toContain(id)
    expect(
      (await product.graphql(boss(), 'query ($id: ID!) { findDriverById(id: $id) { id } }', { id })).text,
    ).not.toContain(id)
    const enabled = await product.graphql(
      boss(),
      'mutation ($driverId: ID!) { acceptDriver(driverId: $driverId) { id } }',
      {
        driverId: id,
      },
    )
    expect(enabled.body.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    const [row] = await product.db.sql.select().from(drivers).where(eq(drivers.id, id))
    expect(row).toMatchObject({ disabled: true, docs: {}, iban: null, birthDate: null, addressId: null })
  })

  it('keeps no bid, and gets no mail about it', async () => {
    const driver = await marked.driver()
    const auction = await marked.delivery('COMPLETED', product.people.DS.profileId)
    await product.db.sql.insert(offers).values({
      id: driver.sub,
      deliveryId: auction.id,
      driverId: driver.profileId,
      demandedPrice: 10_000,
      status: 'PENDING',
      proposedByDriver: true,
    })
    await erase(driver.profileId)
    const [bid] = await product.db.sql.select().from(offers).where(eq(offers.id, driver.sub))
    expect(bid?.status).toBe('REJECTED')
    expect(await tablesWith(product, new RegExp(`${driver.sub}@deleted`))).toEqual(['users'])
  })

  it('has no mission to drive', async () => {
    const driver = await marked.driver()
    await marked.delivery('ONGOING', driver.profileId)
    const refused = await erase(driver.profileId)
    expect([refused.status, refused.body.reason]).toEqual([409, 'PERSON_BUSY'])
    expect((await accountOf(driver.sub))?.erasedAt).toBeNull()
  })
})

describe('an erased member', () => {
  it('is found nowhere, and what they ordered stays', async () => {
    const member = await marked.member()
    // deleted before: their name was still there
    await product.call('POST', '/organization/delete-member', { token: boss(), body: { id: member.profileId } })
    expect((await erase(member.profileId)).status).toBe(201)
    const { delivery, sub } = member
    const query = 'query ($id: ID!) { findDeliveryById(id: $id) { publicId representativeFirstName clientFirstName } }'
    const seen = await product.graphql(boss(), query, { id: delivery.id })
    expect(seen.text).toContain('Personne effacée')
    expect(seen.text).toContain(String(delivery.publicId))
    expect(await tablesWith(product, new RegExp(`zephyrine-${sub}`, 'i'))).toEqual([])
    expect(await search('zephyrine')).not.toContain(delivery.id)
    const sheet = await workbook('/clients/downloadXlsx')
    expect(sheet).not.toMatch(TRACES)
    expect(sheet).toContain('Claire')
  })

  it('is neither the last owner nor named on a delivery under way', async () => {
    const { CX } = product.people
    const last = await erase(CX.profileId)
    expect([last.status, last.body.reason]).toEqual([409, 'LAST_OWNER'])
    const owner = await marked.member(4)
    await marked.delivery('ONGOING', product.people.DS.profileId, owner.profileId)
    expect((await erase(owner.profileId)).body.reason).toBe('PERSON_BUSY')
  })
})

describe('erasing', () => {
  it('reaches admins below, and none of the same rank', async () => {
    const { profileId, sub } = await marked.admin()
    expect((await erase(profileId)).status).toBe(201)
    expect(await accountOf(sub)).toMatchObject({ status: 'DISABLED' })
    const { A1 } = product.people
    const own = await erase(A1.profileId)
    expect([own.status, own.body.reason]).toEqual([403, 'RANK_TOO_LOW'])
  })

  it('is for super admins', async () => {
    const { profileId, sub } = await marked.member()
    for (const persona of ['A2', 'A3', 'C4', 'DS'] as const)
      expect((await erase(profileId, product.people[persona].token)).status, persona).toBe(403)
    expect((await accountOf(sub))?.erasedAt).toBeNull()
  })

  it('done twice is done once, and is written down without a name', async () => {
    const { profileId, sub } = await marked.member()
    expect((await erase(profileId)).status).toBe(201)
    const first = await accountOf(sub)
    expect((await erase(profileId)).status).toBe(201)
    expect(await accountOf(sub)).toEqual(first)
    const lines = await product.db.sql.select().from(securityLog).where(eq(securityLog.subject, sub))
    expect(lines.map(({ kind }) => kind)).toEqual(['person.erased'])
    expect(JSON.stringify(lines)).not.toMatch(TRACES)
    expect((await erase('01890a5d-ac96-774b-bcce-b302099a8057')).status).toBe(404)
  })

  it('leaves a copy that says who they are not', async () => {
    const { profileId } = await marked.member()
    await erase(profileId)
    const { text } = await product.call('POST', `/personal-data/${profileId}/download`, { token: boss() })
    expect(text).toContain('Personne effacée')
    expect(text).not.toMatch(TRACES)
  })
})
