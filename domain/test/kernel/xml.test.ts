import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { element, optional, writeXml } from '../../src/kernel/xml'
import { readXml } from '../invoices/electronic/read-xml'

describe('XML', () => {
  it('is written with what stands in it, and without what is missing', () => {
    const tree = element('a', [optional('b', null), optional('c', ''), optional('d', 'x', { e: '"<&>' }), null])
    expect(writeXml(tree)).toBe('<a><d e="&quot;&lt;&amp;&gt;">x</d></a>')
  })

  it('keeps every text that XML can hold', () => {
    const text = fc.string({ unit: 'grapheme' })
    fc.assert(
      fc.property(text, text, (inside, value) => {
        const read = readXml(writeXml(element('a', inside, { b: value })))
        expect([read.text, read.attributes['b']]).toEqual([inside, value])
      }),
    )
  })

  it('leaves out what XML cannot hold', () => {
    expect(writeXml(element('a', 'un\u0000\u0007\u000b\ufffe\ud800 deux\t\n'))).toBe('<a>un deux\t\n</a>')
  })
})
