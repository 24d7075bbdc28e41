import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { isAbsolute, resolve, sep } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { bytesToHeader, Compression, TileType } from 'pmtiles'
import type { Header } from 'pmtiles'

const HEADER_BYTES = 127
const MAGIC = 'PMTiles'
/** The layer of a Protomaps basemap without which there is nothing to draw a route on. */
const ROADS = 'roads'

export const isRemote = (tiles: string): boolean => /^https?:/i.test(tiles)

/** Where the archive is: an address as it stands, a path from DATA_DIR. */
export function mapTilesAt(tiles: string, dataDir: string): string {
  return isRemote(tiles) ? tiles : resolve(dataDir, tiles)
}

/** Why these tiles cannot be drawn; undefined where they can. A remote archive is left to the browsers, which read it. */
export function mapTilesProblem(tiles: string, dataDir: string): string | undefined {
  if (isRemote(tiles)) return URL.canParse(tiles) ? undefined : 'must be an http or https address, or a path'
  const path = mapTilesAt(tiles, dataDir)
  if (!isAbsolute(tiles) && !path.startsWith(dataDir + sep)) return 'must be an absolute path, or one inside DATA_DIR'
  let file: number
  try {
    file = openSync(path, 'r')
  } catch {
    return 'names a file that cannot be read'
  }
  try {
    return archiveProblem(file)
  } finally {
    closeSync(file)
  }
}

function archiveProblem(file: number): string | undefined {
  const stat = fstatSync(file)
  if (!stat.isFile()) return 'names a folder, not a file'
  const start = read(file, 0, HEADER_BYTES)
  if (start.length < HEADER_BYTES || start.toString('latin1', 0, MAGIC.length) !== MAGIC || start[MAGIC.length] !== 3)
    return 'names a file that is no PMTiles archive of version 3'
  const header = bytesToHeader(new Uint8Array(start).buffer)
  if (header.tileType !== TileType.Mvt) return 'names an archive of pictures: vector tiles are needed'
  if (endOf(header) > stat.size) return 'names an archive that is cut short'
  return layersOf(file, header).includes(ROADS)
    ? undefined
    : 'names an archive that is damaged, or none of the Protomaps basemap'
}

function read(file: number, from: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  return bytes.subarray(0, readSync(file, bytes, 0, length, from))
}

function endOf(header: Header): number {
  return Math.max(
    header.rootDirectoryOffset + header.rootDirectoryLength,
    header.jsonMetadataOffset + header.jsonMetadataLength,
    header.leafDirectoryOffset + (header.leafDirectoryLength ?? 0),
    header.tileDataOffset + (header.tileDataLength ?? 0),
  )
}

/** The names of its layers; none where its description cannot be read. */
function layersOf(file: number, header: Header): unknown[] {
  const packed = read(file, header.jsonMetadataOffset, header.jsonMetadataLength)
  try {
    const text = header.internalCompression === Compression.Gzip ? gunzipSync(packed) : packed
    const { vector_layers: layers }: { vector_layers: { id: unknown }[] } = JSON.parse(text.toString('utf8'))
    return layers.map(({ id }) => id)
  } catch {
    return []
  }
}
