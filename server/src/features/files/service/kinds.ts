import { AppError } from '@volant/contract/errors'
import type { UploadMetadata } from '@volant/contract/rest/files'
import { documentRules } from '@volant/domain/drivers/documents'
import type { FieldError } from '@volant/domain/kernel/errors'
import { isTooLarge, mayBeOfType, UPLOADS } from '@volant/domain/kernel/uploads'
import type { UploadRules, UploadType } from '@volant/domain/kernel/uploads'

export type UploadKind =
  | 'photo'
  | 'mark'
  | 'doc'
  | 'validationDoc'
  | 'signature'
  | 'refusal'
  | 'problem'
  | 'expense'
  | 'evidence'
  | 'avatar'
  | 'driverDoc'

export function kindOf(metadata: UploadMetadata): UploadKind {
  if ('imagePos' in metadata) return 'photo'
  return 'slot' in metadata ? 'driverDoc' : metadata.kind
}

/** What a driver leaves as evidence may be a report signed on paper, as a PDF. */
const DOCUMENT_KINDS: ReadonlySet<UploadKind> = new Set(['doc', 'validationDoc', 'evidence'])

function rulesOf(metadata: UploadMetadata): UploadRules {
  if ('slot' in metadata) return documentRules(metadata.slot)
  return DOCUMENT_KINDS.has(kindOf(metadata)) ? UPLOADS.document : UPLOADS.photo
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
export function checkAnnounced(metadata: UploadMetadata, fileType: string, fileSize: number): UploadType {
  const rules = rulesOf(metadata)
  const type = essenceOf(fileType)
  const fields: FieldError[] = []
  const allowed = mayBeOfType(rules, type)
  if (!allowed) fields.push({ path: 'fileType', code: 'notAllowed' })
  if (isTooLarge(rules, fileSize)) fields.push({ path: 'fileSize', code: 'outOfRange' })
  if (!allowed || fields.length > 0) throw new AppError('BAD_USER_INPUT', { fields })
  return type
}
