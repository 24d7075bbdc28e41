import {
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  parse,
  print,
  separateOperations,
  specifiedRules,
  validate,
} from 'graphql'
import type { GraphQLSchema } from 'graphql'
import { isSafeText } from '../operations/inputs'
import { MAX_TOKENS, refuseExcess } from './limits'
import { variableTypes } from './variables'
import type { VariableTypes } from './variables'

const MAX_LENGTH = 30_000
const KEPT = 1000

type Checked =
  | { readonly ok: true; readonly source: string; readonly variables: VariableTypes }
  | { readonly ok: false; readonly errors: readonly GraphQLError[] }

/** Reads documents once: what it lets pass is safe to run, and is one operation. */
interface Documents {
  check(source: string, operationName: string | undefined): Checked
}

function refused(...errors: readonly GraphQLError[]): Checked {
  return { ok: false, errors }
}

/** @param closed production: no introspection */
export function createDocuments(schema: GraphQLSchema, closed: boolean): Documents {
  const rules = closed ? [...specifiedRules, NoSchemaIntrospectionCustomRule] : specifiedRules
  const known = new Map<string, Checked>()

  function read(source: string, operationName: string | undefined): Checked {
    if (source.length > MAX_LENGTH || !isSafeText(source)) return refused(new GraphQLError('Not a document'))
    try {
      const document = parse(source, { maxTokens: MAX_TOKENS })
      refuseExcess(document)
      const errors = validate(schema, document, rules, { maxErrors: 5 })
      if (errors.length > 0) return refused(...errors)
      const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
      const chosen = operations.find(({ name }) => name?.value === operationName)
      if (operationName !== undefined && !chosen) return refused(new GraphQLError('Unknown operation'))
      const [operation] = chosen ? [chosen] : operations
      const variables = operation === undefined ? new Map() : variableTypes(schema, operation)
      if (operations.length === 1) return { ok: true, source, variables }
      // The compiled form is kept by text: each operation of a document needs a text of its own.
      const alone = operationName === undefined ? undefined : separateOperations(document)[operationName]
      return alone ? { ok: true, source: print(alone), variables } : refused(new GraphQLError('Name the operation'))
    } catch (error) {
      if (error instanceof GraphQLError) return refused(error)
      throw error
    }
  }

  return {
    check(source, operationName) {
      const key = operationName === undefined ? source : `${operationName}\n${source}`
      const seen = known.get(key)
      if (seen) return seen
      const checked = read(source, operationName)
      if (!checked.ok) return checked
      const [oldest] = known.keys()
      if (known.size >= KEPT && oldest !== undefined) known.delete(oldest)
      known.set(key, checked)
      return checked
    },
  }
}
