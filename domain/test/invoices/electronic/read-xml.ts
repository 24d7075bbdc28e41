export interface ReadElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: ReadElement[]
  text: string
}

const TOKEN = /<(\/?)([A-Za-z][\w:.-]*)((?: [A-Za-z][\w:.-]*="[^"<]*")*)>|([^<]+)/gy
const ENTITY = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' } as const
const unescaped = (text: string) =>
  text.replaceAll(/&[^;]*;?/g, (entity) => {
    if (!(entity in ENTITY)) throw new Error(`no entity: ${entity}`)
    return ENTITY[entity as keyof typeof ENTITY]
  })

/** A strict reader of the XML that is written here; throws where it is not well-formed. */
export function readXml(text: string): ReadElement {
  const body = text.replace(/^<\?xml version="1.0" encoding="UTF-8"\?>\n/, '').trimEnd()
  const root: ReadElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  let at = 0
  for (const [token, closes, name, attributes = '', words] of body.matchAll(TOKEN)) {
    at += token.length
    const inside = open.at(-1)
    if (inside === undefined) throw new Error('more is closed than was opened')
    if (words !== undefined) inside.text += unescaped(words)
    else if (closes) {
      if (open.pop()?.name !== name) throw new Error(`${name} closes another element`)
    } else {
      const pairs = [...attributes.matchAll(/ ([^=]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key,
        unescaped(value),
      ])
      const child = { name: name ?? '', attributes: Object.fromEntries(pairs), children: [], text: '' }
      inside.children.push(child)
      open.push(child)
    }
  }
  if (at !== body.length || open.length !== 1 || root.children.length !== 1) throw new Error('not well-formed')
  return root.children[0] as ReadElement
}

/** Everything under an element at this way of names. */
export function all({ children }: ReadElement, way: string): ReadElement[] {
  const [first, ...rest] = way.split(' ')
  const found = children.filter(({ name }) => name.replace(/^\w+:/, '') === first)
  return rest.length === 0 ? found : found.flatMap((child) => all(child, rest.join(' ')))
}

export const textAt = (element: ReadElement, way: string) => all(element, way).map(({ text }) => text)
