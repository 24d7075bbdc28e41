import { plugin as typedDocumentNode } from '@graphql-codegen/typed-document-node'

const OWN_CLASS = /export class TypedDocumentString<[\s\S]*?\n\}\n/
// Each document holds its fragments already: on their own nobody asks for them, and browsers would carry them twice.
const FRAGMENT_DOCUMENTS = /export const \w+FragmentDoc = new TypedDocumentString\(`[^`]*`[^`]*?;\n/g
const FRAGMENT = /^ *fragment (\w+) on \w+ \{\n[\s\S]*?\n\}/gm

/** A fragment that several documents of the file hold stands once, and they name it. */
function hoistFragments(content) {
  const texts = [...content.matchAll(FRAGMENT)].map(([text, name]) => ({ name, text: text.trimStart() }))
  const shared = texts.filter(
    ({ text }, at) =>
      texts.findIndex((one) => one.text === text) === at && texts.filter((one) => one.text === text).length > 1,
  )
  const hoisted = shared.map(({ name, text }) => `const ${name} = \`${text}\``)
  const named = content.replaceAll(FRAGMENT, (text, name) =>
    shared.some((one) => one.text === text.trimStart()) ? `\${${name}}` : text,
  )
  return hoisted.length === 0 ? content : `${hoisted.join('\n')}\n${named}`
}

// The stock plugin repeats its string class in every file it writes; ours stands once in contract/src/document.ts.
export const plugin = async (schema, documents, config, info) => {
  const output = await typedDocumentNode(schema, documents, { ...config, documentMode: 'string' }, info)
  const content = output.content.replace(OWN_CLASS, '').replace(FRAGMENT_DOCUMENTS, '')
  return {
    prepend: ["import { TypedDocumentString } from '@volant/contract/document'"],
    content: hoistFragments(content),
  }
}
