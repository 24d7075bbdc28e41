import type { AddressInfo } from 'node:net'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { OpenAPIClientAxios } from 'openapi-client-axios'
import type { Document, UnknownOperationMethod } from 'openapi-client-axios'
import { AuthenticationResult } from '@volant/contract/rest/auth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, openProduct } from '../../test/product'
import type { Product } from '../../test/product'

/** Nothing is known of the data: the description is what is tested. */
interface Answered {
  readonly status: number
  readonly data: unknown
  readonly headers: Readonly<Record<string, unknown>>
}

let product: Product
let origin: string
let document: Document

beforeAll(async () => {
  product = await openProduct()
  await product.app.http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = product.app.http.server.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`
  const described = await product.call('GET', '/docs/page/json', { token: product.people.A1.token })
  document = described.body as unknown as Document
})
afterAll(() => product.close())

const METHODS = ['get', 'post', 'put', 'delete'] as const

const operations = () =>
  Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const operation = methods?.[method]
      return operation ? [{ name: `${method.toUpperCase()} ${path}`, operation }] : []
    }),
  )

it('is a description in which an independent linter finds no error', async () => {
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: 'openapi.json',
    config: await createConfig({ extends: ['recommended-strict'], rules: { 'info-license': 'off' } }),
  })
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
})

describe('the description', () => {
  it('covers each call that is answered, and what each answers', () => {
    const answered = product.app.catalogue.operations.filter(({ door }) => door === 'rest')
    expect(
      operations()
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(answered.map(({ name }) => name).toSorted())
    for (const { name, operation } of operations()) {
      expect([name, operation.operationId, operation.summary]).toEqual([name, expect.any(String), expect.any(String)])
      const [[status, success] = ['', {}]] = Object.entries(operation.responses ?? {})
      expect([name, status]).toEqual([name, expect.stringMatching(/^20[014]$/)])
      expect([name, success]).toEqual([
        name,
        expect.objectContaining(
          status === '204' ? { description: expect.any(String) } : { content: expect.any(Object) },
        ),
      ])
      expect([name, operation.responses?.['4XX']]).toEqual([name, { $ref: '#/components/responses/Refusal' }])
    }
  })

  it.each([
    ['POST /delivery/downloadXlsx', '201', [{ session: [] }]],
    ['POST /auth/logout', '204', [{ session: [] }]],
    ['POST /auth/login-gestion', '201', []],
    ['GET /health/live', '200', []],
    ['GET /files/{key}', '200', []],
    ['GET /location/{deliveryId}', '200', [{ session: [] }, {}]],
  ])('says of %s that it answers %s, and who may ask', (wanted, status, security) => {
    const operation = operations().find(({ name }) => name === wanted)?.operation
    expect(Object.keys(operation?.responses ?? {})).toContain(status)
    expect(operation?.security).toEqual(security)
  })
})

describe('a client made from the description', () => {
  it('signs in, lists and exports', async () => {
    const client = await new OpenAPIClientAxios({
      definition: document,
      withServer: { url: origin },
      axiosConfigDefaults: { validateStatus: () => true },
    }).init()
    const call = (id: string, ...args: Parameters<UnknownOperationMethod>): Promise<Answered> => {
      const method = client[id]
      if (!method) throw new Error(`the description has no ${id}`)
      return method(...args)
    }
    const credentials = { username: product.people.A2.email, password: PASSWORD }
    expect(await call('postAuthLoginGestion', undefined, { ...credentials, password: '' })).toMatchObject({
      status: 400,
      data: { code: 'BAD_USER_INPUT', fields: [{ path: 'password', code: 'required' }] },
    })
    const session = await call('postAuthLoginGestion', undefined, credentials)
    expect(session.status).toBe(201)
    const { IdToken } = AuthenticationResult.parse(session.data).AuthenticationResult
    const headers = { authorization: IdToken }
    expect(await call('postOrganizationGetAllOwners', undefined, {}, { headers })).toMatchObject({
      status: 201,
      data: { records: expect.any(Array) },
    })
    const one = await call('getOrganizationsId', { id: product.organization }, undefined, { headers })
    expect(one).toMatchObject({ status: 200, data: { id: product.organization } })
    const book = await call(
      'postDeliveryDownloadXlsx',
      undefined,
      { tab: 'requested' },
      { headers, responseType: 'arraybuffer' },
    )
    expect(book.status).toBe(201)
    expect(book.headers['content-type']).toContain('spreadsheetml')
    expect(
      Buffer.from(book.data as ArrayBuffer)
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')
  })
})
