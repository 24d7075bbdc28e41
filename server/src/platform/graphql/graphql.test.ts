import { scalars } from './scalars'
import { readFileSync } from 'node:fs'
import { ApiErrorBody } from '@volant/contract/errors'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Doors } from '../operations/doors'
import { logged, openSmallWorld, seen } from '../../../test/doors'
import type { Selection } from './selection'

const schema = readFileSync(new URL('../../../../contract/schema.graphql', import.meta.url), 'utf8')
const CREATE = `mutation ($input: CreateDeliveryInput!) { createDelivery(input: $input) { id createdAt } }`
const input = {
  type: 'STANDARD',
  clientFirstName: 'A',
  clientLastName: 'B',
  clientEmail: 'a@b.test',
  carDeliveryDeadline: '2026-05-01T10:00:00+02:00',
}

let doors: Doors
beforeAll(async () => {
  doors = await openSmallWorld({ schema })
  await doors.http.ready()
})
afterAll(() => doors.close())
beforeEach(() => {
  seen.calls.length = 0
  logged.length = 0
})

interface Answer {
  data?: Record<string, unknown> | null
  errors?: { message: string; path?: string[]; extensions: unknown }[]
}

async function send(payload: object | string, headers: Record<string, string> = { authorization: 'client' }) {
  const response = await doors.http.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  })
  return { status: response.statusCode, ...response.json<Answer>(), headers: response.headers, text: response.body }
}

const ask = (query: string, variables?: object, headers?: Record<string, string>) =>
  send({ query, ...(variables && { variables }) }, headers)

function codeOf({ errors }: Answer) {
  return ApiErrorBody.parse(errors?.[0]?.extensions).code
}

const fan = (depth: number) =>
  Array.from({ length: depth }, (_, n) => `fragment f${n} on Delivery { ...f${n + 1} ...f${n + 1} }`).join(' ')

const mutationFan = (leaf: string) =>
  `mutation { ...f0 } ${fan(90).replaceAll('Delivery', 'Mutation')} fragment f90 on Mutation { ${leaf} }`

const HOSTILE: Record<string, object | string> = {
  'no document': {},
  'an empty document': { query: '' },
  'a document that is a number': { query: 7 },
  'broken syntax': { query: '{ findAllDeliveries' },
  'an unknown field': { query: '{ findAllDeliveriez { total } }' },
  'an unknown argument': { query: '{ findAllDeliveries(sql: 1) { total } }' },
  'a document as a syntax tree': { query: '{"kind":"Document","definitions":[]}' },
  'an array of operations': [{ query: '{ tariff }' }, { query: '{ tariff }' }],
  'two operations, none named': { query: 'query a { tariff } query b { tariff }' },
  'an unknown operation': { query: 'query a { tariff }', operationName: 'b' },
  introspection: { query: '{ __schema { types { name } } }' },
  'introspection of one type': { query: '{ __type(name: "Delivery") { name } }' },
  depth: {
    query:
      '{ findAllDeliveries { records { organization { owner { organization { owner { organization { id } } } } } } } }',
  },
  'depth through fragments': {
    query:
      '{ findAllDeliveries { records { ...a } } } fragment a on Delivery { organization { owner { organization { owner { id } } } } }',
  },
  aliases: { query: `{ ${Array.from({ length: 16 }, (_, n) => `a${n}: tariff`).join(' ')} }` },
  'aliases in a fragment': {
    query: `{ findAllDeliveries { records { ...a } } } fragment a on Delivery { ${Array.from({ length: 16 }, (_, n) => `a${n}: id`).join(' ')} }`,
  },
  tokens: { query: `{ findAllDeliveries { records { ${'id '.repeat(1000)} } } }` },
  directives: { query: `{ findAllDeliveries { total ${'@include(if: true) '.repeat(51)} } }` },
  'a fragment that holds itself': {
    query: '{ findAllDeliveries { records { ...a } } } fragment a on Delivery { ...a }',
  },
  'fragments that hold each other': {
    query: '{ findAllDeliveries { records { ...a } } } fragment a on Delivery { ...b } fragment b on Delivery { ...a }',
  },
  'exponential fragments': {
    query: `{ findAllDeliveries { records { ...f0 } } } ${fan(30)} fragment f30 on Delivery { id }`,
  },
  'two mutations': { query: 'mutation { a: updateTariff(tariff: 1) b: updateTariff(tariff: 2) }' },
  'two mutations in a fragment': {
    query: 'mutation { ...m } fragment m on Mutation { a: updateTariff(tariff: 1) b: updateTariff(tariff: 2) }',
  },
  'exponential fragments of a mutation': { query: mutationFan('updateTariff(tariff: 1)') },
  'exponential fragments that lead to an unknown one': { query: mutationFan('...nope') },
  'exponential fragments that nothing opens': {
    query: `{ tariff } ${fan(90)} fragment f90 on Delivery { ...nope }`,
  },
  'a subscription': { query: 'subscription { tariff }' },
  'a missing variable': { query: CREATE, variables: {} },
  'a variable of another type': { query: CREATE, variables: { input: { ...input, type: 'NONE' } } },
  'a variable nobody declared in the input': { query: CREATE, variables: { input: { ...input, status: 'SET' } } },
  'a date of the year 300000': {
    query: CREATE,
    variables: { input: { ...input, carDeliveryDeadline: '+300000-01-01T00:00:00Z' } },
  },
  'a date before 1900': {
    query: CREATE,
    variables: { input: { ...input, carDeliveryDeadline: '1899-12-31T00:00:00Z' } },
  },
  'NUL in a variable': { query: CREATE, variables: { input: { ...input, clientFirstName: 'a\0b' } } },
  'NUL in a literal': { query: 'mutation { updateTariff(tariff: "a\\u0000b") }' },
  'a lone surrogate in a literal': { query: 'mutation { updateTariff(tariff: "a\\ud800b") }' },
  'a number out of range': { query: 'mutation { updateTariff(tariff: 1e400) }' },
  'variables as a list': { query: '{ tariff }', variables: [1] },
  'variables as text': { query: '{ tariff }', variables: '{}' },
  'a 64-bit page': { query: '{ findAllDeliveries(pagination: { page: 9223372036854775808 }) { total } }' },
  'a prototype': '{"query":"{ tariff }","variables":{"__proto__":{"a":1}}}',
  'broken JSON': '{"query":',
  'an unused variable': { query: 'query ($a: Int) { findAllDeliveries { total } }' },
}

describe.each(Object.entries(HOSTILE))('refuses %s', (_name, payload) => {
  it('with 400, the first and the second time, at once', async () => {
    for (const time of [1, 2, 3]) {
      const before = process.cpuUsage()
      const answer = await send(payload)
      expect([time, answer.status]).toEqual([time, 400])
      expect(codeOf(answer)).toBe('BAD_USER_INPUT')
      expect(answer.text).not.toMatch(/Did you mean|\bat .*\.ts:/)
      // Time on the processor: the machine may be busy with other tests.
      expect(process.cpuUsage(before).user).toBeLessThan(200_000)
    }
  })
})

describe('the status is that of the first error', () => {
  it.each([
    ['no session', '{ findAllDeliveries { total } }', {}, 401, 'UNAUTHENTICATED'],
    ['an ended session', '{ findAllDeliveries { total } }', { authorization: 'expired' }, 401, 'TOKEN_EXPIRED'],
    ['another role', '{ tariff }', { authorization: 'client' }, 403, 'FORBIDDEN'],
    ['too low a rank', '{ tariff }', { authorization: 'admin' }, 403, 'FORBIDDEN'],
    ['what is not there', '{ findDeliveryById(id: "gone") { id } }', { authorization: 'admin' }, 404, 'NOT_FOUND'],
    ['a crash', '{ findDeliveryById(id: "crash") { id } }', { authorization: 'admin' }, 500, 'INTERNAL'],
    [
      'a row that breaks the schema',
      '{ findDeliveryById(id: "bad") { id publicId } }',
      { authorization: 'admin' },
      500,
      'INTERNAL',
    ],
    [
      'a row with a value that the contract lacks',
      '{ findDeliveryById(id: "strange") { id status } }',
      { authorization: 'admin' },
      500,
      'INTERNAL',
    ],
    [
      'a lost race',
      'mutation { updateDelivery(input: { id: "1" }) { id } }',
      { authorization: 'admin' },
      409,
      'CONFLICT',
    ],
  ])('%s, interpreted and compiled', async (_name, query, headers, status, code) => {
    for (const time of [1, 2, 3]) {
      const answer = await ask(query, undefined, headers as Record<string, string>)
      expect([time, answer.status]).toEqual([time, status])
      expect(codeOf(answer)).toBe(code)
      expect(answer.text).not.toMatch(/SELECT|relation/)
    }
  })

  it('is logged where it is a fault of ours, and not where the reader left before the end', async () => {
    await ask('{ findDeliveryById(id: "left") { id } }', undefined, { authorization: 'admin' })
    expect(logged.join()).not.toContain('"level":"error"')
    const { headers } = await ask('{ findDeliveryById(id: "crash") { id } }', undefined, { authorization: 'admin' })
    const line = logged.find((each) => each.includes('"level":"error"')) ?? '{}'
    expect(JSON.parse(line)).toMatchObject({ reqId: headers['x-request-id'], msg: 'INTERNAL' })
  })

  it('carries what the contract names', async () => {
    const { errors } = await ask('mutation { updateDelivery(input: { id: "1" }) { id } }')
    expect(errors?.[0]).toMatchObject({
      path: ['updateDelivery'],
      extensions: { statusCode: 409, reason: 'STALE_VERSION', current: { status: 'SET', version: 7, allowed: [] } },
    })
  })

  const WHOLE = 'query ($p: Pagination) { findAllDeliveries(pagination: $p) { total } }'
  const PART = 'query ($p: Int!) { findAllDeliveries(pagination: { page: $p }) { total } }'
  const WRITTEN = (page: string) => `{ findAllDeliveries(pagination: { ${page} }) { total } }`
  const RENAMED = 'mutation ($x: CreateDeliveryInput!) { createDelivery(input: $x) { id } }'
  const GOOD = new Map<string, object>([
    [WHOLE, { p: { page: 1 } }],
    [PART, { p: 1 }],
    [RENAMED, { x: input }],
  ])
  const { clientEmail: _left, ...short } = input

  it.each<[string, string, object, object[]]>([
    ['a whole argument', WHOLE, { p: { page: 'x' } }, [{ path: 'pagination.page', code: 'invalid' }]],
    ['a part of one', PART, { p: 'x' }, [{ path: 'pagination.page', code: 'invalid' }]],
    ['nothing', PART, {}, [{ path: 'pagination.page', code: 'required' }]],
    ['null', WHOLE, { p: { page: null } }, [{ path: 'pagination.page', code: 'required' }]],
    ['a literal', WRITTEN('page: "x"'), {}, [{ path: 'pagination.page', code: 'invalid' }]],
    ['a literal null', WRITTEN('page: null'), {}, [{ path: 'pagination.page', code: 'required' }]],
    ['an unknown field', WHOLE, { p: { pages: 1 } }, [{ path: 'pagination.pages', code: 'notAllowed' }]],
    ['an unknown literal', WRITTEN('pages: 1'), {}, [{ path: 'pagination.pages', code: 'notAllowed' }]],
    ['a field left out', RENAMED, { x: short }, [{ path: 'input.clientEmail', code: 'required' }]],
    [
      'text that cannot be stored',
      RENAMED,
      { x: { ...input, clientEmail: '\0' } },
      [{ path: 'input.clientEmail', code: 'invalid' }],
    ],
    [
      'two faults',
      RENAMED,
      { x: { ...input, type: 'NONE', carDeliveryDeadline: 'tomorrow' } },
      [
        { path: 'input.type', code: 'invalid' },
        { path: 'input.carDeliveryDeadline', code: 'invalid' },
      ],
    ],
  ])('names the argument that is wrong, interpreted and compiled: %s', async (_name, query, variables, fields) => {
    for (const time of [1, 2, 3]) {
      const { errors, text } = await ask(query, variables)
      expect([time, ApiErrorBody.parse(errors?.[0]?.extensions).fields]).toEqual([time, fields])
      expect(text).not.toContain('$')
      // good calls let the document be compiled
      const good = GOOD.get(query)
      if (good) expect((await ask(query, good)).status).toBe(200)
    }
  })

  it('limits an operation and says how long to wait', async () => {
    const call = () => ask('mutation { updateTariff(tariff: 1) }', undefined, { authorization: 'client 9' })
    for (const _time of [1, 2, 3]) expect((await call()).status).toBe(200)
    const refused = await call()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  it.each([
    ['GET', undefined, 405],
    ['POST', 'application/x-www-form-urlencoded', 415],
    ['POST', 'application/graphql', 415],
    ['POST', 'text/plain', 415],
    ['POST', 'multipart/form-data; boundary=x', 415],
  ] as const)('%s as %s is refused', async (method, type, status) => {
    const response = await doors.http.inject({
      method,
      url: '/graphql?query={tariff}',
      headers: { authorization: 'client', ...(type && { 'content-type': type }) },
      ...(method === 'POST' && { payload: '{ tariff }' }),
    })
    expect(response.statusCode).toBe(status)
    expect(response.headers.allow).toBe(method === 'GET' ? 'POST' : undefined)
  })
})

describe('the type of the answer', () => {
  it.each([
    [undefined, 'application/json'],
    ['*/*', 'application/json'],
    ['application/json', 'application/json'],
    ['text/html', 'application/json'],
    ['application/graphql-response+json', 'application/graphql-response+json'],
    ['application/graphql-response+json,application/json;q=0.9', 'application/graphql-response+json'],
    ['application/graphql-response+json;q=0.5, application/json', 'application/json'],
    ['application/graphql-response+json;q=0, */*', 'application/json'],
  ])('accepting %s is %s, with the same status and body', async (accept, type) => {
    const headers: Record<string, string> = { authorization: 'client', ...(accept && { accept }) }
    for (const [query, status] of [
      ['{ findDeliveryById(id: "x") { id } }', 200],
      ['{ tariff }', 403],
      ['{ nothing }', 400],
      ['{ broken', 400],
    ] as const) {
      const answer = await ask(query, undefined, headers)
      const plain = await ask(query)
      expect([query, answer.status, answer.text]).toEqual([query, status, plain.text])
      expect(answer.headers['content-type']).toBe(`${type}; charset=utf-8`)
    }
    expect((await send('{broken', headers)).headers['content-type']).toBe(`${type}; charset=utf-8`)
    const stranger = await ask('{ tariff }', undefined, { ...(accept && { accept }) })
    expect(stranger.headers['content-type']).toBe(`${type}; charset=utf-8`)
  })

  it('has no data where nothing was run', async () => {
    for (const query of ['{ broken', '{ nothing }', CREATE]) {
      for (const _time of [1, 2, 3]) expect(await ask(query)).not.toHaveProperty('data')
    }
    expect(await ask('{ tariff }')).toHaveProperty('data')
  })
})

describe('answers', () => {
  it('are counted by field: given, refused, or failed by our fault', async () => {
    for (const id of ['x', 'gone', 'crash']) await ask(`{ findDeliveryById(id: "${id}") { id } }`)
    const counted = (await doors.metrics.registry.metrics()).match(/(?<=^graphql_operations_total).+(?= [1-9]\d*$)/gm)
    for (const outcome of ['answered', 'refused', 'failed'])
      expect(counted).toContain(`{operation="findDeliveryById",outcome="${outcome}"}`)
  })

  it('gives null for an id out of scope', async () => {
    for (const _time of [1, 2, 3]) {
      const answer = await ask('{ findDeliveryById(id: "x") { id } }')
      expect(answer).toMatchObject({ status: 200, data: { findDeliveryById: null } })
    }
  })

  it('reads and writes instants, in UTC', async () => {
    for (const _time of [1, 2, 3]) {
      const { data } = await ask(CREATE, { input })
      expect(data?.['createDelivery']).toEqual({ id: 'a@b.test', createdAt: '2026-05-01T08:00:00.000Z' })
    }
    const { data } = await ask('{ findAllDeliveries { records { createdAt } } }')
    expect(data).toEqual({ findAllDeliveries: { records: [{ createdAt: '2026-01-02T03:04:05.000Z' }] } })
    const write = (value: string | Date) => scalars['DateTime']?.serialize?.(value)
    expect(write('2026-01-02T05:04:05+02:00')).toBe('2026-01-02T03:04:05.000Z')
    for (const [fraction, written] of Object.entries({ '': '.000', '.5': '.500', '.12': '.120', '.123456': '.123' }))
      for (const offset of ['Z', '+00:00'])
        expect(write(`2026-01-02T03:04:05${fraction}${offset}`)).toBe(`2026-01-02T03:04:05${written}Z`)
  })

  it('runs the named one of several operations, compiled or not', async () => {
    const query =
      'query a { findAllDeliveries(pagination: { perPage: 1 }) { total } } query b { findDeliveryById(id: "x") { id } }'
    for (const _time of [1, 2, 3]) {
      expect((await send({ query, operationName: 'b' })).data).toEqual({ findDeliveryById: null })
      expect((await send({ query, operationName: 'a' })).data).toEqual({ findAllDeliveries: { total: 1 } })
    }
  })

  it('hands the idempotency key only to operations that keep it', async () => {
    const headers = { authorization: 'client', 'idempotency-key': 'k' }
    await ask(CREATE, { input }, headers)
    await ask('{ findAllDeliveries { total } }', undefined, headers)
    expect(seen.calls.map((call) => call.idempotencyKey)).toEqual(['k', undefined])
  })

  it('logs the operation, not the document', async () => {
    await ask(CREATE, { input })
    expect(logged.join()).toContain('"op":"createDelivery"')
    expect(logged.join()).not.toContain('a@b.test')
  })
})

describe('the projection of a selection', () => {
  const names = (selection: Selection | undefined): object =>
    Object.fromEntries([...(selection ?? [])].map(([name, below]) => [name, names(below)]))

  const query = `query list($page: Int!, $offers: Boolean!) {
    first: findAllDeliveries(pagination: { page: $page, perPage: 5 }) {
      __typename total
      records { ...head vehicles { vin } ... on Delivery { vehicles { carType } } offers @include(if: $offers) { id } }
    }
  }
  fragment head on Delivery { id title: publicId fromAddress { ...place } toAddress { ...place } }
  fragment place on Address { city }`

  it('opens fragments and merges what is asked twice', async () => {
    for (const offers of [false, false, true]) {
      const { status } = await ask(query, { page: 0, offers })
      expect(status).toBe(200)
      expect(names(seen.selection)).toEqual({
        total: {},
        records: {
          id: {},
          publicId: {},
          fromAddress: { city: {} },
          toAddress: { city: {} },
          vehicles: { vin: {}, carType: {} },
          offers: { id: {} },
        },
      })
    }
  })

  it('is one object per document and root field', async () => {
    await ask(query, { page: 0, offers: true })
    const before = seen.selection
    await ask(query, { page: 7, offers: false })
    expect(seen.selection).toBe(before)
    const two = '{ a: findAllDeliveries { total } b: findAllDeliveries { records { id } } }'
    await ask(two)
    expect(names(seen.selection)).toEqual({ records: { id: {} } })
  })
})
