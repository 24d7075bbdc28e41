import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { Readable } from 'node:stream'
import { AppError } from '@volant/contract/errors'
import { ObjectMissing, assertName } from './storage'
import type { Storage } from './storage'

export interface S3Settings {
  readonly bucket: string
  readonly region: string
  /** Another store than Amazon's. */
  readonly endpoint?: string | undefined
  /** Without it, what the machine itself may do. */
  readonly keys?: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined
  /** Browsers read from the bucket by links that live this many seconds; 0 = through us. */
  readonly linkSeconds: number
  /** Milliseconds for an answer with all tries for it, and for the next bytes of a file that is on its way. */
  readonly patience?: number
}

/** A request waits for its file, so a store that stands still is not waited for much longer than the database. */
const PATIENCE_MS = 10_000

/** The store answers with a reason of its own for what we asked; anything else means that it is away. */
async function asking<T>(patience: number, work: (limit: { abortSignal: AbortSignal }) => Promise<T>): Promise<T> {
  // not AbortSignal.timeout, which would also cut a file that a slow browser still reads
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), patience)
  try {
    return await work({ abortSignal: limit.signal })
  } catch (error) {
    const status = error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 500) : 500
    if (status === 404) throw new ObjectMissing('no such object', { cause: error })
    throw new AppError('UNAVAILABLE', { reason: 'PROVIDER_UNAVAILABLE', retryAfter: 5 }, { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

/** Files in a bucket of any store that speaks S3. */
export function s3Storage({
  bucket: Bucket,
  region,
  endpoint,
  keys,
  linkSeconds,
  patience = PATIENCE_MS,
}: S3Settings): Storage {
  const client = new S3Client({
    region,
    maxAttempts: 2,
    // its `requestTimeout` only warns; what ends an answer that does not come stands in `asking`
    requestHandler: { connectionTimeout: 2000, socketTimeout: patience },
    // Stores other than Amazon's know neither the newer checksums nor buckets as host names
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(keys !== undefined && { credentials: keys }),
  })
  const object = (name: string) => {
    assertName(name)
    return { Bucket, Key: name }
  }

  return {
    async put(name, bytes, type) {
      const command = new PutObjectCommand({ ...object(name), Body: bytes, ContentType: type })
      await asking(patience, (limit) => client.send(command, limit))
    },

    async read(name) {
      const command = new GetObjectCommand(object(name))
      const { Body } = await asking(patience, (limit) => client.send(command, limit))
      if (!(Body instanceof Readable)) throw new ObjectMissing(name)
      return Body
    },

    async remove(name) {
      const command = new DeleteObjectCommand(object(name))
      await asking(patience, (limit) => client.send(command, limit)).catch((error: unknown) => {
        if (!(error instanceof ObjectMissing)) throw error
      })
    },

    async *list() {
      for await (const page of paginateListObjectsV2({ client }, { Bucket })) {
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key !== undefined && LastModified !== undefined) yield { name: Key, storedAt: LastModified }
        }
      }
    },

    hasRoom: async () => true,

    async ping() {
      await asking(patience, (limit) => client.send(new HeadBucketCommand({ Bucket }), limit))
    },

    async readLink(name, { type, disposition }) {
      if (linkSeconds === 0) return undefined
      const command = new GetObjectCommand({
        ...object(name),
        ResponseContentType: type,
        ResponseContentDisposition: disposition,
      })
      return getSignedUrl(client, command, { expiresIn: linkSeconds })
    },
  }
}
