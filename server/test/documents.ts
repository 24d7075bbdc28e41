import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildSchema, getNamedType, isLeafType, isObjectType } from 'graphql'
import type { GraphQLField, GraphQLObjectType } from 'graphql'

export const schema = buildSchema(readFileSync(resolve(import.meta.dirname, '../../contract/schema.graphql'), 'utf8'))

export interface Root {
  readonly kind: 'query' | 'mutation'
  readonly field: GraphQLField<unknown, unknown>
}

function rootsOf(kind: 'query' | 'mutation', type: GraphQLObjectType | null | undefined): [string, Root][] {
  return Object.values(type?.getFields() ?? {}).map((field) => [field.name, { kind, field }])
}

/** Every operation of the schema by its name. */
export const ROOTS: ReadonlyMap<string, Root> = new Map([
  ...rootsOf('query', schema.getQueryType()),
  ...rootsOf('mutation', schema.getMutationType()),
])

function leavesOf(type: GraphQLObjectType): string[] {
  return Object.values(type.getFields())
    .filter(({ type: own }) => isLeafType(getNamedType(own)))
    .map(({ name }) => name)
}

function childrenOf(type: GraphQLObjectType): [string, GraphQLObjectType][] {
  return Object.values(type.getFields()).flatMap(({ name, type: own }): [string, GraphQLObjectType][] => {
    const named = getNamedType(own)
    return isObjectType(named) ? [[name, named]] : []
  })
}

/** The scalars of the answer, and of the records of a list. */
function shallow(type: GraphQLObjectType, levels: number): string {
  // what has no scalars of its own is one level deeper than it looks
  const next = (child: GraphQLObjectType) => (leavesOf(child).length === 0 ? 1 : 0)
  const below = levels === 0 ? [] : childrenOf(type).map(([name, child]) => `${name} ${shallow(child, next(child))}`)
  return `{ ${[...leavesOf(type), ...below].join(' ')} }`
}

function call({ kind, field }: Root, selection: string): string {
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ')
  return `${kind} ${field.name}${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`} ${selection} }`
}

function rootOf(name: string): Root {
  const root = ROOTS.get(name)
  if (root === undefined) throw new Error(`the schema has no ${name}`)
  return root
}

/** A document that calls the operation with every argument as a variable and asks for the plain fields of its answer. */
export function documentOf(name: string): string {
  const root = rootOf(name)
  const type = getNamedType(root.field.type)
  if (!isObjectType(type)) return call(root, '')
  const isPage = childrenOf(type).length === 1 || leavesOf(type).length === 0
  return call(root, shallow(type, isPage ? 1 : 0))
}

/** As `documentOf`, with the plain fields of every relation too. */
export function wideDocumentOf(name: string): string {
  const root = rootOf(name)
  const type = getNamedType(root.field.type)
  return call(root, isObjectType(type) ? shallow(type, 1) : '')
}

/** Selections below a type, one for each path of relations: `{ organization { owner { id … } } }`. */
function paths(type: GraphQLObjectType, edges: number): string[] {
  const here = leavesOf(type).join(' ')
  const below = edges === 0 ? [] : childrenOf(type)
  const deeper = below.flatMap(([name, child]) => paths(child, edges - 1).map((path) => `${name} { ${path} }`))
  return [...(here ? [here] : []), ...deeper]
}

/** Documents that together walk every path of relations below the answer: the deepest that the door lets through. */
export function walkingDocuments(name: string, edges: number): string[] {
  const root = rootOf(name)
  const type = getNamedType(root.field.type)
  return isObjectType(type) ? paths(type, edges).map((path) => call(root, `{ ${path} }`)) : [call(root, '')]
}
