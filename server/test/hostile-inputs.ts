import { createHash } from 'node:crypto'
import { getNamedType, getNullableType, isEnumType, isInputObjectType, isListType } from 'graphql'
import type { GraphQLInputType } from 'graphql'

/** What an answer must not say: where in the code, which statement, which file. */
export const LEAK =
  /\bat .*\.[jt]s:|\bSELECT\b|\bINSERT INTO\b|\brelation\b|syntax error|ENOENT|node_modules|drizzle|"stack"/

/** Stand for what JSON.stringify cannot write. */
const RAW = { '@@inf': '1e400', '@@negative-zero': '-0' }
const INFINITE = '@@inf'
const NEGATIVE_ZERO = '@@negative-zero'

/** JSON text in which the stand-ins are the raw numbers. */
export function rawJson(value: unknown): string {
  let text = JSON.stringify(value)
  for (const [name, raw] of Object.entries(RAW)) text = text.replaceAll(`"${name}"`, raw)
  return text
}

const NUL = 'a\0b'
const LONE = '\ud800'
const HUGE = 'x'.repeat(70_000)
/** No form asks for as much, and nothing can make it shorter: an index refuses it, unlike one letter over and over. */
const ENDLESS = Array.from({ length: 1600 }, (_, part) => createHash('sha256').update(`${part}`).digest('hex')).join('')
const nested = (levels: number): unknown => (levels === 0 ? 'x' : { x: nested(levels - 1) })

/** Never a value of the type: the door must say so. */
export const BAD: Readonly<Record<string, readonly unknown[]>> = {
  String: [NUL, LONE, INFINITE, 12, true, { a: 1 }, [[1]]],
  ID: [NUL, LONE, INFINITE, 1.5, true, { a: 1 }],
  Int: [INFINITE, 1.5, 2 ** 31, 2 ** 63, '1', true, { a: 1 }],
  Float: [INFINITE, 'NaN', '1', true, { a: 1 }],
  Boolean: ['true', 1, { a: 1 }],
  DateTime: [
    NUL,
    '0001-01-01T00:00:00Z',
    '+300000-01-01T00:00:00Z',
    '2026-01-01',
    '2026-01-01T99:00:00Z',
    'soon',
    0,
    {},
  ],
  JSON: [{ a: NUL }, { a: INFINITE }, nested(40)],
  enum: ['NOPE', 'constructor', NUL, 1, { a: 1 }],
}

/** More than anybody writes: nothing keeps it, and no index takes it. */
const LONG: Readonly<Record<string, readonly unknown[]>> = {
  String: [ENDLESS],
  ID: [ENDLESS],
  JSON: [ENDLESS, { a: ENDLESS }],
}

/** Odd, perhaps legal: whatever comes of it, it is no failure of the server. */
export const ODD_TEXT = [
  '',
  ' ',
  HUGE,
  "' OR 1=1--",
  '%',
  '_',
  '\\',
  '__proto__',
  'constructor',
  'toString',
  '\u202e',
  '💣',
  '-1',
]
export const ODD: Readonly<Record<string, readonly unknown[]>> = {
  String: ODD_TEXT,
  ID: [...ODD_TEXT, '0', '999999999999999', '9999999999999999', '00000000-0000-0000-0000-000000000000'],
  Int: [-1, NEGATIVE_ZERO, 0, 2 ** 31 - 1],
  Float: [-1, NEGATIVE_ZERO, 9.999, 1e308, 2 ** 63, 1e-9],
  Boolean: [null],
  DateTime: [
    '2000-01-01T00:00:00Z',
    '2100-12-31T23:59:59Z',
    '2026-02-30T00:00:00Z',
    '2026-01-01T00:00:00.123456789+14:00',
  ],
  JSON: [null, [], 'x', 1, nested(20), { constructor: 1 }, { x: HUGE }],
  enum: [null],
}

const OF_KIND = { bad: BAD, odd: ODD, long: LONG } as const
type Kind = keyof typeof OF_KIND

interface Leaf {
  readonly path: readonly string[]
  readonly type: string
}

/** Every leaf of an argument and the name of its type, `enum` for all of those. */
export function leavesOf(name: string, type: GraphQLInputType, levels: number): Leaf[] {
  const inner = getNullableType(type)
  const here = isListType(inner) ? [name, '0'] : [name]
  const named = getNamedType(type)
  if (!isInputObjectType(named)) return [{ path: here, type: isEnumType(named) ? 'enum' : named.name }]
  if (levels === 0) return []
  return Object.values(named.getFields()).flatMap((field) =>
    leavesOf(field.name, field.type as GraphQLInputType, levels - 1).map(({ path, type: own }) => ({
      path: [...here, ...path],
      type: own,
    })),
  )
}

/** The value with another one put at the path; what is missing on the way is made. */
export function withAt(value: unknown, [first, ...rest]: readonly string[], put: unknown): unknown {
  if (first === undefined) return put
  if (first === '0') return [withAt(Array.isArray(value) ? value[0] : undefined, rest, put)]
  const before = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  return { ...before, [first]: withAt(before[first], rest, put) }
}

export interface HostileInput {
  readonly title: string
  readonly value: unknown
}

const short = (value: unknown) => (JSON.stringify(value) ?? 'undefined').slice(0, 40)

/** Variables with one leaf gone wrong, for every leaf of the arguments. */
export function graphqlMutants(
  args: readonly { readonly name: string; readonly type: GraphQLInputType }[],
  variables: object,
  kind: Kind,
): HostileInput[] {
  const values = OF_KIND[kind]
  const spoiled = args
    .flatMap(({ name, type }) => leavesOf(name, type, 3))
    .flatMap(({ path, type }) =>
      (values[type] ?? []).map((put) => ({
        title: `${path.join('.')} = ${short(put)}`,
        value: withAt(variables, path, put),
      })),
    )
  const inputs = args.filter(({ type }) => isInputObjectType(getNamedType(type)))
  if (kind !== 'bad') return spoiled
  const extra = inputs.map(({ name }) => ({ title: `${name}.extra`, value: withAt(variables, [name, 'extraKey'], 1) }))
  const wrong = inputs.flatMap(({ name }) =>
    [5, 'x', true].map((put) => ({ title: `${name} = ${put}`, value: { ...variables, [name]: put } })),
  )
  return [...spoiled, ...extra, ...wrong]
}

function jsonLeaves(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (Array.isArray(value)) return value.length === 0 ? [path] : jsonLeaves(value[0], [...path, '0'])
  if (typeof value !== 'object' || value === null) return path.length === 0 ? [] : [path]
  return Object.entries(value).flatMap(([key, child]) => jsonLeaves(child, [...path, key]))
}

/** Bodies with one leaf gone wrong. */
export function hostileBodies(body: unknown, kind: Kind): HostileInput[] {
  const values = {
    bad: [NUL, LONE, INFINITE, { a: { b: 1 } }, [[1]]],
    odd: [...ODD_TEXT, null, -1, 1e308, 2 ** 63, NEGATIVE_ZERO, true],
    long: [ENDLESS],
  }[kind]
  return jsonLeaves(body).flatMap((path) =>
    values.map((put) => ({ title: `${path.join('.')} = ${short(put)}`, value: withAt(body, path, put) })),
  )
}

/** Texts that are no JSON object of ours, whatever the call. */
export const BROKEN_BODIES: readonly { readonly title: string; readonly text: string; readonly type?: string }[] = [
  { title: 'cut short', text: '{"a":' },
  { title: 'no JSON', text: 'a=1&b=2' },
  { title: 'a list', text: '[{}]' },
  { title: 'a number', text: '12' },
  { title: 'a prototype', text: '{"__proto__":{"admin":true}}' },
  { title: 'a constructor', text: '{"constructor":{"prototype":{"admin":true}}}' },
  { title: 'ten thousand lists', text: `${'['.repeat(10_000)}${']'.repeat(10_000)}` },
  { title: 'an unknown key', text: '{"nobodyAskedForThis":1}' },
  { title: 'half a megabyte too much', text: `{"x":"${'x'.repeat(1.5 * 1024 * 1024)}"}` },
  { title: 'XML', text: '<a/>', type: 'text/xml' },
  { title: 'a form', text: 'a=1', type: 'application/x-www-form-urlencoded' },
  { title: 'no type', text: '{}', type: 'x' },
]

/** For the place of an id in a path. */
export const ODD_SEGMENTS = [
  'x',
  '%00',
  '%ED%A0%80',
  '%E0%A4%A',
  '..%2f..%2fetc%2fpasswd',
  '%27%20OR%201%3D1--',
  '%25',
  '%5C',
  '__proto__',
  'constructor',
  '-1',
  '99999999999999999999',
  '%F0%9F%92%A3',
  'x'.repeat(1500),
  '00000000-0000-0000-0000-000000000000',
]
