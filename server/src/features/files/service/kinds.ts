import { AppError } from '@volant/contract/errors'
import type { UploadMetadata } from '@volant/contract/rest/files'
import type { FieldError } from '@volant/domain/kernel/errors'
import { isFileType } from './keys'
import type { FileType } from './keys'

export type UploadKind =
  | 'photo'
  | 'mark'
  | 'doc'
  | 'validationDoc'
  | 'signature'
  | 'refusal'
  | 'evidence'
  | 'avatar'
  | 'driverDoc'

interface Limits {
  readonly types: readonly FileType[]
  readonly maxBytes: number
}

const MEGABYTE = 1024 * 1024
const PICTURE: Limits = { types: ['image/jpeg', 'image/png'], maxBytes: 5 * MEGABYTE }
const DOCUMENT: Limits = { types: ['application/pdf', 'image/jpeg', 'image/png'], maxBytes: 10 * MEGABYTE }
const PDF_SLOTS: readonly string[] = ['kbisPath', 'ribPath', 'permit_solde_path']

export function kindOf(metadata: UploadMetadata): UploadKind {
  if ('imagePos' in metadata) return 'photo'
  return 'slot' in metadata ? 'driverDoc' : metadata.kind
}

/** Description 8 and 5: documents 10 MB, photos 5 MB; a driver's slot takes a PDF or a picture. */
function limitsOf(metadata: UploadMetadata): Limits {
  if ('slot' in metadata) {
    const types: readonly FileType[] = PDF_SLOTS.includes(metadata.slot) ? ['application/pdf'] : PICTURE.types
    return { types, maxBytes: DOCUMENT.maxBytes }
  }
  const kind = kindOf(metadata)
  return kind === 'doc' || kind === 'validationDoc' ? DOCUMENT : PICTURE
}

/** The media type without parameters; `image/jpg` is what some browsers call a JPEG. */
export function essenceOf(type: string): string {
  const essence = type.split(';')[0]?.trim().toLowerCase() ?? ''
  return essence === 'image/jpg' ? 'image/jpeg' : essence
}

/**
 * @returns the type as stored
 * @throws AppError BAD_USER_INPUT naming the type or the size
 */
export function checkAnnounced(metadata: UploadMetadata, fileType: string, fileSize: number): FileType {
  const { types, maxBytes } = limitsOf(metadata)
  const type = essenceOf(fileType)
  const fields: FieldError[] = []
  const allowed = isFileType(type) && types.includes(type)
  if (!allowed) fields.push({ path: 'fileType', code: 'notAllowed' })
  if (fileSize > maxBytes) fields.push({ path: 'fileSize', code: 'outOfRange' })
  if (!allowed || fields.length > 0) throw new AppError('BAD_USER_INPUT', { fields })
  return type
}
