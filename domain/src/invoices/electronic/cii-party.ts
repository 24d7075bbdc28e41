import { said, type XmlTree } from '../../kernel/xml-tree'
import type { ElectronicParty } from './invoice'

/** ISO 6523: the French register's number of a company, that of a branch, and the directory of electronic addresses; and VAT. */
const SCHEMES = { siren: '0002', siret: '0009', address: '0225', vat: 'VA' } as const

function numbered(number: string | null, scheme: keyof typeof SCHEMES): XmlTree | undefined {
  return number ? { '@schemeID': SCHEMES[scheme], '#text': number } : undefined
}

/** An element around another, where that is there. */
function around(name: string, inside: XmlTree | string | undefined): XmlTree | undefined {
  return inside ? { [name]: inside } : undefined
}

function postal({ street, postalCode, city, country }: ElectronicParty): XmlTree {
  const [one, two, ...more] = street
  return {
    'ram:PostcodeCode': said(postalCode),
    'ram:LineOne': said(one),
    'ram:LineTwo': said(two),
    'ram:LineThree': said(more.join(', ')),
    'ram:CityName': said(city),
    'ram:CountryID': country,
  }
}

export function party(who: ElectronicParty): XmlTree {
  const { name, siren, siret, vatId, electronicAddress, description, contact } = who
  return {
    'ram:GlobalID': numbered(siret, 'siret'),
    'ram:Name': name,
    'ram:Description': said(description),
    'ram:SpecifiedLegalOrganization': around('ram:ID', numbered(siren, 'siren')),
    'ram:DefinedTradeContact': around('ram:PersonName', said(contact)),
    'ram:PostalTradeAddress': postal(who),
    'ram:URIUniversalCommunication': around('ram:URIID', numbered(electronicAddress, 'address')),
    'ram:SpecifiedTaxRegistration': around('ram:ID', numbered(vatId, 'vat')),
  }
}
