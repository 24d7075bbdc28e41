/**
 * What stands in an element of XML: a text; or its attributes as `@name`, the text beside them as `#text`, and its children by name, in
 * their order. A list is as many elements of one name. What is undefined is left out.
 */
export type XmlContent = string | undefined | XmlTree | readonly XmlContent[]

/** A document of XML as data: the rules say what stands in it, the server writes it. */
export interface XmlTree {
  readonly [name: string]: XmlContent
}

/** A text that is only there when it has something to say. */
export const said = (text: string | null | undefined) => text || undefined
