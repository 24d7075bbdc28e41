import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createInflate } from 'node:zlib'
import type { PDFObject } from '@cantoo/pdf-lib'

/** What a reader would run, start or unpack; a page needs none of it. */
const ACTIVE = ['JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia']
const ACTIVE_NAME = new RegExp(`/(${ACTIVE.join('|')})(?![A-Za-z0-9])`)
/** A scanned page of A4 at 300 dots an inch is 26 MB unfolded. */
const UNFOLDED_AT_MOST = 64 * 1024 * 1024
const STREAM = /stream\r?\n/g
/** Objects packed so that the count below does not see how much they are, which no program does, or that nobody reads without a key. */
const HIDDEN =
  /\/Encrypt(?![A-Za-z])|\/(ASCIIHex|ASCII85|LZW|RunLength)Decode|\/FlateDecode(\s|%[^\r\n]*[\r\n])*\/FlateDecode|\/Filter(\s|\[|%[^\r\n]*[\r\n])*\d/

class Unfolds extends Error {}

/** Each stream alone, counted and not kept: the parser would unfold it whole. */
async function ensureSmall(bytes: Buffer, text: string): Promise<void> {
  for (const { index, 0: word } of text.matchAll(STREAM)) {
    let size = 0
    const count = new Writable({
      write(chunk: Buffer, _encoding, done) {
        size += chunk.length
        done(size > UNFOLDED_AT_MOST ? new Unfolds() : null)
      },
    })
    // what is packed another way, or not at all, breaks off at once
    await pipeline([bytes.subarray(index + word.length)], createInflate(), count).catch((error: unknown) => {
      if (error instanceof Unfolds) throw error
    })
  }
}

/** Names may be written with the numbers of their letters: `/J#61vaScript`. */
const plain = (text: string) =>
  text.replaceAll(/#([0-9A-Fa-f]{2})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/**
 * Whether a PDF holds more than pages, or cannot be looked into. What stands open is found whatever the tables of the file
 * say; what is packed is unpacked by the parser.
 */
export async function isActive(bytes: Buffer): Promise<boolean> {
  const text = bytes.toString('latin1')
  const names = plain(text)
  if (ACTIVE_NAME.test(names)) return true
  if (!/\/(ObjStm|XRef)/.test(names)) return false
  if (HIDDEN.test(names)) return true
  const { PDFParser } = await import('@cantoo/pdf-lib')
  try {
    await ensureSmall(bytes, text)
    const context = await PDFParser.forBytesWithOptions(bytes, 100, false, false).parseDocument()
    return context.enumerateIndirectObjects().some(([, object]: readonly [unknown, PDFObject]) => {
      return ACTIVE_NAME.test(plain(object.toString()))
    })
  } catch {
    return true
  }
}
