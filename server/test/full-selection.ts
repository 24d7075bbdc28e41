import type { Selection } from '../src/platform/graphql/selection'
import type { AnyProjection } from '../src/projections/projection'

/** Every field of a type, relations included, as deep as the API lets a document go. */
export function fullSelection(type: AnyProjection, depth = 4): Selection {
  const fields = Object.entries(type.fields).flatMap(([name, field]): [string, Selection][] => {
    if (!('kind' in field) || field.kind !== 'relation') return [[name, new Map()]]
    return depth > 1 ? [[name, fullSelection(field.type(), depth - 1)]] : []
  })
  return new Map(fields)
}

/** Each value in an answer under its path; indexes are left out. */
export function leavesOf(value: unknown, path = ''): [string, unknown][] {
  if (Array.isArray(value)) return value.flatMap((each) => leavesOf(each, path))
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, path ? `${path}.${name}` : name))
}
