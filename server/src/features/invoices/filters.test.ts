import type { DeliveryFilter } from '@volant/contract/schema.generated'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertDeliveryAt } from '../../../test/delivery-fixtures'
import { openProduct } from '../../../test/product'
import type { Persona, Product } from '../../../test/product'
import { deliveries } from '../../tables/deliveries'
import { organizations } from '../../tables/organizations'

const DAY = 86_400_000
const NOON = Date.parse('2026-03-10T12:00:00Z')

/** What each invoiced delivery is found by; the last belongs to the other organisation. */
const BILLED = {
  paris: { countries: ['FR'], services: ['000'], type: 'STANDARD', day: 0 },
  monaco: { countries: ['LU', 'MC'], services: ['001'], type: 'TO_RETURN', day: 1 },
  brussels: { countries: ['BE', 'LU'], services: ['001', '002'], type: 'OKM', day: 2 },
  berlin: { countries: ['LU', 'DE'], services: [], type: 'TWO_WAY_DELIVERY', day: 3 },
  elsewhere: { countries: ['FR', 'BE'], services: ['000'], type: 'STANDARD', day: 4 },
} as const
type Name = keyof typeof BILLED
const NAMES = Object.keys(BILLED) as Name[]

let product: Product
const names = new Map<string, Name>()
const slugs = { own: '', other: '' }

beforeAll(async () => {
  product = await openProduct()
  const { db, people, organization, other } = product
  const stage = (foreign: boolean, status: 'COMPLETED' | 'SET', type: (typeof BILLED)[Name]['type']) =>
    insertDeliveryAt(db, {
      mark: foreign ? '2' : '1',
      organization: foreign ? other : organization,
      representative: foreign ? people.CX.profileId : people.C4.profileId,
      selected: people.DS.profileId,
      bidders: [],
      status,
      type,
    })
  for (const name of NAMES) {
    const { countries, services, type, day } = BILLED[name]
    const { id } = await stage(name === 'elsewhere', 'COMPLETED', type)
    const at = new Date(NOON + day * DAY)
    await db.sql
      .update(deliveries)
      .set({ countries: [...countries], services: [...services], carDeliveryDeadline: at, completedAt: at })
      .where(eq(deliveries.id, id))
    names.set(id, name)
  }
  // under way: nothing was billed
  await stage(false, 'SET', 'STANDARD')
  for (const [key, id] of [
    ['own', organization],
    ['other', other],
  ] as const)
    slugs[key] = (await db.sql.select().from(organizations).where(eq(organizations.id, id)))[0]?.slug ?? ''
})
afterAll(() => product.close())

const LIST = `query ($filter: DeliveryFilter, $pagination: Pagination) {
  findAllDeliveries(filter: $filter, pagination: $pagination, sort: { field: "completedAt", order: asc }) {
    total records { id invoice { number } } } }`

async function found(who: Persona, filter: DeliveryFilter, page = 0, perPage = 10) {
  const { body, text } = await product.graphql(product.people[who].token, LIST, {
    filter: { hasInvoice: true, ...filter },
    pagination: { page, perPage },
  })
  const { total, records }: { total: number; records: { id: string; invoice: { number: string } | null }[] } = body
    .data?.['findAllDeliveries'] ?? { total: -1, records: [] }
  expect(
    records.every(({ invoice }) => invoice !== null),
    text,
  ).toBe(true)
  return { total, names: records.map(({ id }) => names.get(id)) }
}

describe('the list of invoices', () => {
  it.each<[string, () => DeliveryFilter, Name[]]>([
    ['nothing', () => ({}), NAMES],
    ['France, with Monaco', () => ({ countries: ['FR'] }), ['paris', 'monaco', 'elsewhere']],
    ['Belgium, with Germany', () => ({ countries: ['BE'] }), ['brussels', 'berlin', 'elsewhere']],
    ['Luxembourg', () => ({ countries: ['LU'] }), ['monaco', 'brussels', 'berlin']],
    ['several countries', () => ({ countries: ['FR', 'BE'] }), NAMES],
    ['types', () => ({ types: ['OKM', 'TO_RETURN'] }), ['monaco', 'brussels']],
    ['an option', () => ({ services: ['001'] }), ['monaco', 'brussels']],
    ['a first deadline', () => ({ carDeliveryDeadlineFrom: iso(2) }), ['brussels', 'berlin', 'elsewhere']],
    ['a last deadline', () => ({ carDeliveryDeadlineTo: iso(1) }), ['paris', 'monaco']],
    ['an organisation', () => ({ organizationSlugs: [slugs.other] }), ['elsewhere']],
    ['organisations', () => ({ organizationSlugs: [slugs.other, slugs.own] }), NAMES],
    ['all at once', () => ({ countries: ['LU'], services: ['001'], types: ['OKM'] }), ['brussels']],
  ])('is narrowed for the office by %s', async (_what, filter, wanted) => {
    expect(await found('A3', filter())).toEqual({ total: wanted.length, names: wanted })
  })

  const iso = (day: number) => new Date(NOON + day * DAY).toISOString()

  it('comes in pages', async () => {
    expect(await found('A3', {}, 1, 2)).toEqual({ total: 5, names: ['brussels', 'berlin'] })
    expect(await found('A3', {}, 3, 2)).toEqual({ total: 5, names: [] })
  })

  it('holds for a client what was billed to their organisation, whichever organisation they name', async () => {
    const own: Name[] = ['paris', 'monaco', 'brussels', 'berlin']
    for (const who of ['C6', 'C5', 'C4'] as const) {
      expect((await found(who, {})).names).toEqual(own)
      expect((await found(who, { organizationSlugs: [slugs.other] })).names).toEqual(own)
      expect((await found(who, { countries: ['BE'] })).names).toEqual(['brussels', 'berlin'])
    }
    expect((await found('CX', {})).names).toEqual(['elsewhere'])
  })
})
