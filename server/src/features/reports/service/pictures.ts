import { buffer } from 'node:stream/consumers'
import pLimit from 'p-limit'
import sharp from 'sharp'
import type { Database } from '../../../platform/db/database'
import type { Storage } from '../../../platform/storage/storage'
import type { PublicFiles } from '../../files/public'
import type { Mission } from '../read/mission'

/** Three hundred dots an inch at the size they are printed: 36 of them weigh about a megabyte. */
const WIDTH = 480
const HEIGHT = 360
const QUALITY = 70
/** A photo of a phone takes 30 MB while it is made smaller. */
const AT_ONCE = 2

export interface PictureParts {
  readonly db: Database
  readonly files: Pick<PublicFiles, 'find'>
  readonly storage: Pick<Storage, 'read'>
}

/** By storage key, small enough to print; null for what cannot be read: one bad file must not cost the whole document. */
export interface Pictures {
  photo(key: string): Buffer | null
  signature(key: string): Buffer | null
}

const smaller = (bytes: Buffer) =>
  sharp(bytes)
    .rotate()
    .resize(WIDTH, HEIGHT, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer()

// drawn anew, so that the PDF library meets no picture that it cannot read
const redrawn = (bytes: Buffer) => sharp(bytes).flatten({ background: '#ffffff' }).png().toBuffer()

/** Reads every photo and signature that the mission names. */
export async function loadPictures({ db, files, storage }: PictureParts, mission: Mission): Promise<Pictures> {
  const limit = pLimit(AT_ONCE)
  const load = (id: string, draw: (bytes: Buffer) => Promise<Buffer>) =>
    limit(async () => draw(await buffer(await storage.read(id)))).catch(() => null)
  const loadAll = async (keys: readonly string[], draw: (bytes: Buffer) => Promise<Buffer>) => {
    const rows = await files.find(db.sql, [...new Set(keys)])
    return new Map(await Promise.all(rows.map(async ({ key, id }) => [key, await load(id, draw)] as const)))
  }
  const photoKeys = mission.vehicles
    .flatMap(({ imagesBefore, imagesAfter }) => [...Object.values(imagesBefore), ...Object.values(imagesAfter)])
    .filter((key) => key !== null)
  const photos = await loadAll(photoKeys, smaller)
  const signatures = await loadAll(
    mission.handOvers.flatMap(({ signatureKey }) => signatureKey ?? []),
    redrawn,
  )
  return { photo: (key) => photos.get(key) ?? null, signature: (key) => signatures.get(key) ?? null }
}
