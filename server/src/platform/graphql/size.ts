import { getNamedType, isInputObjectType, Kind, typeFromAST } from 'graphql'
import type { DocumentNode, GraphQLInputObjectType, GraphQLSchema } from 'graphql'

// measured of the heap, for documents of the pages and for large ones
const BYTES_OF_A_DOCUMENT = 10_000
const BYTES_OF_A_TOKEN = 300
const BYTES_OF_A_FIELD = 1500
const BYTES_OF_AN_INPUT_FIELD = 600

/** Fields of an input and of those within it. One that holds itself is counted once, as the compiler writes it once. */
function inputFields(type: GraphQLInputObjectType, within: ReadonlySet<string> = new Set()): number {
  if (within.has(type.name)) return 0
  const below = new Set(within).add(type.name)
  return Object.values(type.getFields())
    .map((field) => getNamedType(field.type))
    .reduce((sum, inner) => sum + 1 + (isInputObjectType(inner) ? inputFields(inner, below) : 0), 0)
}

/**
 * About how many bytes a document takes once it is compiled, known before that is done.
 * @param fields that are selected, fragments opened up
 */
export function compiledSize(schema: GraphQLSchema, source: string, document: DocumentNode, fields: number): number {
  let inputs = 0
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    for (const { type: node } of definition.variableDefinitions ?? []) {
      const type = typeFromAST(schema, node)
      const named = type && getNamedType(type)
      inputs += 1 + (isInputObjectType(named) ? inputFields(named) : 0)
    }
  }
  return (
    BYTES_OF_A_DOCUMENT +
    source.length +
    BYTES_OF_A_TOKEN * (document.tokenCount ?? 0) +
    BYTES_OF_A_FIELD * fields +
    BYTES_OF_AN_INPUT_FIELD * inputs
  )
}
