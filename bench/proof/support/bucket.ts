import { S3_KEYS, openS3Server } from '../../../server/src/platform/storage/s3-server.testing'
import { s3Storage } from '../../../server/src/platform/storage/s3'
import type { Storage } from '../../../server/src/platform/storage/storage'
import { startUnreliable } from '../../../server/test/unreliable'

const BUCKET = 'volant'
const REGION = 'eu-west-3'

/** A store that speaks S3. */
export interface Bucket {
  /** What servers are told of it. */
  readonly env: Readonly<Record<string, string>>
  readonly files: Pick<Storage, 'read' | 'list'>
  /** Nobody reaches it any more; it keeps what it has. */
  leave(): void
  comeBack(): void
  close(): Promise<void>
}

export async function openBucket(): Promise<Bucket> {
  const store = await openS3Server(BUCKET)
  const way = await startUnreliable(store.port)
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = S3_KEYS
  const keys = { accessKeyId, secretAccessKey }
  return {
    env: { S3_BUCKET: BUCKET, S3_REGION: REGION, S3_ENDPOINT: way.url, ...S3_KEYS },
    files: s3Storage({ bucket: BUCKET, region: REGION, endpoint: store.url, keys, linkSeconds: 0 }),
    leave() {
      way.trouble = 'reset'
    },
    comeBack() {
      way.trouble = 'none'
    },
    close() {
      way.close()
      return store.close()
    },
  }
}
