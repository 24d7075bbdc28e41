import type { XmlContent, XmlTree } from '../../../src/kernel/xml-tree'

export interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Element[]
  readonly text: string
}

function elementsOf(name: string, content: XmlContent): readonly Element[] {
  if (content === undefined) return []
  if (Array.isArray(content)) return content.flatMap((each: XmlContent) => elementsOf(name, each))
  if (typeof content === 'string') return [{ name, attributes: {}, children: [], text: content }]
  const parts = Object.entries(content as XmlTree)
  const texts = parts.filter(([key]) => key === '#text').map(([, text]) => String(text))
  const attributes = parts.filter(([key]) => key.startsWith('@')).map(([key, value]) => [key.slice(1), String(value)])
  const children = parts.filter(([key]) => !/^[@#]/.test(key)).flatMap(([key, inside]) => elementsOf(key, inside))
  return [{ name, attributes: Object.fromEntries(attributes), children, text: texts.join('') }]
}

/** The one element that a document consists of, as it is written. */
export function rootOf(tree: XmlTree): Element {
  const [root, ...more] = Object.entries(tree).flatMap(([name, content]) => elementsOf(name, content))
  if (root === undefined || more.length > 0) throw new Error('not one root')
  return root
}

/** Everything under an element at this way of names. */
export function all({ children }: Element, way: string): readonly Element[] {
  const [first, ...rest] = way.split(' ')
  const found = children.filter(({ name }) => name.replace(/^\w+:/, '') === first)
  return rest.length === 0 ? found : found.flatMap((child) => all(child, rest.join(' ')))
}

export const textAt = (element: Element, way: string) => all(element, way).map(({ text }) => text)
