import { createInflateRaw } from 'node:zlib'

/** A name may be written with the numbers of its letters: `/J#61vaScript`. */
function anyOf(...names: readonly string[]): string {
  const letter = (character: string) => {
    const number = character.charCodeAt(0).toString(16)
    return `(?:${character}|#${number}|#${number.toUpperCase()})`
  }
  return `/(?:${names.map((name) => Array.from(name, letter).join('')).join('|')})(?![A-Za-z0-9#])`
}

/** What a reader would run, start, send, open or unpack; a page needs none of it. */
const ACTIVE = new RegExp(
  [
    anyOf('JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia'),
    anyOf('SubmitForm', 'ImportData', 'GoToR', 'GoToE'),
    // three letters alone stand in the noise of a picture by accident
    String.raw`${anyOf('XFA')}\s*[\[\d]`,
  ].join('|'),
)
const LONGEST_NAME = 64

const PACKS_OBJECTS = new RegExp(anyOf('ObjStm', 'XRef'))
const ENCRYPTED = new RegExp(anyOf('Encrypt'))
/** Each stream names its packing once, and those of a thousand pages are fewer. */
const NAMES_AT_MOST = 10_000
/** How far from a name is looked, and how much of that may be nothing but spaces and comments. */
const AROUND = 1000
const GAP_AT_MOST = 500
const GAP = /^(?:[\s[]|%[^\r\n]*(?:[\r\n]|$))*/

/** A name, and what a text is that has it at its beginning. */
const named = (...names: readonly string[]) => ({
  every: new RegExp(anyOf(...names), 'g'),
  first: new RegExp(`^${anyOf(...names)}`),
})
const FILTER = named('Filter')
const FLATE = named('FlateDecode', 'Fl')
const PACKED = named('ObjStm')
const OTHER_PACKING = new RegExp(anyOf('ASCIIHexDecode', 'ASCII85Decode', 'LZWDecode', 'RunLengthDecode'))
const OTHER_PACKING_OR_ELSEWHERE = new RegExp(String.raw`^(?:${anyOf('AHx', 'A85', 'LZW', 'RL')}|\d)`)
const PREDICTOR = new RegExp(anyOf('Predictor'))

/**
 * Whether one of these names stands where `isHidden` says so, or there are more of them than anybody reads. What may stand
 * around a name is bounded, and so is their number: a pattern that looks behind each one would read the file over and over.
 */
function someName(text: string, names: RegExp, isHidden: (behind: string, before: string) => boolean): boolean {
  let count = 0
  for (const { index, 0: name } of text.matchAll(names)) {
    count += 1
    const end = index + name.length
    if (count > NAMES_AT_MOST) return true
    if (isHidden(text.slice(end, end + AROUND), text.slice(Math.max(0, index - AROUND), index))) return true
  }
  return false
}

/** Whether this comes next, behind spaces and comments, or behind more of them than any program writes. */
function comesNext(behind: string, next: RegExp): boolean {
  const gap = GAP.exec(behind)?.[0].length ?? 0
  return gap > GAP_AT_MOST || next.test(behind.slice(gap))
}

/** In the dictionary of packed objects, or in one within it that ends before their name. */
function isPredicted(behind: string, before: string): boolean {
  const [rest = ''] = behind.split('>', 1)
  const [inner = '', between, last] = before.split('>').slice(-3)
  return PREDICTOR.test(rest) || (between === '' && last !== undefined && PREDICTOR.test(inner))
}

/** Objects packed in a way that is not looked through below, which no program does. */
function hidesObjects(text: string): boolean {
  return (
    OTHER_PACKING.test(text) ||
    someName(text, FILTER.every, (behind) => comesNext(behind, OTHER_PACKING_OR_ELSEWHERE)) ||
    someName(text, FLATE.every, (behind) => comesNext(behind, FLATE.first)) ||
    someName(text, PACKED.every, isPredicted)
  )
}

// up to the next such word: a line of nothing else would be read over and over
const STREAM = /stream(?:(?!stream)[^\r\n]){0,64}(?:\r\n?|\n)/g
/** Each stream of a file has two such words, its own and that of its end; those of a thousand pages are fewer. */
const WORDS_AT_MOST = 10_000
/** Of all packed objects of a file together: those of a thousand pages are one. */
const UNFOLDED_AT_MOST = 32 * 1024 * 1024
/** How often its own length a file may be read: streams do not lie within each other. */
const READ_AT_MOST = 3
/** Packed objects begin with the number of the first; pictures and fonts, which are large, hardly ever do. */
const MAY_BE_OBJECTS = /^[\s\0]*(?:[-+.\d%]|$)/
const ANYTHING = /[^\s\0]/

const DICTIONARY = 1000
const NOT_DEFLATED = new RegExp(
  String.raw`${anyOf('Filter')}[\s\[]*${anyOf('CCITTFaxDecode', 'CCF', 'JBIG2Decode', 'DCTDecode', 'DCT', 'JPXDecode')}`,
)
const DEFLATED = new RegExp(anyOf('FlateDecode', 'Fl'))

/** Whether the text before a stream names another packing: its first letters may look like ours by accident. */
const isOtherwise = (before: string) => NOT_DEFLATED.test(before) && !DEFLATED.test(before)

const HEAD = 2
const startsDeflated = (bytes: Buffer, at: number) =>
  at + HEAD < bytes.length && bytes.readUInt8(at) % 16 === 8 && bytes.readUInt16BE(at) % 31 === 0

interface Passed {
  /** Bytes of the file that were read, and what came of them. */
  readonly read: number
  readonly unfolded: number
  /** What it unfolds to cannot be known to its end, as far as a reader would show it. */
  readonly broken: boolean
}

/**
 * Looks through what one stream holds while it is unfolded, and keeps nothing of it. Its checksum is left alone, as readers do.
 * @returns undefined once something active was found, or too much
 */
async function lookThrough(packed: Buffer, most: number): Promise<Passed | undefined> {
  const inflate = createInflateRaw()
  let unfolded = 0
  let begun = false
  let before = ''
  const chunks: AsyncIterable<Buffer> = inflate.end(packed)
  try {
    for await (const chunk of chunks) {
      const text = before + chunk.toString('latin1')
      if (!begun && !MAY_BE_OBJECTS.test(text)) break
      begun ||= ANYTHING.test(text)
      unfolded += chunk.length
      if (unfolded > most || ACTIVE.test(text)) return undefined
      before = text.slice(-LONGEST_NAME)
    }
    return { read: inflate.bytesWritten, unfolded, broken: false }
  } catch {
    return { read: inflate.bytesWritten, unfolded, broken: true }
  }
}

/** Unfolds whatever may be a stream, wherever it begins, up to a bound for the whole file. */
async function isActiveWithin(bytes: Buffer, text: string): Promise<boolean> {
  let words = 0
  let read = 0
  let unfolded = 0
  for (const { index, 0: word } of text.matchAll(STREAM)) {
    words += 1
    if (words > WORDS_AT_MOST) return true
    const at = index + word.length
    if (!startsDeflated(bytes, at)) continue
    const passed = await lookThrough(bytes.subarray(at + HEAD), UNFOLDED_AT_MOST - unfolded)
    if (!passed || (passed.broken && !isOtherwise(text.slice(Math.max(0, index - DICTIONARY), index)))) return true
    read += passed.read
    unfolded += passed.unfolded
    if (read > READ_AT_MOST * bytes.length) return true
  }
  return false
}

/**
 * Whether a PDF holds more than pages, or cannot be looked into. Nothing in it is believed, no table and no length: what stands
 * open is found wherever it stands, and so is what is packed.
 */
export async function isActive(bytes: Buffer): Promise<boolean> {
  const text = bytes.toString('latin1')
  if (ACTIVE.test(text)) return true
  // behind a key only whole objects stand open
  if (ENCRYPTED.test(text)) return PACKS_OBJECTS.test(text)
  return (PACKS_OBJECTS.test(text) && hidesObjects(text)) || isActiveWithin(bytes, text)
}
