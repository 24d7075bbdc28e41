import { randomBytes } from 'node:crypto'
import { FileLinks } from '../../../server/src/features/files/service/links'
import { systemClock } from '../../../server/src/platform/clock'
import { PRODUCTION } from '../../src/production'
import { call } from './http'
import type { Answer } from './http'
import type { Signed } from './sign-in'
import { askPlace, newDocument, putAt, readLink } from './uploads'
import type { UploadPlace } from './uploads'

const TYPE = 'application/pdf'
const BYTES = newDocument()
const MINUTES_MS = 60_000

type Abuse = (place: UploadPlace, other: UploadPlace) => Promise<Answer<unknown>>

/** What the token of an upload says, read from the token itself. */
const claimsOf = ({ url }: UploadPlace) =>
  JSON.parse(Buffer.from(new URL(url).searchParams.get('token')?.split('.')[1] ?? '', 'base64url').toString())

/**
 * The one-time address of an upload, used otherwise than it may be. Each abuse has a fresh one, and another beside it.
 * @returns the keys of what is rightly kept too
 */
export async function abuseTokens(origin: string, who: Signed, deliveryId: string) {
  const put = (url: string, body: unknown = BYTES, type = TYPE) => putAt(origin, who, url, body, type)
  const instead = (place: UploadPlace, token: string) => put(`${origin}/files/${place.key}?token=${token}`)
  const tokenOf = ({ url }: UploadPlace) => new URL(url).searchParams.get('token') ?? ''
  const none = Buffer.from('{"alg":"none","typ":"upload"}').toString('base64url')
  const signedBy = async (place: UploadPlace, secret: string, now: Date) => {
    const url = await new FileLinks(secret, { now: () => now }).upload(claimsOf(place))
    return put(new URL(url, origin).href)
  }
  const kept: string[] = []
  const abuses: readonly [name: string, wanted: readonly number[], abuse: Abuse][] = [
    [
      'after its five minutes',
      [401],
      (place) => signedBy(place, PRODUCTION.FILE_SECRET, new Date(Date.now() - 6 * MINUTES_MS)),
    ],
    ['signed by another secret', [401], (place) => signedBy(place, randomBytes(32).toString('hex'), systemClock.now())],
    ['at another key', [401], (place, other) => instead(other, tokenOf(place))],
    ['cut short', [401], (place) => instead(place, tokenOf(place).slice(0, -4))],
    ['without signature', [401], (place) => instead(place, `${none}.${tokenOf(place).split('.')[1]}.`)],
    ['without token', [401], (place) => put(`${origin}/files/${place.key}`)],
    ['of a link to read', [401], (place) => put(`${origin}${readLink(place.key)}`)],
    [
      'a second time',
      [401],
      async (place) => {
        kept.push(place.key)
        await put(place.url)
        return put(place.url, newDocument())
      },
    ],
    [
      'after a refused body',
      [401],
      async (place) => {
        await put(place.url, Buffer.from('no document'))
        return put(place.url)
      },
    ],
    ['for a longer body', [413], (place) => put(place.url, newDocument(100_000))],
    ['for a body in pieces that is longer', [413], (place) => put(place.url, piecesOf(newDocument(100_000)))],
    ['for another type', [415], (place) => put(place.url, BYTES, 'text/html')],
    ['for no type', [415], (place) => put(place.url, BYTES, '')],
    ['by GET', [404], ({ url }) => call(origin, who, pathOf(url))],
    ['by POST', [404, 405], ({ url }) => call(origin, who, pathOf(url), { method: 'POST', body: BYTES })],
    ['by DELETE', [404, 405], ({ url }) => call(origin, who, pathOf(url), { method: 'DELETE' })],
  ]
  const bad: string[] = []
  for (const [name, wanted, abuse] of abuses) {
    const wish = { type: TYPE, size: BYTES.length }
    const place = await askPlace(origin, who, deliveryId, wish)
    const { status, lost } = await abuse(place, await askPlace(origin, who, deliveryId, wish))
    if (!wanted.includes(status)) bad.push(`a token ${name}: ${lost ?? status}`)
  }
  return { tried: abuses.length, bad, kept }
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

async function* piecesOf(bytes: Buffer) {
  for (let from = 0; from < bytes.length; from += 1000) yield bytes.subarray(from, from + 1000)
}
