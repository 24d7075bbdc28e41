import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { call } from './http'
import type { Answer, Caller } from './http'

/** The smallest file that passes for a document; no two have the same bytes. */
export function newDocument(bytes = 2000): Buffer {
  return Buffer.from(`%PDF-1.4\n% ${randomBytes(bytes / 2).toString('hex')}\n%%EOF\n`)
}

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

interface Place {
  readonly key: string
  readonly url: string
}

async function* inTwoParts(bytes: Buffer, pauseMs: number) {
  const middle = Math.floor(bytes.length / 2)
  yield bytes.subarray(0, middle)
  await sleep(pauseMs)
  yield bytes.subarray(middle)
}

/**
 * Asks for the one-time address of a document of a delivery and sends it there.
 * @param pauseMs how long the second half of the body keeps waiting
 * @returns both answers; the second may be missing
 */
export async function upload(
  origin: string,
  who: Caller,
  deliveryId: string,
  bytes: Buffer,
  pauseMs = 0,
): Promise<{ asked: Answer<Place>; sent?: Answer<unknown>; key: string }> {
  const fileType = 'application/pdf'
  const metadata = { module: 'delivery', deliveryId, kind: 'doc' }
  const asked = await call<Place>(origin, who, '/upload/authenticated-presigned-url', {
    body: { fileName: 'paper.pdf', fileType, fileSize: bytes.length, metadata },
  })
  if (asked.status !== 201 || asked.body === undefined) return { asked, key: '' }
  const { pathname, search } = new URL(asked.body.url)
  const sent = await call(origin, who, pathname + search, {
    method: 'PUT',
    body: pauseMs > 0 ? inTwoParts(bytes, pauseMs) : bytes,
    headers: { 'content-type': fileType },
  })
  return { asked, sent, key: asked.body.key }
}
