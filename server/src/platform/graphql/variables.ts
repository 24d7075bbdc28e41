import { getNullableType, isInputObjectType, isInputType, isListType, typeFromAST } from 'graphql'
import type { GraphQLInputType, GraphQLSchema, OperationDefinitionNode } from 'graphql'

/** The variables that an operation declares, by name. */
export type VariableTypes = ReadonlyMap<string, GraphQLInputType>

export function variableTypes(schema: GraphQLSchema, operation: OperationDefinitionNode): VariableTypes {
  const types = new Map<string, GraphQLInputType>()
  for (const { variable, type } of operation.variableDefinitions ?? []) {
    const found = typeFromAST(schema, type)
    if (isInputType(found)) types.set(variable.name.value, found)
  }
  return types
}

function filled(value: unknown, type: GraphQLInputType): unknown {
  const own = getNullableType(type)
  if (isListType(own)) {
    const of = own.ofType as GraphQLInputType
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

/**
 * The variables with the schema's defaults in place of the fields that were left out. Compiled documents take a field that
 * may not be null for a required one, whatever its default.
 */
export function withDefaults(
  variables: Readonly<Record<string, unknown>>,
  types: VariableTypes,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => {
      const type = types.get(name)
      return [name, type === undefined ? value : filled(value, type)]
    }),
  )
}
