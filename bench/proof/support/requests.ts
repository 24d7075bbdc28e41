import fc from 'fast-check'
import { gzipSync } from 'node:zlib'
import type { Line } from '../../../server/test/permission-table'
import type { Sent } from '../../../server/test/sample-request'
import { ROOTS } from '../../../server/test/documents'
import { BROKEN_BODIES, ODD_SEGMENTS, leavesOf, rawJson, withAt } from '../../../server/test/hostile-inputs'
import { requestOf } from './doors'
import { schemaOf } from './operations'
import type { Path } from './operations'
import { HOSTILE, inputsOf, valuesOf } from './values'

/** A request as it leaves, made of what an operation describes. */
export interface HostileRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | undefined
}

type Wire = Pick<HostileRequest, 'headers' | 'body'>

const JSON_TYPE = { 'content-type': 'application/json' }
const BIG = 11 * 1024 * 1024
const bomb = gzipSync(Buffer.alloc(30 * 1024 * 1024, ' '))

/** What happens to a body on its way. */
const MUTILATIONS: readonly ((text: string) => Wire)[] = [
  (text) => ({ headers: JSON_TYPE, body: Buffer.from(text.slice(0, text.length / 2)) }),
  (text) => ({ headers: JSON_TYPE, body: Buffer.from(text.replace('{', '{"a":1,"a":{"a":2},')) }),
  (text) => ({ headers: JSON_TYPE, body: Buffer.from(text.replace(/"(\w+)":/, '"$1":null,"$1":')) }),
  (text) => ({
    headers: JSON_TYPE,
    body: Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xc0, 0xff, 0xfe])]),
  }),
  (text) => ({ headers: JSON_TYPE, body: Buffer.from(text.replace(/"([^"]+)"/, '"$1\\ud800"')) }),
  (text) => ({ headers: JSON_TYPE, body: Buffer.from(`\ufeff${text}`) }),
  (text) => ({ headers: { 'content-type': 'application/json; charset=utf-16' }, body: Buffer.from(text, 'utf16le') }),
  (text) => ({ headers: { 'content-type': 'text/plain' }, body: Buffer.from(text) }),
  (text) => ({
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: Buffer.from(`--x\r\n\r\n${text}\r\n--x--`),
  }),
  (text) => ({ headers: { ...JSON_TYPE, 'content-encoding': 'gzip' }, body: gzipSync(text) }),
  () => ({ headers: { ...JSON_TYPE, 'content-encoding': 'gzip' }, body: bomb }),
  (text) => ({ headers: { ...JSON_TYPE, 'x-long': 'x'.repeat(8192) }, body: Buffer.from(text) }),
  (text) => ({ headers: { ...JSON_TYPE, 'idempotency-key': 'x'.repeat(300) }, body: Buffer.from(text) }),
  (text) => ({ headers: { ...JSON_TYPE, 'if-match': '99999999999999999999' }, body: Buffer.from(text) }),
  (text) => ({ headers: { ...JSON_TYPE, 'accept-language': '*;q=,'.repeat(200) }, body: Buffer.from(text) }),
  ...BROKEN_BODIES.map(({ text, type = 'application/json' }) => (): Wire => ({
    headers: { 'content-type': type },
    body: Buffer.from(text),
  })),
]
const tooBig = (): Wire => ({ headers: JSON_TYPE, body: Buffer.from(`{"x":"${'x'.repeat(BIG)}"}`) })

const wires = fc.oneof(
  { weight: 60, arbitrary: fc.constantFrom(...MUTILATIONS) },
  { weight: 1, arbitrary: fc.constant(tooBig) },
)

/** Where a value has something of its own: every leaf and every branch. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return [path, ...value.slice(0, 1).flatMap((one) => placesIn(one, [...path, '0']))]
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, one]) => placesIn(one, [...path, key]))]
}

/** Where a request may be spoiled: what the sample says and what the description names. */
function placesOf({ operation }: Line, sent: Sent): Path[] {
  const root = ROOTS.get(operation)
  const described = (root?.field.args ?? []).flatMap(({ name, type }) =>
    leavesOf(name, type, 3).map(({ path }) => ['variables', ...path]),
  )
  const parts = root ? ['variables'] : ['body', 'query']
  const said = parts.flatMap((part) => {
    const value: unknown = Reflect.get(sent, part)
    return value === undefined ? [] : placesIn(value, [part])
  })
  return [...said, ...described, [root ? 'variables' : 'body', 'extraKey'], ['params', 'id']]
}

function spoiled(line: Line, sent: Sent): fc.Arbitrary<Sent> {
  const change = fc.tuple(fc.constantFrom(...placesOf(line, sent)), HOSTILE)
  return (
    fc
      .array(change, { minLength: 1, maxLength: 3 })
      // a request with other values in it is one of the same shape
      .map((changes) => changes.reduce<unknown>((value, [path, put]) => withAt(value, path, put), sent) as Sent)
  )
}

function described({ operation }: Line, sent: Sent): fc.Arbitrary<Sent> {
  const root = ROOTS.get(operation)
  if (root) {
    const args = Object.fromEntries(root.field.args.map(({ name, type }) => [name, inputsOf(type)]))
    return fc.record(args).map((variables) => ({ ...sent, variables }))
  }
  const body = schemaOf(operation, 'body')
  const query = schemaOf(operation, 'query')
  return fc
    .record({
      body: body ? valuesOf(body) : fc.constant(sent.body),
      query: query ? valuesOf(query) : fc.constant(sent.query),
    })
    .map((parts) => ({ ...sent, ...parts }) as Sent)
}

/** Texts as they are, numbers and the like as an address writes them. */
function plain(record: object | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record ?? {}).map(([name, value]) => [
      name,
      (typeof value === 'string' ? value : rawJson(value ?? null)).replaceAll(/\p{Surrogate}/gu, '?').slice(0, 3000),
    ]),
  )
}

/** Requests to one operation: some as it describes them, most of them spoiled, in what they say or on their way. */
export function requestsTo(line: Line, sent: Sent): fc.Arbitrary<HostileRequest> {
  const says = fc.oneof({ weight: 3, arbitrary: described(line, sent) }, { weight: 5, arbitrary: spoiled(line, sent) })
  const segment = fc.option(fc.constantFrom(...ODD_SEGMENTS), { freq: 6 })
  return fc.tuple(says, fc.option(wires, { freq: 4 }), segment).map(([said, wire, odd]) => {
    const whole: Sent = { ...said, params: plain({ ...sent.params, ...said.params }), query: plain(said.query) }
    const { path, call } = requestOf(line.operation, whole)
    const hasPlace = line.operation.includes('{')
    const address = odd !== null && hasPlace ? requestOf(line.operation.replace(/\{\w+\}/, odd), whole).path : path
    const { method = 'POST' } = call
    const text = call.body === undefined ? undefined : rawJson(call.body)
    if (method === 'GET' || (text === undefined && wire === null))
      return { method, path: address, headers: {}, body: undefined }
    const { headers, body } = wire?.(text ?? '{}') ?? { headers: JSON_TYPE, body: Buffer.from(text ?? '{}') }
    return { method, path: address, headers, body }
  })
}

/** A request in a few words, for whoever has to send it again. */
export function wordsOf({ method, path, headers, body }: HostileRequest): string {
  const said =
    body && (body.length > 600 ? `${body.toString().slice(0, 300)}… (${body.length} bytes)` : body.toString())
  return `${method} ${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 200)} ${said ?? ''}`
}
