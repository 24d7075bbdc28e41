import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

interface Attachment {
  readonly filename: string
  readonly description: string
  readonly content: Uint8Array
}

/** What a PDF carries, how the catalogue names it, and what its metadata say. */
export async function attachedTo(pdf: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const document = await task.promise
  const files = Object.values(((await document.getAttachments()) ?? {}) as Record<string, Attachment>)
  const { metadata } = await document.getMetadata()
  const text = Buffer.from(pdf).toString('latin1')
  const [, metadataText = ''] =
    /(<\?xpacket begin[\s\S]+?<\?xpacket end="w"\?>)/.exec(Buffer.from(pdf).toString('utf8')) ?? []
  const found = {
    files: files.map(({ filename, description, content }) => ({
      filename,
      description,
      text: Buffer.from(content).toString('utf8'),
    })),
    title: metadata?.get('dc:title') as string | undefined,
    version: text.slice(0, 8),
    /** Of the file itself: how it belongs to the document, and whether the catalogue says so. */
    relationships: [...text.matchAll(/\/AFRelationship \/(\w+)/g)].map(([, name]) => name),
    associated: /\/Type \/Catalog[\s\S]*?\/AF \[(\d+ 0 R)\]/.test(text),
    intents: /\/OutputIntents \[\d+ 0 R\]/.test(text),
    metadataText,
  }
  await task.destroy()
  return found
}
