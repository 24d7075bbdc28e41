import { OPERATIONS } from '@volant/domain/permissions/operations'
import { FIELD_CODES, REASONS, STATUS_OF } from '@volant/domain/kernel/errors'
import { buildSchema } from 'graphql'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ApiErrorBody, AppError } from '../src/errors'
import { isVerb, VERBS } from './verbs'

const operations = VERBS.map(({ operation }) => operation)

describe('the REST verbs', () => {
  it('are gathered from every file that declares one', async () => {
    const folder = join(import.meta.dirname, '../src/rest')
    const files = await Promise.all(readdirSync(folder).map((file): Promise<object> => import(join(folder, file))))
    const declared = files.flatMap((file) => Object.values(file).filter(isVerb))
    expect(operations.toSorted()).toEqual(declared.map(({ operation }) => operation).toSorted())
  })

  it('are named once', () => {
    expect(new Set(operations).size).toBe(operations.length)
  })

  it('each have a row in the access table', () => {
    expect(operations.filter((operation) => !Object.hasOwn(OPERATIONS, operation))).toEqual([])
  })
})

describe('the GraphQL schema', () => {
  const schema = buildSchema(readFileSync(join(import.meta.dirname, '../schema.graphql'), 'utf8'))

  it('gives every root field a row in the access table', () => {
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    )
    expect(fields.filter((field) => !Object.hasOwn(OPERATIONS, field))).toEqual([])
    expect(fields.length).toBeGreaterThan(50)
  })
})

describe('an error', () => {
  it.each(Object.keys(STATUS_OF) as (keyof typeof STATUS_OF)[])('%s has the shape of the contract', (code) => {
    const error = new AppError(code, {
      reason: REASONS[0],
      fields: [{ path: 'a.0', code: FIELD_CODES[0] }],
      retryAfter: 3,
    })
    expect(ApiErrorBody.parse(error.toBody())).toMatchObject({ statusCode: STATUS_OF[code], code })
  })
})
