/** An element of XML: what stands in it, and its attributes. */
export interface XmlElement {
  readonly name: string
  readonly content: string | readonly XmlElement[]
  readonly attributes: Readonly<Record<string, string>>
}

/** What may be missing is left out with a null, so that a document reads in its order. */
export function element(
  name: string,
  content: string | readonly (XmlElement | null)[],
  attributes: Readonly<Record<string, string>> = {},
): XmlElement {
  return {
    name,
    content: typeof content === 'string' ? content : content.filter((child) => child !== null),
    attributes,
  }
}

/** An element that is only there when it has something to say. */
export function optional(name: string, text: string | null | undefined, attributes?: Readonly<Record<string, string>>) {
  return text ? element(name, text, attributes) : null
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

// halves of a pair, control characters and the two last of the plane: no document of XML 1.0 may hold them
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

const escaped = (text: string) =>
  text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '')

/** The element as text; characters that XML cannot hold are left out. */
export function writeXml({ name, content, attributes }: XmlElement): string {
  const opening = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(' ')
  const inside = typeof content === 'string' ? escaped(content) : content.map(writeXml).join('')
  return `<${opening}>${inside}</${name}>`
}
