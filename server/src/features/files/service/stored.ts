import type { Actor } from '@volant/domain/kernel/actor'
import type { UploadType } from '@volant/domain/kernel/uploads'
import { v7 as uuid } from 'uuid'
import type { Executor, Tx } from '../../../platform/db/database'
import { assertKey, isKey } from './keys'
import type { FileParts } from './service'
import { findReady, insertReady } from '../store'
import type { FileRow } from '../store'
import { sha256 } from './upload'

export interface NewStoredFile {
  /** Logical key, e.g. `Deliveries/{id}/pv/100001.pdf`; a file that had it before is replaced. */
  readonly key: string
  readonly bytes: Uint8Array
  readonly type: UploadType
  /** What it is, e.g. `pv`, `invoice`. */
  readonly kind: string
  /** The name a reader saves it under. */
  readonly fileName: string
  readonly deliveryId?: string
  readonly vehicleId?: string
  readonly driverId?: string
  readonly organizationId?: string | null
}

/** What other features do with files. */
export interface PublicFiles {
  /** Signed for five to ten minutes, relative to our origin. PDFs open in place for admins and are saved by others. */
  fileUrl(key: string, of?: { readonly viewer?: Actor; readonly version?: FileRow['id'] | null }): string
  /** The key inside one of our own links; undefined for any other address. */
  keyOf(url: string): string | undefined
  /** The ready files among these keys, to check that they belong to the delivery, vehicle or driver at hand. */
  find(db: Executor, keys: readonly string[]): Promise<FileRow[]>
  /**
   * Stores the bytes of a file that the server made, before any row is held: storage may be slow. They count once `Filing` has
   * run; a job removes bytes that were never filed.
   */
  store(file: NewStoredFile): Promise<Filing>
}

/** Writes the row of a file whose bytes are stored, in the transaction of what it belongs to. */
export type Filing = (tx: Tx) => Promise<FileRow['id']>

export function createPublicFiles({ storage, clock, links }: FileParts, origin: string): PublicFiles {
  return {
    fileUrl(key, { viewer, version } = {}) {
      const link = links.read(key, viewer?.role === 'ADMIN' ? 'inline' : 'attachment')
      // a browser draws an address that it has drawn before from memory
      return version ? `${link}&v=${version}` : link
    },

    keyOf(url) {
      if (!URL.canParse(url, origin)) return undefined
      const parsed = new URL(url, origin)
      if (parsed.origin !== origin || !parsed.pathname.startsWith('/files/')) return undefined
      const key = parsed.pathname.slice('/files/'.length)
      return isKey(key) ? key : undefined
    },

    find: findReady,

    async store({ key, bytes, type, kind, fileName, ...subject }) {
      assertKey(key)
      const id = uuid()
      await storage.put(id, bytes, type)
      const size = bytes.length
      const stored = { state: 'ready', size, maxBytes: size, sha256: sha256(bytes) } as const
      return async (tx) => {
        const now = clock.now()
        await insertReady(
          tx,
          { id, key, type, kind, fileName, ...stored, ...subject, createdAt: now, readyAt: now },
          now,
        )
        return id
      }
    },
  }
}
