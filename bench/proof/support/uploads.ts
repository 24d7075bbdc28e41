import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { FileLinks } from '../../../server/src/features/files/service/links'
import { systemClock } from '../../../server/src/platform/clock'
import { PRODUCTION } from '../../src/production'
import { call, required } from './http'
import type { Answer, Caller } from './http'

const LINKS = new FileLinks(PRODUCTION.FILE_SECRET, systemClock)

/** The smallest file that passes for a document; no two have the same bytes. */
export function newDocument(bytes = 2000): Buffer {
  return Buffer.from(`%PDF-1.4\n% ${randomBytes(bytes / 2).toString('hex')}\n%%EOF\n`)
}

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

export interface UploadPlace {
  readonly key: string
  readonly url: string
}

/** Good for ten minutes, made as the server makes it for whoever may see the file. */
export const readLink = (key: string) => LINKS.read(key, 'attachment')

/** A body whose second half keeps waiting. */
export interface Pause {
  readonly ms: number
  /** Hears that the first half is on its way. */
  onBegun(): void
}

async function* inTwoParts(bytes: Buffer, { ms, onBegun }: Pause) {
  const middle = Math.floor(bytes.length / 2)
  yield bytes.subarray(0, middle)
  onBegun()
  await sleep(ms)
  yield bytes.subarray(middle)
}

interface Wish {
  readonly type: string
  readonly size: number
  readonly fileName?: string
  /** What it is for, where it is no document of the delivery. */
  readonly metadata?: object
}

function wish(
  origin: string,
  who: Caller,
  deliveryId: string,
  { type, size, fileName = 'paper.pdf', metadata = { module: 'delivery', deliveryId, kind: 'doc' } }: Wish,
): Promise<Answer<UploadPlace>> {
  const body = { fileName, fileType: type, fileSize: size, metadata }
  return call(origin, who, '/upload/authenticated-presigned-url', { body })
}

/** The one-time address of a document of a delivery. */
export const askPlace = async (...args: Parameters<typeof wish>): Promise<UploadPlace> =>
  required(await wish(...args), 'the address of an upload')

/** Fifty files of ten megabytes at once take their time on a busy machine. */
const PATIENCE_MS = 120_000

/** Sends bytes to such an address, at the server of this origin. */
export function putAt(origin: string, { address }: Caller, url: string, body: unknown, type: string) {
  const { pathname, search } = new URL(url)
  const headers = { 'content-type': type }
  return call(origin, { address }, pathname + search, { method: 'PUT', body, headers, patienceMs: PATIENCE_MS })
}

/**
 * Asks for the one-time address of a document of a delivery and sends it there.
 * @returns both answers; the second may be missing
 */
export async function upload(
  origin: string,
  who: Caller,
  deliveryId: string,
  bytes: Buffer,
  pause?: Pause,
): Promise<{ asked: Answer<UploadPlace>; sent?: Answer<unknown>; key: string }> {
  const type = 'application/pdf'
  const asked = await wish(origin, who, deliveryId, { type, size: bytes.length })
  if (asked.status !== 201 || asked.body === undefined) return { asked, key: '' }
  const sent = await putAt(origin, who, asked.body.url, pause ? inTwoParts(bytes, pause) : bytes, type)
  return { asked, sent, key: asked.body.key }
}

/** The hash of a stored file as the server gives it; undefined where it gives none. */
export async function hashOf(origin: string, who: Caller, key: string): Promise<{ status: number; sha256?: string }> {
  try {
    const response = await fetch(new URL(readLink(key), origin), { headers: { 'x-forwarded-for': who.address } })
    const bytes = Buffer.from(await response.arrayBuffer())
    return { status: response.status, sha256: sha256(bytes) }
  } catch {
    return { status: 0 }
  }
}
