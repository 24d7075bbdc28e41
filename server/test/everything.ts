import type { Selection } from '../src/platform/graphql/selection'
import type { TypeProjection } from '../src/projections/engine'

/** Every field of a type, relations included, as deep as the API lets a document go. */
export function everything(type: TypeProjection, depth = 4): Selection {
  const fields = Object.entries(type.fields).flatMap(([name, field]): [string, Selection][] => {
    if (typeof field === 'function') return [[name, new Map()]]
    return depth > 1 ? [[name, everything(field.type(), depth - 1)]] : []
  })
  return new Map(fields)
}

/** Each value in an answer under its path; indexes are left out. */
export function leavesOf(value: unknown, path = ''): [string, unknown][] {
  if (Array.isArray(value)) return value.flatMap((each) => leavesOf(each, path))
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, path ? `${path}.${name}` : name))
}
