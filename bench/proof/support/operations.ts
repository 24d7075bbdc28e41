import { OPERATIONS } from '@volant/domain/permissions/operations'
import { getNullableType } from 'graphql'
import * as z from 'zod'
import { VERBS } from '../../../contract/test/verbs'
import { ROOTS } from '../../../server/test/documents'
import { leavesOf } from '../../../server/test/hostile-inputs'
import { LINES } from '../../../server/test/permission-table'
import type { Line, PEOPLE } from '../../../server/test/permission-table'
import type { SampleRequest } from '../../../server/test/sample-request'
import { SAMPLE_REQUESTS } from '../../../server/test/sample-requests'

export type Who = (typeof PEOPLE)[number]

/** Every door of the product: a server that has another one, or lacks one, refuses to start. */
export const NAMES: readonly string[] = Object.keys(OPERATIONS)

export function sampleOf({ title }: Line): SampleRequest {
  const sample = SAMPLE_REQUESTS[title]
  if (sample === undefined) throw new Error(`no sample request for ${title}`)
  return sample
}

/** One line for each operation. */
export const FIRST_LINES = LINES.filter(
  ({ operation }, index) => LINES.findIndex((one) => one.operation === operation) === index,
)

type Schema = z.core.JSONSchema.JSONSchema

/** What travels in one part of a REST call. */
export function schemaOf(operation: string, part: 'body' | 'query' | 'params'): Schema | undefined {
  const type = VERBS.find((verb) => verb.operation === operation)?.[part]
  return type && z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' })
}

export type Path = readonly string[]

/** The paths of the texts that a schema takes, `0` for any element of a list. */
function textsIn(schema: Schema | boolean | undefined, path: Path = []): Path[] {
  if (typeof schema !== 'object') return []
  const sides = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  const items = Array.isArray(schema.items) ? schema.items[0] : schema.items
  return [
    ...(schema.type === 'string' ? [path] : []),
    ...sides.flatMap((side) => textsIn(side, path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => textsIn(inner, [...path, name])),
    ...textsIn(items, [...path, '0']),
  ]
}

const TEXTS = new Set(['String', 'ID', 'JSON'])

/** Where an operation takes text: below `variables` of GraphQL, `body`, `query` or `params` of REST, `payload` of the live channel. */
export function textPathsOf(operation: string): Path[] {
  const root = ROOTS.get(operation)
  if (root)
    return root.field.args
      .flatMap(({ name, type }) => leavesOf(name, getNullableType(type), 4))
      .filter(({ type }) => TEXTS.has(type))
      .map(({ path }) => ['variables', ...path])
  if (operation.startsWith('live ')) return [['payload']]
  return (['body', 'query', 'params'] as const).flatMap((part) =>
    textsIn(schemaOf(operation, part)).map((path) => [part, ...path]),
  )
}
