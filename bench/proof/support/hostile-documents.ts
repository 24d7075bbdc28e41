import fc from 'fast-check'
import { ROOTS } from '../../../server/test/documents'

const words = fc.constantFrom(
  ...ROOTS.keys(),
  '__proto__',
  'constructor',
  'toString',
  '__schema',
  '__type',
  '__typename',
  'records',
  'total',
  'id',
  'organization',
  'deliveries',
  'x'.repeat(5000),
  'é',
  '_',
  'null',
  'true',
  'on',
)
const salad = fc
  .array(
    fc.oneof(
      words,
      fc.constantFrom(
        '{',
        '}',
        '(',
        ')',
        '[',
        ']',
        '"',
        '"""',
        '...',
        ':',
        '!',
        '=',
        '@',
        '$',
        '|',
        '&',
        '#',
        ',',
        '\\',
        '\0',
      ),
      fc.constantFrom(
        'query',
        'mutation',
        'subscription',
        'fragment',
        'extend',
        'schema',
        '@skip(if:true)',
        '1e400',
        '-0',
        '9'.repeat(400),
      ),
      fc.string({ unit: 'binary', maxLength: 8 }),
    ),
    { maxLength: 300 },
  )
  .map((tokens) => tokens.join(' '))

const times = fc.constantFrom(1, 2, 7, 16, 51, 200, 1001, 5000)
const literals = fc.constantFrom(
  '"a\\u0000b"',
  '"\\ud800"',
  '1e400',
  '-0',
  '99999999999999999999',
  '"""\0"""',
  '{a:{a:{a:{}}}}',
  '[[[[[[]]]]]]',
  '$none',
  'NOPE',
  '"\u202e"',
  `"${'x'.repeat(70_000)}"`,
  '{__proto__:{rank:1}}',
)

/** Well formed, and more than any page asks for; or nearly well formed. */
const excess = fc
  .tuple(words, words, times, literals)
  .map(([root, field, many, literal]): string[] => [
    `{ ${`a: ${root} `.repeat(Math.min(many, 1000))} }`,
    `{ ${Array.from({ length: Math.min(many, 400) }, (_, index) => `a${index}: ${root} { ${field} }`).join(' ')} }`,
    `{ ${root} ${`{ ${field} `.repeat(many)}${'}'.repeat(many)} }`,
    `{ ${root} ${'{ '.repeat(many)}`,
    `{ ${root}(id: ${literal}) { ${field} } }`,
    `{ ${root}(filter: ${literal}, pagination: ${literal}) { ${field} } }`,
    `query($a: ${field}!) { ${root}(id: $a) { id } }`,
    `query(${Array.from({ length: Math.min(many, 200) }, (_, index) => `$v${index}: ID = ${literal}`).join(' ')}) { ${root} }`,
    `{ ${root} ${'@skip(if: false) '.repeat(Math.min(many, 1000))}{ ${field} } }`,
    'query { ...a } fragment a on Query { ...b } fragment b on Query { ...a }',
    `query { ...f0 } ${Array.from({ length: Math.min(many, 60) }, (_, index) => `fragment f${index} on Query { ...f${index + 1} ...f${index + 1} }`).join(' ')}`,
    `mutation { a: ${root}(id: "1") b: ${root}(id: "2") }`,
    `subscription { ${root} }`,
    `{ __schema { types { fields { type { ${'ofType { '.repeat(Math.min(many, 50))} name ${'}'.repeat(Math.min(many, 50))} } } } } }`,
    `${'# '.repeat(many)}\n{ ${root} }`,
    `query A { ${root} } query B { ${field} }`,
    `{ ${root} { ${field}(${field}: ${literal}) } }`,
  ])

/** Bodies for /graphql whose document no page would send. */
export const HOSTILE_BODIES: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(excess, fc.nat()).map(([all, index]) => ({ query: all[index % all.length] })) },
  { weight: 2, arbitrary: salad.map((query) => ({ query })) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(words, fc.jsonValue())
      .map(([root, odd]) => ({ query: `{ ${root} }`, variables: odd, operationName: odd })),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(words, times).map(([root, many]) => Array(Math.min(many, 200)).fill({ query: `{ ${root} }` })),
  },
  { weight: 1, arbitrary: fc.jsonValue().map((query) => ({ query })) },
)
