import type { FieldError } from '@volant/domain/kernel/errors'
import { Kind, visit } from 'graphql'
import type { ASTNode, DocumentNode, GraphQLError, ValueNode } from 'graphql'

/** Every value of a document, with the place that it fills: `pagination.page`, `input.vehicles.0.vin`. */
export function argumentPaths(document: DocumentNode): ReadonlyMap<ASTNode, string> {
  const paths = new Map<ASTNode, string>()
  function walk(value: ValueNode, path: string): void {
    paths.set(value, path)
    if (value.kind === Kind.LIST) value.values.forEach((item, index) => walk(item, `${path}.${index}`))
    if (value.kind !== Kind.OBJECT) return
    for (const field of value.fields) {
      paths.set(field, path)
      walk(field.value, `${path}.${field.name.value}`)
    }
  }
  visit(document, { Argument: ({ name, value }) => walk(value, name.value) })
  return paths
}

/** graphql-js names a field that is missing or unknown in words only. */
const MISSING = /^Field "(?:\w+\.)?(\w+)" of required type/
const UNKNOWN = /^Field "(?:\w+\.)?(\w+)" is not defined/
const NULL = /not to be null|found null/

/** What is wrong with the value at this place: the same whether it stands in the document or in a variable. */
export function faultAt(path: string, { message }: GraphQLError): FieldError {
  const missing = MISSING.exec(message)?.[1]
  if (missing !== undefined) return { path: `${path}.${missing}`, code: 'required' }
  const unknown = UNKNOWN.exec(message)?.[1]
  if (unknown !== undefined) return { path: `${path}.${unknown}`, code: 'notAllowed' }
  return { path, code: NULL.test(message) ? 'required' : 'invalid' }
}
