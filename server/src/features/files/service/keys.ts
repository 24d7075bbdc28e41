import { randomBytes } from 'node:crypto'
import { AppError } from '@volant/contract/errors'
import type { UploadMetadata } from '@volant/contract/rest/files'
import type { UploadType } from '@volant/domain/kernel/uploads'

const KEY = /^[A-Za-z0-9][A-Za-z0-9/_.-]{0,255}$/

/** Keys are looked up, never walked to; this keeps out what could not be one of ours. */
export function isKey(key: string): boolean {
  return KEY.test(key) && !key.includes('..') && !key.includes('//')
}

/** @throws AppError BAD_USER_INPUT */
export function assertKey(key: string): void {
  if (!isKey(key)) throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'key', code: 'invalid' }] })
}

const EXTENSION: Readonly<Record<UploadType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
}

export function isUploadType(type: string): type is UploadType {
  return Object.hasOwn(EXTENSION, type)
}

const random = () => randomBytes(9).toString('hex')

/** Where the file stands. A vehicle's photo has one fixed place, which a new photo takes over (Description 3). */
export function keyFor(metadata: UploadMetadata, type: UploadType): string {
  const extension = EXTENSION[type]
  if ('imagePos' in metadata) {
    const { carId, imagePos, state } = metadata
    return metadata.CarState === 'images'
      ? `Cars/images${state}/${carId}-${imagePos}.${extension}`
      : `Cars/extraImages/${carId}-${state}-${imagePos}.${extension}`
  }
  if ('deliveryId' in metadata) return `Deliveries/${metadata.deliveryId}/${metadata.kind}/${random()}.${extension}`
  const slot = 'slot' in metadata ? metadata.slot : metadata.kind
  return `Drivers/${metadata.driverId}/${slot}-${random()}.${extension}`
}
