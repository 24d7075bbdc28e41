import { GraphQLError, Kind, visit } from 'graphql'
import type { DocumentNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql'
import { isSafeText } from '../operations/inputs'

export const MAX_TOKENS = 1000
const MAX_DEPTH = 6
const MAX_ALIASES = 15
const MAX_COST = 5000
const MAX_DIRECTIVES = 50

/**
 * The standard introspection query opens types within types far below what data needs. graphql-js bounds the part that could
 * multiply, lists within lists, by a rule of its own.
 */
const ABOUT_THE_SCHEMA: ReadonlySet<string> = new Set(['__schema', '__type'])

interface Weight {
  readonly depth: number
  /** Fields that stand at the top, fragments opened up. */
  readonly roots: number
  /** Fields selected, fragments opened up. Rows are bounded by perPage. */
  readonly fields: number
  readonly aliases: number
}

const NOTHING: Weight = { depth: 0, roots: 0, fields: 0, aliases: 0 }

function side(a: Weight, b: Weight): Weight {
  return {
    depth: Math.max(a.depth, b.depth),
    roots: a.roots + b.roots,
    fields: a.fields + b.fields,
    aliases: a.aliases + b.aliases,
  }
}

/** Weighs each fragment once: opened up one by one, twenty lines of nested fragments would be millions of fields. */
function scales(document: DocumentNode): (selections: SelectionSetNode) => Weight {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }
  const known = new Map<string, Weight>()
  const open = new Set<string>()

  function ofFragment(name: string): Weight {
    const weight = known.get(name)
    if (weight) return weight
    const fragment = fragments.get(name)
    // one that leads nowhere would weigh nothing, however often the others open it up
    if (!fragment) throw new GraphQLError('Unknown fragment')
    if (open.has(name)) throw new GraphQLError('A fragment holds itself')
    open.add(name)
    const found = of(fragment.selectionSet)
    open.delete(name)
    known.set(name, found)
    return found
  }

  function of({ selections }: SelectionSetNode): Weight {
    let total = NOTHING
    for (const selection of selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) total = side(total, ofFragment(selection.name.value))
      else if (selection.kind === Kind.INLINE_FRAGMENT) total = side(total, of(selection.selectionSet))
      else {
        const below = selection.selectionSet ? of(selection.selectionSet) : NOTHING
        const aliases = below.aliases + (selection.alias ? 1 : 0)
        const depth = ABOUT_THE_SCHEMA.has(selection.name.value) ? 1 : below.depth + 1
        total = side(total, { depth, roots: 1, fields: below.fields + 1, aliases })
      }
    }
    return total
  }
  return of
}

function refuseUnsafeLiterals(document: DocumentNode): void {
  let directives = 0
  visit(document, {
    Directive() {
      directives += 1
      if (directives > MAX_DIRECTIVES) throw new GraphQLError(`More than ${MAX_DIRECTIVES} directives`)
    },
    StringValue({ value }) {
      if (!isSafeText(value)) throw new GraphQLError('A text holds a character that cannot be stored')
    },
    FloatValue({ value }) {
      if (!Number.isFinite(Number(value))) throw new GraphQLError('A number is out of range')
    },
  })
}

/**
 * Fragments are weighed like operations: validation opens up those that nothing asks for as well.
 * @returns how many fields its operations select, fragments opened up
 * @throws GraphQLError for a document that asks for more than any screen does
 */
export function refuseExcess(document: DocumentNode): number {
  refuseUnsafeLiterals(document)
  const weigh = scales(document)
  let selected = 0
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION && definition.kind !== Kind.FRAGMENT_DEFINITION) continue
    const { depth, roots, fields, aliases } = weigh(definition.selectionSet)
    if (aliases > MAX_ALIASES) throw new GraphQLError(`More than ${MAX_ALIASES} aliases`)
    if (fields > MAX_COST) throw new GraphQLError(`More than ${MAX_COST} fields`)
    // how deep a fragment leads is known where it is opened: below the schema it may
    if (definition.kind === Kind.FRAGMENT_DEFINITION) continue
    if (depth > MAX_DEPTH) throw new GraphQLError(`Deeper than ${MAX_DEPTH} fields`)
    if (definition.operation === 'subscription') throw new GraphQLError('There are no subscriptions')
    if (definition.operation === 'mutation' && roots > 1) throw new GraphQLError('One mutation a request')
    selected += fields
  }
  return selected
}
