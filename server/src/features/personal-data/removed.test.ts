import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openProduct } from '../../../test/product'
import type { Product } from '../../../test/product'
import { outbox } from '../../platform/outbox/table'
import { users } from '../../tables/users'
import { createMarkedPeople, tablesWith } from './people.testing'

let product: Product
let marked: ReturnType<typeof createMarkedPeople>
let member: Awaited<ReturnType<typeof marked.member>>
let manager: Awaited<ReturnType<typeof marked.admin>>

type Persona = keyof Product['people']
const tokenOf = (persona: Persona) => product.people[persona].token
const boss = () => tokenOf('A1')
const emailOf = ({ sub }: { sub: string }) => `zephyrine-${sub}@mail.test`

beforeAll(async () => {
  product = await openProduct()
  marked = createMarkedPeople(product)
})
afterAll(() => product.close())
beforeEach(async () => {
  member = await marked.member()
  manager = await marked.admin()
  const { profileId: id } = member
  await product.call('POST', '/organization/delete-member', { token: boss(), body: { id } })
  const remove = 'mutation ($id: ID!) { deleteAdmin(id: $id) }'
  await product.graphql(boss(), remove, { id: manager.profileId })
})

const erase = (id: string) => product.call('POST', `/personal-data/${id}/erase`, { token: boss() })

async function profile(persona: Persona, id: string) {
  const query = `query ($id: ID!) {
    findClientById(id: $id) { assigneeLastName assigneeEmail deletedAt }
    findAdminById(id: $id) { lastName email deletedAt }
  }`
  return (await product.graphql(tokenOf(persona), query, { id })).text
}

async function search(persona: Persona, text: string) {
  const query =
    'query ($text: String!) { search(text: $text, limit: 20) { members { id email isRemoved } managers { id email isRemoved } } }'
  return (await product.graphql(tokenOf(persona), query, { text })).text
}

describe('somebody who was removed', () => {
  it('is opened by their id by super admins alone, with the address by which they were known', async () => {
    for (const person of [member, manager]) {
      const found = await profile('A1', person.profileId)
      expect(found).toContain(emailOf(person))
      expect(found).toMatch(/"deletedAt":"\d{4}/)
      for (const persona of ['A2', 'A3', 'C4', 'C6', 'DS'] as const)
        expect(await profile(persona, person.profileId), persona).not.toMatch(/Zéphyrine|zephyrine/)
    }
  })

  it('is no longer known by their address to those who read what they ordered', async () => {
    const query = 'query { findAllDeliveries(pagination: { perPage: 100 }) { records { client { assigneeEmail } } } }'
    for (const persona of ['A1', 'A3'] as const) {
      const { text } = await product.graphql(tokenOf(persona), query, {})
      expect(text).toContain('@deleted.invalid')
      expect(text).not.toContain(emailOf(member))
    }
  })

  it('is found by super admins alone, by name and address, marked and behind the others', async () => {
    const living = await marked.member()
    for (const text of ['zéphyrine', 'zephyrine-'])
      for (const person of [member, manager]) {
        expect(await search('A1', text)).toContain(
          `"id":"${person.profileId}","email":"${emailOf(person)}","isRemoved":true`,
        )
        for (const persona of ['A2', 'A3', 'C4'] as const)
          expect(await search(persona, text), persona).not.toContain(person.profileId)
      }
    const found = await search('A1', 'zéphyrine')
    expect(found.indexOf(living.profileId)).toBeLessThan(found.indexOf(member.profileId))
    expect(found).toContain(`"id":"${living.profileId}","email":"${emailOf(living)}","isRemoved":false`)
  })

  it('is given a copy with the address that was theirs and what was sent there', async () => {
    for (const { profileId, sub } of [member, manager]) {
      const { text } = await product.call('POST', `/personal-data/${profileId}/download`, { token: boss() })
      const told = JSON.parse(text) as Record<string, { total: number; rows: Record<string, unknown>[] }>
      expect(told['account']?.rows).toMatchObject([{ email: emailOf({ sub }), status: 'DISABLED' }])
      expect(told['messages']?.rows).toContainEqual(expect.objectContaining({ channel: 'email' }))
    }
  })

  it('is erased from deliveries and messages by the address that was theirs, and found by nobody any more', async () => {
    for (const person of [member, manager]) {
      const traces = new RegExp(`zephyrine-${person.sub}`, 'i')
      expect(await tablesWith(product, traces)).toEqual(expect.arrayContaining(['outbox', 'users']))
      expect((await erase(person.profileId)).status).toBe(201)
      expect(await tablesWith(product, traces)).toEqual([])
      expect(await profile('A1', person.profileId)).not.toMatch(/deletedAt":"/)
      expect(await search('A1', 'effacée')).not.toContain(person.profileId)
    }
  })

  it('leaves what belongs to whoever has the address by now', async () => {
    const email = emailOf(member)
    const next = await product.make.client(product.organization, 6)
    await product.db.sql.update(users).set({ email }).where(eq(users.id, next.sub))
    const mails = () => product.db.sql.$count(outbox, eq(outbox.recipient, email))
    const before = await mails()
    expect(before).toBeGreaterThan(0)
    expect((await erase(member.profileId)).status).toBe(201)
    expect(await mails()).toBe(before)
    const [kept] = await product.db.sql.select().from(users).where(eq(users.id, next.sub))
    expect(kept?.email).toBe(email)
    const [gone] = await product.db.sql.select().from(users).where(eq(users.id, member.sub))
    expect(gone).toMatchObject({ formerEmail: null, email: `${member.sub}@deleted.invalid` })
  })
})
