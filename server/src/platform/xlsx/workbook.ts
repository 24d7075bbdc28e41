import { PassThrough } from 'node:stream'
import type { Readable, Writable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import type { Sheet } from './sheet'

const BUFFER = 256 * 1024

/** Waits until a stream takes more, or the workbook is wanted no longer. */
function drained(stream: Writable, output: PassThrough): Promise<void> {
  return new Promise((done) => {
    const go = () => {
      stream.off('drain', go)
      output.off('close', go)
      done()
    }
    stream.on('drain', go)
    output.on('close', go)
  })
}

async function write({ pieces, ...about }: Sheet, output: PassThrough): Promise<void> {
  // the part of the library that writes, which is half of it, comes with the first export
  const { openSheet } = await import('./sheet-writer')
  const sheet = openSheet(about, output)
  for await (const rows of pieces) {
    sheet.write(rows)
    // everybody else has their turn
    await turn()
    for (let full = sheet.waiting(); full && !output.destroyed; full = sheet.waiting()) await drained(full, output)
    if (output.writableNeedDrain && !output.destroyed) await drained(output, output)
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
