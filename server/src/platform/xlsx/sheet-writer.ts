import type { Style, ValueType } from 'exceljs'
import enums from 'exceljs/lib/doc/enums.js'
import WorkbookWriter from 'exceljs/lib/stream/xlsx/workbook-writer.js'
import type { WrittenCell } from 'exceljs/lib/stream/xlsx/workbook-writer.js'
import type { Writable } from 'node:stream'
import { QuotingStyles } from './quoting'
import type { Sheet } from './sheet'
import { STYLES, styleOf } from './styles'
import type { Cell } from './styles'

// one object for all rows: the library recognises it, and would compare each new one
const PLAIN: Partial<Style> = {}

function typeOf(value: Exclude<Cell, null>): ValueType {
  if (typeof value === 'string') return enums.ValueType.String
  return typeof value === 'number' ? enums.ValueType.Number : enums.ValueType.Date
}

/** The workbook of one sheet, with its headings, to which rows are written. Reading the library takes a moment: `import()` it. */
export function openSheet({ name, author, columns }: Omit<Sheet, 'pieces'>, output: Writable) {
  const workbook = new WorkbookWriter({
    stream: output,
    useStyles: true,
    useSharedStrings: false,
    zip: { zlib: { level: 1 } },
  })
  Object.assign(workbook, { styles: new QuotingStyles() })
  workbook.creator = author
  const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] })
  sheet.columns = columns.map(({ width, kind }) => ({ width, style: STYLES[kind] }))
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columns.length } }
  const letters = columns.map((_column, index) => sheet.getColumn(index + 1).letter)
  const styles = columns.map(({ kind }) => STYLES[kind])
  let number = 0

  /** The library makes an object of each row and cell only to make this of it: a tenth of the time that a workbook takes. */
  function writeRow(cells: readonly Cell[], styled: readonly Partial<Style>[]): void {
    number += 1
    const written: WrittenCell[] = []
    for (const [index, style] of styled.entries()) {
      const value = cells[index] ?? null
      if (value === null) continue
      written.push({ address: `${letters[index]}${number}`, type: typeOf(value), value, style: styleOf(value, style) })
    }
    const model = { number, min: 1, max: columns.length, style: PLAIN, cells: written }
    sheet._writeRow({ hasValues: true, model })
  }

  writeRow(
    columns.map(({ heading }) => heading),
    columns.map(() => STYLES.heading),
  )
  return {
    write(rows: readonly (readonly Cell[])[]): void {
      for (const cells of rows) writeRow(cells, styles)
    },
    /** What has to be compressed before more is written: rows are made faster than that. */
    waiting: () => sheet.stream.pipes.find(({ _writableState }) => _writableState.needDrain),
    end: () => workbook.commit(),
  }
}
