import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { geoJSONToTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { zxyToTileId } from 'pmtiles'

// A PMTiles archive of a few roads between Paris and Lyon in the layers of a Protomaps basemap, for tests of the map.
// The layout: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md

const BOX = { west: 1, south: 45, east: 6, north: 50 }
const MAX_ZOOM = 7
const HEADER_BYTES = 127

const line = (properties, ...coordinates) => ({
  type: 'Feature',
  properties,
  geometry: { type: 'LineString', coordinates },
})
const place = (properties, coordinates) => ({
  type: 'Feature',
  properties: { kind: 'locality', min_zoom: 3, population_rank: 12, ...properties },
  geometry: { type: 'Point', coordinates },
})
const { west, south, east, north } = BOX
const LAYERS = {
  earth: [
    {
      type: 'Feature',
      properties: { kind: 'earth' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [west, south],
            [east, south],
            [east, north],
            [west, north],
            [west, south],
          ],
        ],
      },
    },
  ],
  roads: [
    line(
      { kind: 'highway', min_zoom: 3, ref: 'A6', shield_text: 'A6' },
      [2.35, 48.85],
      [3.5, 47.8],
      [4.85, 46.8],
      [4.83, 45.76],
    ),
    line({ kind: 'major_road', min_zoom: 5, name: 'N7' }, [2.35, 48.85], [2.75, 48], [3.16, 46.99], [4.83, 45.76]),
  ],
  places: [
    place({ name: 'Paris', 'name:fr': 'Paris', 'name:en': 'Paris' }, [2.35, 48.85]),
    place({ name: 'Genève', 'name:fr': 'Genève', 'name:en': 'Geneva' }, [4.83, 45.76]),
  ],
}

function* coordinatesOfTiles() {
  const column = (lng, zoom) => Math.floor(((lng + 180) / 360) * 2 ** zoom)
  const row = (lat, zoom) => Math.floor(((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * 2 ** zoom)
  for (let z = 0; z <= MAX_ZOOM; z++)
    for (let x = column(west, z); x <= column(east, z); x++)
      for (let y = row(north, z); y <= row(south, z); y++) yield [z, x, y]
}

function tileAt([z, x, y]) {
  const layers = Object.entries(LAYERS).flatMap(([name, features]) => {
    const tile = geoJSONToTile({ type: 'FeatureCollection', features }, z, x, y, {
      buffer: 64,
      clip: true,
      wrap: false,
    })
    return tile?.features.length ? [[name, tile]] : []
  })
  return gzipSync(fromGeojsonVt(Object.fromEntries(layers), { version: 2, extent: 4096 }))
}

function varint(value) {
  const bytes = []
  for (; value > 127; value = Math.floor(value / 128)) bytes.push((value % 128) | 128)
  return [...bytes, value]
}

/** Entries by tile id: first all ids as differences, then run lengths, lengths and offsets. */
function directoryOf(entries) {
  return gzipSync(
    Buffer.from([
      ...varint(entries.length),
      ...entries.flatMap(({ id }, at) => varint(id - (entries[at - 1]?.id ?? 0))),
      ...entries.flatMap(() => varint(1)),
      ...entries.flatMap(({ data }) => varint(data.length)),
      ...entries.flatMap(({ offset }) => varint(offset + 1)),
    ]),
  )
}

function header({ root, metadata, leaves, tiles, count }) {
  const bytes = Buffer.alloc(HEADER_BYTES)
  bytes.write('PMTiles', 'ascii')
  bytes.writeUInt8(3, 7)
  const numbers = [...root, ...metadata, ...leaves, ...tiles, count, count, count]
  numbers.forEach((number, at) => bytes.writeBigUInt64LE(BigInt(number), 8 + 8 * at))
  const GZIP = 2
  const VECTOR = 1
  bytes.set([1, GZIP, GZIP, VECTOR, 0, MAX_ZOOM], 96)
  const degrees = [west, south, east, north]
  degrees.forEach((degree, at) => bytes.writeInt32LE(degree * 1e7, 102 + 4 * at))
  bytes.writeUInt8(5, 118)
  bytes.writeInt32LE(2.35e7, 119)
  bytes.writeInt32LE(48.85e7, 123)
  return bytes
}

/** @param nameOfRoads another name makes an archive of another schema */
function archive(nameOfRoads) {
  let offset = 0
  const entries = [...coordinatesOfTiles()]
    .map((at) => ({ id: zxyToTileId(...at), data: tileAt(at) }))
    .toSorted((a, b) => a.id - b.id)
    .map((entry) => {
      const placed = { ...entry, offset }
      offset += entry.data.length
      return placed
    })
  const directory = directoryOf(entries)
  const metadata = gzipSync(
    JSON.stringify({
      name: 'small',
      vector_layers: [nameOfRoads, 'earth', 'places'].map((id) => ({ id, fields: {} })),
    }),
  )
  const afterRoot = HEADER_BYTES + directory.length
  const afterMetadata = afterRoot + metadata.length
  return Buffer.concat([
    header({
      root: [HEADER_BYTES, directory.length],
      metadata: [afterRoot, metadata.length],
      leaves: [afterMetadata, 0],
      tiles: [afterMetadata, offset],
      count: entries.length,
    }),
    directory,
    metadata,
    ...entries.map(({ data }) => data),
  ])
}

const [path, nameOfRoads = 'roads'] = process.argv.slice(2)
writeFileSync(path, archive(nameOfRoads))
