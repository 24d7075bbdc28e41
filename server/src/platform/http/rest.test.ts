import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { ApiErrorBody } from '@volant/contract/errors'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Doors } from '../operations/doors'
import { logged, openSmallWorld, seen } from '../../../test/doors'

const schema = readFileSync(new URL('../../../../contract/schema.graphql', import.meta.url), 'utf8')
const ID = '01980000-0000-7000-8000-000000000001'
const admin = { authorization: 'admin' }
const json = { 'content-type': 'application/json' }

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

function refusalOf(response: { statusCode: number; json: () => unknown }) {
  const body = ApiErrorBody.parse(response.json())
  expect(body.statusCode).toBe(response.statusCode)
  return body
}

describe('the order of checks', () => {
  const url = `/things/${ID}`

  it('asks who before it reads the body', async () => {
    const response = await doors.http.inject({ method: 'POST', url, headers: json, payload: '{broken' })
    expect(refusalOf(response)).toMatchObject({ statusCode: 401, code: 'UNAUTHENTICATED' })
  })

  it('tells a role that never may before it judges the fields', async () => {
    const wrong = { method: 'GET', url: '/things?page=none' } as const
    const stranger = await doors.http.inject({ ...wrong, headers: { authorization: 'client' } })
    expect(refusalOf(stranger)).toMatchObject({ statusCode: 403, reason: 'WRONG_ROLE' })
    const known = await doors.http.inject({ ...wrong, headers: admin })
    expect(refusalOf(known)).toMatchObject({ statusCode: 400, fields: [{ path: 'page' }] })
  })

  it('tells an ended token from a false one', async () => {
    const expired = await doors.http.inject({ method: 'GET', url: '/things', headers: { authorization: 'expired' } })
    expect(refusalOf(expired).code).toBe('TOKEN_EXPIRED')
    const forged = await doors.http.inject({
      method: 'GET',
      url: '/things',
      headers: { authorization: 'Bearer x.y.z' },
    })
    expect(refusalOf(forged).code).toBe('UNAUTHENTICATED')
  })

  it('lets an ended session through where nobody needs one', async () => {
    const response = await doors.http.inject({
      method: 'POST',
      url: '/open',
      headers: { authorization: 'expired' },
      payload: {},
    })
    expect(response.json()).toEqual({ who: 'ANONYMOUS' })
  })

  it('hides demo doors outside demo mode', async () => {
    expect(refusalOf(await doors.http.inject('/dev/secret')).code).toBe('NOT_FOUND')
  })
})

describe('inputs', () => {
  const post = (payload: string, headers: Record<string, string> = json) =>
    doors.http.inject({ method: 'POST', url: `/things/${ID}`, headers: { ...admin, ...headers }, payload })

  it.each([
    ['no JSON', '{', 400, json],
    ['nothing', '', 400, json],
    ['a number of another size', '{"name":"ab","at":1e400}', 400, json],
    ['NUL', '{"name":"a\\u0000b"}', 400, json],
    ['a lone surrogate', '{"name":"a\\ud800b"}', 400, json],
    ['a prototype', '{"name":"ab","__proto__":{"x":1}}', 400, json],
    ['a constructor', '{"name":"ab","constructor":{"prototype":{"x":1}}}', 400, json],
    ['an unknown key', '{"name":"ab","rank":1}', 400, json],
    ['ten thousand brackets', `{"name":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, 400, json],
    ['a form', 'name=ab', 415, { 'content-type': 'application/x-www-form-urlencoded' }],
    ['plain text', '{"name":"ab"}', 415, { 'content-type': 'text/plain' }],
    ['too much', JSON.stringify({ name: 'x'.repeat(200_000) }), 413, json],
  ])('refuses %s', async (_name, payload, status, headers) => {
    const response = await post(payload, headers)
    expect(refusalOf(response).statusCode).toBe(status)
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  it('refuses a path that is no text', async () => {
    for (const url of ['/things/%E0%A4%A', '/blobs/%00', '/blobs/%ff', '/things/%']) {
      const response = await doors.http.inject({ method: 'POST', url, headers: { ...admin, ...json }, payload: '{}' })
      expect(refusalOf(response).statusCode).toBeGreaterThanOrEqual(400)
      expect(response.statusCode).toBeLessThan(500)
    }
  })

  it('reads keys with slashes, encoded or not', async () => {
    expect((await doors.http.inject('/blobs/Cars/images/a.jpg')).body).toBe('Cars/images/a.jpg')
    expect((await doors.http.inject('/blobs/Cars%2Fimages%2Fa.jpg')).body).toBe('Cars/images/a.jpg')
    expect((await doors.http.inject(`/blobs/${'k'.repeat(900)}`)).statusCode).toBe(200)
  })

  it('hands a raw body over as a stream, to its own limit', async () => {
    const send = (size: number) =>
      doors.http.inject({
        method: 'PUT',
        url: '/blobs/a',
        headers: { 'content-type': 'image/png' },
        payload: Buffer.alloc(size),
      })
    expect((await send(3_000_000)).body).toBe('3000000')
    expect(refusalOf(await send(6_000_000)).code).toBe('PAYLOAD_TOO_LARGE')
  })

  it('sends nothing that the contract does not name', async () => {
    const response = await post('{"name":"ab"}')
    expect(response.statusCode).toBe(201)
    expect(response.json()).toEqual({ id: ID, name: 'ab' })
    expect(response.headers['cache-control']).toBe('no-store')
  })

  it('reads the headers that every door knows', async () => {
    await post('{"name":"ab"}', { ...json, 'idempotency-key': 'k-1', 'if-match': '"7"', token: 't' })
    expect(seen.calls[0]).toMatchObject({ idempotencyKey: 'k-1', ifMatch: 7, token: 't', language: 'fr' })
    expect(refusalOf(await post('{"name":"ab"}', { ...json, 'if-match': 'x' })).fields?.[0]?.path).toBe('If-Match')
    const long = { ...json, 'idempotency-key': 'k'.repeat(201) }
    expect(refusalOf(await post('{"name":"ab"}', long)).fields?.[0]?.path).toBe('Idempotency-Key')
  })
})

describe('answers', () => {
  it('says nothing of what broke, and logs it without what is private', async () => {
    const response = await doors.http.inject('/broken')
    expect(refusalOf(response)).toEqual({ statusCode: 500, code: 'INTERNAL', message: 'INTERNAL' })
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(logged.join()).toContain(String(response.headers['x-request-id']))
  })

  it('keeps silent of a server that says it is well', async () => {
    await doors.http.inject('/health/live')
    expect(logged).toEqual([])
    await doors.http.inject('/health/unknown')
    expect(logged).toHaveLength(1)
  })

  it('logs the route, never the address', async () => {
    await doors.http.inject('/blobs/secret-key?signature=abc')
    expect(logged.join()).toContain('GET /blobs/{key}')
    expect(logged.join()).not.toMatch(/secret-key|signature/)
  })

  it('counts per address and per key, and says how long to wait', async () => {
    const call = (name: string) => doors.http.inject({ method: 'POST', url: '/limited', payload: { name } })
    expect((await call('a')).statusCode).toBe(204)
    expect((await call('a')).statusCode).toBe(204)
    const third = await call('a')
    expect(refusalOf(third).code).toBe('RATE_LIMITED')
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0)
    expect((await call('b')).statusCode).toBe(204)
    expect((await call('c')).statusCode).toBe(204)
    expect((await call('d')).statusCode).toBe(429)
  })

  it('answers JSON where an API is meant and no web app is built', async () => {
    for (const url of ['/things/none/at/all', '/socket.io/none', '/some/page', '/a.js']) {
      expect([url, refusalOf(await doors.http.inject(url)).statusCode]).toEqual([url, 404])
    }
    const graphql = await doors.http.inject('/graphql')
    expect([graphql.statusCode, graphql.headers.allow]).toEqual([405, 'POST'])
    expect(ApiErrorBody.parse(graphql.json<{ errors: { extensions: unknown }[] }>().errors[0]?.extensions).code).toBe(
      'METHOD_NOT_ALLOWED',
    )
  })

  it('answers a broken request line in the same shape', async () => {
    await doors.http.listen({ port: 0, host: '127.0.0.1' })
    const address = doors.http.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const answer = await new Promise<string>((done) => {
      let text = ''
      const socket = connect(port, '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'))
      socket.on('data', (chunk) => (text += chunk)).on('close', () => done(text))
    })
    expect(ApiErrorBody.parse(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).code).toBe('BAD_USER_INPUT')
  })
})

describe('what stands around it', () => {
  it('sets the content policy and allows listed origins only', async () => {
    const from = (origin: string) => doors.http.inject({ url: '/config.json', headers: { origin } })
    const listed = await from('https://partner.test')
    expect(listed.headers['access-control-allow-origin']).toBe('https://partner.test')
    expect((await from('https://evil.test')).headers['access-control-allow-origin']).toBeUndefined()
    const policy = String(listed.headers['content-security-policy'])
    for (const part of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(part)
    }
    expect(listed.headers['x-content-type-options']).toBe('nosniff')
  })

  it('keeps metrics and docs from strangers, wherever they say they are', async () => {
    const forged = { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1', forwarded: 'for=127.0.0.1' }
    for (const url of ['/metrics', '/docs', '/docs/page/json']) {
      for (const headers of [{}, forged, { authorization: 'Bearer wrong' }, { authorization: 'Bearer ' }]) {
        const response = await doors.http.inject({ url, headers })
        expect([url, headers, refusalOf(response).statusCode]).toEqual([url, headers, 401])
      }
      const maintainer = await doors.http.inject({ url, headers: admin })
      expect([url, refusalOf(maintainer).statusCode]).toEqual([url, 403])
    }
  })

  it('reads the metrics to whoever holds their token, and nothing else', async () => {
    const closed = await openSmallWorld({ schema, metricsToken: 'the-scrapers-own' })
    const headers = { authorization: 'Bearer the-scrapers-own' }
    expect((await closed.http.inject({ url: '/metrics', headers })).body).toContain('http_request_duration_seconds')
    for (const url of ['/docs', '/things?page=1']) {
      expect([url, (await closed.http.inject({ url, headers })).statusCode]).toEqual([url, 401])
    }
    expect((await closed.http.inject({ url: '/metrics', headers: { authorization: 'Bearer the' } })).statusCode).toBe(
      401,
    )
    await closed.close()
  })

  it('counts requests by operation and class of the status, and never by what a stranger calls them', async () => {
    const world = await openSmallWorld({ schema, metricsToken: 'the-scrapers-own' })
    await world.http.inject({ url: '/things?page=1', headers: admin })
    await world.http.inject('/broken')
    await world.http.inject('/no/such/place')
    const headers = { authorization: 'Bearer the-scrapers-own' }
    const { body } = await world.http.inject({ url: '/metrics', headers })
    const counted = body.match(/(?<=^http_request_duration_seconds_count).+$/gm)
    expect(counted).toContain('{operation="GET /things",status="2xx"} 1')
    expect(counted).toContain('{operation="GET /broken",status="5xx"} 1')
    expect(body).not.toContain('such/place')
    await world.close()
  })

  it('shows which parts are there', async () => {
    const checks = { database: () => Promise.reject(new Error('away')), storage: async () => undefined }
    const world = await openSmallWorld({ schema, checks, metricsToken: 'the-scrapers-own' })
    const headers = { authorization: 'Bearer the-scrapers-own' }
    const { body } = await world.http.inject({ url: '/metrics', headers })
    expect(body.match(/^health_check_up.+$/gm)).toEqual([
      'health_check_up{check="database"} 0',
      'health_check_up{check="storage"} 1',
    ])
    await world.close()
  })

  it('shows metrics and docs to everybody outside production', async () => {
    const open = await openSmallWorld({ schema, production: false })
    expect((await open.http.inject('/metrics')).body).toContain('http_request_duration_seconds')
    const api = await open.http.inject('/docs/page/json')
    expect(Object.keys(api.json<{ paths: object }>().paths)).toContain('/things/{id}')
    await open.close()
  })

  it('counts the caller that its proxies saw, not the one that the caller names', async () => {
    const http = { origins: [], https: false, mapOrigins: [], chatOrigins: [], publicLinks: [], bodyLimit: 1000 }
    const call = (world: Doors, forwarded: string) =>
      world.http.inject({
        method: 'POST',
        url: '/limited',
        headers: { 'x-forwarded-for': forwarded },
        payload: { name: forwarded },
      })
    const seenThrough = {
      1: (forged: string) => `${forged}, 203.0.113.9`,
      2: (forged: string) => `${forged}, 203.0.113.9, 10.0.0.1`,
    }
    for (const [proxies, chain] of Object.entries(seenThrough)) {
      const world = await openSmallWorld({ schema, http: { ...http, trustProxy: Number(proxies) } })
      const statuses: number[] = []
      for (let n = 1; n <= 6; n++) statuses.push((await call(world, chain(`198.51.100.${n}`))).statusCode)
      expect([proxies, statuses]).toEqual([proxies, [204, 204, 204, 204, 204, 429]])
      expect((await call(world, chain('198.51.100.7').replace('203.0.113.9', '203.0.113.10'))).statusCode).toBe(204)
      await world.close()
    }
    const direct = await openSmallWorld({ schema, http: { ...http, trustProxy: 0 } })
    for (let n = 1; n <= 5; n++) await call(direct, `198.51.100.${n}`)
    expect((await call(direct, '198.51.100.6')).statusCode).toBe(429)
    await direct.close()
  })

  it('is ready while its parts are, degraded without some, and away without the others', async () => {
    const parts = { database: true, storage: true }
    const partOf = (name: keyof typeof parts) => async () => parts[name] || Promise.reject(new Error('away'))
    const settings = { checks: { database: partOf('database') }, extras: { storage: partOf('storage') } }
    const other = await openSmallWorld({ schema, ...settings })
    expect((await other.http.inject('/health/ready')).json()).toEqual({ status: 'ok' })
    parts.storage = false
    const degraded = await other.http.inject('/health/ready')
    expect([degraded.statusCode, degraded.json()]).toEqual([200, { status: 'degraded', checks: { storage: false } }])
    expect(await other.metrics.registry.metrics()).toContain('health_check_up{check="storage"} 0')
    parts.database = false
    const before = logged.length
    const away = await other.http.inject('/health/ready')
    expect(refusalOf(away).code).toBe('UNAVAILABLE')
    expect(away.headers['retry-after']).toBe('2')
    expect(logged.slice(before).filter((line) => line.includes('/health/'))).toHaveLength(1)
    expect(logged.slice(before).join()).not.toContain('"level":"error"')
    await other.close()
  })
})
