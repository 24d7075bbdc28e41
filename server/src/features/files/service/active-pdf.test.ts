import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { expect, it } from 'vitest'
import { isActive } from './active-pdf'

const withObject = (body: string) =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n${body}\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n`)

/** Objects packed into a stream, as programs have done since version 1.5. */
function packed(
  body: string,
  pack: (bytes: Buffer) => Buffer = deflateSync,
  filter = '/FlateDecode',
  more = '',
): Buffer {
  const bytes = pack(Buffer.from(`1 0 ${body}`))
  const head = `%PDF-1.7\n5 0 obj\n<</Type/ObjStm/N 1/First 4/Length ${bytes.length}/Filter ${filter}${more}>>\nstream\n`
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream\nendobj\n%%EOF\n')])
}

const hex = (bytes: Buffer) => Buffer.from(`${bytes.toString('hex')}>`)
const SCRIPT = '<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>'
const PAGES = '<</Type/Catalog/Pages 2 0 R>>'

it.each([
  ['a script', withObject(SCRIPT)],
  ['a script by the numbers of its letters', withObject(SCRIPT.replace('/JavaScript', '/J#61va#53cript'))],
  ['a program that is started', withObject('<</Type/Catalog/OpenAction<</S/Launch/F(cmd.exe)>>>>')],
  ['a file in it', withObject('<</Type/Catalog/Names<</EmbeddedFiles<</Names[(a)2 0 R]>>>>>>')],
  ['a packed script', packed(SCRIPT)],
  ['a script packed as digits', packed(SCRIPT, hex, '/ASCIIHexDecode')],
  ['a script packed twice', packed(SCRIPT, (bytes) => deflateSync(deflateSync(bytes)), '[/FlateDecode /FlateDecode]')],
  ['a filter that stands elsewhere', packed(SCRIPT, deflateSync, '7 0 R')],
  ['objects that need a key', packed(PAGES, deflateSync, '/FlateDecode', '/Encrypt 9 0 R')],
  ['300 MB in 300 KB', packed('', () => deflateSync(Buffer.alloc(300_000_000)))],
])('finds %s', async (_what, bytes) => {
  expect(await isActive(bytes)).toBe(true)
})

async function drawn(options: PDFKit.PDFDocumentOptions): Promise<Buffer> {
  const document = new PDFDocument(options)
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((done) => document.once('end', done))
  document.text('We launch JavaScript courses').end()
  await ended
  return Buffer.concat(parts)
}

it.each([
  ['a page that speaks of scripts', () => drawn({})],
  ['a page that may not be printed', () => drawn({ ownerPassword: 'x', pdfVersion: '1.7' })],
  ['packed pages', async () => packed(PAGES)],
  ['nothing but a head and an end', async () => Buffer.from('%PDF-1.4\n%%EOF\n')],
])('lets %s be', async (_what, make) => {
  expect(await isActive(await make())).toBe(false)
})
