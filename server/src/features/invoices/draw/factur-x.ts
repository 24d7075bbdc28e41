import { element } from '@volant/domain/kernel/xml'
import type { XmlElement } from '@volant/domain/kernel/xml'
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

const values = element(
  'rdf:Description',
  Object.entries(VALUES).map(([name, value]) => element(`fx:${name}`, value)),
  { 'rdf:about': '', 'xmlns:fx': FX },
)

const property = ([name, meaning]: [string, string]): XmlElement =>
  element(
    'rdf:li',
    [
      element('pdfaProperty:name', name),
      element('pdfaProperty:valueType', 'Text'),
      element('pdfaProperty:category', 'external'),
      element('pdfaProperty:description', meaning),
    ],
    { 'rdf:parseType': 'Resource' },
  )

/** PDF/A knows no metadata but its own: what others mean is written beside them. */
const meanings = element(
  'rdf:Description',
  [
    element('pdfaExtension:schemas', [
      element('rdf:Bag', [
        element(
          'rdf:li',
          [
            element('pdfaSchema:schema', 'Factur-X PDFA Extension Schema'),
            element('pdfaSchema:namespaceURI', FX),
            element('pdfaSchema:prefix', 'fx'),
            element('pdfaSchema:property', [element('rdf:Seq', Object.entries(MEANINGS).map(property))]),
          ],
          { 'rdf:parseType': 'Resource' },
        ),
      ]),
    ]),
  ],
  {
    'rdf:about': '',
    'xmlns:pdfaExtension': 'http://www.aiim.org/pdfa/ns/extension/',
    'xmlns:pdfaSchema': 'http://www.aiim.org/pdfa/ns/schema#',
    'xmlns:pdfaProperty': 'http://www.aiim.org/pdfa/ns/property#',
  },
)

/** The XML of an invoice as the PDF of a Factur-X carries it. Description 11.2. */
export function facturX(xml: Buffer, description: string): Attached {
  return { name: FACTUR_X, type: 'text/xml', description, bytes: xml, metadata: [meanings, values] }
}
