import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '@volant/contract/errors'
import { v4 as uuid } from 'uuid'

async function* cutAt(body: Readable, maxBytes: number): AsyncGenerator<Buffer> {
  let size = 0
  // a destroyed body would take the connection with it, and the sender would never read why
  // nobody gave it an encoding, so it gives bytes
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw new AppError('PAYLOAD_TOO_LARGE')
    yield chunk
  }
}

/**
 * Lets a body flow into a file beside the store, so that many slow uploads weigh nothing, and hands the file to `work`.
 * @throws AppError PAYLOAD_TOO_LARGE, or BAD_USER_INPUT for a body that breaks off
 */
export async function receive<T>(
  body: Readable,
  maxBytes: number,
  folder: string,
  work: (path: string) => Promise<T>,
): Promise<T> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, uuid())
  try {
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
    await pipeline(cutAt(body, maxBytes), file).catch((error: unknown) => {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      const brokenOff = code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET'
      throw brokenOff ? new AppError('BAD_USER_INPUT', {}, { cause: error }) : error
    })
    return await work(path)
  } finally {
    await rm(path, { force: true })
  }
}
