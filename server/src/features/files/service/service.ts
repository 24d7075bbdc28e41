import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { AppError, ensure, refusalError } from '@volant/contract/errors'
import type { UploadMetadata } from '@volant/contract/rest/files'
import type { Actor, SignedInActor } from '@volant/domain/kernel/actor'
import { v7 as uuid } from 'uuid'
import type { Clock } from '../../../platform/clock'
import type { Database, Tx } from '../../../platform/db/database'
import type { Storage } from '../../../platform/storage/storage'
import { assertKey, isKey, keyFor } from './keys'
import { checkAnnounced, kindOf } from './kinds'
import type { FileLinks } from './links'
import type { OwnerList } from './owner'
import { bytesOf, countRecent, findReady, insertFile, markDeleted } from '../store'
import type { FileRow } from '../store'

type FileOf = Pick<FileRow, 'key' | 'kind' | 'deliveryId' | 'vehicleId' | 'driverId'>

declare module '../../../platform/bus' {
  interface DomainEvents {
    /** A person took a file away; whoever shows its key stops doing so. */
    'file.deleted': FileOf & { readonly actor: SignedInActor; readonly at: Date }
    /** A person sent another file for a key; whoever shows that key shows the new file from now on. */
    'file.replaced': FileOf & { readonly actor: SignedInActor; readonly at: Date }
  }
}

const FILES_PER_DAY = 200
const BYTES_PER_ORGANIZATION = 2 * 1024 ** 3
const DAY_SECONDS = 86_400

export interface FileParts {
  readonly db: Database
  readonly storage: Storage
  readonly clock: Clock
  readonly links: FileLinks
  readonly owners: OwnerList
}

interface UploadRequest {
  readonly fileName: string
  readonly fileType: string
  readonly fileSize: number
  readonly metadata: UploadMetadata
}

interface OpenedFile {
  readonly file: FileRow
  readonly disposition: 'inline' | 'attachment'
}

export type FileService = ReturnType<typeof createFileService>

function signedIn(actor: Actor): SignedInActor {
  if (actor.role === 'ANONYMOUS') throw new AppError('UNAUTHENTICATED')
  return actor
}

function subjectOf(metadata: UploadMetadata) {
  if (metadata.module === 'driver') return { driverId: metadata.driverId }
  return { deliveryId: metadata.deliveryId, ...('carId' in metadata && { vehicleId: metadata.carId }) }
}

export function createFileService({ db, storage, clock, links, owners }: FileParts) {
  async function checkQuotas(sub: string, organizationId: string | null, size: number): Promise<void> {
    if ((await countRecent(db.sql, sub, clock.now())) >= FILES_PER_DAY)
      throw new AppError('RATE_LIMITED', { reason: 'QUOTA_EXCEEDED', retryAfter: DAY_SECONDS })
    if (organizationId !== null && (await bytesOf(db.sql, organizationId)) + size > BYTES_PER_ORGANIZATION)
      throw new AppError('PAYLOAD_TOO_LARGE', { reason: 'QUOTA_EXCEEDED' })
    if (!(await storage.hasRoom())) throw new AppError('STORAGE_FULL')
  }

  return {
    /** @throws NOT_FOUND, or FORBIDDEN, for whoever names what a file is for */
    async find(actor: Actor, metadata: UploadMetadata): Promise<void> {
      const decision = await owners.mayUpload(db.sql, signedIn(actor), metadata)
      if (!decision.ok && decision.code !== 'CONFLICT') throw refusalError(decision)
    },

    /** @returns the key the file will have, and the path that takes it once within five minutes */
    async requestUpload(actor: Actor, request: UploadRequest): Promise<{ key: string; path: string }> {
      const { metadata, fileName, fileSize } = request
      const person = signedIn(actor)
      const decision = await owners.mayUpload(db.sql, person, metadata)
      ensure(decision)
      const organizationId = (decision.ok && decision.organizationId) || null
      const type = checkAnnounced(metadata, request.fileType, fileSize)
      await checkQuotas(person.sub, organizationId, fileSize)
      const id = uuid()
      const key = keyFor(metadata, type)
      const nonce = randomBytes(16).toString('base64url')
      await insertFile(db.sql, {
        id,
        key,
        type,
        nonce,
        fileName,
        metadata,
        organizationId,
        state: 'pending',
        maxBytes: fileSize,
        kind: kindOf(metadata),
        ownerSub: person.sub,
        createdAt: clock.now(),
        ...subjectOf(metadata),
      })
      const path = await links.upload({ id, key, type, maxBytes: fileSize, sub: person.sub, nonce })
      return { key, path }
    },

    /** @throws AppError NOT_FOUND for a link that is not ours or not alive, as for a file that is not there */
    async open(key: string, expires: string | undefined, signature: string | undefined): Promise<OpenedFile> {
      const disposition = isKey(key) ? links.verifyRead(key, expires, signature) : undefined
      const [file] = disposition ? await findReady(db.sql, [key]) : []
      if (!disposition || !file) throw new AppError('NOT_FOUND')
      return { file, disposition: file.type === 'application/pdf' ? disposition : 'inline' }
    },

    read: (file: FileRow): Promise<Readable> => storage.read(file.id),

    async remove(actor: Actor, key: string): Promise<void> {
      assertKey(key)
      const person = signedIn(actor)
      const [file] = await findReady(db.sql, [key])
      if (!file) throw new AppError('NOT_FOUND')
      const owner = owners.of(file)
      await db.tx(async (tx: Tx) => {
        await owner.hold(tx, file)
        ensure(await owner.mayDelete(tx.sql, person, file))
        if (await owner.isInUse(tx, file)) throw new AppError('CONFLICT', { reason: 'FILE_IN_USE' })
        const at = clock.now()
        if (!(await markDeleted(tx, file.id, at))) throw new AppError('NOT_FOUND')
        const { kind, deliveryId, vehicleId, driverId } = file
        tx.emit('file.deleted', { key, kind, deliveryId, vehicleId, driverId, actor: person, at })
      })
    },
  }
}
