import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { AppError, ensure } from '@volant/contract/errors'
import type { UploadMetadata } from '@volant/contract/rest/files'
import type { SignedInActor } from '@volant/domain/kernel/actor'
import type { UploadType } from '@volant/domain/kernel/uploads'
import pLimit from 'p-limit'
import type { Reader, Tx } from '../../../platform/db/database'
import { cleaned } from './inspect'
import { isUploadType } from './keys'
import { essenceOf } from './kinds'
import { receive } from './receive'
import type { FileParts } from './service'
import { claimUpload, dropUpload, markReady } from '../store'
import type { FileRow } from '../store'

// A picture of 50 million pixels is 150 MB while it is drawn: few at a time.
const DRAWN_AT_ONCE = 2
const WAITING_AT_MOST = 100

export interface IncomingUpload {
  readonly key: string
  readonly token: string | undefined
  readonly type: string
  /** What the sender says; undefined for a chunked body. */
  readonly announced: number | undefined
  readonly body: Readable
}

export type ReceiveUpload = (upload: IncomingUpload) => Promise<void>

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Are these the bytes that the device spoke of when it asked? */
function isAsTold({ metadata }: FileRow, received: string): boolean {
  const told = 'imagePos' in metadata ? metadata.taken?.sha256 : undefined
  return told === undefined || told === null || told === received
}

/** Whatever was asked for has it; only what the product made has none. */
const isUpload = (metadata: FileRow['metadata']): metadata is UploadMetadata => 'module' in metadata

export type FindPerson = (db: Reader, sub: string) => Promise<SignedInActor | undefined>

interface ReceiverParts extends FileParts {
  readonly findPerson: FindPerson
  /** Where bodies wait until they are checked; on the same disk as nothing else that matters. */
  readonly folder: string
}

export function createReceiver({
  db,
  storage,
  clock,
  links,
  owners,
  findPerson,
  folder,
}: ReceiverParts): ReceiveUpload {
  const drawing = pLimit(DRAWN_AT_ONCE)

  /** A link lives for minutes, and in one of them its sender may lose the right, or a report be sealed. */
  async function ensureStill(tx: Tx, row: FileRow): Promise<SignedInActor> {
    const person = row.ownerSub === null ? undefined : await findPerson(tx, row.ownerSub)
    if (!person || !isUpload(row.metadata)) throw new AppError('UNAUTHENTICATED')
    await owners.of(row).hold(tx, row)
    ensure(await owners.mayUpload(tx.sql, person, row.metadata))
    return person
  }

  /** The bytes first, then the row: a row that says `ready` always has its bytes. */
  async function keep(row: FileRow, type: UploadType, path: string): Promise<void> {
    const received = await readFile(path)
    const receivedSha256 = sha256(received)
    if (!isAsTold(row, receivedSha256))
      throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'file', code: 'invalid' }] })
    const bytes = await cleaned(received, type)
    await storage.put(row.id, bytes, type)
    const stored = { size: bytes.length, sha256: sha256(bytes), receivedSha256 }
    // whoever loses the database here cannot know whether the row was written, so the bytes stay: a job takes what no row knows
    await db.tx(async (tx) => {
      const actor = await ensureStill(tx, row)
      const at = clock.now()
      if (await markReady(tx, row, stored, at)) tx.emit('file.replaced', { ...row, actor, at })
    })
  }

  async function take({ key, token, type, announced, body }: IncomingUpload): Promise<void> {
    const claims = await links.verifyUpload(token)
    if (!claims || claims.key !== key) throw new AppError('UNAUTHENTICATED')
    if (drawing.pendingCount > WAITING_AT_MOST) throw new AppError('UNAVAILABLE', { retryAfter: 5 })
    if (!(await storage.hasRoom())) throw new AppError('STORAGE_FULL')
    const row = await claimUpload(db.sql, claims.id, claims.nonce)
    if (!row) throw new AppError('UNAUTHENTICATED')
    try {
      const expected = claims.type
      if (essenceOf(type) !== expected || !isUploadType(expected)) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
      if ((announced ?? 0) > claims.maxBytes) throw new AppError('PAYLOAD_TOO_LARGE')
      await receive(body, claims.maxBytes, folder, (path) => drawing(() => keep(row, expected, path)))
    } catch (error) {
      // the link is used up; should the row outlive this, the nightly job takes it
      await dropUpload(db.sql, row.id).catch(() => undefined)
      throw error
    }
  }

  // What is left of a refused body still has to be read: the connection carries the next request
  return (upload) => take(upload).finally(() => upload.body.resume())
}
