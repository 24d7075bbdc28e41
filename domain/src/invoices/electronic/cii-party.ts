import { element, optional } from '../../kernel/xml'
import type { XmlElement } from '../../kernel/xml'
import type { ElectronicParty } from './invoice'

/** ISO 6523: the French register's number of a company, that of a branch, and the directory of electronic addresses. */
const SCHEMES = { siren: '0002', siret: '0009', address: '0225' } as const

function postal({ street, postalCode, city, country }: ElectronicParty): XmlElement {
  const [one, two, ...more] = street
  return element('ram:PostalTradeAddress', [
    optional('ram:PostcodeCode', postalCode),
    optional('ram:LineOne', one),
    optional('ram:LineTwo', two),
    optional('ram:LineThree', more.join(', ')),
    optional('ram:CityName', city),
    element('ram:CountryID', country),
  ])
}

const around = (name: string, inside: XmlElement | null) => inside && element(name, [inside])

export function party(name: string, who: ElectronicParty): XmlElement {
  const { siren, siret, vatId, electronicAddress, description, contact } = who
  return element(name, [
    optional('ram:GlobalID', siret, { schemeID: SCHEMES.siret }),
    element('ram:Name', who.name),
    optional('ram:Description', description),
    around('ram:SpecifiedLegalOrganization', optional('ram:ID', siren, { schemeID: SCHEMES.siren })),
    around('ram:DefinedTradeContact', optional('ram:PersonName', contact)),
    postal(who),
    around('ram:URIUniversalCommunication', optional('ram:URIID', electronicAddress, { schemeID: SCHEMES.address })),
    around('ram:SpecifiedTaxRegistration', optional('ram:ID', vatId, { schemeID: 'VA' })),
  ])
}
