import type { XmlTree } from '@volant/domain/kernel/xml-tree'
import type { Attached } from '../../../platform/pdf/attached'

/** The name that the standard wants. */
const FACTUR_X = 'factur-x.xml'
const FX = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

const VALUES = { DocumentType: 'INVOICE', DocumentFileName: FACTUR_X, Version: '1.0', ConformanceLevel: 'EN 16931' }
const MEANINGS: Readonly<Record<keyof typeof VALUES, string>> = {
  DocumentType: 'The type of the hybrid document',
  DocumentFileName: 'The name of the embedded XML document',
  Version: 'The version of the XML schema',
  ConformanceLevel: 'The profile of the embedded XML document',
}

const values: XmlTree = {
  'rdf:Description': {
    '@rdf:about': '',
    '@xmlns:fx': FX,
    ...Object.fromEntries(Object.entries(VALUES).map(([name, value]) => [`fx:${name}`, value])),
  },
}

const property = ([name, meaning]: [string, string]): XmlTree => ({
  '@rdf:parseType': 'Resource',
  'pdfaProperty:name': name,
  'pdfaProperty:valueType': 'Text',
  'pdfaProperty:category': 'external',
  'pdfaProperty:description': meaning,
})

const schema: XmlTree = {
  '@rdf:parseType': 'Resource',
  'pdfaSchema:schema': 'Factur-X PDFA Extension Schema',
  'pdfaSchema:namespaceURI': FX,
  'pdfaSchema:prefix': 'fx',
  'pdfaSchema:property': { 'rdf:Seq': { 'rdf:li': Object.entries(MEANINGS).map(property) } },
}

/** PDF/A knows no metadata but its own: what others mean is written beside them. */
const meanings: XmlTree = {
  'rdf:Description': {
    '@rdf:about': '',
    '@xmlns:pdfaExtension': 'http://www.aiim.org/pdfa/ns/extension/',
    '@xmlns:pdfaSchema': 'http://www.aiim.org/pdfa/ns/schema#',
    '@xmlns:pdfaProperty': 'http://www.aiim.org/pdfa/ns/property#',
    'pdfaExtension:schemas': { 'rdf:Bag': { 'rdf:li': schema } },
  },
}

/** The XML of an invoice as the PDF of a Factur-X carries it. Description 11.2. */
export function facturX(xml: Buffer, description: string): Attached {
  return { name: FACTUR_X, type: 'text/xml', description, bytes: xml, metadata: [meanings, values] }
}
