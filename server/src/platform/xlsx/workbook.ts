import { PassThrough } from 'node:stream'
import type { Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import type { Sheet } from './sheet'

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

async function write({ pieces, ...about }: Sheet, output: PassThrough): Promise<void> {
  // the part of the library that writes, which is half of it, comes with the first export
  const { openSheet } = await import('./sheet-writer')
  const sheet = openSheet(about, output)
  for await (const rows of pieces) {
    sheet.write(rows)
    await room(output)
    if (output.destroyed) return
  }
  await sheet.end()
}

/** A workbook of one sheet, written while it is read. Destroying the stream stops the writing and what feeds it. */
export function streamWorkbook(sheet: Sheet): Readable {
  const output = new PassThrough({ highWaterMark: BUFFER })
  write(sheet, output).catch((error: unknown) => output.destroy(error instanceof Error ? error : undefined))
  return output
}
