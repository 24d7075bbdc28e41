import { pbkdf2 } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
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

it('makes no more rows than can be compressed', async () => {
  let [made, isBusy] = [0, true]
  async function* endless(): AsyncGenerator<Cell[][]> {
    for (; isBusy; made += 1) yield Array.from({ length: 100 }, () => ['x'.repeat(200)])
  }
  // until the first of these is done, no thread is free on which Node could compress
  const busy = Array.from({ length: 8 }, () => promisify(pbkdf2)('p', 's', 400_000, 32, 'sha512'))
  const columns = [{ heading: 'Text', kind: 'text', width: 10 }] as const
  const written = buffer(streamWorkbook({ name: 'Sheet', author: 'Volant', columns, pieces: endless() }))
  await Promise.race(busy)
  const madeMeanwhile = made
  isBusy = false
  await written
  await Promise.all(busy)
  // of 20 kB each; without waiting there are hundreds
  expect(madeMeanwhile).toBeLessThan(20)
})
