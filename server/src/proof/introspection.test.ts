import { readFileSync } from 'node:fs'
import { buildClientSchema, buildSchema, getIntrospectionQuery, lexicographicSortSchema, printSchema } from 'graphql'
import type { GraphQLSchema, IntrospectionQuery } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PRODUCTION, openProduct } from '../../test/product'
import type { Persona, Product } from '../../test/product'

const schema = buildSchema(readFileSync(new URL('../../../contract/schema.graphql', import.meta.url), 'utf8'))
const WHOLE = getIntrospectionQuery({
  descriptions: true,
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  schemaDescription: true,
  inputValueDeprecation: true,
  oneOf: true,
})
/** Lists within lists: each step multiplies the answer. */
const MULTIPLYING = `{ __schema { types { ${'fields { type { '.repeat(8)} name ${'} } '.repeat(8)} } } }`
const PERSONAS: readonly Persona[] = ['C6', 'C4', 'CX', 'C0', 'DW', 'DA', 'A3', 'A2', 'A1']

const written = (described: GraphQLSchema) => printSchema(lexicographicSortSchema(described))

describe.each([
  ['the demo', { NODE_ENV: 'production', DEMO: '1' }, PERSONAS],
  ['production', PRODUCTION, ['A1']],
] as const)('in %s the schema', (_mode, environment, readers) => {
  let product: Product
  beforeAll(async () => {
    product = await openProduct(environment)
  })
  afterAll(() => product.close())

  it(`is described to ${readers.join(', ')} and to nobody else`, async () => {
    for (const persona of PERSONAS) {
      for (const _time of [1, 2, 3]) {
        const { status, body } = await product.graphql(product.people[persona].token, WHOLE)
        const may = (readers as readonly Persona[]).includes(persona)
        expect([persona, status]).toEqual([persona, may ? 200 : 400])
        if (may) expect(written(buildClientSchema(body.data as unknown as IntrospectionQuery))).toEqual(written(schema))
        else expect(body).not.toHaveProperty('data')
      }
    }
    expect((await product.graphql(undefined, WHOLE)).status).toBe(401)
  })

  it('is not described so that the answer multiplies, nor twenty times at once', async () => {
    const { token } = product.people.A1
    expect((await product.graphql(token, MULTIPLYING)).status).toBe(400)
    const twenty = `{ ${Array.from({ length: 20 }, (_, n) => `a${n}: __schema { types { name } }`).join(' ')} }`
    expect((await product.graphql(token, twenty)).status).toBe(400)
    const deep = '{ findAllDeliveries { records { organization { owner { organization { owner { id } } } } } } }'
    expect((await product.graphql(token, deep)).status).toBe(400)
  })
})
