import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '@volant/contract/errors'
import { v4 as uuid } from 'uuid'

function cutAt(maxBytes: number): Transform {
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > maxBytes) done(new AppError('PAYLOAD_TOO_LARGE'))
      else done(null, chunk)
    },
  })
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
    await pipeline(body, cutAt(maxBytes), createWriteStream(path, { flags: 'wx', mode: 0o600 })).catch(
      (error: unknown) => {
        const brokenOff = error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
        throw brokenOff ? new AppError('BAD_USER_INPUT', {}, { cause: error }) : error
      },
    )
    return await work(path)
  } finally {
    await rm(path, { force: true })
  }
}
