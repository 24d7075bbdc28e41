import { AppError } from '@volant/contract/errors'
import type { FieldError } from '@volant/domain/kernel/errors'
import { coerceInputValue, isInputObjectType, isInputType, isListType, isNonNullType, Kind, typeFromAST } from 'graphql'
import type { DocumentNode, GraphQLInputType, GraphQLSchema } from 'graphql'
import { refuseUnsafe } from '../operations/inputs'
import { argumentPaths, faultAt } from './arguments'

const MOST_FAULTS = 50

interface Variable {
  readonly type: GraphQLInputType
  readonly required: boolean
  /** The argument that it fills, or a place inside one: the caller's own name for it is nobody else's. */
  readonly path: string
}

/** The variables that an operation declares, by name. */
export type Variables = ReadonlyMap<string, Variable>

/** @param document a valid one of a single operation: each variable is declared, and used */
export function variablesOf(schema: GraphQLSchema, document: DocumentNode): Variables {
  const paths = new Map<string, string>()
  for (const [node, path] of argumentPaths(document))
    if (node.kind === Kind.VARIABLE && !paths.has(node.name.value)) paths.set(node.name.value, path)
  const variables = new Map<string, Variable>()
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    for (const { variable, type: node, defaultValue } of definition.variableDefinitions ?? []) {
      const { value: name } = variable.name
      const type = typeFromAST(schema, node)
      const path = paths.get(name)
      if (!isInputType(type) || path === undefined) continue
      variables.set(name, { type, path, required: isNonNullType(type) && defaultValue === undefined })
    }
  }
  return variables
}

function filled(value: unknown, type: GraphQLInputType): unknown {
  const own = isNonNullType(type) ? type.ofType : type
  if (isListType(own)) {
    const of = own.ofType
    return Array.isArray(value) ? value.map((item) => filled(item, of)) : filled(value, of)
  }
  if (!isInputObjectType(own) || typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const whole: Record<string, unknown> = { ...value }
  for (const { name, type: fieldType, defaultValue } of Object.values(own.getFields())) {
    if (Object.hasOwn(whole, name)) whole[name] = filled(whole[name], fieldType)
    else if (defaultValue !== undefined) whole[name] = defaultValue
  }
  return whole
}

function faultsOf(value: unknown, { type, path, required }: Variable): FieldError[] {
  if (value === undefined) return required ? [{ path, code: 'required' }] : []
  const faults: FieldError[] = []
  coerceInputValue(value, type, (below, _value, error) => {
    if (faults.length < MOST_FAULTS) faults.push(faultAt([path, ...below].join('.'), error))
  })
  return faults
}

/**
 * The variables as they are run: with the schema's defaults in place of the fields that were left out, because compiled
 * documents take a field that may not be null for a required one, whatever its default. They are judged here, before:
 * interpreted and compiled documents would name the places of their faults each in another way.
 * @throws AppError BAD_USER_INPUT with every place that is wrong
 */
export function readVariables(
  sent: Readonly<Record<string, unknown>>,
  variables: Variables,
): Readonly<Record<string, unknown>> {
  const read: Record<string, unknown> = {}
  const fields: FieldError[] = []
  for (const [name, variable] of variables) {
    const value = Object.hasOwn(sent, name) ? sent[name] : undefined
    refuseUnsafe(value, variable.path)
    fields.push(...faultsOf(value, variable))
    if (value !== undefined) read[name] = filled(value, variable.type)
  }
  if (fields.length > 0) throw new AppError('BAD_USER_INPUT', { fields })
  return read
}
