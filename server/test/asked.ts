import { Kind, parse } from 'graphql'
import type { GraphQLResolveInfo } from 'graphql'

/** What a door knows of a document that calls one operation, e.g. `mutation { updateDelivery { version } }`. */
export function asked(document: string): GraphQLResolveInfo {
  const [operation] = parse(document).definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation')
  const [field] = operation.selectionSet.selections
  if (field?.kind !== Kind.FIELD) throw new Error('no field')
  const info: Pick<GraphQLResolveInfo, 'operation' | 'fragments' | 'fieldName'> & { fieldNodes: unknown } = {
    operation,
    fragments: {},
    fieldName: field.name.value,
    fieldNodes: operation.selectionSet.selections,
  }
  return info as GraphQLResolveInfo
}
