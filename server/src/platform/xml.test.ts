import { XMLParser, XMLValidator } from 'fast-xml-parser'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeXml, xmlDocument } from './xml'

const parser = new XMLParser({
  attributeNamePrefix: '@',
  ignoreAttributes: false,
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
})

describe('XML', () => {
  it('is written with what stands in it, in its order, and without what is undefined', () => {
    const tree = { a: { '@e': `"'<&>`, d: ['x', { '@f': '', '#text': '1' }], b: undefined, c: { b: undefined } } }
    expect(writeXml(tree)).toBe('<a e="&quot;&apos;&lt;&amp;&gt;"><d>x</d><d f="">1</d><c></c></a>')
  })

  it('keeps every text that XML can hold', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 })
    fc.assert(
      fc.property(text, text, (inside, value) => {
        const written = writeXml({ a: { '@b': value, '#text': inside } })
        expect(XMLValidator.validate(written)).toBe(true)
        expect(parser.parse(written)).toEqual({ a: { '@b': value, '#text': inside } })
      }),
      { examples: [['&lt; &#10; &amp;amp; ]]>', `<!-- "' -->`]] },
    )
  })

  it('leaves out what XML cannot hold', () => {
    const text = 'un\u0000\u0007\u000b\ufffe\ud800 deux\t\n'
    expect(writeXml({ a: { '@b': text, '#text': text } })).toBe('<a b="un deux\t\n">un deux\t\n</a>')
  })

  it('says of a document how it is written', () => {
    expect(xmlDocument({ a: 'é' }).toString('utf8')).toBe('<?xml version="1.0" encoding="UTF-8"?><a>é</a>')
  })
})
