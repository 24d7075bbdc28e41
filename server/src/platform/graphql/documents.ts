import { AppError } from '@volant/contract/errors'
import {
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  parse,
  separateOperations,
  specifiedRules,
  validate,
} from 'graphql'
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import { LRUCache } from 'lru-cache'
import { isSafeText } from '../operations/inputs'
import { argumentPaths, faultAt } from './arguments'
import { MAX_TOKENS, refuseExcess } from './limits'
import { compiledSize } from './size'
import { variablesOf } from './variables'
import type { Variables } from './variables'

const MAX_LENGTH = 30_000
/** The pages' own documents, about 120, are less than half of it. */
const KEPT_BYTES = 20_000_000

interface Runnable {
  readonly ok: true
  readonly variables: Variables
  run(context: unknown, variables: Readonly<Record<string, unknown>>): Promise<ExecutionResult> | ExecutionResult
}

type Checked = Runnable | Refused

interface Refused {
  readonly ok: false
  readonly errors: readonly GraphQLError[]
}

/** A document as it is kept: whoever may not ask about the schema gets the refusal instead. */
interface Known {
  readonly checked: Checked
  readonly introspection?: Refused | undefined
}

/** Who asks for a document. */
interface Caller {
  readonly mayIntrospect: boolean
  /** @throws where this person has had too many bytes of new documents read */
  countNew(bytes: number): Promise<void>
}

/** Reads documents once: what it lets pass is safe to run, and is one operation. */
interface Documents {
  check(source: string, operationName: string | undefined, caller: Caller): Checked | Promise<Checked>
}

function refused(...errors: readonly GraphQLError[]): Refused {
  return { ok: false, errors }
}

/** The errors about values, each with the place of its argument. */
function placed(errors: readonly GraphQLError[], document: DocumentNode): GraphQLError[] {
  const paths = argumentPaths(document)
  return errors.map((error) => {
    const [node] = error.nodes ?? []
    const path = node && paths.get(node)
    if (path === undefined) return error
    const originalError = new AppError('BAD_USER_INPUT', { fields: [faultAt(path, error)] })
    return new GraphQLError(originalError.message, { nodes: node ?? null, originalError })
  })
}

export function createDocuments(schema: GraphQLSchema): Documents {
  const known = new LRUCache<string, Known>({ maxSize: KEPT_BYTES })

  function compile(document: DocumentNode): Checked {
    const compiled = compileQuery(schema, document)
    if (!isCompiledQuery(compiled)) return refused(...(compiled.errors ?? []))
    return {
      ok: true,
      variables: variablesOf(schema, document),
      run: (context, variables) => compiled.query(null, context, variables),
    }
  }

  function choose(document: DocumentNode, operationName: string | undefined): Checked {
    const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    const chosen = operations.find(({ name }) => name?.value === operationName)
    if (operationName !== undefined && !chosen) return refused(new GraphQLError('Unknown operation'))
    if (operations.length === 1) return compile(document)
    const alone = operationName === undefined ? undefined : separateOperations(document)[operationName]
    return alone ? compile(alone) : refused(new GraphQLError('Name the operation'))
  }

  function validated(document: DocumentNode, operationName: string | undefined): Known {
    const errors = validate(schema, document, specifiedRules, { maxErrors: 5 })
    if (errors.length > 0) return { checked: refused(...placed(errors, document)) }
    const [introspects] = validate(schema, document, [NoSchemaIntrospectionCustomRule], { maxErrors: 1 })
    return { checked: choose(document, operationName), introspection: introspects && refused(introspects) }
  }

  /** Counted before the costly part: to validate and compile a document takes longer than to run it. */
  async function read(key: string, source: string, operationName: string | undefined, caller: Caller): Promise<Known> {
    if (source.length > MAX_LENGTH || !isSafeText(source))
      return { checked: refused(new GraphQLError('Not a document')) }
    try {
      const document = parse(source, { maxTokens: MAX_TOKENS })
      const size = compiledSize(schema, source, document, refuseExcess(document))
      await caller.countNew(size)
      // others may have asked for it meanwhile
      const found = known.get(key) ?? validated(document, operationName)
      if (found.checked.ok) known.set(key, found, { size })
      return found
    } catch (error) {
      if (error instanceof GraphQLError) return { checked: refused(error) }
      throw error
    }
  }

  function answerOf({ checked, introspection }: Known, { mayIntrospect }: Caller): Checked {
    return introspection && !mayIntrospect ? introspection : checked
  }

  return {
    check(source, operationName, caller) {
      const key = operationName === undefined ? source : `${operationName}\n${source}`
      const seen = known.get(key)
      if (seen) return answerOf(seen, caller)
      return read(key, source, operationName, caller).then((found) => answerOf(found, caller))
    },
  }
}
