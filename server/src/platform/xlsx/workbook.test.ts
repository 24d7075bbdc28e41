import { buffer } from 'node:stream/consumers'
import jszip from 'jszip'
import { expect, it } from 'vitest'
import { streamWorkbook } from './workbook'
import type { Cell } from './styles'

const LIKE_FORMULAS = ['=1+1', '+33612345678', '-2', '@SUM(A1)', '\t=1', '\r=1']
const OTHERS = ['Laurent', 'a=1', ' =1', '']

async function* rows(): AsyncGenerator<Cell[][]> {
  yield [...LIKE_FORMULAS, ...OTHERS].map((text) => [text, -2, new Date(0)])
}

it('quotes each text that begins like a formula, and no other cell', async () => {
  const columns = [
    { heading: 'Text', kind: 'text', width: 10 },
    { heading: 'Number', kind: 'whole', width: 10 },
    { heading: 'Moment', kind: 'moment', width: 10 },
  ] as const
  const bytes = await buffer(streamWorkbook({ name: 'Sheet', author: 'Volant', columns, pieces: rows() }))
  const zip = await jszip.loadAsync(bytes)
  const read = async (path: string) => (await zip.file(path)?.async('string')) ?? ''
  const [, xfs = ''] = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(await read('xl/styles.xml')) ?? []
  const quoting = [...xfs.matchAll(/<xf [^>]*>/g)].map(([xf]) => xf.includes('quotePrefix="1"'))
  expect(quoting.filter(Boolean)).toHaveLength(1)
  const sheet = await read('xl/worksheets/sheet1.xml')
  const cells = [...sheet.matchAll(/<c r="(\w+)" s="(\d+)"/g)]
  const quoted = cells.flatMap(([, place = '', style]) => (quoting[Number(style)] ? [place] : []))
  // below the row of headings
  expect(quoted).toEqual(LIKE_FORMULAS.map((_text, index) => `A${index + 2}`))
  expect(cells.length).toBeGreaterThan(quoted.length)
})
