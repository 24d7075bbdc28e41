import { ApolloClient, CombinedGraphQLErrors, HttpLink, InMemoryCache, gql } from '@apollo/client'
import { Client, fetchExchange } from '@urql/core'
import type { AddressInfo } from 'node:net'
import { serverAudits } from 'graphql-http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, openProduct } from '../../test/product'
import type { Product } from '../../test/product'

const LIST = '{ findAllDeliveries(pagination: { page: 0, perPage: 5 }) { total records { id publicId } } }'
const REFUSED = 'mutation { updateTariff(tariff: {}) }'
const GRAPHQL = 'application/graphql-response+json'

let product: Product
let origin: string
let authorization: string
const accepted: (string | null)[] = []

beforeAll(async () => {
  product = await openProduct()
  await product.app.http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = product.app.http.server.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`
  const response = await fetch(`${origin}/auth/login-gestion`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: product.people.C4.email, password: PASSWORD }),
  })
  const { AuthenticationResult } = (await response.json()) as { AuthenticationResult: { IdToken: string } }
  authorization = AuthenticationResult.IdToken
})
afterAll(() => product.close())

/** The client's own call, noted. */
const noted: typeof fetch = (input, init) => {
  accepted.push(new Headers(init?.headers).get('accept'))
  return fetch(input, init)
}

it('passes the audit of GraphQL over HTTP but for what the contract decides otherwise', async () => {
  const audits = serverAudits({
    url: `${origin}/graphql`,
    fetchFn: (url: string, init: RequestInit = {}) =>
      fetch(url, { ...init, headers: { ...(init.headers as Record<string, string>), authorization } }),
  })
  const failed: string[] = []
  for (const { id, name, fn } of audits) {
    const result = await fn()
    if (result.status !== 'ok' && !name.startsWith('MAY')) failed.push(`${id} ${name}`)
  }
  expect(audits.length).toBeGreaterThan(50)
  // Under plain JSON the status is that of the first error.
  expect(failed.map((line) => line.slice(0, 10)).toSorted()).toEqual(
    ['572B SHOULD', '7B9B SHOULD', 'FDE2 SHOULD'].map((line) => line.slice(0, 10)),
  )
})

describe('as they come', () => {
  it('Apollo Client lists, and reads the code of a refusal', async () => {
    accepted.length = 0
    const link = new HttpLink({ uri: `${origin}/graphql`, headers: { authorization }, fetch: noted })
    const client = new ApolloClient({ link, cache: new InMemoryCache() })
    const { data } = await client.query({ query: gql(LIST) })
    expect(data).toMatchObject({ findAllDeliveries: { total: 0 } })
    const refusal = await client.mutate({ mutation: gql(REFUSED) }).catch((error: unknown) => error)
    expect(CombinedGraphQLErrors.is(refusal) && refusal.errors[0]?.extensions).toMatchObject({
      statusCode: 403,
      code: 'FORBIDDEN',
    })
    expect(accepted).toEqual([expect.stringContaining(GRAPHQL), expect.stringContaining(GRAPHQL)])
    client.stop()
  })

  it('urql lists, and reads the code of a refusal', async () => {
    accepted.length = 0
    const client = new Client({
      url: `${origin}/graphql`,
      exchanges: [fetchExchange],
      // Addresses end up in the logs of proxies, so queries are not taken in them.
      preferGetMethod: false,
      fetchOptions: { headers: { authorization } },
      fetch: noted,
    })
    const { data } = await client.query(LIST, {}).toPromise()
    expect(data).toMatchObject({ findAllDeliveries: { total: 0 } })
    const { error } = await client.mutation(REFUSED, {}).toPromise()
    expect(error?.networkError).toBeUndefined()
    expect(error?.graphQLErrors[0]?.extensions).toMatchObject({ statusCode: 403, code: 'FORBIDDEN' })
    expect(accepted).toEqual([expect.stringContaining(GRAPHQL), expect.stringContaining(GRAPHQL)])
  })
})
