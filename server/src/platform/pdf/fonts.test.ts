import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { Paper } from './paper'

async function draw(text: string): Promise<Buffer> {
  const at = new Date('2026-06-15T08:00:00Z')
  const settings = { title: 'Essai', author: 'Volant', language: 'fr', at } as const
  const paper = await Paper.open({ ...settings, pageOf: (page) => `Page ${page}` })
  paper.begin(['Pied'], ['Volant', 'Essai'])
  paper.write(text, { x: 50, y: 100, width: 300 })
  return paper.finish()
}

/** What the document says its glyphs stand for. */
function characterMapOf(pdf: Buffer): string {
  const streams = pdf.toString('latin1').matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)
  const unpacked = [...streams].map(([, bytes = '']) => {
    try {
      return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
  return unpacked.filter((text) => text.includes('begincmap')).join()
}

it('reads the same whatever was drawn before it, also where two characters have one glyph', async () => {
  for (const [sign, character] of [
    ['\u00b5', '<00b5>'],
    ['\u03bc', '<03bc>'],
    ['\u00b5', '<00b5>'],
  ] as const)
    expect(characterMapOf(await draw(`5 ${sign}m`))).toContain(character)
})
