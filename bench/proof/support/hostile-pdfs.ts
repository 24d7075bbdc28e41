import { deflateSync } from 'node:zlib'
import type { HostileFile } from './hostile-file'

const withObject = (body: string, start = '') =>
  Buffer.from(`${start}%PDF-1.7\n1 0 obj\n${body}\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n`)

const SCRIPT = '<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>'

function packed(bytes: Buffer, filter = '/FlateDecode', more = ''): Buffer {
  const head = `%PDF-1.7\n5 0 obj\n<</Type/ObjStm/N 1/First 4/Length ${bytes.length}/Filter ${filter}${more}>>\nstream\n`
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream\nendobj\n%%EOF\n')])
}

const objects = Buffer.from(`1 0 ${SCRIPT}`)
const pages = Buffer.from('1 0 <</Type/Catalog>>')

/** A remark is text like any other: the file is kept, and shown as nothing but a PDF. */
const KEPT = { without: [] }

export const HOSTILE_PDFS: readonly [name: string, bytes: Buffer, wanted: HostileFile['wanted']][] = [
  ['a PDF with a script', withObject(SCRIPT), 415],
  ['a PDF with a script by its numbers', withObject(SCRIPT.replace('/JavaScript', '/J#61v#61Script')), 415],
  ['a PDF that starts a program', withObject('<</Type/Catalog/OpenAction<</S/Launch/F(cmd.exe)>>>>'), 415],
  ['a PDF with a file in it', withObject('<</Names<</EmbeddedFiles<</Names[(a.exe)2 0 R]>>>>>>'), 415],
  ['a PDF with a film in it', withObject('<</Type/Annot/Subtype/RichMedia>>'), 415],
  ['a PDF with a packed script', packed(deflateSync(objects)), 415],
  ['a PDF with a script packed as digits', packed(Buffer.from(`${objects.toString('hex')}>`), '/ASCIIHexDecode'), 415],
  ['a PDF packed twice', packed(deflateSync(deflateSync(objects)), '[/FlateDecode /FlateDecode]'), 415],
  ['a PDF that needs a key to be looked into', packed(deflateSync(pages), '/FlateDecode', '/Encrypt 9 0 R'), 415],
  ['a PDF of 300 MB in 300 KB', packed(deflateSync(Buffer.alloc(300_000_000))), 415],
  ['a PDF without its end', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'), 415],
  ['a page with a PDF behind', withObject('<<>>', '<!doctype html><script>alert(1)</script>'), 415],
  ['a PDF with a page as a remark', withObject('<<>>\n% <!doctype html><script>alert(1)</script>'), KEPT],
]
