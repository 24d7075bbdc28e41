import { readFileSync } from 'node:fs'

/** One commune or arrondissement, as scripts/build-gazetteer.ts wrote it. */
export interface Town {
  readonly country: string
  /** INSEE code in France, GeoNames id elsewhere. */
  readonly code: string
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  /** The point is the mean of the neighbours', not the town's own. */
  readonly approximate: boolean
  readonly population: number
  readonly postalCodes: readonly string[]
  readonly aliases: readonly string[]
}

export interface Match {
  readonly town: Town
  /** The smaller the better: 0 the whole name, 1 its start, 2 the start of a later word. */
  readonly exactness: number
}

interface Key {
  readonly text: string
  /** Place in the order of population, the largest first. */
  readonly rank: number
  readonly whole: boolean
}

// More than a list shows, since the twenty parts of Paris count as one there.
const MOST_MATCHES = 60

const ABBREVIATIONS: Record<string, string> = { st: 'saint', ste: 'sainte', sts: 'saints', stes: 'saintes' }

/** Lower case, no accents, single spaces: "St-Étienne" and "saint etienne" are one. */
export function townKey(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .map((word) => ABBREVIATIONS[word] ?? word)
    .join(' ')
}

function parse(line: string): Town {
  const [country = '', code = '', name = '', lat, lng, approximate, population, codes = '', aliases = ''] =
    line.split('\t')
  return {
    country,
    code,
    name,
    latitude: Number(lat),
    longitude: Number(lng),
    approximate: approximate === '1',
    population: Number(population),
    postalCodes: codes ? codes.split(',') : [],
    aliases: aliases ? aliases.split('|') : [],
  }
}

// "havre" means Le Havre as surely as "le havre" does.
const ARTICLE = /^(?:le|la|les|l) /

function keysOf(town: Town, rank: number): Key[] {
  return [town.name, ...town.aliases].flatMap((name) => {
    const text = townKey(name)
    const bare = text.replace(ARTICLE, '')
    const later = [...bare.matchAll(/ /g)].map((gap) => bare.slice(gap.index + 1)).filter((end) => end.length > 2)
    return [
      { text, rank, whole: true },
      ...(bare === text ? [] : [{ text: bare, rank, whole: true }]),
      ...later.map((end) => ({ text: end, rank, whole: false })),
    ]
  })
}

const byText = (a: { text: string }, b: { text: string }): number => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0)

function firstAt(keys: readonly { text: string }[], text: string): number {
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((keys[middle]?.text ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}

function* startingWith<K extends { text: string }>(keys: readonly K[], prefix: string): Generator<K> {
  for (let at = firstAt(keys, prefix); at < keys.length; at++) {
    const key = keys[at]
    if (!key?.text.startsWith(prefix)) return
    yield key
  }
}

/** All towns in memory with two sorted indexes: a prefix is two binary searches away. */
export class Gazetteer {
  readonly #byId: ReadonlyMap<string, Town>
  readonly #ranked: readonly Town[]
  readonly #names: readonly Key[]
  readonly #codes: readonly { text: string; town: Town }[]

  constructor(towns: readonly Town[]) {
    this.#byId = new Map(towns.map((town) => [`${town.country}:${town.code}`, town]))
    this.#ranked = towns.toSorted((a, b) => b.population - a.population || (a.code < b.code ? -1 : 1))
    this.#names = this.#ranked.flatMap(keysOf).toSorted(byText)
    this.#codes = towns.flatMap((town) => town.postalCodes.map((text) => ({ text, town }))).toSorted(byText)
  }

  static read(file: string): Gazetteer {
    return new Gazetteer(readFileSync(file, 'utf8').split('\n').map(parse))
  }

  find(country: string, code: string): Town | undefined {
    return this.#byId.get(`${country}:${code}`)
  }

  /** Best first. @param name any writing, folded here; @param wholeOnly leaves out matches on a later word */
  named(name: string, wholeOnly = false): Match[] {
    const text = townKey(name)
    if (!text) return []
    // One number holds exactness and rank: sorting thousands of them is what a single letter costs.
    const scores: number[] = []
    for (const key of startingWith(this.#names, text)) {
      if (wholeOnly && !key.whole) continue
      const exactness = !key.whole ? 2 : key.text === text ? 0 : 1
      scores.push(exactness * this.#ranked.length + key.rank)
    }
    const matches = new Map<number, Match>()
    for (const score of Int32Array.from(scores).sort()) {
      const rank = score % this.#ranked.length
      const town = this.#ranked[rank]
      const exactness = Math.floor(score / this.#ranked.length)
      if (town && !matches.has(rank)) matches.set(rank, { town, exactness })
      if (matches.size === MOST_MATCHES) break
    }
    return [...matches.values()]
  }

  /** Towns by postal code or its first digits, the most populous of each code first. */
  coded(digits: string): { town: Town; postalCode: string }[] {
    return [...startingWith(this.#codes, digits)]
      .map(({ text, town }) => ({ town, postalCode: text }))
      .toSorted((a, b) =>
        a.postalCode < b.postalCode ? -1 : a.postalCode > b.postalCode ? 1 : b.town.population - a.town.population,
      )
  }
}
