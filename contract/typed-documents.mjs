import { plugin as typedDocumentNode } from '@graphql-codegen/typed-document-node'

const OWN_CLASS = /export class TypedDocumentString<[\s\S]*?\n\}\n/

// The stock plugin repeats its string class in every file it writes; ours stands once in contract/src/document.ts.
export const plugin = async (schema, documents, config, info) => {
  const output = await typedDocumentNode(schema, documents, { ...config, documentMode: 'string' }, info)
  return {
    prepend: ["import { TypedDocumentString } from '@volant/contract/document'"],
    content: output.content.replace(OWN_CLASS, ''),
  }
}
