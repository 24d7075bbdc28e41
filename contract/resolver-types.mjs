import { plugin as resolvers } from '@graphql-codegen/typescript-resolvers'

/** What the server's registry asks for; the stock plugin writes a map of resolvers for every type as well. */
const WANTED = ['QueryResolvers', 'MutationResolvers']
const NAME = /^export (?:type|interface) (\w+)/

/** The declarations that `names` stand on, those of `names` included. */
function neededBy(names, declarations) {
  const needed = new Set()
  const take = (name) => {
    const text = declarations.get(name)
    if (text === undefined || needed.has(name)) return
    needed.add(name)
    for (const [word] of text.matchAll(/\w+/g)) take(word)
  }
  names.forEach(take)
  return needed
}

// The types themselves stand once, in schema.generated.ts.
export const plugin = async (schema, documents, config, info) => {
  const { prepend, content } = await resolvers(schema, documents, { ...config, namespacedImportName: 'Types' }, info)
  // whoever asks names the context: a default would be any
  const named = content.replaceAll('ContextType = any', 'ContextType')
  const declarations = new Map(named.split(/\n(?=export )/).map((text) => [NAME.exec(text)?.[1], text.trim()]))
  const needed = neededBy(WANTED, declarations)
  return {
    prepend: ["import type * as Types from './schema.generated'", ...prepend],
    content: [...declarations].flatMap(([name, text]) => (needed.has(name) ? [text] : [])).join('\n\n'),
  }
}
