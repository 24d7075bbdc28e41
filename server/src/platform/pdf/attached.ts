import type { XmlTree } from '@volant/domain/kernel/xml-tree'
import { writeXml } from '../xml'

/** A file that a PDF carries and that says the same for machines. */
export interface Attached {
  readonly name: string
  readonly type: string
  readonly description: string
  readonly bytes: Buffer
  /** What the metadata of the PDF say of it. */
  readonly metadata: readonly XmlTree[]
}

/** The document that carries it. */
interface Carrier {
  readonly title: string
  readonly author: string
  readonly at: Date
}

/** What the library is told of a PDF that carries a file: the standard of such files, PDF/A-3, begins with 1.7. */
export const CARRYING = { pdfVersion: '1.7', subset: 'PDF/A-3b' } as const

function named({ title, author }: Carrier): XmlTree {
  return {
    'rdf:Description': {
      '@rdf:about': '',
      '@xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      'dc:title': { 'rdf:Alt': { 'rdf:li': { '@xml:lang': 'x-default', '#text': title } } },
      'dc:creator': { 'rdf:Seq': { 'rdf:li': author } },
    },
  }
}

/** Puts the file in, as another way of saying the whole document (ISO 19005-3). */
export function attach(doc: PDFKit.PDFDocument, file: Attached, carrier: Carrier): void {
  const { name, type, description, bytes } = file
  const { at } = carrier
  // `relationship` is missing from the types
  const options = { name, type, description, relationship: 'Alternative', creationDate: at, modifiedDate: at }
  doc.file(bytes, options)
  // the library writes names into the metadata as they are, where a company's `&` would break them
  for (const part of [named(carrier), ...file.metadata]) doc.appendXML(writeXml(part))
}
