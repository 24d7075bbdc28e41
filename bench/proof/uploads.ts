import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { order } from './support/deliveries'
import { call } from './support/http'
import { hostileFiles } from './support/hostile-files'
import { HOSTILE_KEYS, HOSTILE_NAMES } from './support/hostile-keys'
import type { Row } from './support/row'
import { growthDuring } from './support/memory'
import { askRaw } from './support/raw-http'
import { signInAll, signInOne } from './support/sign-in'
import type { Signed } from './support/sign-in'
import { abuseTokens } from './support/upload-tokens'
import { askPlace, newDocument, putAt, readLink } from './support/uploads'

const GROWTH_MEGABYTES = 200
const BIG_BYTES = 10_000_000

/** Who uploads and what came of it; each of the office has sixty uploads a minute. */
interface Court {
  readonly origin: string
  readonly office: readonly Signed[]
  readonly deliveryId: string
  readonly kept: Set<string>
  readonly bad: string[]
  turn: number
}

function nextOf(court: Court): Signed {
  const who = court.office[court.turn % court.office.length]
  court.turn += 1
  if (!who) throw new Error('nobody to upload')
  return who
}

/** What every file that is served has to say of itself, whoever sent it. */
function wrongHeaders(headers: Headers, type: string): string[] {
  const wanted: readonly [name: string, pattern: RegExp][] = [
    ['content-type', new RegExp(`^${type}$`)],
    ['x-content-type-options', /^nosniff$/],
    ['content-security-policy', /default-src 'none'.*sandbox/],
    ['content-disposition', type === 'application/pdf' ? /^attachment; filename=/ : /^inline; filename=/],
    ['cache-control', /^private, no-cache$/],
  ]
  return wanted.flatMap(([name, pattern]) => {
    const value = headers.get(name) ?? 'nothing'
    return pattern.test(value) ? [] : [`${name} is ${value}`]
  })
}

async function served(origin: string, key: string) {
  const response = await fetch(new URL(readLink(key), origin))
  return { status: response.status, headers: response.headers, text: Buffer.from(await response.arrayBuffer()) }
}

async function sendFiles(court: Court): Promise<number> {
  const files = await hostileFiles()
  for (const { name, type, bytes, wanted } of files) {
    const who = nextOf(court)
    const place = await askPlace(court.origin, who, court.deliveryId, { type, size: Math.max(1, bytes.length) })
    const { status, lost } = await putAt(court.origin, who, place.url, bytes, type)
    const isWanted = typeof wanted === 'number' ? status === wanted : status === 204
    if (!isWanted) court.bad.push(`${name}: ${lost ?? status}`)
    if (typeof wanted === 'number') continue
    court.kept.add(place.key)
    const { status: read, headers, text } = await served(court.origin, place.key)
    if (read !== 200) court.bad.push(`${name} is not served: ${read}`)
    for (const wrong of wrongHeaders(headers, type)) court.bad.push(`${name}: ${wrong}`)
    for (const part of wanted.without) if (text.includes(part)) court.bad.push(`${name} still has ${part}`)
  }
  return files.length
}

/** Each key in each place that takes one, with a token that is good for another. */
async function tryKeys(court: Court): Promise<number> {
  const who = nextOf(court)
  const bytes = newDocument()
  const place = await askPlace(court.origin, who, court.deliveryId, { type: 'application/pdf', size: bytes.length })
  const { search } = new URL(place.url)
  const headers = { 'x-forwarded-for': who.address, authorization: who.token, 'content-type': 'application/pdf' }
  for (const key of HOSTILE_KEYS)
    for (const [method, path] of [
      ['PUT', `/files/${key}${search}`],
      ['GET', `/files/${key}?expires=9999999999&signature=${'A'.repeat(43)}`],
      ['DELETE', `/s3/${key}`],
    ] as const) {
      const { status, head } = await askRaw(court.origin, method, path, headers, method === 'PUT' ? bytes : undefined)
      if (status < 400 || status > 499) court.bad.push(`${method} of ${key.slice(0, 60)}: ${status}`)
      if (/x-injected|set-cookie/i.test(head)) court.bad.push(`${method} of ${key} wrote a header`)
    }
  return 3 * HOSTILE_KEYS.length
}

/** A name is shown and saved under; what is no text is refused, the rest does no harm. */
async function tryNames(court: Court): Promise<number> {
  for (const fileName of HOSTILE_NAMES) {
    const who = nextOf(court)
    const bytes = newDocument()
    const wish = { type: 'application/pdf', size: bytes.length, fileName } as const
    const place = await askPlace(court.origin, who, court.deliveryId, wish)
    const { status } = await putAt(court.origin, who, place.url, bytes, wish.type)
    if (status !== 204) court.bad.push(`${fileName}: ${status}`)
    court.kept.add(place.key)
    const { headers } = await served(court.origin, place.key)
    for (const wrong of wrongHeaders(headers, wish.type)) court.bad.push(`${fileName}: ${wrong}`)
    const disposition = headers.get('content-disposition') ?? ''
    const plain = /filename="((?:[^"\\]|\\.)*)"/.exec(disposition)?.[1] ?? ''
    if (/[/\r\n]|\\[^"]|%2f|%5c/i.test(plain + (disposition.split('filename*=')[1] ?? '')))
      court.bad.push(`${fileName} is saved as ${disposition}`)
    if (headers.has('x-injected')) court.bad.push(`${fileName} wrote a header`)
  }
  return HOSTILE_NAMES.length
}

async function tryTokens(court: Court): Promise<number> {
  const { tried, bad, kept } = await abuseTokens(court.origin, nextOf(court), court.deliveryId)
  court.bad.push(...bad)
  kept.forEach((key) => court.kept.add(key))
  return tried
}

async function sendBig(court: Court, count: number): Promise<void> {
  const bytes = newDocument(BIG_BYTES)
  await Promise.all(
    Array.from({ length: count }, async (_each, index) => {
      const who = nextOf(court)
      const place = await askPlace(court.origin, who, court.deliveryId, { type: 'application/pdf', size: bytes.length })
      const { status, lost } = await putAt(court.origin, who, place.url, bytes, 'application/pdf')
      if (status === 204) court.kept.add(place.key)
      else court.bad.push(`large file ${index}: ${lost ?? status}`)
    }),
  )
}

/** Names of everything in the data folder but the database. */
const namesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .filter((name) => !name.startsWith('db/'))

export const row: Row = {
  id: 'R17',
  title: 'What is sent is kept when it is what it says, and nowhere else',
  goal: `nothing hostile kept, nothing outside, less than ${GROWTH_MEGABYTES} MB more`,
  lanes: ['PGlite'],
  async run({ short, open }) {
    const deployment = await open()
    const { world, dataDir } = deployment
    const sentinel = join(dataDir, 'sentinel')
    writeFileSync(sentinel, 'as it was')
    const { origin, pid } = await deployment.start()
    const before = new Set(namesIn(dataDir))
    const owner = await signInOne(origin, world.owners[0])
    const court: Court = {
      origin,
      office: await signInAll(origin, world.maintainers),
      deliveryId: await order(origin, owner),
      kept: new Set(),
      bad: [],
      turn: 0,
    }
    const files = await sendFiles(court)
    const keys = await tryKeys(court)
    const names = await tryNames(court)
    const tokens = await tryTokens(court)
    const big = short ? 10 : 50
    const growth = await growthDuring(pid, () => sendBig(court, big))
    const alive = await call(origin, owner, '/auth/me')
    if (alive.status !== 200) court.bad.push(`afterwards the server answers ${alive.status}`)
    await deployment.stopServers()
    const ready = await deployment.read((query) =>
      query<{ id: string; key: string }>(`SELECT id, key FROM files WHERE state = 'ready'`),
    )
    for (const { key } of ready) if (!court.kept.has(key)) court.bad.push(`kept, and must not be: ${key}`)
    const known = new Set(ready.map(({ id }) => join('files', id.slice(-2), id)))
    const strange = namesIn(dataDir).filter((name) => !before.has(name) && !known.has(name))
    if (strange.length > 0) court.bad.push(`outside of the store or left over: ${strange.join(', ')}`)
    if (readFileSync(sentinel, 'utf8') !== 'as it was') court.bad.push('a file beside the store was changed')
    const n = files + keys + names + tokens + big
    return {
      n,
      bad: court.bad,
      figure: `${files} files, ${keys} keys, ${names} names, ${tokens} tokens, ${big} × 10 MB at once: ${growth.toFixed(0)} MB more`,
      missed: growth >= GROWTH_MEGABYTES,
    }
  },
}
