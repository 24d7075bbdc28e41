import { buffer } from 'node:stream/consumers'
import type { TextRow } from '../db/database'
import { ObjectMissing } from '../storage/storage'
import type { Storage } from '../storage/storage'
import { FILES } from './manifest'
import type { Manifest } from './manifest'
import { sha256 } from './tar'
import type { TarWriter } from './tar'

/** Files on their way at once: a bucket answers each after some time. */
const AT_ONCE = 8

async function bytesOf(storage: Pick<Storage, 'read'>, id: string): Promise<Buffer | undefined> {
  try {
    return await buffer(await storage.read(id))
  } catch (error) {
    if (error instanceof ObjectMissing) return undefined
    throw error
  }
}

/**
 * Bytes are stored before their row says so, never change, and are removed a month after the row was deleted: what a
 * snapshot speaks of is there for as long as a backup takes. A deleted file may be gone without a loss, another may not.
 * @param reading the id, the content type, the hash and whether it is deleted of each file
 */
export async function addFiles(
  tar: TarWriter,
  storage: Pick<Storage, 'read'>,
  reading: AsyncIterable<TextRow[]>,
): Promise<Manifest['files']> {
  const missing: string[] = []
  const changed: string[] = []
  let count = 0
  let bytes = 0
  for await (const rows of reading) {
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      const read = rows.slice(from, from + AT_ONCE).map(async ([id, , hash, deleted]) => {
        const name = id ?? ''
        return { name, hash, isDeleted: deleted === 't', content: await bytesOf(storage, name) }
      })
      for (const { name, hash, isDeleted, content } of await Promise.all(read)) {
        if (content !== undefined) {
          if (sha256(content) !== hash) changed.push(name)
          count += 1
          bytes += content.length
          await tar.add(`${FILES}${name}`, content)
        } else if (!isDeleted) missing.push(name)
      }
    }
  }
  return { count, bytes, missing, changed }
}
