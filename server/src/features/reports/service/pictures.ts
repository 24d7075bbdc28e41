import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { loadSharp } from '../../../platform/sharp'
import type { Storage } from '../../../platform/storage/storage'
import type { FileRow } from '../../files/public'

/** Three hundred dots an inch at the size they are printed: 36 of them weigh about a megabyte. */
const WIDTH = 480
const HEIGHT = 360
const QUALITY = 70
/** A photo of a phone takes 30 MB while it is made smaller. */
const AT_ONCE = 2
const KEPT_BYTES = 16 * 1024 * 1024

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
  const read = async (id: string) => buffer(await storage.read(id))

  async function print(id: string): Promise<Buffer> {
    const known = printed.get(id)
    if (known) return known
    const picture = await smaller(await read(id))
    printed.set(id, picture)
    return picture
  }

  const loadAll = async (stored: readonly StoredPicture[], draw: (id: string) => Promise<Buffer>) =>
    new Map(
      await Promise.all(stored.map(async ({ key, id }) => [key, await limit(draw, id).catch(() => null)] as const)),
    )

  return async ({ photos, signatures }) => {
    const shown = await loadAll(photos, print)
    const signed = await loadAll(signatures, async (id) => redrawn(await read(id)))
    return { photo: (key) => shown.get(key) ?? null, signature: (key) => signed.get(key) ?? null }
  }
}
