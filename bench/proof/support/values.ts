import fc from 'fast-check'
import { getNamedType, getNullableType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql'
import type { GraphQLInputType } from 'graphql'
import type * as z from 'zod'
import { BAD, ODD } from '../../../server/test/hostile-inputs'

type Schema = z.core.JSONSchema.JSONSchema
type Values = fc.Arbitrary<unknown>

const LONGEST = 40
const moments = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())

function texts({ format, pattern, minLength = 0, maxLength = LONGEST }: Schema): Values {
  if (format === 'date-time') return moments
  if (format === 'date') return moments.map((moment) => moment.slice(0, 10))
  if (format === 'uuid' || format === 'guid') return fc.uuid()
  if (format === 'email') return fc.emailAddress()
  const long = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, LONGEST)) }
  // patterns with assertions are beyond the generator: free text stands for theirs
  if (pattern !== undefined && !/\(\?[=!<]|\\p/.test(pattern)) return fc.stringMatching(new RegExp(pattern, 'u'))
  return fc.string({ ...long, unit: 'grapheme' })
}

/** Values that a schema describes. */
export function valuesOf(schema: Schema | boolean | undefined): Values {
  if (typeof schema !== 'object') return fc.jsonValue()
  const sides = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (sides.length > 0) return fc.oneof(...sides.map(valuesOf))
  const { minimum = -1000, maximum = 100_000 } = schema
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, one]) => [name, valuesOf(one)])),
        {
          requiredKeys: schema.required ?? [],
        },
      )
    case 'array': {
      const items = Array.isArray(schema.items) ? schema.items[0] : schema.items
      return fc.array(valuesOf(items), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, 3),
      })
    }
    case 'string':
      return texts(schema)
    case 'integer':
      return fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31 - 1) })
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue()
  }
}

const SCALARS: Readonly<Record<string, Values>> = {
  String: fc.string({ maxLength: LONGEST, unit: 'grapheme' }),
  ID: fc.oneof(fc.uuid(), fc.nat().map(String)),
  Int: fc.integer({ min: -5, max: 200 }),
  Float: fc.double({ min: -10, max: 10_000, noNaN: true }),
  Boolean: fc.boolean(),
  DateTime: moments,
}

/** Values of an input type of the schema. */
export function inputsOf(type: GraphQLInputType, levels = 3): Values {
  const inner = getNullableType(type)
  if (isListType(inner)) return fc.array(inputsOf(inner.ofType, levels), { maxLength: 3 })
  const named = getNamedType(type)
  if (isEnumType(named)) return fc.constantFrom(...named.getValues().map(({ name }) => name))
  if (!isInputObjectType(named)) return SCALARS[named.name] ?? fc.jsonValue()
  const fields = Object.values(named.getFields()).filter(({ type: own }) => levels > 0 || isNonNullType(own))
  const required = fields.filter(({ type: own, defaultValue }) => isNonNullType(own) && defaultValue === undefined)
  return fc.record(Object.fromEntries(fields.map((field) => [field.name, inputsOf(field.type, levels - 1)])), {
    requiredKeys: required.map(({ name }) => name),
  })
}

const prototype: unknown = JSON.parse('{"__proto__":{"rank":1},"constructor":{"prototype":{"rank":1}}}')
const deep = (levels: number): unknown => (levels === 0 ? 'x' : [deep(levels - 1)])

/** What no type expects in its place. `@@` stands for what JSON cannot write. */
export const HOSTILE: Values = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...new Set([...Object.values(BAD), ...Object.values(ODD)].flat())) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      prototype,
      deep(500),
      'NaN',
      'Infinity',
      2 ** 63,
      -(2 ** 63),
      '\u202egnp.exe',
      '+300000-01-01T00:00:00Z',
      -1,
      [],
      {},
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.string({ minLength: 65_536, maxLength: 65_600 }) },
)
