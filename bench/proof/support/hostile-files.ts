import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { HostileFile } from './hostile-file'
import { HOSTILE_PDFS } from './hostile-pdfs'

const SCRIPT = '<script>alert(1)</script>'
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`
const PAGE = `<!doctype html><html><body>${SCRIPT}</body></html>`
const ARCHIVE = 'PK\x03\x04\x14\x00\x00\x00\x00\x00'.padEnd(200, 'A')

const binary = (text: string, length = 200) => Buffer.from(text.padEnd(length, '\0'), 'latin1')

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A PNG that says how big it is and has other bytes for it. */
function pngOf(width: number, height: number, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const parts = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts])
}

const PIXELS_OF_PNG_START = 33
/** A text of its own between the head of a PNG and its pixels. */
const withChunk = (png: Buffer, type: string, data: string) =>
  Buffer.concat([
    png.subarray(0, PIXELS_OF_PNG_START),
    chunk(type, Buffer.from(data, 'latin1')),
    png.subarray(PIXELS_OF_PNG_START),
  ])

/** A part of a JPEG that no picture needs, e.g. a comment, after its first two bytes. */
function withMarker(jpeg: Buffer, marker: number, text: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(text.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(text, 'latin1'), jpeg.subarray(2)])
}

/** The size that stands in the header of a JPEG is as long as it is wide. */
function resized(jpeg: Buffer, side: number): Buffer {
  const copy = Buffer.from(jpeg)
  const at = copy.indexOf(Buffer.from([0xff, 0xc0]))
  copy.writeUInt16BE(side, at + 5)
  copy.writeUInt16BE(side, at + 7)
  return copy
}

const OTHER_FORMATS: readonly [name: string, type: HostileFile['type'], start: string][] = [
  ['an SVG with a script', 'image/png', SVG],
  ['an SVG with a script called JPEG', 'image/jpeg', SVG],
  ['an SVG behind an XML head', 'image/png', `<?xml version="1.0"?>${SVG}`],
  ['a page', 'image/jpeg', PAGE],
  ['a page called PNG', 'image/png', PAGE],
  ['a page called PDF', 'application/pdf', `${PAGE}%%EOF`],
  ['a script', 'image/jpeg', 'alert(document.cookie)'],
  ['a program of PHP', 'image/jpeg', '<?php system($_GET["c"]); ?>'],
  ['a program of the shell', 'image/png', '#!/bin/sh\nrm -rf /\n'],
  ['a GIF', 'image/png', 'GIF89a\x01\x00\x01\x00\x00\x00\x00;'],
  ['a GIF that is a script', 'image/jpeg', 'GIF89a=1;alert(1)//'],
  ['a WebP', 'image/jpeg', 'RIFF\x24\x00\x00\x00WEBPVP8 '],
  ['a BMP', 'image/png', 'BM\x46\x00\x00\x00'],
  ['a TIFF', 'image/jpeg', 'II*\x00\x08\x00\x00\x00'],
  ['an icon', 'image/png', '\x00\x00\x01\x00\x01\x00'],
  ['an AVIF', 'image/jpeg', '\x00\x00\x00\x20ftypavif\x00\x00\x00\x00avifmif1'],
  ['a film', 'image/jpeg', '\x00\x00\x00\x20ftypisom\x00\x00\x02\x00isomiso2'],
  ['a sound', 'image/jpeg', 'ID3\x03\x00\x00\x00\x00\x00\x00'],
  ['an archive', 'application/pdf', ARCHIVE],
  ['an archive called PNG', 'image/png', ARCHIVE],
  ['a packed file', 'application/pdf', '\x1f\x8b\x08\x00\x00\x00\x00\x00'],
  ['a RAR', 'application/pdf', 'Rar!\x1a\x07\x00'],
  ['a program of Linux', 'image/png', '\x7fELF\x02\x01\x01'],
  ['a program of Windows', 'image/jpeg', 'MZ\x90\x00\x03'],
  ['a class of Java', 'image/png', '\xca\xfe\xba\xbe\x00\x00\x00\x34'],
  ['a program for browsers', 'image/jpeg', '\x00asm\x01\x00\x00\x00'],
  ['a letter of Word', 'application/pdf', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['PostScript', 'application/pdf', '%!PS-Adobe-3.0\n%%EOF'],
]

/** Each with its place in the world, a maker and a remark, as a phone writes them. */
async function picturesOf() {
  const noise = Buffer.from(Array.from({ length: 90 * 60 * 3 }, (_, index) => (index * 37) % 256))
  const png = await sharp(noise, { raw: { width: 90, height: 60, channels: 3 } })
    .png()
    .toBuffer()
  const jpeg = await sharp(png).jpeg().toBuffer()
  const exif = {
    IFD0: { Make: 'SecretMaker', ImageDescription: SCRIPT },
    IFD3: { GPSLatitude: '48/1 51/1 0/1', GPSLatitudeRef: 'N' },
  }
  return { png, jpeg, located: await sharp(png).withExif(exif).jpeg().toBuffer() }
}

export async function hostileFiles(): Promise<HostileFile[]> {
  const { png, jpeg, located } = await picturesOf()
  const deflated = (bytes: number) => deflateSync(Buffer.alloc(bytes))
  const file = (
    name: string,
    type: HostileFile['type'],
    bytes: Buffer,
    wanted: HostileFile['wanted'],
  ): HostileFile => ({ name, type, bytes, wanted })
  const text = Buffer.from(SCRIPT)
  const gone = { without: ['script', 'PK\x03\x04', 'Exif', 'SecretMaker', '%PDF'] }
  return [
    ...OTHER_FORMATS.map(([name, type, start]) => file(name, type, binary(start), 415)),
    ...HOSTILE_PDFS.map(([name, bytes, wanted]) => file(name, 'application/pdf', bytes, wanted)),
    file('nothing', 'image/png', Buffer.alloc(0), 400),
    file('no document at all', 'application/pdf', Buffer.alloc(0), 400),
    file('a PNG header and a script', 'image/png', Buffer.concat([png.subarray(0, 33), text]), 415),
    file('a JPEG header and a script', 'image/jpeg', Buffer.concat([jpeg.subarray(0, 20), text]), 415),
    file('half a PNG', 'image/png', png.subarray(0, png.length / 2), 415),
    file('half a JPEG', 'image/jpeg', jpeg.subarray(0, jpeg.length / 2), 415),
    file('a PNG sent as JPEG', 'image/jpeg', png, 415),
    file('a JPEG sent as PNG', 'image/png', jpeg, 415),
    file('a PNG sent as PDF', 'application/pdf', png, 415),
    file('a PNG whose head has another check', 'image/png', Buffer.from(png).fill(0, 29, 33), 415),
    file('64 million pixels in 190 KB', 'image/png', pngOf(8000, 8000, deflated(8000 * 24_001)), 413),
    file('ten thousand million pixels', 'image/png', pngOf(100_000, 100_000, deflated(1000)), 413),
    file('a PNG as wide as numbers go', 'image/png', pngOf(2 ** 31 - 1, 1, deflated(1000)), 415),
    file('a PNG without width', 'image/png', pngOf(0, 60, deflated(1000)), 415),
    file('a PNG with fewer pixels than it says', 'image/png', pngOf(500, 500, deflated(1000)), 415),
    file('four thousand million pixels', 'image/jpeg', resized(jpeg, 65_500), 413),
    file('a PNG with a page behind', 'image/png', Buffer.concat([png, Buffer.from(PAGE)]), gone),
    file('a JPEG with an archive behind', 'image/jpeg', Buffer.concat([jpeg, binary(ARCHIVE)]), gone),
    file('a JPEG with a PDF behind', 'image/jpeg', Buffer.concat([jpeg, Buffer.from('%PDF-1.7\n%%EOF\n')]), gone),
    file('a JPEG with a script as remark', 'image/jpeg', withMarker(jpeg, 0xfe, SCRIPT), gone),
    file('a JPEG with a script as profile', 'image/jpeg', withMarker(jpeg, 0xe2, `ICC_PROFILE\0${SCRIPT}`), gone),
    file('a PNG with a script as text', 'image/png', withChunk(png, 'tEXt', `Comment\0${SCRIPT}`), gone),
    file('a PNG with a part of its own', 'image/png', withChunk(png, 'scRt', SCRIPT), gone),
    file('a JPEG that says where it was taken', 'image/jpeg', located, gone),
  ]
}
