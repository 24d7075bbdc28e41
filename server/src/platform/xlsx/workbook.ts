import { PassThrough } from 'node:stream'
import type { Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { writeRows } from './rows'
import { STYLES } from './styles'
import type { Cell, Kind } from './styles'

export interface SheetColumn {
  readonly heading: string
  readonly kind: Kind
  /** In characters. */
  readonly width: number
}

export interface Sheet {
  /** At most 31 characters. */
  readonly name: string
  readonly author: string
  readonly columns: readonly SheetColumn[]
  /** Pieces small enough to be written between two requests. */
  readonly pieces: AsyncIterable<readonly (readonly Cell[])[]>
}

const BUFFER = 256 * 1024

/** Waits for the reader to take what is written, and lets everybody else have their turn. */
async function room(output: PassThrough): Promise<void> {
  await turn()
  if (!output.writableNeedDrain || output.destroyed) return
  await new Promise<void>((done) => {
    const go = () => {
      output.off('drain', go).off('close', go)
      done()
    }
    output.on('drain', go).on('close', go)
  })
}

async function write({ name, author, columns, pieces }: Sheet, output: PassThrough): Promise<void> {
  // the part of the library that writes, which is half of it, comes with the first export
  const { default: WorkbookWriter } = await import('exceljs/lib/stream/xlsx/workbook-writer.js')
  const { QuotingStyles } = await import('./quoting')
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
  writeRows(
    sheet,
    columns.map(() => STYLES.heading),
    [columns.map(({ heading }) => heading)],
  )
  const styles = columns.map(({ kind }) => STYLES[kind])
  for await (const rows of pieces) {
    writeRows(sheet, styles, rows)
    await room(output)
    if (output.destroyed) return
  }
  await workbook.commit()
}

/** A workbook of one sheet, written while it is read. Destroying the stream stops the writing and what feeds it. */
export function streamWorkbook(sheet: Sheet): Readable {
  const output = new PassThrough({ highWaterMark: BUFFER })
  write(sheet, output).catch((error: unknown) => output.destroy(error instanceof Error ? error : undefined))
  return output
}
