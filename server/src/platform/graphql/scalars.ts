import { GraphQLError, Kind, valueFromASTUntyped } from 'graphql'
import type { GraphQLScalarType } from 'graphql'

// a driver's day of birth is a moment too
const EARLIEST = Date.UTC(1900, 0, 1)
const LATEST = Date.UTC(2101, 0, 1)
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)$/

function readInstant(value: unknown): Date {
  const instant = typeof value === 'string' && INSTANT.test(value) ? new Date(value) : undefined
  const time = instant?.getTime() ?? Number.NaN
  if (!instant || !(time >= EARLIEST && time < LATEST)) {
    throw new GraphQLError('Not an instant between 1900 and 2100, ISO 8601 with offset')
  }
  return instant
}

const SECONDS = '2026-01-02T03:04:05'.length

/** JSON built by the database leaves out zeros of a second's fraction: every moment is written with three digits, as REST does. */
function inUtc(text: string, offset: 'Z' | '+00:00'): string {
  const milliseconds = text.slice(SECONDS + 1, -offset.length).slice(0, 3)
  return `${text.slice(0, SECONDS)}.${milliseconds.padEnd(3, '0')}Z`
}

function writeInstant(value: unknown): string {
  // no Date is made for each of a list's many moments
  if (typeof value === 'string') {
    for (const offset of ['+00:00', 'Z'] as const) if (value.endsWith(offset)) return inUtc(value, offset)
    return new Date(value).toISOString()
  }
  if (value instanceof Date) return value.toISOString()
  throw new GraphQLError('Not an instant')
}

/** How the scalars of the contract's schema are read and written, by name. */
export const scalars: Readonly<Record<string, Pick<GraphQLScalarType, 'parseValue' | 'parseLiteral' | 'serialize'>>> = {
  DateTime: {
    parseValue: readInstant,
    parseLiteral: (node) => readInstant(node.kind === Kind.STRING ? node.value : undefined),
    serialize: writeInstant,
  },
  JSON: {
    parseValue: (value) => value,
    parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
    serialize: (value) => value,
  },
}
