import { sql } from 'drizzle-orm'
import http from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canRunPostgres, privatePostgres } from '../../../test/private-services'
import type { PrivateService } from '../../../test/private-services'
import { PASSWORD, openProduct } from '../../../test/product'
import { LYON, PARIS } from '../../../test/world'
import { createLogger } from '../log/logger'
import { openTracing } from './open'

interface SentSpan {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[]
}
interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: Pick<SentSpan, 'attributes'>
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[]
  }[]
}

/** Takes traces as a collector does. */
async function collector() {
  const taken: Sent[] = []
  const server = http.createServer((request, response) => {
    // what the exporter sends
    void json(request).then((body) => {
      taken.push(body as Sent)
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  return { ...(await listening(server)), taken }
}

async function listening(server: Server) {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const writing = (hear: (line: string) => void) =>
  new Writable({
    write(line, _encoding, done) {
      hear(String(line))
      done()
    },
  })

/** Its body comes after its head, as over a slow line. @returns the status */
function askSlowly(url: string, authorization: string, traceparent: string, query: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', authorization, traceparent }
    const sending = http.request(url, { method: 'POST', headers })
    sending.once('response', (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sending.once('error', reject)
    sending.flushHeaders()
    setTimeout(() => sending.end(JSON.stringify({ query })), 50)
  })
}

const spansOf = (taken: readonly Sent[]) =>
  taken.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  )
const valueOf = ({ attributes }: Pick<SentSpan, 'attributes'>, wanted: string) =>
  attributes.find(({ key }) => key === wanted)?.value.stringValue

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PARENT = 'b7ad6b7169203331'
const traceparent = `00-${TRACE}-${PARENT}-01`
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const needed = canRunPostgres ? '' : ' (not run: no PostgreSQL on this machine)'

describe.runIf(canRunPostgres)(`traces${needed}`, () => {
  let database: PrivateService
  beforeAll(async () => {
    database = await privatePostgres()
  })
  afterAll(() => database.remove())

  const environment = (endpoint: string, more = {}) => ({
    NODE_ENV: 'development',
    DATABASE_URL: database.url,
    TRUST_PROXY: '1',
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    ...more,
  })

  it('lead from the proxy through the request to its statements, and name nobody', async () => {
    const { address, taken, close } = await collector()
    const product = await openProduct(environment(address))
    const { token, email } = product.people.A1
    const read = await product.graphql(token, '{ findAllAdmins(keyword: "Ariane") { total } }', {}, { traceparent })
    expect(read.status).toBe(200)
    const ordered = await product.graphql(
      product.people.C4.token,
      'mutation($input: CreateDeliveryInput!) { createDelivery(input: $input) { id } }',
      {
        input: {
          type: 'STANDARD',
          clientFirstName: 'Ariane',
          clientLastName: 'Renaud',
          clientEmail: 'ariane@example.test',
          clientPhone: '+33612345678',
          carAvailabilityDate: inDays(2),
          carPickUpDate: inDays(3),
          carDeliveryDeadline: inDays(4),
        },
      },
    )
    expect(ordered.body.errors).toBeUndefined()
    const { id } = (ordered.body.data as unknown as { createDelivery: { id: string } }).createDelivery
    const car = { marque: 'Peugeot', model: '308', vehicleCode: 'GA-217-KF', carType: 'A', type: 'GAS' }
    const completed = await product.graphql(
      product.people.C4.token,
      'mutation($input: UpdateDeliveryInput!) { updateDelivery(input: $input) { id } }',
      { input: { id, fromAddress: PARIS, toAddress: LYON, vehicles: [car] } },
    )
    expect(completed.body.errors).toBeUndefined()
    const secret = 'x7Zq-secret-of-a-link'
    await product.call('GET', `/delivery/unAuth/${secret}?q=Ariane`, { headers: { traceparent } })
    await product.call('POST', '/auth/login-gestion', { body: { username: email, password: PASSWORD } })
    await product.close()
    close()

    const spans = spansOf(taken)
    const ofProxy = spans.filter(({ traceId }) => traceId === TRACE)
    const [request, page] = ofProxy.filter(({ parentSpanId }) => parentSpanId === PARENT)
    expect([request?.name, page?.name]).toEqual(['findAllAdmins', 'GET /delivery/unAuth/{id}'])
    expect(request && valueOf(request, 'http.route')).toBe('/graphql')
    expect(request && valueOf(request, 'volant.request_id')).toMatch(/^[\w-]{36}$/)
    const statements = ofProxy.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
    expect(statements.map((each) => valueOf(each, 'db.query.summary'))).toContain('SELECT admins')
    // everything of a trace hangs on the request, and no other has one without
    expect(ofProxy.every(({ parentSpanId }) => parentSpanId !== undefined)).toBe(true)
    const create = spans.find(({ name }) => name === 'createDelivery')
    expect(create?.traceId).not.toBe(TRACE)
    const within = (operation: string) => {
      const whole = spans.find(({ name }) => name === operation)
      return spans.filter(({ parentSpanId }) => parentSpanId === whole?.spanId).map(({ name }) => name)
    }
    expect(within('createDelivery')).toEqual(
      expect.arrayContaining(['SELECT clients', 'WITH vehicles', 'SELECT deliveries']),
    )
    // messages are written with the change, and leave after the answer, beside the request
    expect(within('updateDelivery')).toContain('INSERT outbox')
    expect(within('updateDelivery')).not.toContain('UPDATE outbox')
    expect(taken[0]?.resourceSpans[0] && valueOf(taken[0].resourceSpans[0].resource, 'service.name')).toBe('volant')

    const all = JSON.stringify(taken)
    for (const secretText of ['Ariane', '33612345678', secret, email, token, PASSWORD, product.people.A1.sub])
      expect(all).not.toContain(secretText)
    expect(all).not.toMatch(/@|eyJ/)
  })

  it('stay apart where bodies come late and requests wait for a connection', async () => {
    const { address, taken, close } = await collector()
    const product = await openProduct(environment(address))
    const { app, db, people } = product
    const origin = await app.http.listen({ port: 0, host: '127.0.0.1' })
    let letGo = (): void => undefined
    const gone = new Promise<void>((done) => void (letGo = done))
    const holding = Array.from({ length: 16 }, () =>
      db.tx(async (tx) => {
        await tx.sql.execute(sql`SELECT 1`)
        await gone
      }),
    )
    const ids = Array.from({ length: 20 }, (_, index) => `0af7651916cd43dd8448eb21${String(index).padStart(8, '0')}`)
    // different pages: the same one would be read once for all
    const asked = ids.map((id, page) =>
      askSlowly(
        `${origin}/graphql`,
        people.A1.token,
        `00-${id}-${PARENT}-01`,
        `{ findAllAdmins(pagination: { page: ${page}, perPage: 10 }) { total } }`,
      ),
    )
    // messages that are due wait as well
    await expect.poll(() => db.pools()[0]?.waiting, { timeout: 5000 }).toBeGreaterThanOrEqual(ids.length)
    letGo()
    await Promise.all(holding)
    expect(await Promise.all(asked)).toEqual(ids.map(() => 200))
    await product.close()
    close()
    const spans = spansOf(taken)
    for (const id of ids) {
      const own = spans.filter(({ traceId }) => traceId === id)
      const reads = own.filter((each) => valueOf(each, 'db.query.summary') === 'SELECT admins')
      const asking = own.find(({ name }) => name === 'findAllAdmins')
      expect(reads.map(({ parentSpanId }) => parentSpanId)).toEqual([asking?.spanId])
    }
  })

  it('begin here where no proxy is trusted, and the log names them', async () => {
    const { address, taken, close } = await collector()
    const lines: { op?: string }[] = []
    const log = createLogger(
      'info',
      writing((line) => lines.push(JSON.parse(line) as { op?: string })),
    )
    const product = await openProduct(environment(address, { TRUST_PROXY: '0' }), log)
    await product.graphql(product.people.A1.token, '{ findAllAdmins { total } }', {}, { traceparent })
    await product.close()
    close()
    const spans = spansOf(taken)
    expect(spans.some(({ traceId }) => traceId === TRACE)).toBe(false)
    const request = spans.find(({ name }) => name === 'findAllAdmins')
    expect(request?.parentSpanId).toBeUndefined()
    expect(lines.filter(({ op }) => op === 'findAllAdmins')).toEqual([
      expect.objectContaining({ reqId: request && valueOf(request, 'volant.request_id'), trace: request?.traceId }),
    ])
  })

  it.each(['away', 'silent'])('cost nothing where the collector is %s', async (how) => {
    const silent = await listening(http.createServer(() => undefined))
    if (how === 'away') silent.close()
    const product = await openProduct(environment(silent.address))
    for (let turn = 0; turn < 20; turn += 1)
      expect((await product.graphql(product.people.A1.token, '{ findAllAdmins { total } }')).status).toBe(200)
    await product.close()
    silent.close()
  })
})

describe('work beside the requests', () => {
  it('is a trace of its own, and says that it failed but not why', async () => {
    const { address, taken, close } = await collector()
    const warned: string[] = []
    const settings = { endpoint: `${address}/v1/traces`, service: 'volant', behindProxy: false }
    const log = createLogger(
      'warn',
      writing((line) => warned.push(line)),
    )
    const tracing = await openTracing(settings, log)
    expect(await tracing.follow('job files', { 'volant.job': 'files' }, async () => 7)).toBe(7)
    const failed = tracing.follow('job files', {}, () => Promise.reject(new TypeError('of camille@example.test')))
    await expect(failed).rejects.toThrow('camille')
    await tracing.close()
    close()
    const spans = spansOf(taken)
    expect(spans.map(({ name }) => name)).toEqual(['job files', 'job files'])
    expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(2)
    expect(spans[1] && valueOf(spans[1], 'error.type')).toBe('TypeError')
    expect(JSON.stringify(taken)).not.toContain('camille')
    expect(warned).toEqual([])
  })

  it('is followed nowhere without a collector', async () => {
    const settings = { endpoint: undefined, service: 'volant', behindProxy: true }
    const tracing = await openTracing(settings, createLogger('silent'))
    expect(await tracing.follow('job files', {}, async () => 7)).toBe(7)
    await tracing.close()
  })
})
