import { AppError } from '@volant/contract/errors'
import type { UploadType } from '@volant/domain/kernel/uploads'
import { loadSharp } from '../../../platform/sharp'
import { isActive } from './active-pdf'

const MAX_PIXELS = 50_000_000
const JPEG_QUALITY = 88
// PDF readers look for the end mark in the last kilobyte.
const PDF_TAIL = 1024

const notThatType = () => new AppError('UNSUPPORTED_MEDIA_TYPE')

async function redraw(bytes: Buffer, type: 'image/jpeg' | 'image/png'): Promise<Buffer> {
  const sharp = await loadSharp()
  // the header alone: nothing is drawn before its size is known
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', {}, { cause })
    })
  if (width * height > MAX_PIXELS) throw new AppError('PAYLOAD_TOO_LARGE')
  const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate()
  const drawn = type === 'image/jpeg' ? upright.jpeg({ quality: JPEG_QUALITY }) : upright.png()
  return drawn.toBuffer().catch((cause: unknown) => {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', {}, { cause })
  })
}

/**
 * What may be kept of an upload. Pictures are drawn anew: no place, no camera, nothing behind the picture. Of PDFs only those that
 * are pages and nothing else.
 * @throws AppError BAD_USER_INPUT when empty, UNSUPPORTED_MEDIA_TYPE when it is not whole or not what it claims to be,
 * PAYLOAD_TOO_LARGE beyond 50 million pixels
 */
export async function cleaned(bytes: Buffer, type: UploadType): Promise<Buffer> {
  if (bytes.length === 0) throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'file', code: 'required' }] })
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(bytes)
  if (found?.mime !== type) throw notThatType()
  if (type !== 'application/pdf') return redraw(bytes, type)
  if (!bytes.subarray(-PDF_TAIL).includes('%%EOF') || (await isActive(bytes))) throw notThatType()
  return bytes
}
