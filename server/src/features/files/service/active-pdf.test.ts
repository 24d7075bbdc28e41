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

/** Starts of streams and nothing else, each one followed by these bytes. */
const starts = (count: number, bytes: Buffer) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...Array.from({ length: count }, () => Buffer.concat([Buffer.from('stream\n'), bytes])),
    Buffer.from('\n%%EOF\n'),
  ])

/** A name, and nothing but this behind it. */
const repeated = (name: string, text: string) =>
  Buffer.from(`%PDF-1.7\n${name}${text.repeat(Math.floor(10_000_000 / text.length))}\n%%EOF\n`)

const objects = (...streams: readonly Buffer[]) =>
  Buffer.concat(streams.map((bytes) => packed('', () => deflateSync(bytes))))

/** Deflated streams, each one within all those before it, of which next to nothing comes: blocks of no letters. */
function nested(count: number): Buffer {
  const empty = Buffer.from([0, 0, 0, 0xff, 0xff])
  const word = Buffer.from('stream\n\u0078\u009c', 'latin1')
  const block = [Buffer.from([0, word.length, 0, 255 - word.length, 0xff]), word]
  const unit = Buffer.concat([...block, ...Array.from({ length: 500 }, () => empty)])
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), word, ...Array.from({ length: count }, () => unit)])
}

it.each([
  ['a form that programs fill', withObject('<</Type/Catalog/AcroForm<</XFA[(template)4 0 R]>>>>')],
  ['a form that is sent away', withObject('<</A<</S/SubmitForm/F(http://there.test)>>>>')],
  ['data that is fetched', withObject('<</A<</S/ImportData/F(data.fdf)>>>>')],
  ['another file that is opened', withObject('<</A<</S/GoToR/F(other.pdf)>>>>')],
  ['a file within that is opened', withObject('<</A<</S/GoTo#45/F(other.pdf)>>>>')],
  ['a script behind a page of spaces', packed(`${' '.repeat(100_000)}${SCRIPT}`)],
  ['a script that is packed as numbers of letters', packed(SCRIPT.replace('/JavaScript', '/J#61vaScript'))],
  ['a script whose end broke off', packed(SCRIPT, (bytes) => deflateSync(bytes).subarray(0, -8))],
  [
    'a script with another checksum',
    packed(SCRIPT, (bytes) => Buffer.concat([deflateSync(bytes).subarray(0, -4), hex(bytes)])),
  ],
  ['a script in differences of letters', packed(SCRIPT, deflateSync, '/FlateDecode', '/DecodeParms<</Predictor 12>>')],
  ['a script under a short name of its packing', packed(SCRIPT, hex, '/AHx')],
  ['40 MB of objects in five streams', objects(...Array.from({ length: 5 }, () => Buffer.alloc(8_000_000, '1 0 ')))],
  ['a million starts of streams', starts(1_000_000, Buffer.alloc(0))],
  ['thirty thousand empty streams', starts(30_000, deflateSync(''))],
  ['streams within streams that nothing comes of', nested(4000)],
  ['a million names of packed objects', repeated('', '/ObjStm ')],
  ['a million names of a packing', repeated('/ObjStm', '/FlateDecode[')],
  ['names of filters in a comment without an end', repeated('/ObjStm', '/Filter%')],
  ['names of packings in a comment without an end', repeated('/ObjStm', '/Fl%')],
  ['a filter behind comments that name it', repeated('/ObjStm/Filter', '%/Filter\n')],
  ['a filter behind spaces without an end', repeated('/ObjStm/Filter', ' ')],
  [
    'a script packed twice, with a comment between',
    packed(SCRIPT, (bytes) => deflateSync(deflateSync(bytes)), '[/FlateDecode %/Fl\n/FlateDecode]'),
  ],
  [
    'a script in differences of letters, which stand first',
    packed(SCRIPT, deflateSync, '/FlateDecode/DecodeParms<</Predictor 12>>/Type/ObjStm'),
  ],
])('finds %s', async (_what, bytes) => {
  expect(await isActive(bytes)).toBe(true)
})

it('believes no number of objects', async () => {
  const bytes = packed(PAGES).toString('latin1').replace('/N 1', '/N 900000000')
  expect(await isActive(Buffer.from(bytes, 'latin1'))).toBe(false)
})

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
  [
    'a fax whose first letters look like something packed',
    async () => packed('', () => Buffer.from([0x78, 0x9c, 0xff, 0xff, 1]), '/CCITTFaxDecode'),
  ],
  ['scanned pages', async () => packed('', () => deflateSync(Buffer.alloc(60_000_000, 'picture /XFA ')))],
  ['nothing but a head and an end', async () => Buffer.from('%PDF-1.4\n%%EOF\n')],
])('lets %s be', async (_what, make) => {
  expect(await isActive(await make())).toBe(false)
})
