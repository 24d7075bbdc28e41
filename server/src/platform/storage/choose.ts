import { join } from 'node:path'
import { folderStorage } from './folder'
import type { Storage } from './storage'

export interface StorageConfig {
  readonly DATA_DIR: string
  readonly S3_BUCKET?: string | undefined
  readonly S3_REGION: string
  readonly S3_ENDPOINT?: string | undefined
  readonly S3_ACCESS_KEY_ID?: string | undefined
  readonly S3_SECRET_ACCESS_KEY?: string | undefined
  readonly S3_READ_LINKS: boolean
}

const LINK_SECONDS = 600

/** The one place where the store of files is chosen. */
export async function chooseStorage(config: StorageConfig): Promise<Storage> {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config
  if (S3_BUCKET === undefined) return folderStorage(join(config.DATA_DIR, 'files'))
  // a third of a second and fifty megabytes that a folder does not need
  const { s3Storage } = await import('./s3')
  return s3Storage({
    bucket: S3_BUCKET,
    region: config.S3_REGION,
    endpoint: config.S3_ENDPOINT,
    keys:
      S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
        ? { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
        : undefined,
    linkSeconds: config.S3_READ_LINKS ? LINK_SECONDS : 0,
  })
}
