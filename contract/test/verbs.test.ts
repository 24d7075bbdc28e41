import { OPERATIONS } from '@volant/domain/permissions/operations'
import { FIELD_CODES, REASONS, STATUS_OF } from '@volant/domain/kernel/errors'
import { buildSchema } from 'graphql'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ApiErrorBody, AppError } from '../src/errors'
import * as auth from '../src/rest/auth'
import * as deliveries from '../src/rest/deliveries'
import * as drivers from '../src/rest/drivers'
import * as files from '../src/rest/files'
import * as invoices from '../src/rest/invoices'
import * as organizations from '../src/rest/organizations'
import * as places from '../src/rest/places'
import * as service from '../src/rest/service'
import * as survey from '../src/rest/survey'
import * as tracking from '../src/rest/tracking'

const modules = [auth, deliveries, drivers, files, invoices, organizations, places, service, survey, tracking]

interface Named {
  readonly operation: string
}

const isVerb = (value: unknown): value is Named => typeof value === 'object' && value !== null && 'operation' in value
const operations = modules.flatMap((module) => Object.values(module).filter(isVerb)).map(({ operation }) => operation)

describe('the REST verbs', () => {
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
