import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { AppError, ensure, refusalError } from '@volant/contract/errors'
import type { UploadMetadata } from '@volant/contract/rest/files'
import type { Actor, SignedInActor } from '@volant/domain/kernel/actor'
import { v7 as uuid } from 'uuid'
import type { Clock } from '../../../platform/clock'
import type { Database, Tx } from '../../../platform/db/database'
import { changeOnce } from '../../../platform/idempotency'
import type { RequestContext } from '../../../platform/operations/registry'
import type { Storage } from '../../../platform/storage/storage'
import { assertKey, isKey, keyFor } from './keys'
import { checkAnnounced, kindOf } from './kinds'
import type { FileLinks } from './links'
import type { OwnerList } from './owner'
import { bytesOf, countRecent, findFile, findReady, insertFile, markDeleted } from '../store'
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
  async function checkQuotas(tx: Tx, sub: string, organizationId: string | null, size: number): Promise<void> {
    if ((await countRecent(tx.sql, sub, clock.now())) >= FILES_PER_DAY)
      throw new AppError('RATE_LIMITED', { reason: 'QUOTA_EXCEEDED', retryAfter: DAY_SECONDS })
    if (organizationId !== null && (await bytesOf(tx.sql, organizationId)) + size > BYTES_PER_ORGANIZATION)
      throw new AppError('PAYLOAD_TOO_LARGE', { reason: 'QUOTA_EXCEEDED' })
    if (!(await storage.hasRoom())) throw new AppError('STORAGE_FULL')
  }

  /** Writes down the file that this person may send. */
  async function announce(tx: Tx, person: SignedInActor, request: UploadRequest): Promise<{ id: string }> {
    const { metadata, fileName, fileSize } = request
    const decision = await owners.mayUpload(tx.sql, person, metadata)
    ensure(decision)
    const organizationId = (decision.ok && decision.organizationId) || null
    const type = checkAnnounced(metadata, request.fileType, fileSize)
    await checkQuotas(tx, person.sub, organizationId, fileSize)
    const id = uuid()
    await insertFile(tx.sql, {
      id,
      key: keyFor(metadata, type),
      type,
      nonce: randomBytes(16).toString('base64url'),
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
    return { id }
  }

  /** Signs anew for whoever repeats the request; an address that has been used stays used. @throws NOT_FOUND */
  async function sign(id: string, { sub }: SignedInActor): Promise<{ key: string; path: string }> {
    const file = await findFile(db.sql, id)
    if (!file) throw new AppError('NOT_FOUND')
    const { key, type, maxBytes, nonce } = file
    return { key, path: await links.upload({ id, key, type, maxBytes, sub, nonce: nonce ?? '' }) }
  }

  return {
    /** @throws NOT_FOUND, or FORBIDDEN, for whoever names what a file is for */
    async find(actor: Actor, metadata: UploadMetadata): Promise<void> {
      const decision = await owners.mayUpload(db.sql, signedIn(actor), metadata)
      if (!decision.ok && decision.code !== 'CONFLICT') throw refusalError(decision)
    },

    /** @returns the key the file will have, and the path that takes it once within five minutes */
    async requestUpload(ctx: RequestContext, request: UploadRequest): Promise<{ key: string; path: string }> {
      const person = signedIn(ctx.actor)
      const operation = 'POST /upload/authenticated-presigned-url'
      const { id } = await changeOnce(db, ctx, operation, request, (tx) => announce(tx, person, request))
      return sign(id, person)
    },

    /** @throws AppError NOT_FOUND for a link that is not ours or not alive, as for a file that is not there */
    async open(key: string, expires: string | undefined, signature: string | undefined): Promise<OpenedFile> {
      const disposition = isKey(key) ? links.verifyRead(key, expires, signature) : undefined
      const [file] = disposition ? await findReady(db.sql, [key]) : []
      if (!disposition || !file) throw new AppError('NOT_FOUND')
      return { file, disposition: file.type === 'application/pdf' ? disposition : 'inline' }
    },

    read: (file: FileRow): Promise<Readable> => storage.read(file.id),

    async remove(ctx: RequestContext, operation: 'deleteFile' | 'DELETE /s3/{key}', key: string): Promise<void> {
      assertKey(key)
      const person = signedIn(ctx.actor)
      await changeOnce(db, ctx, operation, { key }, async (tx) => {
        const [file] = await findReady(tx.sql, [key])
        if (!file) throw new AppError('NOT_FOUND')
        const owner = owners.of(file)
        await owner.hold(tx, file)
        ensure(await owner.mayDelete(tx.sql, person, file))
        if (await owner.isInUse(tx, file)) throw new AppError('CONFLICT', { reason: 'FILE_IN_USE' })
        const at = clock.now()
        if (!(await markDeleted(tx, file.id, at))) throw new AppError('NOT_FOUND')
        const { kind, deliveryId, vehicleId, driverId } = file
        tx.emit('file.deleted', { key, kind, deliveryId, vehicleId, driverId, actor: person, at })
        return file
      })
    },
  }
}
