import { Kind } from 'graphql'
import type { GraphQLResolveInfo, OperationDefinitionNode, SelectionSetNode } from 'graphql'

/** Names of the fields asked for, each with what is asked for below it; leaves are empty. */
export interface Selection extends ReadonlyMap<string, Selection> {}

class Fields extends Map<string, Fields> {
  open(name: string): Fields {
    const known = this.get(name)
    if (known) return known
    const made = new Fields()
    this.set(name, made)
    return made
  }
}

type Fragments = GraphQLResolveInfo['fragments']

// Conditional fields (@include, @skip) count as asked for: one projection serves every value of the variables.
function collect({ selections }: SelectionSetNode, fragments: Fragments, into: Fields): void {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      const { value: name } = selection.name
      if (name.startsWith('__')) continue
      const field = into.open(name)
      if (selection.selectionSet) collect(selection.selectionSet, fragments, field)
    } else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet, fragments, into)
    else {
      const fragment = fragments[selection.name.value]
      if (fragment) collect(fragment.selectionSet, fragments, into)
    }
  }
}

/** Root fields by the key they answer under: the same field may be asked for twice with different selections. */
function collectRoots(set: SelectionSetNode, fragments: Fragments, roots: Fields): Fields {
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) {
      const root = roots.open(selection.alias?.value ?? selection.name.value)
      if (selection.selectionSet) collect(selection.selectionSet, fragments, root)
    } else if (selection.kind === Kind.INLINE_FRAGMENT) collectRoots(selection.selectionSet, fragments, roots)
    else {
      const fragment = fragments[selection.name.value]
      if (fragment) collectRoots(fragment.selectionSet, fragments, roots)
    }
  }
  return roots
}

const compiled = new WeakMap<OperationDefinitionNode, Fields>()
const NONE: Selection = new Fields()

/**
 * What the document asks of this root field. Read once per document and the same object every time, so that a feature can
 * keep the SQL it builds from it in a WeakMap.
 */
export function selectedFields(info: GraphQLResolveInfo): Selection {
  let roots = compiled.get(info.operation)
  if (!roots) {
    roots = collectRoots(info.operation.selectionSet, info.fragments, new Fields())
    compiled.set(info.operation, roots)
  }
  const [first] = info.fieldNodes
  return roots.get(first?.alias?.value ?? info.fieldName) ?? NONE
}
