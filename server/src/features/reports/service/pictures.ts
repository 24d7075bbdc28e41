import { buffer } from 'node:stream/consumers'
import { AppError } from '@volant/contract/errors'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { loadSharp } from '../../../platform/sharp'
import { ObjectMissing } from '../../../platform/storage/storage'
import type { Storage } from '../../../platform/storage/storage'
import type { FileRow } from '../../files/public'

/** Three hundred dots an inch at the size they are printed: 36 of them weigh about a megabyte. */
const WIDTH = 480
const HEIGHT = 360
const QUALITY = 70
/** A photo of a phone takes 30 MB while it is made smaller. */
const AT_ONCE = 2
const KEPT_BYTES = 16 * 1024 * 1024
const RETRY_SECONDS = 5

/** By storage key, small enough to print; null for what cannot be read: one bad file must not cost the whole document. */
export interface Pictures {
  photo(key: string): Buffer | null
  signature(key: string): Buffer | null
}

async function smaller(bytes: Buffer): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(bytes)
    .rotate()
    .resize(WIDTH, HEIGHT, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer()
}

// drawn anew, so that the PDF library meets no picture that it cannot read
async function redrawn(bytes: Buffer): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(bytes).flatten({ background: '#ffffff' }).png().toBuffer()
}

/** A stored picture: its bytes are found by the id of the file. */
export type StoredPicture = Pick<FileRow, 'key' | 'id'>

interface Wanted {
  readonly photos: readonly StoredPicture[]
  readonly signatures: readonly StoredPicture[]
}

/** Reads these photos and signatures. */
export type LoadPictures = (wanted: Wanted) => Promise<Pictures>

/** What was printed at departure is printed again at arrival: it need not be made smaller twice. */
export function createPictures(storage: Pick<Storage, 'read'>): LoadPictures {
  const printed = new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: ({ length }) => length })
  const limit = pLimit(AT_ONCE)

  /** @throws AppError where the store is away: a report that is sealed without what it gives again a moment later would lack it for good */
  async function read(id: string): Promise<Buffer | null> {
    try {
      return await buffer(await storage.read(id))
    } catch (error) {
      if (error instanceof ObjectMissing) return null
      throw new AppError('UNAVAILABLE', { reason: 'PROVIDER_UNAVAILABLE', retryAfter: RETRY_SECONDS }, { cause: error })
    }
  }

  async function draw(id: string, drawing: (bytes: Buffer) => Promise<Buffer>): Promise<Buffer | null> {
    const bytes = await read(id)
    // what sharp cannot read
    return bytes && drawing(bytes).catch(() => null)
  }

  async function print(id: string): Promise<Buffer | null> {
    const picture = printed.get(id) ?? (await draw(id, smaller))
    if (picture) printed.set(id, picture)
    return picture
  }

  const loadAll = async (stored: readonly StoredPicture[], one: (id: string) => Promise<Buffer | null>) =>
    new Map(await Promise.all(stored.map(async ({ key, id }) => [key, await limit(one, id)] as const)))

  return async ({ photos, signatures }) => {
    const shown = await loadAll(photos, print)
    const signed = await loadAll(signatures, (id) => draw(id, redrawn))
    return { photo: (key) => shown.get(key) ?? null, signature: (key) => signed.get(key) ?? null }
  }
}
