import type { ZodType } from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tableChecksums } from '../../test/table-checksums'
import { ROOTS, documentOf } from '../../test/documents'
import { SAMPLE_REQUESTS } from '../../test/sample-requests'
import type { Sent, Target } from '../../test/sample-request'
import { openListeners } from '../../test/live'
import { BROKEN_BODIES, LEAK, ODD_SEGMENTS, hostileBodies, graphqlMutants, rawJson } from '../../test/hostile-inputs'
import { LINES, PEOPLE } from '../../test/permission-table'
import type { Line } from '../../test/permission-table'
import { openProduct } from '../../test/product'
import type { Answer, Persona, Product } from '../../test/product'
import { createTargets } from '../../test/targets'
import { describeCatalogue } from '../platform/operations/catalogue'

/** The least privileged who get through come first: what they may not do they cannot break. */
const CALLERS = ['C4', 'DS', 'DA', 'A2', 'A1'] as const

let product: Product
let targets: Awaited<ReturnType<typeof createTargets>>
let known: Map<string, { door: string; body?: ZodType }>
const slow: string[] = []

beforeAll(async () => {
  product = await openProduct()
  targets = await createTargets(product)
  const verbs = new Map(
    product.app.catalogue.operations.flatMap((one) =>
      one.door === 'rest' ? [[one.name, one.verb.body] as const] : [],
    ),
  )
  known = new Map(
    describeCatalogue(product.app.catalogue).map(({ name, door }) => [
      name,
      { door, ...(verbs.get(name) && { body: verbs.get(name) as ZodType }) },
    ]),
  )
})
afterAll(() => product.close())

const lines = LINES.filter(({ operation }, index) => LINES.findIndex((one) => one.operation === operation) === index)
const sampleOf = ({ title }: Line) => {
  const sample = SAMPLE_REQUESTS[title]
  if (sample === undefined) throw new Error(`no sample request for ${title}`)
  return sample
}

async function callerOf({ operation, cells }: Line) {
  const who = CALLERS.find((one) => cells[PEOPLE.indexOf(one)] === '+') as Persona | undefined
  const person = product.people[who ?? 'A1']
  // signing out with anything at all would end the session of the tests
  const token = operation === 'POST /auth/logout' ? (await product.signIn(person.sub)).IdToken : person.token
  return {
    token: who === undefined && cells.startsWith('s') ? undefined : token,
    caller: { persona: who ?? 'A1', profileId: person.profileId, username: person.email, refreshToken: '' },
  }
}

let calls = 0
/** Sends and says what is wrong with the answer, or nothing. */
async function judge(
  title: string,
  ask: (ip: string) => Promise<Answer>,
  wanted: 'refused' | 'no failure',
): Promise<string[]> {
  calls += 1
  const started = performance.now()
  const { status, body, text } = await ask(`10.${5 + (calls >> 16)}.${(calls >> 8) & 255}.${calls & 255}`)
  if (performance.now() - started > 2000) slow.push(title)
  const complain = (what: string) => [`${title}: ${what} ${status} ${text.slice(0, 120)}`]
  if (status >= 500) return complain('failed')
  if (LEAK.test(text)) return complain('told')
  if (status >= 400) {
    const refusal = body.errors?.[0]?.extensions ?? body
    const shaped =
      refusal.statusCode === status && typeof refusal.code === 'string' && typeof refusal.message === 'string'
    return shaped ? [] : complain('shapeless')
  }
  const data = body.data as Record<string, unknown> | undefined
  // a query that names nothing finds nothing
  const nothing = data !== undefined && Object.values(data).every((value) => value === null)
  return wanted === 'refused' && !nothing ? complain('accepted') : []
}

function post(url: string, payload: string, token: string | undefined, type = 'application/json') {
  return (ip: string) => product.call('POST', url, { token, body: payload, headers: { 'content-type': type }, ip })
}

async function targetsOf(line: Line): Promise<readonly [real: Target, nothing: Target]> {
  const sample = sampleOf(line)
  return [await targets.prepare(true, { status: sample.at, type: sample.type }), targets.nothing()]
}

const graphql = lines.filter(({ operation }) => ROOTS.has(operation))
const rest = lines.filter(({ operation }) => operation.includes(' /'))

describe('GraphQL', () => {
  it.each(graphql)('$operation refuses bad input and writes nothing', async (line) => {
    const args = ROOTS.get(line.operation)?.field.args ?? []
    if (args.length === 0) return
    const [real] = await targetsOf(line)
    const { token, caller } = await callerOf(line)
    const query = documentOf(line.operation)
    const before = await tableChecksums(product.db)
    const wrong: string[] = []
    for (const { title, value } of graphqlMutants(args, sampleOf(line).send(real, caller).variables ?? {}, 'bad'))
      wrong.push(...(await judge(title, post('/graphql', rawJson({ query, variables: value }), token), 'refused')))
    expect(wrong).toEqual([])
    expect(await tableChecksums(product.db)).toEqual(before)
  })

  it.each(graphql)('$operation survives odd input', async (line) => {
    const args = ROOTS.get(line.operation)?.field.args ?? []
    if (args.length === 0) return
    const [real, nothing] = await targetsOf(line)
    const { token, caller } = await callerOf(line)
    const query = documentOf(line.operation)
    const wrong: string[] = []
    // reads with what exists, writes with what does not: here only a failure would be wrong
    const target = ROOTS.get(line.operation)?.kind === 'query' ? real : nothing
    for (const { title, value } of graphqlMutants(args, sampleOf(line).send(target, caller).variables ?? {}, 'odd'))
      wrong.push(...(await judge(title, post('/graphql', rawJson({ query, variables: value }), token), 'no failure')))
    expect(wrong).toEqual([])
  })

  it.each(graphql)('$operation keeps no endless text', async (line) => {
    const { field, kind } = ROOTS.get(line.operation) ?? {}
    const [real] = await targetsOf(line)
    const { token, caller } = await callerOf(line)
    const query = documentOf(line.operation)
    const before = await tableChecksums(product.db)
    const wrong: string[] = []
    // a read may as well find nothing of that name
    const wanted = kind === 'query' ? 'no failure' : 'refused'
    for (const { title, value } of graphqlMutants(
      field?.args ?? [],
      sampleOf(line).send(real, caller).variables ?? {},
      'long',
    ))
      wrong.push(...(await judge(title, post('/graphql', rawJson({ query, variables: value }), token), wanted)))
    expect(wrong).toEqual([])
    expect(await tableChecksums(product.db)).toEqual(before)
  })

  it('takes what is left out by its default, the second time as the first', async () => {
    const query = documentOf('findAllOffers')
    for (const variables of [{ sort: { field: 'demandedPrice' } }, { pagination: { perPage: 5 } }])
      for (let time = 0; time < 3; time++)
        expect(await product.graphql(product.people.A1.token, query, variables)).toMatchObject({ status: 200 })
  })

  it('refuses broken bodies and documents', async () => {
    const { token } = product.people.A1
    const wrong: string[] = []
    for (const { title, text, type } of BROKEN_BODIES)
      wrong.push(...(await judge(title, post('/graphql', text, token, type), 'refused')))
    const documents = [
      '',
      '{',
      'query { __proto__ }',
      'query { nothing }',
      `{ ${'a: tariff '.repeat(40)} }`,
      `{ findAllDeliveries { records { ${'organization { deliveries { '.repeat(4)} id ${'} }'.repeat(4)} } } }`,
      'fragment a on Query { ...a } query { ...a }',
      'mutation { a: deleteDelivery(id: "1") b: deleteDelivery(id: "2") }',
      'subscription { x }',
      `query ${'{ '.repeat(5000)}`,
      'query ($id: ID!) { findDeliveryById(id: $id) { id } }',
      '{ findDeliveryById(id: "a\\u0000b") { id } }',
    ]
    // twice: the second time from what is kept of the first
    for (const query of [...documents, ...documents])
      wrong.push(...(await judge(query.slice(0, 60), post('/graphql', JSON.stringify({ query }), token), 'refused')))
    expect(wrong).toEqual([])
  })
})

describe('REST', () => {
  const urlOf = (path: string, params: Sent['params'] = {}) =>
    path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(params[name] ?? ''))

  it.each(rest)('$operation refuses bad bodies and writes nothing', async (line) => {
    const [method = '', path = ''] = line.operation.split(' ')
    const { body: schema } = known.get(line.operation) ?? {}
    if (method !== 'POST' || schema === undefined) return
    const [real] = await targetsOf(line)
    const { token, caller } = await callerOf(line)
    const { params, body } = sampleOf(line).send(real, caller)
    const url = urlOf(path, params)
    const before = await tableChecksums(product.db)
    const wrong: string[] = []
    for (const { title, value } of [...hostileBodies(body, 'bad'), ...hostileBodies(body, 'long')])
      wrong.push(...(await judge(title, post(url, rawJson(value), token), 'refused')))
    const takesNone = schema.safeParse(undefined).success
    for (const { title, text, type } of BROKEN_BODIES)
      if (!takesNone || title !== 'an unknown key')
        wrong.push(...(await judge(title, post(url, text, token, type), 'refused')))
    if (!schema.safeParse({}).success) wrong.push(...(await judge('nothing', post(url, '{}', token), 'refused')))
    expect(wrong).toEqual([])
    expect(await tableChecksums(product.db)).toEqual(before)
  })

  it.each(rest)('$operation survives odd bodies, paths and questions', async (line) => {
    const [method = '', path = ''] = line.operation.split(' ')
    const [real, nothing] = await targetsOf(line)
    const { token, caller } = await callerOf(line)
    const { params, body, query } = sampleOf(line).send(method === 'GET' ? real : nothing, caller)
    const wrong: string[] = []
    if (method === 'POST')
      for (const { title, value } of hostileBodies(body, 'odd'))
        wrong.push(...(await judge(title, post(urlOf(path, params), rawJson(value), token), 'no failure')))
    const ask = (url: string) => (ip: string) =>
      product.call(method as 'GET', url, { token, ip, ...(method === 'POST' && { body: body ?? {} }) })
    if (path.includes('{'))
      for (const segment of ODD_SEGMENTS)
        wrong.push(...(await judge(segment.slice(0, 40), ask(path.replace(/\{\w+\}/, segment)), 'no failure')))
    for (const name of Object.keys(query ?? {}))
      for (const segment of [...ODD_SEGMENTS, '', `1&${name}=2`])
        wrong.push(...(await judge(`${name}=${segment.slice(0, 40)}`, ask(`${path}?${name}=${segment}`), 'no failure')))
    expect(wrong).toEqual([])
  })

  it('refuses headers that cannot be', async () => {
    const { token } = product.people.C4
    const wrong: string[] = []
    for (const headers of [
      { 'idempotency-key': 'x'.repeat(300) },
      { 'if-match': 'x' },
      { 'if-match': '99999999999999999999' },
      { token: 'x'.repeat(5000) },
      { 'accept-language': 'x'.repeat(2000) },
      { cookie: 'x' },
    ] as Record<string, string>[])
      wrong.push(
        ...(await judge(
          JSON.stringify(headers).slice(0, 60),
          (ip) =>
            product.call('POST', '/graphql', {
              token,
              ip,
              headers,
              body: { query: '{ getDeliveriesCountByClient { requested } }' },
            }),
          'no failure',
        )),
      )
    for (const authorization of [
      'Bearer',
      'Bearer x',
      'x.y.z',
      `${token}x`,
      'null',
      'undefined',
      'x'.repeat(7000),
      'Basic YTpi',
    ])
      for (const url of ['/auth/me', '/graphql']) {
        const { status, body } = await product.call(url === '/graphql' ? 'POST' : 'GET', url, {
          token: authorization,
          ...(url === '/graphql' && { body: { query: '{ tariff }' } }),
        })
        expect([authorization.slice(0, 20), status, (body.errors?.[0]?.extensions ?? body).code]).toEqual([
          authorization.slice(0, 20),
          401,
          'UNAUTHENTICATED',
        ])
      }
    expect(wrong).toEqual([])
  })
})

describe('the live channel', () => {
  it('acknowledges whatever it is sent', async () => {
    const listeners = await openListeners(product)
    const listener = await listeners.listen(product.people.DS.token)
    const { deliveryId } = await targets.prepare(true, { status: 'ONGOING' })
    const position = { deliveryId, latitude: 47, longitude: 3 }
    const before = await tableChecksums(product.db)
    const sent: [string, unknown][] = [
      ...[null, 12, '', 'a\0b', {}, [], 'x'.repeat(5000), "' OR 1=1--", '__proto__'].map((one): [string, unknown] => [
        'join-delivery',
        one,
      ]),
      ...hostileBodies(position, 'bad').map(({ value }): [string, unknown] => ['sendLocation', value]),
      ...[91, -91, 1e308, '47', null].map((latitude): [string, unknown] => ['sendLocation', { ...position, latitude }]),
      ['sendLocation', { ...position, recordedAt: '0001-01-01T00:00:00Z' }],
      ['sendLocation', { ...position, extra: 1 }],
      ['constructor', {}],
    ]
    for (const [index, [event, payload]] of sent.entries()) {
      if (index % 20 === 19) await new Promise((done) => setTimeout(done, 1000))
      const reply = await listener.emit(event, payload)
      if (!JSON.stringify(payload ?? '').includes('0001-01-01'))
        expect(reply, `${event} ${JSON.stringify(payload)?.slice(0, 60)}`).toMatchObject({ ok: false })
      expect(reply.code).not.toBe('INTERNAL')
      expect(JSON.stringify(reply)).not.toMatch(LEAK)
    }
    expect(await tableChecksums(product.db)).toEqual(before)
    await listeners.close()
  })
})

it('answered each of them within two seconds', () => {
  expect(calls).toBeGreaterThan(5000)
  expect(slow.length, slow.join('\n')).toBeLessThan(calls / 1000)
})
