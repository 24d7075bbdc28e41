import { plugin as typedDocumentNode } from '@graphql-codegen/typed-document-node'

const OWN_CLASS = /export class TypedDocumentString<[\s\S]*?\n\}\n/
// Each document holds its fragments already: on their own nobody asks for them, and browsers would carry them twice.
const FRAGMENTS = /export const \w+FragmentDoc = new TypedDocumentString\(`[^`]*`[^`]*?;\n/g

// The stock plugin repeats its string class in every file it writes; ours stands once in contract/src/document.ts.
export const plugin = async (schema, documents, config, info) => {
  const output = await typedDocumentNode(schema, documents, { ...config, documentMode: 'string' }, info)
  return {
    prepend: ["import { TypedDocumentString } from '@volant/contract/document'"],
    content: output.content.replace(OWN_CLASS, '').replace(FRAGMENTS, ''),
  }
}
