import { readFileSync, readdirSync } from 'node:fs'
import { AppError } from '@volant/contract/errors'
import { parse, print, separateOperations } from 'graphql'
import { beforeEach, expect, it, vi } from 'vitest'
import { schema } from '../../../test/documents'
import { createDocuments } from './documents'

const WEB = new URL('../../../../web/src/', import.meta.url)

/** What the pages ask, each question with the fragments that it uses. */
const PAGES = Object.values(
  separateOperations(
    parse(
      readdirSync(WEB, { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.graphql'))
        .map((path) => readFileSync(new URL(path, WEB), 'utf8'))
        .join('\n'),
    ),
  ),
).map(print)

/** Under a thousand tokens, and 1,500 fields once its fragments are opened. */
const heavy = (page: number) => `{ ${Array.from(
  { length: 14 },
  (_, n) => `a${n}: findAllDeliveries(pagination: { page: ${page}, perPage: 1 }) { records { ...d } }`,
).join(' ')} }
fragment d on Delivery { ...half client { organization { members { ...person } } } organization { members { ...person } } }
fragment half on Delivery { fromAddress { ...place } toAddress { ...place } client { ...person } vehicles { ...car } }
fragment place on Address { id address city postalCode country latitude longitude }
fragment person on Client { ${'id sub siret name assigneeEmail '.repeat(5)} }
fragment car on Vehicle { ${'id vin marque model '.repeat(5)} }`

const manyInputs = (version: number) => {
  const names = Array.from({ length: 100 }, (_, n) => `$v${n}`)
  return `mutation (${names.map((name) => `${name}: VehicleInput!`).join(' ')}) {
    updateDelivery(input: { id: "1" version: ${version} vehicles: [${names.join(' ')}] }) { id } }`
}

let documents: ReturnType<typeof createDocuments>
const countNew = vi.fn(async (_bytes: number) => undefined)
const caller = { mayIntrospect: false, countNew }
beforeEach(() => {
  documents = createDocuments(schema)
  countNew.mockClear()
})

async function isNew(source: string): Promise<boolean> {
  const before = countNew.mock.calls.length
  const checked = await documents.check(source, undefined, caller)
  if (!checked.ok) throw new Error(checked.errors.join(', '))
  return countNew.mock.calls.length > before
}

async function newOf(sources: readonly string[]): Promise<number> {
  let count = 0
  for (const source of sources) if (await isNew(source)) count += 1
  return count
}

it('keeps all that the pages ask', async () => {
  expect(PAGES.length).toBeGreaterThan(100)
  expect(await newOf(PAGES)).toBe(PAGES.length)
  expect(await newOf(PAGES)).toBe(0)
})

it.each([
  ['fields', heavy],
  ['inputs', manyInputs],
])('keeps no more than 20 MB of documents with many %s', async (_what, write) => {
  const sources = Array.from({ length: 60 }, (_, page) => write(page))
  expect(await newOf(sources)).toBe(60)
  const sizes = countNew.mock.calls.map(([bytes]) => bytes)
  // the newest first: each one that is asked again would push out another
  let kept = 0
  for (const [index, source] of [...sources.entries()].toReversed()) {
    if (await isNew(source)) break
    kept += sizes[index] ?? 0
  }
  expect(kept).toBeGreaterThan(0)
  expect(kept).toBeLessThanOrEqual(20_000_000)
})

it('counts a document before it is validated and compiled', async () => {
  countNew.mockRejectedValueOnce(new AppError('RATE_LIMITED', { retryAfter: 1 }))
  await expect(documents.check('{ nobodyKnows }', undefined, caller)).rejects.toThrow(AppError)
  expect(await isNew('{ findAllDeliveries { total } }')).toBe(true)
  expect(await isNew('{ findAllDeliveries { total } }')).toBe(false)
})
