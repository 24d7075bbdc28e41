import type { XmlTree } from '@volant/domain/kernel/xml-tree'
import XMLBuilder from 'fast-xml-builder'

// halves of a pair, control characters and the two last of the plane: no document of XML 1.0 may hold them, and the library writes them
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu
const allowed = (_name: string, text: unknown) => String(text).replaceAll(FORBIDDEN, '')

const builder = new XMLBuilder({
  attributeNamePrefix: '@',
  ignoreAttributes: false,
  suppressBooleanAttributes: false,
  tagValueProcessor: allowed,
  attributeValueProcessor: allowed,
})

/** A part of a document of XML as text; characters that XML cannot hold are left out. */
export const writeXml = (tree: XmlTree): string => builder.build(tree)

/** The same as a document of its own. */
export const xmlDocument = (tree: XmlTree): Buffer =>
  Buffer.from(writeXml({ '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, ...tree }))
